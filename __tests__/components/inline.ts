import { jest } from '@jest/globals';
import type { createLoader } from '@/components/inline/loader';

/*
 * Runs the site's inline script, as a browser does in a document that it parses. Import this before other modules of
 * the site. Everything a test has listened for and stored ends with it.
 */

/** What the system says of the theme. */
export const system = { matches: false };

/** The loader's first step, instead of which no module is loaded, and what it would call. */
export const load = jest.fn();
export let loader: { main: string; onFault(): void; onRetry(): void };
jest.unstable_mockModule('@/components/inline/loader', () => ({
  createLoader: (main: string, onFault: () => void, onRetry: () => void): ReturnType<typeof createLoader> => {
    loader = { main, onFault, onRetry };
    return { load, hasBegun: () => load.mock.calls.length > 0 };
  },
}));

// The DOM of the tests lacks them.
Object.assign(window, { matchMedia: () => system, scrollBy: () => undefined });
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

const undo: (() => void)[] = [];

window.MutationObserver = class extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    undo.push(() => this.disconnect());
  }
};

beforeEach(() => {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
      add(type, listener, options);
      undo.push(() => target.removeEventListener(type, listener, options));
    };
  }
});

afterEach(() => {
  for (const remove of undo.splice(0)) remove();
  for (const target of [window, document]) Reflect.deleteProperty(target, 'addEventListener');
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  load.mockReset();
  jest.useRealTimers();
});

/**
 * Runs the inline script.
 * @param attributes those of its element
 */
export async function runInline(attributes: DOMStringMap = { main: '/main.js' }): Promise<void> {
  jest.resetModules();
  Object.defineProperty(document, 'currentScript', { value: { dataset: attributes }, configurable: true });
  await import('@/components/inline/first');
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

export const find = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind =>
  document.querySelector<Kind>(selector)!;

/** Lets an event happen on an element. */
export function act(type: string, selector = 'p', properties: object = {}): Event {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), properties);
  find(selector).dispatchEvent(event);
  return event;
}

/** Presses a key on an element. */
export function press(key: string, modifiers: KeyboardEventInit = {}, selector = 'p'): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  find(selector).dispatchEvent(event);
  return event;
}
