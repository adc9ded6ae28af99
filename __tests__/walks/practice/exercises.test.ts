import type { BrowserContextOptions } from 'playwright-core';
import { violationsInBothThemes } from '../../support/axe';
import { serveSite } from '../../support/site';

const site = serveSite();
const REPORTING = '/training/phone/functional/reporting/';
const SAMPLE = '/training/chat/functional/sample/';

/** An exercise as a reader finds it. */
async function openExercise(address: string, title: string, options?: BrowserContextOptions) {
  const tab = await site.open(address, options);
  const root = tab.page.getByRole('region', { name: `Exercise: ${title}` });
  return {
    ...tab,
    root,
    press: (name: string) => root.getByRole('button', { name, exact: true }).click(),
    /** What the reader is told of the answer. */
    told: async (text: string | RegExp) => root.getByRole('status').getByText(text).waitFor(),
  };
}

test('a script is mended: the run decides, a likely mistake is explained, and the exercise is solved', async () => {
  const { root, press, told, alarms } = await openExercise(REPORTING, 'Press the key');
  await press('Fix it here');
  const script = root.getByRole('textbox', { name: 'Script' });
  await script.waitFor();
  expect(await script.evaluate((field) => field === document.activeElement)).toBe(true);
  const given = await script.inputValue();
  await script.fill(given.replace('- 2:', '- press 2:'));
  await press('Check');
  await told('That says two words.');
  await root.getByText('FAILED').first().waitFor();
  await press('Start again');
  expect(await script.inputValue()).toBe(given);
  await script.fill(given.replace('- 2:', '- $2:'));
  await press('Check');
  await told('The dollar sign makes it a key.');
  await root.getByText('✓ Solved', { exact: true }).waitFor();
  expect(alarms).toEqual([]);
});

test('sliders decide where listening ends, by keyboard, and the time line says when', async () => {
  const { page, root, press, told } = await openExercise(REPORTING, 'Wait for the end');
  expect(await root.getByText('the test stops listening after 3.0 s').count()).toBe(1);
  await press('Try settings');
  await press('Check');
  await told('The caller would speak into the greeting.');
  await root.getByRole('slider', { name: 'Listening timeout' }).focus();
  await page.keyboard.press('End');
  await press('Check');
  await told('The caller would wait for nothing.');
  await page.keyboard.press('Home');
  await root.getByRole('slider', { name: 'Finish phrase' }).focus();
  const words = 'welcome to turn air for Spanish press 1 or say espanol'.split(' ');
  for (let word = 0; word < words.length; word++) await page.keyboard.press('ArrowRight');
  await press('Check');
  await told('The last words are always the same.');
  expect(await root.getByRole('slider', { name: 'Finish phrase' }).getAttribute('aria-valuetext')).toContain(
    'or say espanol',
  );
  await root.getByRole('button', { name: 'Finish phrase: one step down' }).click();
  await root.getByText('“1 or say”').waitFor();
  await root.getByRole('button', { name: 'End-of-speech timeout: one step up' }).click();
  await root.getByRole('button', { name: 'End-of-speech timeout: one step up' }).click();
  expect(await root.getByRole('slider', { name: 'End-of-speech timeout' }).getAttribute('aria-valuetext')).toBe('1 s');
  await root.getByRole('button', { name: 'End-of-speech timeout: one step down' }).click();
  await root.getByRole('button', { name: 'End-of-speech timeout: one step down' }).click();
  expect(await root.getByRole('button', { name: 'End-of-speech timeout: one step down' }).isDisabled()).toBe(true);
});

test('a selector lights up what it matches, and counts it', async () => {
  const { root, press, told } = await openExercise(SAMPLE, 'Match the replies');
  await press('Try selectors');
  const field = root.getByRole('textbox', { name: 'Selector' });
  await field.fill('span');
  expect(await root.getByText('4 matches').count()).toBe(1);
  await press('Check');
  await told('What the user wrote is in a span, too.');
  await field.fill('li:nth-child(2)');
  expect(await root.getByText('not supported here').count()).toBe(1);
  await field.fill('.sample-bot-text');
  expect(await root.locator('li[data-matched]').count()).toBe(2);
  await press('Check');
  await told('It leaves out what the user wrote.');
});

test('without JavaScript the task is text, with its solution folded away, and nothing is offered that cannot work', async () => {
  const { root } = await openExercise(REPORTING, 'Press the key', { javaScriptEnabled: false });
  expect(await root.getByText('The caller is meant to press 2.').isVisible()).toBe(true);
  expect(await root.locator('pre:visible').innerText()).toContain('- 2:');
  expect(await root.getByRole('button', { name: 'Fix it here' }).isVisible()).toBe(false);
  await root.getByText('Solution').click();
  expect(await root.getByText('The dollar sign makes it a key.').isVisible()).toBe(true);
  const chat = await openExercise(SAMPLE, 'Match the replies', { javaScriptEnabled: false });
  expect(await chat.root.getByText('Your pizza left the oven five minutes ago.').isVisible()).toBe(true);
});

test.each([390, 1280])('exercises that are open are clean of violations and fit at %i px', async (width) => {
  const { page, wake } = await site.open(REPORTING, { viewport: { width, height: 844 } });
  await wake();
  for (const name of ['Fix it here', 'Try settings', 'Correct it here'])
    await page.getByRole('button', { name }).click();
  await page.getByRole('textbox', { name: 'Script' }).first().waitFor();
  await page.getByRole('textbox', { name: 'Key' }).waitFor();
  await page.getByRole('button', { name: 'Check' }).first().click();
  await page.getByText('FAILED').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await violationsInBothThemes(page)).toEqual([]);
});
