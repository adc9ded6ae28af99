import { screen, waitFor } from '@testing-library/react';
import { NotFoundLayout } from '@/components/layouts/NotFoundLayout';
import { show } from './html';
import { navigation, someList } from './navigation';

const page = someList(navigation.groups).items[1];
// A page of a group may be one of an area, too, with another name there.
someList(navigation.areas).items.push({ ...page, title: 'Another name' });
const { showNearestPages } = await import('@/components/islands/features/not-found');
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const asked = () => document.querySelector('code')!;

/** Shows the document, which is the same for every address, and fills it in. */
async function open(address: string, around = '') {
  history.replaceState(null, '', address);
  show(<NotFoundLayout groups={navigation.groups} />);
  document.body.insertAdjacentHTML('afterbegin', around);
  expect(asked()).not.toBeVisible();
  showNearestPages();
  await waitFor(() => expect(asked()).toBeVisible());
}

test('the address that was asked for is shown, and the nearest page offered by its title', async () => {
  await open(`${page.path.slice(0, -1)}x/`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no page at this address');
  expect(asked()).toHaveTextContent(`${page.path.slice(0, -1)}x/`);
  expect(screen.queryByText('The address you opened.')).not.toBeVisible();
  expect(screen.getByText('Did you mean:')).toBeVisible();
  expect(screen.getByRole('link', { name: page.title })).toHaveAttribute('href', page.path);
  expect(links()).toContain('/');
});

test('the words of the address are offered as a search, which opens with them', async () => {
  await open('/guides/Wei%C3%9Fe_listen.html', '<button data-opens="search"></button><p id="frame:search"><input></p>');
  const happened: string[] = [];
  const field = document.querySelector('input')!;
  document.querySelector('button')!.onclick = () => happened.push(`opened with ${field.value}`);
  field.oninput = () => happened.push(`searched for ${field.value}`);
  screen.getByRole('button', { name: 'Search for “guides Weiße listen”' }).click();
  expect(happened).toEqual(['opened with guides Weiße listen', 'searched for guides Weiße listen']);
});

test('an address that is near to nothing leads to the groups', async () => {
  await open('/zzzzzzzzzz/');
  expect(links()).toEqual(expect.arrayContaining(navigation.groups.flatMap(({ path }) => path ?? [])));
  expect(screen.queryByText('Did you mean:')).toBeNull();
});

test('a page of several lists is offered once', async () => {
  await open(`${page.path.slice(0, -1)}x/`);
  expect(links().filter((href) => href === page.path)).toHaveLength(1);
  expect(screen.queryByText('Another name')).toBeNull();
});

test('markup in the address stays text', async () => {
  await open('/<img src=x onerror=alert(1)>/');
  expect(document.querySelector('img')).toBeNull();
});
