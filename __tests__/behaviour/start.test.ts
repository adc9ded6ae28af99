import { openSite, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

test('a page loads no script until a reader shows', async () => {
  const { page, open, wake, requests } = await site.newTab();
  await open('/guides/ivr/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('.js'))).toEqual([]);
  await wake();
  expect(requests.filter((url) => url.includes('.js'))).not.toEqual([]);
  await page.context().close();
});

test('a press before the application has started is carried out once', async () => {
  const { page, open } = await site.newTab();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await open('/guides/ivr/');
  await page.evaluate(() => {
    const original = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      document.documentElement.dataset.opened = String(Number(document.documentElement.dataset.opened ?? 0) + 1);
      original.call(this);
    };
  });
  await page.getByRole('button', { name: 'Search documentation' }).click();
  await page.getByRole('combobox').waitFor();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBe('1');
  await page.context().close();
});

test('the slash key before the application has started opens the search', async () => {
  const { page, open } = await site.newTab();
  await open('/guides/ivr/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.context().close();
});

test('the menu that is opened before the application has started stays open when it starts', async () => {
  const { page, open } = await site.newTab({ viewport: { width: 390, height: 800 } });
  await open('/guides/ivr/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
  await page.waitForTimeout(300);
  expect(await page.locator('#sidebar').isVisible()).toBe(true);
  await page.context().close();
});

test('a link that is pressed before the application has started is a plain navigation', async () => {
  const { page, open } = await site.newTab();
  await page.route('**/_next/static/**/*.js', () => undefined);
  await open('/guides/ivr/');
  await page.locator('#sidebar a[href="/guides/webchat/"]').click();
  await page.getByRole('heading', { level: 1, name: /webchat/i }).waitFor();
  await page.context().close();
});

test('scripts that did not arrive are asked for again at the next sign', async () => {
  const { page, open } = await site.newTab();
  let isDown = true;
  await page.route('**/_next/static/**/*.js', (route) => (isDown ? route.abort() : route.continue()));
  await open('/guides/ivr/');
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await page.waitForTimeout(300);
  isDown = false;
  await page.mouse.move(140, 140);
  await page.mouse.move(160, 160);
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
  await page.context().close();
});

describe('the theme', () => {
  const background = () => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor;
  const light = 'rgb(251, 250, 247)';
  const dark = 'rgb(19, 21, 23)';

  test.each([
    ['light', light, dark],
    ['dark', dark, light],
  ] as const)('follows a system that is %s, can be switched, and is remembered', async (colorScheme, first, second) => {
    const { page, open } = await site.newTab({ colorScheme });
    await open('/faq/');
    expect(await page.evaluate(background)).toBe(first);
    await page.getByRole('button', { name: /theme/ }).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme !== undefined);
    expect(await page.evaluate(background)).toBe(second);
    await open('/monitoring/');
    expect(await page.evaluate(background)).toBe(second);
    await page.context().close();
  });

  test('can be switched when storage is denied', async () => {
    const { page, open, alarms } = await site.newTab({ colorScheme: 'light' });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open('/faq/');
    await page.getByRole('button', { name: /theme/ }).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    expect(alarms).toEqual([]);
    await page.context().close();
  });
});
