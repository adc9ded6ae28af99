import { readSite } from '../../lib/site/site';
import { settingsOf, serveSite } from '../support/site';
import routes from './routes.json' with { type: 'json' };

const AREAS = ['Dashboard', 'Platform Guides', 'Monitoring'];

const site = serveSite('content');

test('every route of the specification is a page with its layout, or a redirect', () => {
  const { pages, routes: table } = readSite(settingsOf('content')).site;
  for (const { path, layout = 'page' } of routes.pages)
    expect([path, pages.get(path as never)?.frontmatter.layout]).toEqual([path, layout]);
  for (const { from, to } of routes.redirects)
    expect([from, table.get(from)]).toEqual([from, expect.objectContaining({ kind: 'redirect', to })]);
});

test('the sidebar has the six groups below the two first pages, and that of a page is unfolded', async () => {
  const { page } = await site.open('/dashboard/test-page/');
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  expect(await sidebar.locator('> details > summary, > a:visible').allTextContents()).toEqual([
    'Quickstart',
    'Get an account',
    ...AREAS,
    'API',
    'FAQ',
    'Training',
  ]);
  expect(await sidebar.locator('details[open] summary').allTextContents()).toEqual(['Dashboard']);
  expect(await sidebar.locator('[aria-current=page]').textContent()).toBe('Test page');
});

test('the home page has the call to action and the six cards', async () => {
  const { page } = await site.open('/');
  expect(await page.getByRole('link', { name: 'Get Started', exact: true }).getAttribute('href')).toBe('/quickstart/');
  expect(
    await page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('link') })
      .first()
      .getByRole('link')
      .allTextContents(),
  ).toEqual([...AREAS, 'API Documentation', 'FAQ', 'Training']);
});
