import { serveSite } from '../support/site';

const site = serveSite();

test('the home page has the hero, the call to action and the six cards, each of which leads on', async () => {
  const { page } = await site.open('/');
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
});
