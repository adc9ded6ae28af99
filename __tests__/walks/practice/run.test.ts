import type { BrowserContextOptions, Page } from 'playwright-core';
import { violationsInBothThemes } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { editorText } from '../../support/editor';
import { serveSite } from '../../support/site';

const site = serveSite();
const ADDRESS = '/practice/run/';
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The sample that holds some words, and its run. */
function sampleOn(page: Page, title: string) {
  const block = page.locator('figure[data-language=yaml]', { hasText: title });
  const panel = block.getByRole('region', { name: 'Sample run' });
  return {
    block,
    panel,
    start: block.getByRole('button', { name: 'Run', exact: true }),
    rows: panel.getByRole('listitem').filter({ has: page.locator('dl') }),
    press: (name: string) => panel.getByRole('button', { name }).click(),
    // Its button is gone if a short run is over before.
    skip: () => panel.getByRole('slider', { name: 'Position in the run' }).press('End'),
    field: panel.getByRole('textbox', { name: 'Your script' }),
    /** What the report says of its interactions, one line each. */
    report: async () => {
      const texts = await panel.locator('dl').allInnerTexts();
      return texts.map((text) => text.replaceAll(/\s*\n\s*/g, ' | '));
    },
  };
}

/** A sample whose run has come to its end. */
async function runSample(title: string, options?: BrowserContextOptions) {
  const tab = await site.open(ADDRESS, options);
  const sample = sampleOn(tab.page, title);
  await sample.start.click();
  await sample.skip();
  return { ...tab, ...sample };
}

test('nothing is loaded before the button is pressed, and no bar is there without scripts', async () => {
  const { page, requests } = await site.open(ADDRESS);
  await sampleOn(page, 'Reservations').start.waitFor();
  expect(requests.filter((address) => address.endsWith('.js'))).toEqual([]);
  const still = await site.open(ADDRESS, { javaScriptEnabled: false });
  expect(await still.page.getByRole('button', { name: /^Run|^Call/ }).count()).toBe(0);
});

test('a call ends as its page says: the count, expected and actual, the word that is missing', async () => {
  const { page, panel, report, alarms } = await runSample('Reservations');
  expect(await report()).toEqual([
    expect.stringMatching(
      /Input \| \$DIAL \| Expected \| welcome to turn air \| Actual \| welcome to turn air for .* Passed/,
    ),
    expect.stringMatching(/\$2 .* in a few words tell me what your call is about \| Result \| Passed/),
    expect.stringMatching(/Reservations .* reservations got it what is your booking reference \| Result \| Failed/),
  ]);
  expect(await panel.getByText('[2/3]').count()).toBe(1);
  expect(await panel.locator('mark').allInnerTexts()).toEqual(
    ['which', 'flight', 'would', 'you', 'like', 'to', 'change'].map((word) => expect.stringContaining(word)),
  );
  expect(await panel.innerText()).toMatch(/FAILED[^]*the test hung up[^]*finish phrase “or say espanol” was heard/);
  expect(await panel.innerText()).toContain('No call is placed, and no message is sent');
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel)).toBe('Sample run');
  expect(alarms).toEqual([]);
});

test.each(['before', 'after'])(
  'on a phone one tap is enough, %s the application has started, and what it opens is on the screen',
  async (when) => {
    const tab = await site.open(ADDRESS, PHONE);
    const { page } = tab;
    const { start, panel } = sampleOn(page, 'Reservations');
    if (when === 'after') await tab.wake();
    await start.tap();
    await panel.getByRole('button', { name: 'Skip to the end' }).waitFor();
    const place = await panel.boundingBox();
    expect(place?.y).toBeLessThan(0.6 * 844);
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel)).toBe('Sample run');
  },
);

test('who edits a script writes at once, and is led to the line of a mistake', async () => {
  const { page, press, field, panel } = await runSample('Reservations');
  await press('Edit the script');
  const lines = (await editorText(panel)).split('\n');
  await panel.locator('.cm-focused').waitFor();
  const wrong = lines.findIndex((line) => line.includes('$DIAL'));
  await field.fill(lines.with(wrong, '- $DAIL:').join('\n'));
  await press('Run again');
  await panel
    .getByRole('button', { name: `Line ${wrong + 1}`, exact: true })
    .first()
    .click();
  // The mistake is selected.
  await page.keyboard.type('$DIAL');
  expect(await editorText(panel)).toBe(lines.join('\n'));
});

test('the clock can be watched, paused, and set', async () => {
  const tab = await site.open(ADDRESS);
  const { page } = tab;
  await stopClock(tab);
  const { start, press, panel, rows } = sampleOn(page, 'Reservations');
  await start.click();
  // The test's clock stands, and the page waits a moment before it asks the worker.
  await panel.waitFor();
  await page.clock.runFor(400);
  await panel.getByRole('timer').waitFor();
  await page.clock.runFor(500);
  await rows.first().getByText('Running').waitFor();
  await press('Pause');
  const paused = await panel.getByRole('timer').innerText();
  await page.clock.runFor(5000);
  expect(await panel.getByRole('timer').innerText()).toBe(paused);
  await panel.getByRole('radio', { name: '1×' }).check();
  await press('Play');
  await page.clock.runFor(60_000);
  await panel.getByText('[2/3]').waitFor();
  expect(await panel.getByRole('button', { name: 'Skip to the end' }).count()).toBe(0);
  await press('Watch again');
  await press('Pause');
  await press('Skip to the end');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Watch again');
  await panel.getByRole('slider', { name: 'Position in the run' }).fill('0');
  expect(await panel.getByRole('timer').innerText()).toMatch(/^0:00/);
});

test('a run follows its row in a box of its own, and leaves the page where it is', async () => {
  const { page, panel, press } = await runSample('Reservations', PHONE);
  await press('Watch again');
  await press('Pause');
  const top = await page.evaluate(() => scrollY);
  const box = panel.getByRole('group', { name: 'Steps' });
  await panel.getByRole('slider').fill('15000');
  const row = box.getByRole('listitem').filter({ hasText: 'Running' });
  await row.filter({ hasText: 'Reservations' }).waitFor();
  await page.waitForFunction(
    (element) => {
      const [inner, outer] = [element!, element!.closest('[role=group]')!].map((one) => one.getBoundingClientRect());
      return inner!.top >= outer!.top - 1 && inner!.top < outer!.bottom - 40;
    },
    await row.elementHandle(),
  );
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('the test on the home page runs where it is, with one press, and can be edited and run in the checker', async () => {
  const { page, requests, alarms } = await site.open('/', PHONE);
  const hero = page.locator('[data-island=hero]');
  expect(requests.filter((address) => address.endsWith('.js'))).toEqual([]);
  const tick = () =>
    hero
      .locator('code')
      .last()
      .evaluate((code) => getComputedStyle(code, '::after').visibility);
  expect(await tick()).toBe('hidden');
  await hero.getByRole('button', { name: 'Run this test' }).tap();
  await hero.getByRole('button', { name: 'Pause' }).tap();
  await hero.getByRole('slider').press('Home');
  expect(await hero.locator('[data-state=running]').innerText()).not.toContain('Thank you');
  await hero.getByRole('slider').press('End');
  expect(await hero.locator('li[data-state=passed]').count()).toBe(2);
  expect(await tick()).toBe('visible');
  expect(await hero.getByText('Passed', { exact: true }).isVisible()).toBe(true);
  expect(await hero.innerText()).toMatch(/Thank you for calling Cedar Street Pharmacy\.[^]*opening hours/);
  await page.getByRole('link', { name: 'Edit or download this test' }).click();
  await page.getByRole('button', { name: 'Run on Cedar Street Pharmacy' }).click();
  const run = page.getByRole('region', { name: 'Test run' });
  await run.getByRole('slider').press('End');
  await run.getByText('PASSED', { exact: true }).waitFor();
  expect(alarms).toEqual([]);
  const still = await site.open('/', { javaScriptEnabled: false });
  expect(await still.page.getByText('dials the number').isVisible()).toBe(true);
  expect(await still.page.getByRole('button', { name: 'Run this test' }).isVisible()).toBe(false);
});

test('on a desk, a run on the home page leaves everything around it where it is', async () => {
  const { page } = await site.open('/');
  const frame = page.locator('[data-island=hero] figure');
  const before = await frame.boundingBox();
  await frame.getByRole('button', { name: 'Run this test' }).click();
  await frame.getByRole('button', { name: 'Skip to the end' }).waitFor();
  expect(await frame.boundingBox()).toEqual(before);
  await frame.getByRole('button', { name: 'Skip to the end' }).click();
  await frame.getByText('Passed', { exact: true }).waitFor();
  expect(await frame.boundingBox()).toEqual(before);
});

test('on a phone the original folds while a reader edits, and the verdict of the next run is on the screen', async () => {
  const { page, block, panel, press, skip } = await runSample('Reservations', PHONE);
  await press('Edit the script');
  expect(await block.locator('pre').first().isVisible()).toBe(false);
  await press('Run again');
  await skip();
  const again = await panel.getByRole('button', { name: 'Run again' }).boundingBox();
  const verdict = await panel.getByText('FAILED', { exact: true }).boundingBox();
  expect(again?.y).toBeGreaterThan(56);
  expect(verdict?.y).toBeLessThan(0.5 * 844);
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Position in the run');
});

test('a script is broken, mended with what is said of its line, and taken back', async () => {
  const { press, skip, field, panel, report, alarms } = await runSample('Track a pizza');
  await press('Edit the script');
  const original = await editorText(panel);
  await field.fill(original.replace('left the oven', 'is a bicycle'));
  await press('Run again');
  await skip();
  expect((await report()).at(-1)).toMatch(/Failed$/);
  await field.fill(`${original}\n- order:\n    -prompt: oven\n`);
  await press('Run again');
  await panel.getByText(/Line 6: /).waitFor();
  expect(await panel.locator('dl').count()).toBe(0);
  await press('Back to the original');
  await skip();
  expect((await report()).at(-1)).toMatch(/Passed$/);
  expect(await editorText(panel)).toBe(original);
  expect(alarms).toEqual([]);
});

test('a pattern that never ends is stopped by the reader', async () => {
  const { press, field, panel, alarms } = await runSample('Track a pizza');
  await press('Edit the script');
  await field.fill('- hi: /^(([a-zA-Z,.? ]+)+)+[0-9]$/\n');
  await press('Run again');
  await press('Stop');
  await panel.getByText('The run was stopped.').waitFor();
  expect(alarms).toEqual([]);
});

test('on a phone a panel that is open breaks no rule of accessibility, and is no wider than the screen', async () => {
  const { page, panel, press, field } = await runSample('Reservations', PHONE);
  await panel.getByText('How the real service differs').click();
  await press('Edit the script');
  await panel.locator('.cm-content').waitFor();
  // The sticky header covers part of what is scrolled out of view.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // The beginnings of its lines stay in sight, however long one becomes.
  await field.fill(`- $DIAL:\n    - prompt: ${'welcome to turn air '.repeat(5)}`);
  expect(await field.evaluate((area) => area.scrollWidth <= area.clientWidth)).toBe(true);
});
