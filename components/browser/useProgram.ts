import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadChunk } from './fault';

/** The program behind a plain form, which is loaded when the reader touches the form. */
export interface LazyProgram<Live> {
  /** What takes the place of the form; absent until it is there. */
  live?: Live;
  hasFailed: boolean;
  load(): void;
}

/** How long after a finger has left the screen the click may come that it has made, in milliseconds. */
const CLICK_DELAY = 50;

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
  const pointers = usePointers(root);
  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setFailed(false);
    loadChunk(name, importChunk)
      .then((chunk) =>
        afterPress(() =>
          afterMenu(root.current, () =>
            afterHold(root.current, pointers, () => {
              const form = root.current;
              if (form) setLive(() => takeOver(chunk, form));
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
 * Waits until the reader lets go of what is held down: a slider would stop, and a button would not be pressed. A finger is known by
 * its events, for `:active` comes late; what was held before the application started by that, and no event tells when it ends.
 */
function afterHold(root: HTMLElement | null, pointers: ReadonlySet<number>, then: () => void): void {
  if (pointers.size === 0 && !root?.matches(':active')) return then();
  requestAnimationFrame(() => afterHold(root, pointers, then));
}

/** The pointers that are down in a form, by their numbers. */
function usePointers(root: RefObject<HTMLElement | null>): ReadonlySet<number> {
  const [pointers] = useState(() => new Set<number>());
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const lift = ({ pointerId }: PointerEvent) => setTimeout(() => pointers.delete(pointerId), CLICK_DELAY);
    root.current?.addEventListener('pointerdown', ({ pointerId }) => pointers.add(pointerId), { signal });
    document.addEventListener('pointerup', lift, { signal });
    document.addEventListener('pointercancel', lift, { signal });
    return () => leaving.abort();
  }, [root, pointers]);
  return pointers;
}
