import { jest } from '@jest/globals';
import { TextEncoder } from 'node:util';
import { render, screen } from '@testing-library/react';
import { navigation, someList } from './navigation';

// React's server half needs what the DOM of the tests does not have; the form for edge servers needs least.
Object.assign(globalThis, { TextEncoder });
const { renderToString } = await import('react-dom/server.edge');

const page = someList(navigation.groups).items[1];
// A page of a group may be one of an area, too, with another name there.
someList(navigation.areas).items.push({ ...page, title: 'Another name' });
const { NotFoundLayout } = await import('@/components/layouts/NotFoundLayout');
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the address that was asked for is shown, and the nearest page offered by its title', () => {
  history.replaceState(null, '', `${page.path.slice(0, -1)}x/`);
  render(<NotFoundLayout />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no page at this address');
  expect(screen.getByText(`${page.path.slice(0, -1)}x/`).tagName).toBe('CODE');
  expect(screen.getByRole('link', { name: page.title })).toHaveAttribute('href', page.path);
  expect(links()).toContain('/');
});

test('the words of the address are offered as a search, which the header opens', () => {
  const open = jest.fn();
  document.body.insertAdjacentHTML('afterbegin', '<button aria-keyshortcuts="/"></button>');
  const header = document.querySelector('button')!;
  header.addEventListener('click', () => open(header.value));
  history.replaceState(null, '', '/guides/Wei%C3%9Fe_listen.html');
  render(<NotFoundLayout />);
  screen.getByRole('button', { name: 'Search for “guides Weiße listen”' }).click();
  expect(open).toHaveBeenCalledWith('guides Weiße listen');
  header.remove();
});

test('an address that is near to nothing leads to the groups', () => {
  history.replaceState(null, '', '/zzzzzzzzzz/');
  render(<NotFoundLayout />);
  expect(links()).toEqual(expect.arrayContaining(navigation.groups.flatMap(({ path }) => path ?? [])));
});

test('a page of several lists is offered once', () => {
  history.replaceState(null, '', `${page.path.slice(0, -1)}x/`);
  render(<NotFoundLayout />);
  expect(links().filter((href) => href === page.path)).toHaveLength(1);
  expect(screen.queryByText('Another name')).toBeNull();
});

test('markup in the address stays text', () => {
  history.replaceState(null, '', '/<img src=x onerror=alert(1)>/');
  const { container } = render(<NotFoundLayout />);
  expect(container.querySelector('img')).toBeNull();
});

test('the exported document is the same for every address', () => {
  history.replaceState(null, '', page.path);
  const html = renderToString(<NotFoundLayout />);
  expect(html).toContain('The address you opened.');
  expect(html).not.toContain('Did you mean');
});
