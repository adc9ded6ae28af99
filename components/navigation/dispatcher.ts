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

/** The router's functions used for navigation. */
export interface Opener {
  /** Opens a page in a React transition. Calls `end` when the transition is over. */
  open: (address: string) => void;
  prefetch: (address: string) => void;
}

/** See {@link createDispatcher}. */
export type Dispatcher = ReturnType<typeof createDispatcher>;

/**
 * Handles navigation between pages: start, arrival, failure and Back. All navigation state is in the dispatcher and the
 * objects it creates.
 * @returns handlers for events that only React and the router know; the dispatcher listens to all other events itself
 */
export function createDispatcher({ open, prefetch }: Opener) {
  /** The page shown. After Back, the address changes before the page does. */
  let shown: string | undefined;
  /** The search query. Set when a result is selected, and cleared when its page arrives. */
  let searched: string | undefined;
  /** Aborted when the page is replaced. */
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

  /** Handles a link to a page on this site, or to a heading on the current page. */
  const start = (link: HTMLAnchorElement, address: string) => {
    const { pathname, search, hash } = link;
    const isSamePage = pathname === location.pathname;
    memory.leave();
    // An open drawer would cover the progress bar.
    closeDrawer();
    if (isSamePage && link.dataset.search) showMarks(link.dataset.search);
    else searched = link.dataset.search;
    if (isSamePage && hash) {
      spy.ask(hash);
      look.call();
    }
    if (!isSamePage || search !== location.search) bar.start(link.href);
    else {
      // The router may refetch the page, but nothing visible is loading.
      bar.finish();
      const target = targetOf(hash);
      if (target) return goToTarget(target, link);
    }
    open(address);
  };

  /** Handles a page's arrival: the first page, or the target of a navigation. */
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

  /** Handles the end of a navigation: it has arrived, was replaced or was stopped, or the reader leaves the page. */
  const end = () => bar.finish();

  /**
   * Handles Back, Forward, or a fragment entered in the address bar. Runs before the router's listener, which may show
   * a cached page synchronously.
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
  // The back-forward cache may restore a document left by a full page load.
  addEventListener('pagehide', end, { signal });
  if ('navigation' in window) window.navigation.addEventListener('navigateerror', end, { signal });

  /** Removes all listeners and cancels everything in progress. */
  const destroy = () => {
    life.abort();
    visit.abort();
    look.cancel();
    bar.finish();
  };
  return { arrive, end, destroy };
}
