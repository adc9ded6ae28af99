import type { BrowserContextOptions } from 'playwright-core';
import { violationsInBothThemes } from '../../support/axe';
import { editorText } from '../../support/editor';
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
  const given = await editorText(root);
  await root.locator('.cm-focused').waitFor();
  await root.locator('.problem.warning', { hasText: '2' }).waitFor();
  await script.fill(given.replace('- 2:', '- press 2:'));
  await press('Check');
  await told('That says two words.');
  await root.getByText('FAILED').first().waitFor();
  await press('Start again');
  expect(await editorText(root)).toBe(given);
  await script.fill(given.replace('- 2:', '- $2:'));
  await press('Check');
  await told('The dollar sign makes it a key.');
  await root.getByText('✓ Solved', { exact: true }).waitFor();
  expect(alarms).toEqual([]);
});

test('on a slow device, what is typed quickly stays in order', async () => {
  const { page, root, press } = await openExercise(REPORTING, 'Press the key');
  await press('Fix it here');
  await root.locator('.cm-focused').waitFor();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.keyboard.press('Control+End');
  const typed = '# typed without a pause, which keeps the program busy';
  await page.keyboard.press('Enter');
  await page.keyboard.type(typed);
  expect((await editorText(root)).split('\n').at(-1)?.trim()).toBe(typed);
});

test.each([
  ['Press the key', 'Fix it here'],
  ['Right the name', 'Correct it here'],
])('on the next day, the answer to "%s" is there', async (title, verb) => {
  const { page, root, press, told } = await openExercise(REPORTING, title);
  await press(verb);
  await root.getByRole('textbox').first().fill('- mine');
  if (verb === 'Correct it here') await root.getByRole('textbox').last().fill('yours, theirs');
  await press('Check');
  await told(/Not yet/);
  await page.reload();
  await page.mouse.wheel(0, 100);
  await press('Open your answer');
  const texts = await root
    .locator('.cm-line, input')
    .evaluateAll((fields) =>
      fields.map((field) => (field instanceof HTMLInputElement ? field.value : field.textContent)),
    );
  expect(texts).toEqual(verb === 'Correct it here' ? ['- mine', 'yours, theirs'] : ['- mine']);
  await press('Start again');
  expect(await page.evaluate(() => localStorage.getItem('fernline drafts'))).toBe(null);
});

test('without the editor, a script is written in a plain field', async () => {
  const { page, root, press, told } = await openExercise(REPORTING, 'Press the key');
  await page.route(/\/editor-\w+\.js$/, (route) => route.abort());
  await press('Fix it here');
  const field = root.locator('textarea');
  await field.fill((await field.inputValue()).replace('- 2:', '- $2:'));
  await press('Check');
  await told('The dollar sign makes it a key.');
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
  await root.getByText('4 matches').waitFor();
  await press('Check');
  await told('What the user wrote is in a span, too.');
  await field.fill('li:nth-child(2)');
  await root.getByText('not supported here').waitFor();
  await field.fill('.sample-bot-text');
  await root.getByText('2 matches').waitFor();
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
