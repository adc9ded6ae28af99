import { jest } from '@jest/globals';
import { markActive } from '@/components/islands/features/active-heading';
import { watchHeadings } from '@/components/islands/features/scroll-spy';

/** A contents list, and its headings below each other, 600 pixels apart. */
function open(...ids: string[]) {
  const links = ids.map((id) => `<li><a href="#${encodeURIComponent(id)}">${id}</a></li>`);
  const headings = ids.map((id) => `<h2 id="${id}">${id}</h2>`);
  document.body.innerHTML = `<nav aria-label="On this page"><ol>${links.join('')}</ol></nav><article>${headings.join('')}</article>`;
  return { links: [...document.querySelectorAll('a')], headings: [...document.querySelectorAll('h2')] };
}

test('the list of contents is scrolled to the place that is read, as far down as it is', () => {
  const { links, headings } = open(...Array.from({ length: 40 }, (_, index) => `h${index}`));
  const list = document.querySelector('nav') as HTMLElement;
  Object.defineProperties(list, { clientHeight: { value: 500 }, scrollHeight: { value: 2000 } });
  list.getBoundingClientRect = () => ({ top: 100 }) as DOMRect;
  links[39]!.getBoundingClientRect = () => ({ top: 1400 }) as DOMRect;
  markActive(links, headings, headings[39]);
  expect(links[39]).toHaveAttribute('aria-current', 'true');
  expect(list.scrollTop).toBe(1400 - 100 - 250);
});

test.each(['50% of all calls', '100%', 'größe', 'a%20b'])(
  'the entry of a heading of any letters is marked: %s',
  (id) => {
    const { links, headings } = open('first', id);
    markActive(links, headings, headings[1]);
    expect(links.map((link) => link.ariaCurrent)).toEqual([null, 'true']);
  },
);

test('what is read comes into the address once the page rests, without a visit, and into the list every 300 ms', () => {
  jest.useFakeTimers();
  const life = new AbortController();
  const { links, headings } = open('first', '50%', 'last');
  document.documentElement.style.scrollPaddingTop = '80px';
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  headings.forEach((heading, index) => {
    const rect = () => ({ top: 600 * (index + 1) - scrollY }) as DOMRect;
    Object.assign(heading, { getBoundingClientRect: rect, getClientRects: () => [rect()] });
  });
  const marked = () => links.findIndex((link) => link.ariaCurrent === 'true');
  const scrollTo = (top: number) => {
    Object.assign(window, { scrollY: top });
    window.dispatchEvent(new Event('wheel'));
    window.dispatchEvent(new Event('scroll'));
  };
  const visits = history.length;
  watchHeadings(life.signal);
  scrollTo(1150);
  expect(marked()).toBe(-1);
  jest.advanceTimersByTime(299);
  expect([marked(), location.hash]).toEqual([-1, '']);
  jest.advanceTimersByTime(1);
  expect(marked()).toBe(1);
  expect([location.hash, history.length]).toEqual(['#50%25', visits]);
  scrollTo(0);
  jest.advanceTimersByTime(1000);
  expect([marked(), location.hash, history.length]).toEqual([-1, '', visits]);
  life.abort();
  scrollTo(1150);
  jest.advanceTimersByTime(1000);
  expect([marked(), location.hash]).toEqual([-1, '']);
  jest.useRealTimers();
});
