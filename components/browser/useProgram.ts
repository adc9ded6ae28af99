import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { loadChunk } from './fault';

/** The program behind a plain form, which is loaded when the reader touches the form. */
export interface LazyProgram<Live> {
  /** What takes the place of the form; absent until it is there. */
  live?: Live;
  hasFailed: boolean;
  load(): void;
}

/**
 * Loads the program of a form once. The form stays until the press that came before the application is repeated, until an open list
 * of choices is closed, and until a slider or button that is held is let go.
 * @param name the program as the reader knows it, such as "The playground"
 * @param takeOver reads the form at the moment when the program takes its place
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
              // At once: what is typed between the reading of the form and the program in its place would be lost.
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

/** The button that was pressed before the application had started is pressed again when it has: until then it stays. */
function afterPress(then: () => void): void {
  if (document.documentElement.dataset.awake === undefined) document.addEventListener('awake', then, { once: true });
  else then();
}

/** Waits until the reader has chosen from an open list of choices, which would be closed if the program took its place. */
function afterMenu(root: HTMLElement | null, then: () => void): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLSelectElement) || !root?.contains(activeElement)) return then();
  // Who has chosen already waits for the outcome.
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
 * Waits until the reader lets go of what is held down: a slider would stop, and a button would not be pressed. No event tells it, for
 * what a finger has tapped stays `:active` for a moment after it.
 */
function afterHold(root: HTMLElement | null, then: () => void): void {
  if (!root?.matches(':active')) return then();
  requestAnimationFrame(() => afterHold(root, then));
}
