import { render, screen, within } from '@testing-library/react';
import type { PagePath } from '@/lib/routes/address';
import { Sidebar } from '@/components/chrome/Sidebar';
import { navigation, someList } from './navigation';

const show = (path: string) => render(<Sidebar path={path} site={{ navigation, headerLinks: {} }} />);

const group = someList(navigation.groups);
const area = someList(navigation.areas);
const detailsOf = (title: string) => screen.getByText(title, { selector: 'summary' }).closest('details');
const currentLinks = () =>
  screen.queryAllByRole('link', { current: 'page', hidden: true }).map((link) => link.getAttribute('href'));

test('every group is listed, with its pages in order', () => {
  show('/');
  for (const { title, items } of navigation.groups.filter((list) => list.items.length > 1)) {
    const links = within(detailsOf(title) as HTMLElement).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      items.map((item) => [item.title, item.path]),
    );
  }
});

test('a group of one page is a link with the name of the group', () => {
  show('/');
  const singles = navigation.groups.filter(({ items }) => items.length === 1);
  for (const { title, items } of singles) {
    expect(screen.getByRole('link', { name: title, hidden: true })).toHaveAttribute('href', items[0]?.path);
    expect(screen.queryByText(title, { selector: 'summary' })).toBeNull();
  }
});

test('a long group is a link to its first page, except for those who are in it', () => {
  const more = Array.from({ length: 12 }, (_, index) => ({
    title: `More ${index}`,
    path: `/more/${index}/` as PagePath,
  }));
  const [first, second] = group.items;
  group.items.push(...more);
  const { unmount } = show('/');
  expect(screen.queryByText(group.title, { selector: 'summary' })).toBeNull();
  expect(screen.getByRole('link', { name: group.title, hidden: true })).toHaveAttribute('href', first.path);
  unmount();
  show(second.path);
  expect(within(detailsOf(group.title) as HTMLElement).getAllByRole('link', { hidden: true })).toHaveLength(
    group.items.length,
  );
  group.items.splice(-more.length);
});

test('the group of the open page is open, and its link is the current one', () => {
  show(group.items[1].path);
  expect(currentLinks()).toEqual([group.items[1].path]);
  expect(detailsOf(group.title)).toHaveAttribute('open');
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});

test('the area of the open page comes first, with the groups folded below it, and no other area', () => {
  const { container } = show(area.items[0].path);
  const headings = screen.getAllByRole('heading', { hidden: true });
  expect(headings.map((heading) => heading.textContent)).toEqual([area.title]);
  expect(currentLinks()).toEqual([area.items[0].path]);
  expect(container.querySelector('nav > :not(div)')?.tagName).toBe('SECTION');
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  expect(detailsOf('All topics')).toContainElement(detailsOf(group.title));
});

test.each([1, 2])('the group above the area of the open page is marked, and no other: one of %d pages', (count) => {
  const marked = () => [...document.querySelectorAll('[aria-current=true]')].map(({ textContent }) => textContent);
  const items = [
    { title: 'Courses', path: area.parent as PagePath },
    { title: 'Certificates', path: '/training/certificates/' as PagePath },
  ];
  navigation.groups.push({ title: 'Training', path: '/training/' as PagePath, items: items.slice(0, count) });
  const { unmount } = show(area.items[1].path);
  expect(marked()).toEqual(['Training']);
  unmount();
  show(group.items[1].path);
  expect(marked()).toEqual([]);
  navigation.groups.pop();
});

test('a page of no area has no area list, and its groups are not folded', () => {
  show(group.items[0].path);
  expect(screen.queryByText('All topics')).toBeNull();
  expect(screen.queryByRole('heading', { hidden: true })).toBeNull();
});
