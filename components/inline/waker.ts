import { element, elementOf } from '../browser/element';
import { SEARCH_BUTTON } from '../browser/shortcut';
import { whenShown } from '../browser/shown';
import { readStored } from '../browser/storage';
import { createLoader } from './loader';
import { createNotice } from './notice';

/** Buttons that HTML or this script answers. */
const ANSWERED = '[popovertarget],[data-opens],[data-theme-switch],dialog *,[data-fault] *';

/** Buttons that need the module. */
const BUTTON = `button:not(${ANSWERED})`;

/** Everything that needs the module when it is used. */
const CONTROLS = `${BUTTON},select,textarea,input:not([data-tab],dialog *),[data-playground]>summary`;

/** Elements that show course progress, if there is any. */
const PROGRESS = '[data-progress] :is([data-island=course],[data-lesson])';

/** The checker, which shows the script of the last visit. */
const CHECKER = '[data-island=checker]';

/** How long after the first sign of reading the module loads, in milliseconds. */
const READING = 1000;

/** How long a pointer must rest on the search before it loads, in milliseconds. */
const NEAR = 50;

/** Milliseconds to wait after a link is selected. If the page is still shown, the link has opened in a new tab. */
const LEAVING = 10_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focusin', 'click'] as const;

/**
 * Loads the module that makes a document interactive at the first sign of reading. A page is complete without it.
 *
 * - Pressing or focusing a control loads it immediately, as do the search, and a pointer that rests on its button.
 * - Scrolling and other keys load it a second later, when the browser is idle. Pointer moves count only after a scroll.
 *   The browser's own scroll to the heading in the address, and its focus, don't count.
 * - A link loads nothing and delays the load, because the next document would have to start again.
 *
 * A button pressed before the module is ready shows that it waits, and is pressed again on the `ready` event.
 */
export function createWaker({ main, search = '', now }: DOMStringMap) {
  let idle: ReturnType<typeof setTimeout> | undefined;
  let pressed: HTMLElement | undefined;
  const notice = createNotice();
  const onFault = () => {
    release();
    notice.show();
  };
  const loader = createLoader(main ?? '', onFault, () => listen('addEventListener'));

  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const sign of SIGNS) window[change](sign, onSign, { capture: true, passive: true });
  };
  const release = () => {
    pressed?.removeAttribute('aria-busy');
    pressed = undefined;
  };
  const wake = () => {
    clearTimeout(idle);
    idle = undefined;
    listen('removeEventListener');
    loader.load();
  };
  const wakeSearch = () => {
    if (main === undefined) return;
    for (const file of search.split(' ')) preload(file);
    wake();
  };
  const wakeIn = (time: number, run = wake) => {
    clearTimeout(idle);
    idle = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run)), time);
  };

  const onSign = (event: Event) => {
    const { type } = event;
    const target = elementOf(event);
    const isPointing = type === 'pointermove';
    if (isPointing && !hasMoved(event as PointerEvent)) return;
    // Ignore clicks on tabs, because revealing a heading in a tab also clicks it.
    if (type === 'click' && target.matches('[data-tab]')) return;
    if (type !== 'keydown' && target.closest('a[href]')) {
      if (idle) wakeIn(type === 'click' ? LEAVING : READING);
    } else if (/click|down$|focusin/.test(type) && target.closest(CONTROLS) && !target.matches(':target')) wake();
    else if (isPointing && target.closest(SEARCH_BUTTON)) wakeIn(NEAR, wakeSearch);
    else if (!idle && type !== 'focusin' && (!isPointing || scrollY > 0)) wakeIn(READING);
  };

  /** Remembers a pressed button, and stops the event. */
  const onPress = (event: Event) => {
    const button = elementOf(event).closest<HTMLElement>(BUTTON);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    release();
    pressed = button;
    button.setAttribute('aria-busy', 'true');
    wake();
  };

  const onReady = () => {
    window.removeEventListener('click', onPress, true);
    const button = pressed;
    release();
    button?.click();
  };

  // The module is part of the preview's own code.
  if (main !== undefined) {
    listen('addEventListener');
    window.addEventListener('click', onPress, true);
  }
  window.addEventListener('online', () => {
    if (loader.hasBegun()) loader.load();
  });
  document.addEventListener('fault', (event) => notice.show((event as CustomEvent<string>).detail));
  document.addEventListener('ready', onReady, { once: true });
  for (const end of ['ready', 'online', 'mended']) window.addEventListener(end, notice.close, true);
  return {
    /** Loads the module, and the search's files at the same time. */
    wakeSearch,
    /** Loads the module, unless the page is left before. */
    wakeSoon: () => main !== undefined && wake(),
    /** Loads the module if something on the parsed page needs it. */
    look() {
      const isNeeded = () =>
        now !== undefined ||
        location.hash.startsWith('#script=') ||
        readStored('sessionStorage', 'searched') ||
        document.querySelector(PROGRESS) ||
        (document.querySelector(CHECKER) && readStored('localStorage', 'checker'));
      if (main !== undefined) whenShown(() => void (isNeeded() && wake()));
    },
  };
}

/** Whether the pointer really moved. Browsers also report a move when a page appears under a resting pointer. */
function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return Boolean(movementX || movementY);
}

/** Requests a file that the module will need, so that both arrive together. */
function preload(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const kind = href.endsWith('.js')
    ? { rel: 'modulepreload' }
    : { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'fetch', crossorigin: !href.endsWith('.css') };
  const link = element('link', { ...kind, href });
  // Otherwise, the next request would get the same failure.
  link.onerror = () => link.remove();
  document.head.append(link);
}
