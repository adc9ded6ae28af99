import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsOf, serveSite } from '../support/site';

const site = serveSite();

test('beside its title a page is copied as Markdown', async () => {
  const { page, alarms } = await site.open('/releases/202401.html', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copy = readFileSync(path.join(settingsOf('site').outDir, 'releases/202401.md'), 'utf8');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copy);
  expect(alarms).toEqual([]);
});

test('without scripts it offers the Markdown only', async () => {
  const { page } = await site.open('/guides/phone/', { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Copy page' }).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')).toBe('/guides/phone.md');
});

test('it leads to the source of the page and to a report, as the identity says', async () => {
  const { page } = await site.open('/guides/phone/');
  const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(await hrefOf('Edit this page')).toBe('https://code.fernline.example/docs/edit/main/guides/phone.mdx');
  expect(await hrefOf('Report a mistake')).toContain('body=https%3A%2F%2Fdocs.fernline.example%2Fguides%2Fphone%2F');
});

test('the links of the header are in the header where there is room, else at the end of the menu', async () => {
  const { page } = await site.open('/guides/phone/');
  const signIn = page.getByRole('link', { name: 'Sign in' });
  expect(await signIn.getAttribute('href')).toBe('https://app.fernline.example');
  expect(await page.getByRole('banner').getByRole('link', { name: 'Support' }).isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await signIn.count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(
    await page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: 'Support' })
      .getAttribute('href'),
  ).toBe('mailto:support@fernline.example');
});
