import { replacePopover } from '../browser/drawer';
import { element } from '../browser/element';
import { keepRight } from '../browser/shown';
import { readStored } from '../browser/storage';
import { correctAddress, showTarget } from './address';
import { rememberChoices } from './choices';
import { answerDialogs } from './dialogs';
import { showLateFace } from './face';
import { answerLinks } from './leaving';
import { keepSidebarPosition } from './sidebar';
import { answerThemeSwitch } from './theme';
import { createWaker } from './waker';

/**
 * The site's only inline script. It runs before the first paint, and does what can't wait for a request: it sets what
 * the reader has selected before, and answers the first act on a page, whatever that is. Everything else is in the
 * module `components/islands/main.ts`, which the waker loads.
 *
 * `lib/site/bundle.ts` bundles it. The text is the same in all documents, so one hash in the Content-Security-Policy
 * covers it. Whatever differs between sites is in the element's attributes.
 * @param options `main` is the address of the module, absent under `next dev`, which loads it itself; `search` lists
 * the search's files; `styles` is a file with all styles; `now` loads the module without waiting for the reader
 */
function start(options: DOMStringMap): void {
  // For styles that hide what only scripts can show. `(scripting)` is newer than the oldest browsers.
  document.documentElement.dataset.scripts = '';
  // For styles that postpone layout, which would move the target of a link.
  if (!location.hash) document.documentElement.dataset.lazy = '';
  answerThemeSwitch();
  correctAddress();
  keepRight(markProgress);
  rememberChoices();
  const waker = createWaker(options);
  answerDialogs(waker.wakeSearch);
  answerLinks(waker.wakeSoon);
  replacePopover();
  addEventListener('DOMContentLoaded', () => {
    replaceRefusedStyles(options.styles);
    showTarget();
    keepSidebarPosition();
    void showLateFace();
    waker.look();
  });
  addEventListener('hashchange', showTarget);
}

/** If course progress is stored or in the address, marks the root, so that space is reserved before the first paint. */
function markProgress(): void {
  if (location.hash.startsWith('#progress=') || readStored('localStorage', 'progress'))
    document.documentElement.dataset.progress = '';
}

/**
 * Loads the file with all styles if the browser has refused an inline one, because a proxy has changed it, so that its
 * hash isn't in the Content-Security-Policy any more.
 */
function replaceRefusedStyles(href: string | undefined): void {
  const isRefused = [...document.querySelectorAll('style')].some(({ sheet }) => sheet === null);
  if (href && isRefused) document.head.append(element('link', { rel: 'stylesheet', href }));
}

start((document.currentScript as HTMLScriptElement).dataset);
