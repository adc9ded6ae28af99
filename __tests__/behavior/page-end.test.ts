import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSite, settingsOf, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

test('the end of a page copies it as Markdown', async () => {
  const { page, open, alarms } = await site.newTab({ permissions: ['clipboard-read', 'clipboard-write'] });
  await open('/releases/202401.html');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const twin = readFileSync(path.join(settingsOf('site').outDir, 'releases/202401.md'), 'utf8');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  expect(alarms).toEqual([]);
  await page.context().close();
});

test('without scripts it offers the Markdown only', async () => {
  const { page, open } = await site.newTab({ javaScriptEnabled: false });
  await open('/guides/phone/');
  expect(await page.getByRole('button', { name: 'Copy page' }).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Markdown', exact: true }).getAttribute('href')).toBe('/guides/phone.md');
  await page.context().close();
});
