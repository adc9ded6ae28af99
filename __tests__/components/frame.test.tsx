import { jest } from '@jest/globals';
import { markActive } from '@/components/navigation/active-heading';
import { closeDrawer } from '@/components/navigation/drawer';

test('a browser without popovers has no drawer to close, and no error', () => {
  const query = jest.spyOn(document, 'querySelector').mockImplementation((selector) => {
    throw new SyntaxError(selector);
  });
  expect(closeDrawer).not.toThrow();
  query.mockRestore();
});

test('the list of contents is scrolled to the place that is read, as far down as it is', () => {
  document.body.innerHTML = `<nav><ol>${'<li><a href="#x">x</a></li>'.repeat(39)}<li><a href="#last">last</a></li></ol></nav><h2 id="last"></h2>`;
  const list = document.querySelector('nav') as HTMLElement;
  const links = [...document.querySelectorAll('a')];
  Object.defineProperties(list, { clientHeight: { value: 500 }, scrollHeight: { value: 2000 } });
  list.getBoundingClientRect = () => ({ top: 100 }) as DOMRect;
  links[39]!.getBoundingClientRect = () => ({ top: 1400 }) as DOMRect;
  const heading = document.querySelector('h2') as HTMLElement;
  markActive(links, [heading], heading);
  expect(links[39]).toHaveAttribute('aria-current', 'true');
  expect(list.scrollTop).toBe(1400 - 100 - 250);
});
