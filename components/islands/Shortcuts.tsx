'use client';

import { useEffect } from 'react';
import { shortcutOf } from '../browser/shortcut';
import { useDialog } from '../browser/useDialog';

const loadDialog = () => import('./ShortcutsDialog');

/** The button that lists keyboard shortcuts. `?` presses it, even before hydration (see `starter.ts`). */
export function Shortcuts({ className }: { className: string | undefined }) {
  const { open, dialog } = useDialog('The list of shortcuts', loadDialog);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (shortcutOf(event) === 'shortcuts' && !document.querySelector('dialog[open]')) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <button type="button" className={className} data-shortcuts="" onClick={open}>
        Keyboard shortcuts <kbd>?</kbd>
      </button>
      {dialog}
    </>
  );
}
