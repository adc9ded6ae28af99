/** Runs in every page before its own scripts; what it finds is read from `window.bench`. It takes all it needs as arguments. */
export function observe({ input, result, copied }) {
  const bench = (window.bench = { fcp: null, lcp: null, cls: 0 });
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', (entry) => (bench.fcp = entry.startTime));
  on('largest-contentful-paint', (entry) => (bench.lcp = entry.startTime));
  on('layout-shift', (entry) => (bench.cls += entry.hadRecentInput ? 0 : entry.value));

  const visible = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden',
    );
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

  // An event's time is when the browser received it, so it includes waiting for a busy page.
  addEventListener('pointerdown', ({ timeStamp }) => (bench.pressed ??= timeStamp), { capture: true });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      bench.pressed ??= timeStamp;
      bench.lastKey = timeStamp;
    },
    { capture: true },
  );

  /** What a reader sees of an act; it has had its effect when this changes. */
  const effects = {
    field: () => document.activeElement?.matches(input) ?? false,
    theme: () => getComputedStyle(document.body).color,
    copy: () => visible(copied).length > 0,
  };
  /** As soon as a control is painted, gives its middle, and watches from then on for the effect of using it. */
  bench.ready = ([control, effect]) => {
    const element = bench.fcp !== null && visible(control)[0];
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const before = effects[effect]();
    const look = () => {
      if (effects[effect]() === before) requestAnimationFrame(look);
      else bench.answered = performance.now() - bench.pressed;
    };
    look();
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };

  /** Notes when the list of results last changed. */
  bench.watchResults = () => {
    const list = () => [...document.querySelectorAll(result)].map(({ textContent }) => textContent).join('\n');
    let before = list();
    new MutationObserver(() => {
      const after = list();
      if (after === before) return;
      before = after;
      bench.changed = performance.now();
      bench.hasResults = after !== '';
    }).observe(document, { subtree: true, childList: true, characterData: true });
  };
}
