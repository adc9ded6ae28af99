/** Runs in every page before its own scripts; what it finds is read from `window.bench`. It takes all it needs as arguments. */
export function observe({ result, answer }) {
  const bench = (window.bench = { fcp: null, lcp: null, cls: 0, blocking: 0 });
  const on = (type, take) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    } catch {
      // A kind of entry that this browser does not know.
    }
  };
  on('paint', (entry) => (bench.fcp = entry.startTime));
  on('largest-contentful-paint', (entry) => (bench.lcp = entry.startTime));
  on('layout-shift', (entry) => (bench.cls += entry.hadRecentInput ? 0 : entry.value));
  on('longtask', (entry) => (bench.blocking += Math.max(0, entry.duration - 50)));

  const isVisible = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const visible = (selector) => [...document.querySelectorAll(selector)].filter(isVisible);
  const heading = () => visible('h1')[0]?.textContent.trim();
  const now = () => performance.timeOrigin + performance.now();
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(0);
    });

  // From a click to the next page's heading; a page load in between is part of it.
  const KEY = 'bench-navigation';
  const read = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  const write = (value) => sessionStorage.setItem(KEY, JSON.stringify(value));
  const check = () => {
    const state = read();
    if (!state || state.end) return;
    if (heading() && heading() !== state.from)
      painted(() => write({ ...state, end: now(), isLoad: state.origin !== performance.timeOrigin }));
    else requestAnimationFrame(check);
  };
  bench.arm = () => {
    sessionStorage.removeItem(KEY);
    const start = ({ timeStamp }) => {
      write({ start: performance.timeOrigin + timeStamp, origin: performance.timeOrigin, from: heading() });
      requestAnimationFrame(check);
    };
    addEventListener('click', start, { capture: true, once: true });
  };
  bench.navigation = read;
  requestAnimationFrame(check);

  // From the first key to the first visible result.
  bench.results = () => visible(result).length;
  bench.startSearch = () => {
    const search = (bench.search = { first: null, shown: null });
    addEventListener('keydown', ({ timeStamp }) => (search.first ??= timeStamp), { capture: true, once: true });
    const look = () => {
      if (search.first !== null && visible(result).length > 0) search.shown = performance.now() - search.first;
      else requestAnimationFrame(look);
    };
    look();
  };

  // From the first movement of the pointer to the answer of an island that was pressed at once.
  addEventListener('pointermove', ({ timeStamp }) => (bench.moved ??= timeStamp), { capture: true });
  bench.watchAnswer = () => {
    const look = () => {
      if (visible(answer).length > 0) bench.answered = performance.now() - bench.moved;
      else requestAnimationFrame(look);
    };
    look();
  };
}
