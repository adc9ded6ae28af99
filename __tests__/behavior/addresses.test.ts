import { serveSite } from '../support/site';

const site = serveSite();

describe('an address that no page has', () => {
  test.each(['/guides/phones/', '/nope', '/guides/phone/nope.html', '/%E0%A4%A'])(
    '%s is a 404 with the not-found page',
    async (url) => {
      const response = await fetch(site.origin + url);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('There is no page at this address');
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

describe('an old link to a heading that is on another page now', () => {
  test.each(['/guides/chat/#listeningtimeout', '/guides/chat.html#listeningtimeout'])(
    '%s leads to the heading, and Back to where the reader was',
    async (address) => {
      const { page, open, alarms } = await site.newTab();
      await open('/faq/');
      await page.goto(site.origin + address);
      await page.waitForURL('**/guides/phone/#listeningtimeout');
      await page.goBack();
      await page.waitForURL('**/faq/');
      expect(alarms).toEqual([]);
      await page.context().close();
    },
  );

  test('leads on from the page itself', async () => {
    const { page, open } = await site.newTab();
    await open('/guides/chat/');
    await page.evaluate(() => void (location.hash = 'listeningtimeout'));
    await page.waitForURL('**/guides/phone/#listeningtimeout');
    await page.context().close();
  });

  test('shows a reader without scripts the place that links to it', async () => {
    const { page, open } = await site.newTab({ javaScriptEnabled: false, viewport: { width: 600, height: 300 } });
    await open('/guides/chat/#listeningtimeout');
    expect(page.url()).toMatch(/\/guides\/chat\/#listeningtimeout$/);
    const link = page.getByRole('link', { name: 'a limit of its own' });
    expect((await link.boundingBox())?.y).toBeLessThan(300);
    await page.context().close();
  });
});
