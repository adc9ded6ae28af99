import { readSearched } from '../browser/searched';
import { SEARCH_BUTTON as SEARCH, shortcutOf } from '../browser/shortcut';
import { openTarget } from '../browser/target';
import { createLoader } from './loader';
import { createNotice } from './notice';
import { keepSidebarPosition } from './sidebar';

/** Controls that need the application, unlike tabs and the menu, which work without it. */
const CONTROLS =
  'button:not([popovertarget],[data-fault] *),select,textarea,input:not([data-tab]),[data-zoom],[data-playground]>summary';

/** Addresses that need the application, such as a script for the checker. */
const NEEDS_APPLICATION = /^#script=/;

/** Elements that show course progress, if there is any. */
const PROGRESS = '[data-progress] :is([data-continue],[data-lesson])';

/** How long after the first sign of reading, or the last hover over a link, the application starts, in milliseconds. */
const READING = 1000;

/** How long a pointer must rest on the search before it loads, in milliseconds. */
const NEAR = 50;

/** Milliseconds to wait after a link is selected. If the page is still shown, the link has opened in a new tab. */
const LEAVING = 10_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focusin', 'click'] as const;

/**
 * Starts Next's application on first interaction. A page is complete without it.
 *
 * - Pressing or focusing a control starts it immediately, as do the search keys and a pointer that rests on the search.
 * - Scrolling and other keys start it a second later, when the browser is idle. Pointer moves count only after a
 *   scroll, or when the page fits the viewport. The browser's own scroll to the heading in the address, and its focus,
 *   don't count.
 * - A link starts nothing and delays a start, because the next document would have to start again.
 *
 * A button pressed before the application has started is pressed again on the `hydrated` event.
 *
 * Bundled by `lib/export/programs.ts` into an inline script that is the same in every document, so one hash in the
 * Content-Security-Policy covers it.
 * @param options `search` is the folder of the search index; `now` starts the application immediately
 */
export function start({ search = '', now }: DOMStringMap): void {
  // The browser has rendered the page ahead, and nobody reads it yet.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', () => start({ search, now }), { once: true });
    return;
  }
  let idle: ReturnType<typeof setTimeout> | undefined;
  /** Whether the reader started the application by using the search. */
  let isSearching = false;
  let pressed: HTMLElement | undefined;

  const loader = createLoader(
    () => notice.show(),
    () => listen('addEventListener'),
  );
  const notice = createNotice(loader.files);

  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const sign of SIGNS) window[change](sign, onSign, { capture: true, passive: true });
  };
  const wake = () => {
    clearTimeout(idle);
    idle = undefined;
    listen('removeEventListener');
    loader.load();
    if (isSearching) preloadSearch(search);
  };
  const wakeIn = (time: number) => {
    clearTimeout(idle);
    idle = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake)), time);
  };

  const onSign = (event: Event) => {
    const { type } = event;
    const target = elementOf(event);
    const isPointing = type === 'pointermove';
    if (isPointing && !hasMoved(event as PointerEvent)) return;
    // Ignore clicks on tabs, because revealing a heading in a tab also clicks it.
    if (type === 'click' && target.matches('[data-tab]')) return;
    isSearching = target.closest(SEARCH) !== null;
    if (type !== 'keydown' && target.closest('a[href]')) {
      if (idle) wakeIn(type === 'click' ? LEAVING : READING);
    } else if (/click|down$|focusin/.test(type) && target.closest(CONTROLS) && !target.matches(':target')) wake();
    else if (isPointing && isSearching) wakeIn(NEAR);
    else if (!idle && type !== 'focusin' && (!isPointing || isReading())) wakeIn(READING);
  };

  /** Remembers a button pressed by pointer or key, and stops the event. */
  const onPress = (event: Event) => {
    const button =
      event instanceof KeyboardEvent
        ? buttonOfKey(event)
        : elementOf(event).closest<HTMLElement>('button:not([popovertarget],[data-fault] *)');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    isSearching = button.matches(SEARCH);
    wake();
  };

  const onHydrated = () => {
    loader.finish();
    window.removeEventListener('click', onPress, true);
    window.removeEventListener('keydown', onPress, true);
    pressed?.click();
  };

  listen('addEventListener');
  window.addEventListener('click', onPress, true);
  window.addEventListener('keydown', onPress, true);
  window.addEventListener('online', () => {
    if (loader.hasBegun()) loader.load();
  });
  document.addEventListener('fault', (event) => notice.show((event as CustomEvent).detail));
  document.addEventListener('hydrated', onHydrated, { once: true });
  for (const end of ['hydrated', 'online', 'mended']) window.addEventListener(end, notice.close, true);
  keepSidebarPosition();
  // Browsers open a collapsed section around the heading in the address, but not a tab.
  openTarget();
  window.addEventListener('hashchange', openTarget);
  const isNeeded = NEEDS_APPLICATION.test(location.hash) || readSearched() || document.querySelector(PROGRESS);
  if (now !== undefined || isNeeded) wake();
}

function elementOf({ target }: Event): Element {
  return target instanceof Element ? target : document.body;
}

/** Whether the pointer really moved. Browsers also report a move when a page appears under a resting pointer. */
function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return Boolean(movementX || movementY);
}

function isReading(): boolean {
  return scrollY > 0 || document.documentElement.scrollHeight <= innerHeight;
}

/** The button a keyboard shortcut presses. */
function buttonOfKey(event: KeyboardEvent): HTMLElement | null {
  const opened = shortcutOf(event);
  return opened ? document.querySelector<HTMLElement>(opened === 'search' ? SEARCH : '[data-shortcuts]') : null;
}

/** Loads the search engine while the application starts. */
function preloadSearch(folder: string): void {
  const add = (properties: Partial<HTMLLinkElement>) => {
    document.head.append(Object.assign(document.createElement('link'), properties));
  };
  add({ rel: 'modulepreload', href: `${folder}pagefind.js` });
  add({ rel: 'preload', as: 'fetch', crossOrigin: '', href: `${folder}wasm.en.pagefind` });
}
