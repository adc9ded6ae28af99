import { serveSite } from '../support/site';

const site = serveSite();

const PAGE = '/guides/phone/';
const STEP = 'body script:not([data-scripts], [type])';
const shape = (step: string) => ({
  header: document.querySelectorAll('header').length,
  title: document.querySelectorAll('h1').length,
  blocks: document.querySelectorAll('article > div > *').length,
  steps: document.querySelectorAll(step).length,
});

test('a page is read in steps when its styles are late, and the steps leave nothing behind', async () => {
  const { page, alarms } = await site.newTab();
  let release: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.css', async (route) => {
    await late;
    await route.continue();
  });
  const arrived = page.waitForEvent('requestfinished', (request) => request.isNavigationRequest());
  const loading = page.goto(site.origin + PAGE);
  await arrived;
  // Where a browser stops that has all of the page; one that does not stop comes to the title.
  await page.waitForSelector(`${STEP}, h1`, { state: 'attached' });
  const first = await page.evaluate(shape, STEP);
  release();
  await loading;
  const whole = await page.evaluate(shape, STEP);
  expect(first).toEqual({ header: 0, title: 0, blocks: 0, steps: 1 });
  expect(whole).toMatchObject({ header: 1, title: 1, steps: 0 });
  expect(whole.blocks).toBeGreaterThan(5);
  // The application finds the document that it knows.
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: /theme/ }).click();
  await page.waitForSelector('html[data-theme]');
  expect(alarms).toEqual([]);
});
