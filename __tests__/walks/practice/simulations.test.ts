import type { BrowserContextOptions, Page } from 'playwright-core';
import { violationsInBothThemes } from '../../support/axe';
import { holdScripts } from '../../support/network';
import { serveSite } from '../../support/site';

const site = serveSite();
const ADDRESS = '/practice/simulations/';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The simulations by what a screen reader calls them. */
const LABELS = {
  roi: 'The calculator',
  errors: 'The error probability curve',
  load: 'The simulated load test',
  week: 'The simulated week',
};

/** A simulation as a reader finds it. */
function partOf(page: Page, name: keyof typeof LABELS) {
  const root = page.getByRole('region', { name: LABELS[name] });
  return {
    root,
    /** The result in a sentence. */
    result: root.getByRole('status').last(),
    /** Waits until the program has taken the place of the plain HTML. */
    live: () => root.and(page.locator('[data-live]')).waitFor(),
  };
}

async function openPart(name: keyof typeof LABELS, address = ADDRESS, options?: BrowserContextOptions) {
  const tab = await site.open(address, options);
  return { ...tab, ...partOf(tab.page, name) };
}

test('before one is touched each shows its example, and nothing is loaded', async () => {
  const { page, requests } = await site.open(ADDRESS);
  expect(await partOf(page, 'roi').result.innerText()).toContain('saves $324,135.00 per month, which is 26.35%');
  expect(await partOf(page, 'errors').root.innerText()).toContain('26.27% of calls with 5 interactions');
  expect(await partOf(page, 'load').result.innerText()).toContain('2,233 calls placed');
  expect(await partOf(page, 'week').result.innerText()).toContain('Every 6 hours: 28 runs');
  expect(requests.filter((address) => address.endsWith('.js'))).toEqual([]);
});

test('without JavaScript the examples are text, and nothing is offered that cannot work', async () => {
  const { page } = await site.open(ADDRESS, { javaScriptEnabled: false });
  const main = page.getByRole('main');
  expect(await main.locator('input:visible, select:visible').count()).toBe(0);
  expect(await main.getByRole('button', { name: /link|test|end/ }).count()).toBe(0);
  expect(
    await partOf(page, 'roi')
      .root.getByRole('row', { name: /^Total/ })
      .innerText(),
  ).toMatch(/\$1,230,000\.00\s+\$905,865\.00/);
  expect(await partOf(page, 'load').root.innerText()).toContain(
    '150 concurrent calls that last 2 minutes, for 30 minutes; 20 agents',
  );
  expect(await partOf(page, 'week').root.innerText()).toContain('an outage: no run was due');
  expect(await partOf(page, 'week').root.getByText('This is a simulation in your browser').isVisible()).toBe(true);
});

describe('the calculator', () => {
  test('follows the figures, and says at the field what is wrong with one', async () => {
    const { root, result, live, alarms } = await openPart('roi');
    await root.getByLabel('Accuracy after training').fill('90');
    await live();
    await result.getByText('$244,620.00').waitFor();
    const calls = root.getByLabel('Calls per day');
    await calls.fill('some');
    await root.getByText('Enter a whole number from 1 to 10,000,000.').waitFor();
    expect(await calls.getAttribute('aria-invalid')).toBe('true');
    expect(
      await calls.evaluate(
        (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    ).toContain('whole number');
    expect(await result.innerText()).toBe('Correct the marked field to see the result.');
    await calls.fill('20,000');
    await result.getByText('$489,240.00').waitFor();
    expect(alarms).toEqual([]);
  });
});

test('the point on the curve follows the slider by keyboard, and a screen reader hears where it is', async () => {
  const { page, root, live, alarms } = await openPart('errors');
  const slider = root.getByRole('slider');
  await slider.focus();
  await live();
  for (let step = 80; step < 90; step += 1) await page.keyboard.press('ArrowRight');
  await root.getByText('8.15% of calls with 5 interactions have 2 errors or more.').waitFor();
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^90%: 8\.15% of calls/);
  await root.getByLabel('Errors that make').fill('1');
  await root.getByText('40.95% of calls with 5 interactions have 1 error or more.').waitFor();
  expect(alarms).toEqual([]);
});

test('with fewer agents, callers wait longer', async () => {
  const { root, result, live, alarms } = await openPart('load');
  await root.getByLabel('Simulated agents').fill('10');
  await live();
  await result.getByText('hung up while waiting').waitFor();
  expect(await result.innerText()).not.toContain(' 0 hung up');
  expect(alarms).toEqual([]);
});

describe.each([
  ['before the application', false],
  ['when the application runs', true],
])('a finger on a slider %s', (_when, isAwake) => {
  test.each([
    ['that taps', [0.9]],
    ['that is held and drawn', [0.3, 0.6, 0.9]],
  ])('%s moves it, and the text follows', async (_name, shares) => {
    const { page, open, wake } = await site.newTab(PHONE);
    const arrive = await holdScripts(page);
    await open(ADDRESS);
    if (isAwake) {
      arrive();
      await wake();
    }
    const { root, live } = partOf(page, 'errors');
    const slider = root.getByRole('slider');
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await slider.boundingBox())!;
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + height / 2 }],
      });
    await touch('touchStart', shares[0]);
    // A program that took its place under the finger would be there by now.
    await page.waitForTimeout(300);
    for (const share of shares.slice(1)) await touch('touchMove', share);
    await touch('touchEnd');
    arrive();
    await live();
    const value = Number(await slider.inputValue());
    expect(value).toBeGreaterThan(85);
    await root.getByText(`Accuracy per interaction: ${value}%`).waitFor();
  });
});

test('the week follows schedule, calendar and retries', async () => {
  const { root, result, live, alarms } = await openPart('week');
  expect(await result.innerText()).toContain('6 alerts');
  await root.getByLabel('Retries').focus();
  await root.getByLabel('Retries').selectOption('3');
  await live();
  await result.getByText('5 alerts').waitFor();
  await root.getByLabel('Exclusion Calendar').selectOption('Maintenance and holidays (2 windows)');
  await result.getByText('5 runs skipped, 0 alerts').waitFor();
  await root.getByLabel('Schedule').selectOption('Every hour: 0 * * * *');
  await result.getByText('3 alerts').waitFor();
  await root.getByText('an outage: 3 alerts, the first at Wednesday 03:00.').waitFor();
  expect(alarms).toEqual([]);
});

test('axe finds nothing in any of them, before and after it is touched, in either theme', async () => {
  const { page } = await site.open(ADDRESS, PHONE);
  for (const summary of await page.locator('[data-practice] summary').all()) await summary.click();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await partOf(page, 'roi').root.getByLabel('Calls per day').fill('none');
  await partOf(page, 'errors').root.getByRole('slider').focus();
  await partOf(page, 'load').root.getByLabel('Concurrent calls').focus();
  await partOf(page, 'week').root.getByLabel('Retries').focus();
  await partOf(page, 'week').root.getByLabel('Retries').selectOption('0');
  for (const name of ['roi', 'errors', 'load', 'week'] as const) await partOf(page, name).live();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
