import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Start } from '../browser/start';
import { takeOver } from '../browser/take-over';
import '../browser/translated';

/**
 * Puts a program in the place of an island's plain HTML. Under `next dev`, Next's React keeps the plain HTML and may
 * update it, so its wrapper is detached as a whole.
 * @param onFault called if the program fails, after its plain HTML is back
 */
export function mount(
  place: HTMLElement,
  Program: ComponentType<Start>,
  pressed: string | undefined,
  onFault: () => void,
): void {
  const plain = place.firstElementChild as HTMLElement;
  const props: unknown = JSON.parse(place.dataset.props ?? '{}');
  const start = { props, place, plain, pressed, taken: takeOver(plain) };
  plain.remove();
  place.dataset.live = '';
  const restore = () => {
    root.unmount();
    delete place.dataset.live;
    place.replaceChildren(plain);
    onFault();
  };
  const root = createRoot(place, { onUncaughtError: () => queueMicrotask(restore) });
  // Otherwise, text entered between reading and replacing the form would be lost.
  flushSync(() => root.render(<Program {...start} />));
}
