import { serveSite } from '../support/site';

const site = serveSite();

test('a course can be read from its first lesson to its last by the next link', async () => {
  const { page, open } = await site.newTab();
  const course = ['overview', 'device', 'test', 'reporting'].map((lesson) => `/training/phone/functional/${lesson}/`);
  await open(course[0] ?? '');
  const next = page.locator('a[rel=next]');
  for (const lesson of course.slice(1)) {
    await next.click();
    await page.waitForURL(`**${lesson}`);
    await page.locator(`#frame\\:sidebar [aria-current=page][href="${lesson}"]`).waitFor();
  }
  expect(await next.count()).toBe(0);
});

test('going to another page keeps the sidebar where it was scrolled, with the current page in view, and Back returns', async () => {
  const { page, wake } = await site.open('/training/phone/functional/overview/', {
    viewport: { width: 1200, height: 300 },
  });
  await wake();
  const sidebar = page.locator('#frame\\:sidebar');
  const scrolled = () => sidebar.evaluate(({ scrollTop }) => scrollTop);
  const link = sidebar.locator('a[href="/training/phone/functional/reporting/"]');
  await sidebar.evaluate((element) => element.scrollTo(0, 60));
  // A pointer would first scroll to the end, which may be between two pixels.
  await link.evaluate((element) => (element as HTMLElement).click());
  await page.getByRole('heading', { level: 1, name: 'Read the report' }).waitFor();
  expect(await scrolled()).toBe(60);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Phone course' }).waitFor();
});

test('on a phone the menu opens and closes by keyboard, and closes after a navigation', async () => {
  const { page, wake, alarms } = await site.open('/guides/phone/', { viewport: { width: 390, height: 800 } });
  await wake();
  const sidebar = page.locator('#frame\\:sidebar');
  expect(await sidebar.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await sidebar.getByRole('link', { name: 'Chat', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sidebar.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  await page.keyboard.press('Enter');
  await sidebar.getByRole('link', { name: 'Chat', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Check a chat on a web page' }).waitFor();
  await sidebar.waitFor({ state: 'hidden' });
  // By no link at all, too.
  await page.getByRole('button', { name: 'Menu' }).click();
  await sidebar.getByRole('link', { name: 'Chat', exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Check a phone line' }).waitFor();
  await sidebar.waitFor({ state: 'hidden' });
  expect(alarms).toEqual([]);
});
