import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { loadChunk } from './fault';

/** A program that replaces a plain form on first use. */
export interface LazyProgram<Live> {
  /** The input taken over from the form. Absent until the program has loaded. */
  live?: Live;
  hasFailed: boolean;
  load(): void;
}

/**
 * Loads a form's program once. It replaces the form after early clicks are repeated, an open select is closed, and a
 * pressed button is released.
 * @param name the program's name for readers, such as "The playground"
 * @param takeOver reads the form before it is replaced
 */
export function useProgram<Chunk, Live>(
  name: string,
  root: RefObject<HTMLElement | null>,
  importChunk: () => Promise<Chunk>,
  takeOver: (chunk: Chunk, root: HTMLElement) => Live,
): LazyProgram<Live> {
  const [live, setLive] = useState<Live>();
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);
  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setFailed(false);
    loadChunk(name, importChunk)
      .then((chunk) =>
        afterPress(() =>
          afterMenu(root.current, () =>
            afterHold(root.current, () => {
              const form = root.current;
              // This is synchronous. Otherwise, text entered between reading and replacing the form would be lost.
              if (form) flushSync(() => setLive(() => takeOver(chunk, form)));
            }),
          ),
        ),
      )
      .catch(() => {
        isLoading.current = false;
        setFailed(true);
      });
  };
  return { live, hasFailed, load };
}

/** Waits until the starter has repeated an early click, which needs the form. */
function afterPress(then: () => void): void {
  if (document.documentElement.dataset.awake === undefined) document.addEventListener('awake', then, { once: true });
  else then();
}

/** Waits until the reader has made a choice in an open select or left it, because replacing the form would close it. */
function afterMenu(root: HTMLElement | null, then: () => void): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLSelectElement) || !root?.contains(activeElement)) return then();
  // If the value has changed, the reader has already selected an option, so the list is closed.
  const initial = [...activeElement.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (activeElement.selectedIndex !== Math.max(0, initial)) return then();
  const done = () => {
    activeElement.removeEventListener('change', done);
    activeElement.removeEventListener('blur', done);
    then();
  };
  activeElement.addEventListener('change', done);
  activeElement.addEventListener('blur', done);
}

/**
 * Waits until a pressed button is released. This polls, because elements stay `:active` for a moment after a
 * tap, and no event marks the end.
 */
function afterHold(root: HTMLElement | null, then: () => void): void {
  if (!root?.matches(':active')) return then();
  requestAnimationFrame(() => afterHold(root, then));
}
