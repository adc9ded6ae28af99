import type { BrowserContextOptions, Page } from 'playwright-core';
import { violationsInBothThemes } from '../../support/axe';
import { serveSite } from '../../support/site';

const site = serveSite();
const ADDRESS = '/practice/simulations/';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The simulations by what a screen reader calls them. */
const LABELS = {
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
  expect(await partOf(page, 'load').result.innerText()).toContain('2,233 calls placed');
  expect(await partOf(page, 'week').result.innerText()).toContain('Every 6 hours: 28 runs');
  expect(requests.filter((address) => address.endsWith('.js'))).toEqual([]);
});

test('without JavaScript the examples are text, and nothing is offered that cannot work', async () => {
  const { page } = await site.open(ADDRESS, { javaScriptEnabled: false });
  const main = page.getByRole('main');
  expect(await main.locator('input:visible, select:visible').count()).toBe(0);
  expect(await main.getByRole('button', { name: /link|test|end/ }).count()).toBe(0);
  expect(await partOf(page, 'load').root.innerText()).toContain(
    '150 concurrent calls that last 2 minutes, for 30 minutes; 20 agents',
  );
  expect(await partOf(page, 'week').root.innerText()).toContain('an outage: no run was due');
  expect(await partOf(page, 'week').root.getByText('This is a simulation in your browser').isVisible()).toBe(true);
});

test('with fewer agents, callers wait longer, and a field says what is wrong with its figure', async () => {
  const { root, result, live, alarms } = await openPart('load');
  const agents = root.getByLabel('Simulated agents');
  await agents.fill('10');
  await live();
  await result.getByText('hung up while waiting').waitFor();
  expect(await result.innerText()).not.toContain(' 0 hung up');
  await agents.fill('some');
  await root.getByText('Enter a whole number from 0 to 200.').waitFor();
  expect(await agents.getAttribute('aria-invalid')).toBe('true');
  expect(
    await agents.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
    ),
  ).toContain('whole number');
  expect(await result.innerText()).toBe('Correct the marked field to see the result.');
  expect(alarms).toEqual([]);
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
  for (const summary of await page.locator('[data-island=simulation] summary').all()) await summary.click();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await partOf(page, 'load').root.getByLabel('Concurrent calls').fill('none');
  await partOf(page, 'week').root.getByLabel('Retries').focus();
  await partOf(page, 'week').root.getByLabel('Retries').selectOption('0');
  for (const name of ['load', 'week'] as const) await partOf(page, name).live();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
