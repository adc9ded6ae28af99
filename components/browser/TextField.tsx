'use client';

import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

interface Typed {
  text: string;
  selection: [from: number, to: number];
}

/** What was typed, by the element: React may begin more than once before it is done. */
const typed = new WeakMap<HTMLElement, Typed>();

/**
 * A field of several lines that keeps what was typed before the application started: when React starts, it puts back what such a
 * field was made with.
 */
export function TextField({ id, ...props }: Omit<ComponentProps<'textarea'>, 'ref' | 'value'>) {
  const own = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // A component is rendered before React comes to its element.
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
