import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { loadChunk } from './fault';

/**
 * Loads a form's program, which replaces the form as soon as the reader isn't using it. Retries on the next call if
 * loading fails.
 * @param name the program's name for readers, such as "The playground"
 * @param takeOver reads the form before it is replaced
 * @returns a function that loads the program, and what was taken over from the form once it has loaded
 */
export function useProgram<Chunk, Live>(
  name: string,
  root: RefObject<HTMLElement | null>,
  importChunk: () => Promise<Chunk>,
  takeOver: (chunk: Chunk, root: HTMLElement) => Live,
) {
  const [live, setLive] = useState<Live>();
  const isLoading = useRef(false);
  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    loadChunk(name, importChunk)
      .then((chunk) => {
        const replace = () => {
          const form = root.current;
          if (!form) return;
          if (isInUse(form)) requestAnimationFrame(replace);
          // This is synchronous. Otherwise, text entered between reading and replacing the form would be lost.
          else flushSync(() => setLive(() => takeOver(chunk, form)));
        };
        replace();
      })
      .catch(() => {
        isLoading.current = false;
      });
  };
  return { live, load };
}

/**
 * Whether replacing the form would lose an interaction: an early click that the starter hasn't repeated yet, a press, or
 * an open list of options. This is polled, because no event marks the end of a press: elements stay `:active` for a
 * moment after a tap.
 */
function isInUse(form: HTMLElement): boolean {
  const { activeElement, documentElement } = document;
  if (documentElement.dataset.hydrated === undefined || form.matches(':active')) return true;
  if (!(activeElement instanceof HTMLSelectElement) || !form.contains(activeElement)) return false;
  // If the value has changed, the reader has already selected an option, so the list is closed.
  const initial = [...activeElement.options].findIndex(({ defaultSelected }) => defaultSelected);
  return activeElement.selectedIndex === Math.max(0, initial);
}
