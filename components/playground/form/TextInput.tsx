'use client';

import { useState, type AriaAttributes, type RefCallback } from 'react';

interface Props extends AriaAttributes {
  id?: string;
  name?: string;
  className?: string;
  value: string;
  inputMode?: 'decimal' | 'numeric';
  ref?: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
  onChange: (event: { target: { value: string } }) => void;
}

/** An input for any text. It has several lines once the text has a line break: one line would lose it at the first key. */
export function TextInput({ inputMode, ...props }: Props) {
  const hasBreak = /[\r\n]/.test(props.value);
  // Without its line breaks the text stays where the cursor is.
  const [isLong, setLong] = useState(hasBreak);
  if (hasBreak && !isLong) setLong(true);
  const shared = { ...props, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false };
  return isLong || hasBreak ? (
    <textarea {...shared} rows={Math.min(8, Math.max(3, props.value.split('\n').length))} />
  ) : (
    <input {...shared} type="text" inputMode={inputMode} />
  );
}
