import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from './fault';

/** Imports a module whose default export is the dialog. */
type Load = () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;

/**
 * A dialog whose code loads when it is first opened. If loading fails, a notice tells the reader, and the next attempt
 * to open the dialog retries.
 * @param what the dialog's name for readers, such as "The search"
 * @param load a function that doesn't change between renders
 */
export function useDialog(what: string, load: Load): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!isOpen || Dialog) return;
    // On failure, `lazy` would crash the page and never retry.
    loadChunk(what, load).then((module) => setDialog(() => module.default), close);
  }, [isOpen, Dialog, close, what, load]);
  return { open, dialog: isOpen && Dialog && <Dialog onClose={close} /> };
}
