'use client';

import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

interface Typed {
  text: string;
  selection: [from: number, to: number];
}

/** Text entered before hydration, by element, because React may render several times. */
const typed = new WeakMap<HTMLElement, Typed>();

/** A textarea that keeps text entered before hydration, which React would reset to the initial value. */
export function TextField({ id, ...props }: Omit<ComponentProps<'textarea'>, 'ref' | 'value'>) {
  const own = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The first render happens before React resets the value.
  const [before] = useState(() => (typeof document === 'undefined' ? undefined : typedInto(id ?? own)));
  useLayoutEffect(() => {
    if (!before || !field.current) return;
    field.current.value = before.text;
    field.current.setSelectionRange(...before.selection);
  }, [before]);
  return <textarea {...props} ref={field} id={id ?? own} />;
}

function typedInto(id: string): Typed | undefined {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return undefined;
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value !== defaultValue) typed.set(field, { text: value, selection: [selectionStart, selectionEnd] });
  return typed.get(field);
}
