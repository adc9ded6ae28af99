import { CONSTANTS } from '../browser/constants';
import { throttle } from '../browser/throttle';
import { showMarks } from '../search/marks';
import { closeDrawer } from './drawer';
import { linkOf } from './links';
import { keepForOffline } from './offline';
import { reportPageView } from './page-view';
import { ProgressBar } from './progress-bar';
import { ScrollMemory } from './scroll-memory';
import { ScrollSpy, SIGNS } from './scroll-spy';
import { focusArrival, goToTarget, markTarget } from './target';
import { openTarget, targetOf } from '../browser/target';

/** The part of the router that carries navigations out. */
export interface Opener {
  /** Goes to a page in a transition of React's, whose end is told by `end`. */
  open: (address: string) => void;
  prefetch: (address: string) => void;
}

/** See {@link createDispatcher}. */
export type Dispatcher = ReturnType<typeof createDispatcher>;

/**
 * Says what happens, and in which order, when a reader goes from page to page: when a navigation starts, arrives, fails,
 * or goes back. All state of navigations is here and in the objects that are made here, and ends with them.
 * @returns the moments that only React and the router know; the dispatcher listens to the others itself
 */
export function createDispatcher({ open, prefetch }: Opener) {
  /** The page that is shown. The address is another one's while Back waits for its page. */
  let shown: string | undefined;
  /** The words that the reader searched for, until the page that they chose is there. */
  let searched: string | undefined;
  /** Aborted when another page takes the place of the one that is shown. */
  let visit = new AbortController();
  const life = new AbortController();
  const isShown = () => location.pathname === shown;
  const bar = new ProgressBar();
  const memory = new ScrollMemory(isShown);
  const spy = new ScrollSpy();
  const look = throttle(() => {
    if (!isShown()) return;
    spy.update();
    memory.remember();
  }, CONSTANTS.sidebarAndHashScrollThrottle);

  /** The reader follows a link to a page of this site, or to a place in the one that is shown. */
  const start = (link: HTMLAnchorElement, address: string) => {
    const { pathname, search, hash } = link;
    const isSamePage = pathname === location.pathname;
    memory.leave();
    // At once: the drawer would cover the progress bar.
    closeDrawer();
    if (isSamePage && link.dataset.search) showMarks(link.dataset.search);
    else searched = link.dataset.search;
    if (isSamePage && hash) {
      spy.ask(hash);
      look.call();
    }
    if (!isSamePage || search !== location.search) bar.start(link.href);
    else {
      // The router may fetch the page anew; the reader has it already.
      bar.finish();
      const target = targetOf(hash);
      if (target) return goToTarget(target, link);
    }
    open(address);
  };

  /** The next page has taken the place of the one before, or the first has been loaded. */
  const arrive = () => {
    const isLoaded = shown === undefined;
    shown = location.pathname;
    look.cancel();
    visit.abort();
    visit = new AbortController();
    bar.finish();
    if (!isLoaded) closeDrawer();
    openTarget();
    if (!memory.isReturning()) markTarget();
    memory.restore();
    spy.arrive();
    if (!isLoaded) {
      focusArrival();
      reportPageView(visit.signal);
    }
    showMarks(searched);
    searched = undefined;
    keepForOffline(isLoaded, visit.signal);
  };

  /** No navigation of a link is under way any more: it has arrived, or another one took its place, also one within the page. */
  const end = () => bar.finish();

  /** The next page does not come: the reader stopped its document, which was to come instead of its payload, or has left. */
  const fail = () => bar.finish();

  /**
   * Back, Forward, or another fragment typed into the address. Listens before the router does, which shows a page that is
   * in memory, and has it arrive, while it handles this event.
   */
  const goBack = ({ state }: PopStateEvent) => {
    memory.goBack(state);
    if (!isShown()) return bar.start(location.href);
    bar.finish();
    openTarget();
    spy.ask(location.hash);
    look.call();
  };

  const onClick = (event: MouseEvent) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const found = linkOf(event);
    if (!found || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    start(found.link, found.address);
  };
  const onIntent = (event: Event) => {
    const found = linkOf(event);
    if (found && found.link.pathname !== location.pathname) prefetch(found.address.replace(/[?#].*/, ''));
  };

  const { signal } = life;
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('pointerover', onIntent, { passive: true, signal });
  document.addEventListener('focusin', onIntent, { signal });
  addEventListener('popstate', goBack, { signal });
  addEventListener('scroll', look.call, { passive: true, signal });
  for (const sign of SIGNS) addEventListener(sign, spy.onSign, { capture: true, passive: true, signal });
  // A page that is left in the plain way may come back as it was.
  addEventListener('pagehide', fail, { signal });
  if ('navigation' in window) window.navigation.addEventListener('navigateerror', fail, { signal });

  /** Ends all listening, and all that is under way. */
  const destroy = () => {
    life.abort();
    visit.abort();
    look.cancel();
    bar.finish();
  };
  return { arrive, end, destroy };
}
