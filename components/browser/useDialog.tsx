import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from './fault';

/** A dialog as the default of a module of its own. */
type Load = () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;

/**
 * A dialog whose code comes when it is opened first. Code that does not come is told to the reader, and asked for again when
 * the dialog is opened again.
 * @param what the dialog as the reader knows it, such as "The search"
 * @param load the same function each time
 */
export function useDialog(what: string, load: Load): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!isOpen || Dialog) return;
    // Not `lazy`: it throws what failed at React, which takes the page down, and never tries again.
    loadChunk(what, load).then((module) => setDialog(() => module.default), close);
  }, [isOpen, Dialog, close, what, load]);
  return { open, dialog: isOpen && Dialog && <Dialog onClose={close} /> };
}
