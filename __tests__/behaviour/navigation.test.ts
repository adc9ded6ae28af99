import { holdPayloads } from '../support/network';
import { openSite, pagePaths, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

test('the sidebar has the six groups, opens the one of the page, and marks the page', async () => {
  const { page, open } = await site.newTab();
  await open('/dashboard/test-page/');
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  expect(await sidebar.locator('> details > summary, > a').allTextContents()).toEqual([
    'Dashboard',
    'Platform Guides',
    'Monitoring',
    'API',
    'FAQ',
    'Training',
  ]);
  expect(await sidebar.locator('details[open] summary').allTextContents()).toEqual(['Dashboard']);
  expect(await sidebar.locator('[aria-current=page]').textContent()).toBe('Test page');
  await page.context().close();
});

test('every page but the hidden one has its place: marked in the sidebar, with breadcrumbs and a way on', async () => {
  const { page, open } = await site.newTab();
  for (const path of pagePaths.filter((candidate) => candidate !== '/' && candidate !== '/TODO.html')) {
    await open(path);
    const marked = await page.locator('#sidebar [aria-current=page]').first().getAttribute('href');
    expect([path, marked]).toEqual([path, path]);
    expect([
      path,
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().textContent(),
    ]).toEqual([path, 'Home']);
    expect([path, await page.locator('a[rel=prev], a[rel=next]').count()]).not.toEqual([path, 0]);
  }
  await page.context().close();
}, 60_000);

test('a course can be read from its first lesson to its last by the next link', async () => {
  const { page, open } = await site.newTab();
  await open('/training/ivr/functional/overview/');
  const visited = [new URL(page.url()).pathname];
  while (await page.locator('a[rel=next]').count()) {
    const next = await page.locator('a[rel=next]').getAttribute('href');
    await page.locator('a[rel=next]').click();
    await page.waitForURL(`**${next}`);
    await page.waitForFunction(
      (path) =>
        document
          .querySelector('link[rel=canonical]')
          ?.getAttribute('href')
          ?.endsWith(path ?? '') ?? false,
      next,
    );
    visited.push(new URL(page.url()).pathname);
  }
  expect(visited.map((path) => path.split('/')[4])).toEqual([
    'overview',
    'subscribe',
    'device',
    'test',
    'homophones',
    'voices',
    'end-of-speech',
    'reporting',
    'going-further',
  ]);
  await page.context().close();
});

test('going to another page keeps the sidebar where it was scrolled, and Back returns', async () => {
  const { page, open, wake } = await site.newTab({ viewport: { width: 1200, height: 400 } });
  await open('/training/ivr/functional/overview/');
  await wake();
  await page.locator('#sidebar').evaluate((sidebar) => sidebar.scrollTo(0, 120));
  await page.locator('#sidebar a[href="/training/ivr/functional/voices/"]').click();
  await page.getByRole('heading', { level: 1, name: 'Change the voice that calls your IVR' }).waitFor();
  expect(await page.locator('#sidebar').evaluate((sidebar) => sidebar.scrollTop)).toBe(120);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'IVR functional testing course' }).waitFor();
  await page.context().close();
});

test('on a phone the menu opens and closes by keyboard, and closes after a navigation', async () => {
  const { page, open, wake } = await site.newTab({ viewport: { width: 390, height: 800 } });
  await open('/guides/ivr/');
  await wake();
  const sidebar = page.locator('#sidebar');
  expect(await sidebar.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await sidebar.getByRole('link', { name: 'Webchat' }).waitFor();
  await page.keyboard.press('Escape');
  await sidebar.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  await page.keyboard.press('Enter');
  await sidebar.getByRole('link', { name: 'Webchat' }).click();
  await page.getByRole('heading', { level: 1, name: /webchat/i }).waitFor();
  await sidebar.waitFor({ state: 'hidden' });
  // By no link at all, too.
  await page.getByRole('button', { name: 'Menu' }).click();
  await sidebar.getByRole('link', { name: 'Webchat' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /IVR/ }).waitFor();
  await sidebar.waitFor({ state: 'hidden' });
  await page.context().close();
});

test('on a phone the menu makes way for the progress bar at once, and for the page that is shown already', async () => {
  const { page, open, wake } = await site.newTab({ viewport: { width: 390, height: 800 } });
  await open('/guides/ivr/');
  await wake();
  const sidebar = page.locator('#sidebar');
  await holdPayloads(page);
  for (const href of ['/guides/ivr/', '/guides/webchat/']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await sidebar.locator(`a[href="${href}"]`).first().click();
    await sidebar.waitFor({ state: 'hidden' });
  }
  await page.locator('#nprogress .bar').waitFor();
  await page.context().close();
});

test('the home page has the hero, the call to action and the six cards, each of which leads on', async () => {
  const { page, open } = await site.newTab();
  await open('/');
  expect(await page.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/training/overview/');
  const cards = page.getByRole('main').getByRole('list').first().getByRole('link');
  expect(await cards.allTextContents()).toEqual([
    'Dashboard',
    'Platform Guides',
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

test.each([
  ['/training/overview/', ['/training/ivr/overview/', '/training/chatbot/overview/']],
  [
    '/training/ivr/overview/',
    [
      '/training/ivr/accuracy/overview/',
      '/training/ivr/functional/overview/',
      '/training/ivr/load/overview/',
      '/training/ivr/monitoring/overview/',
    ],
  ],
  [
    '/training/chatbot/overview/',
    [
      '/training/chatbot/functional/overview/',
      '/training/chatbot/load/overview/',
      '/training/chatbot/monitoring/overview/',
    ],
  ],
])('the menu %s offers its choices as links with an explanation, without scripts too', async (menu, targets) => {
  const { page, open } = await site.newTab({ javaScriptEnabled: false });
  await open(menu);
  for (const target of targets) {
    const choice = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`h2 a[href="${target}"]`) });
    expect([target, await choice.isVisible()]).toEqual([target, true]);
    expect([target, ((await choice.textContent()) ?? '').length > 80]).toEqual([target, true]);
  }
  await page.context().close();
});
