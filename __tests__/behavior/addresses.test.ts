import { serveSite } from '../support/site';

const site = serveSite();

describe('an address that no page has', () => {
  test.each(['/guides/phones/', '/nope', '/guides/phone/nope.html', '/%E0%A4%A'])(
    '%s is a 404 with the not-found page',
    async (url) => {
      const response = await fetch(site.origin + url);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('No page has this address');
    },
  );

  test('offers the nearest pages, the search and the menu', async () => {
    const { page, open } = await site.open('/guides/phones/');
    await page.getByRole('main').getByRole('link', { name: 'Phone lines' }).click();
    await page.waitForURL('**/guides/phone/');
    await open('/guides/phones/');
    await page.keyboard.press('/');
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('navigation', { name: 'Documentation' }).count()).toBe(1);
  });
});
