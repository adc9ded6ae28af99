import { openSite, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

test('the home page has the hero, the call to action and the six cards, each of which leads on', async () => {
  const { page, open } = await site.newTab();
  await open('/');
  expect(await page.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/training/overview/');
  const cards = page.getByRole('main').getByRole('list').first().getByRole('link');
  expect(await cards.allTextContents()).toEqual([
    'Dashboard',
    'Guides',
    'Monitoring',
    'API Documentation',
    'FAQ',
    'Training',
  ]);
  // The whole card can be pressed.
  await page
    .getByRole('main')
    .getByRole('listitem')
    .nth(4)
    .click({ position: { x: 10, y: 10 } });
  await page.waitForURL('**/faq/');
  await page.context().close();
});
