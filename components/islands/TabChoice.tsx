'use client';

import { useEffect } from 'react';

/** A tab chosen in one place is chosen wherever the page offers the same alternatives. */
export function TabChoice() {
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.tab === undefined) return;
      for (const input of document.querySelectorAll<HTMLInputElement>(
        `input[data-tab="${CSS.escape(target.dataset.tab)}"]`,
      )) {
        if (input.value === target.value) input.checked = true;
      }
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  return null;
}
