import { serveSite } from '../support/site';

const site = serveSite();
const name = 'Keyboard shortcuts';

test('a question mark lists the shortcuts, also before the application has started, and Escape takes the list away', async () => {
  const { page, open, alarms } = await site.newTab();
  await open('/faq/');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name });
  await list.getByText('Search').first().waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await list.getByRole('button', { name: 'Close' }).click();
  await list.waitFor({ state: 'detached' });
  expect(alarms).toEqual([]);
});

test('the button at the end of the page lists them, too, and gets the focus back', async () => {
  const { page } = await site.open('/faq/');
  const button = page.getByRole('contentinfo').getByRole('button', { name });
  await button.click();
  await page.getByRole('dialog', { name }).waitFor();
  await page.keyboard.press('Escape');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});
