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

test('a missing input is written, and a pattern that takes for ever is stopped with a word to the reader', async () => {
  const { root, press, told } = await openExercise(REPORTING, 'Ask for the pizza');
  await press('Write it here');
  const script = root.getByRole('textbox', { name: 'Script' });
  // It refers to its own group: others a browser may finish by another way of matching.
  await script.fill('- hi: Welcome\n- track: /^((\\w+\\s?)*)*#\\1$/');
  await press('Check');
  await told(/takes too long/);
  await script.fill('- hi: Welcome to Corner Slice\n- track: left the oven');
  await press('Check');
  await told('The bot knows the word.');
});

test('of the interactions of a script the one that fails is chosen, and the report shows it', async () => {
  const { root, press, told } = await openExercise(REPORTING, 'Find the red one');
  await root.getByRole('radio', { name: /track/ }).check();
  await press('Check');
  await told('The words are part of the reply.');
  expect(await root.getByText('[2/3]').count()).toBe(1);
  await root.getByRole('radio', { name: /large/ }).check();
  await press('Check');
  await told('It is typed, and the bot has a button for it.');
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
  await root.getByRole('button', { name: 'Finish phrase: one step less' }).click();
  await root.getByText('“1 or say”').waitFor();
  await root.getByRole('button', { name: 'End-of-speech timeout: one step more' }).click();
  await root.getByRole('button', { name: 'End-of-speech timeout: one step more' }).click();
  expect(await root.getByRole('slider', { name: 'End-of-speech timeout' }).getAttribute('aria-valuetext')).toBe('1 s');
  await root.getByRole('button', { name: 'End-of-speech timeout: one step less' }).click();
  await root.getByRole('button', { name: 'End-of-speech timeout: one step less' }).click();
  expect(await root.getByRole('button', { name: 'End-of-speech timeout: one step less' }).isDisabled()).toBe(true);
});

test('on a phone the buttons of a slider stay under the finger while its text grows', async () => {
  const { root, press } = await openExercise(REPORTING, 'Wait for the end', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await press('Try settings');
  const more = root.getByRole('button', { name: 'Finish phrase: one step more' });
  const slider = root.getByRole('slider', { name: 'Finish phrase' });
  const places = async () => {
    const [button, track] = await Promise.all([more.boundingBox(), slider.boundingBox()]);
    return [button?.x, track?.x, track?.width].map((length) => Math.round(length ?? 0));
  };
  const before = await places();
  for (let tap = 0; tap < 6; tap++) {
    await more.tap();
    expect(await places()).toEqual(before);
  }
  expect((await slider.getAttribute('aria-valuetext'))?.length).toBeGreaterThan(12);
});

test('a homophone is typed: each reply shows what it makes of it', async () => {
  const { root, press, told } = await openExercise(REPORTING, 'Right the name');
  await press('Correct it here');
  await root.getByRole('textbox', { name: 'Key' }).fill('Tern Air');
  await root.getByRole('textbox', { name: 'Values' }).fill('turn');
  expect(await root.getByText('✕ differs').count()).toBe(2);
  await press('Check');
  await told('The line says the word for something else as well.');
  await root.getByRole('textbox', { name: 'Values' }).fill('turn air');
  expect(await root.getByText('✓ matches').count()).toBe(2);
  await press('Check');
  await told('Two words are safer than one.');
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
  expect(await root.getByText('not understood here').count()).toBe(1);
  await field.fill('.sample-bot-text');
  expect(await root.locator('li[data-matched]').count()).toBe(2);
  await press('Check');
  await told('It leaves out what the user wrote.');
});

test('each choice has its explanation', async () => {
  const { root, press, told } = await openExercise(SAMPLE, 'Choose what to expect');
  await root.getByRole('radio').first().check();
  await press('Check');
  await told('An apology would pass.');
  await root.getByRole('radio').last().check();
  await press('Check');
  await told('Any hour passes, and nothing else.');
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

test('no program is loaded before an exercise is touched', async () => {
  const { page, requests, wake } = await site.open(REPORTING);
  await wake();
  const before = requests.length;
  await page.getByText('Hint').first().click();
  // The browser asks for the icon when it has time.
  expect(requests.slice(before).filter((address) => address !== '/favicon.svg')).toEqual([]);
  const chunks = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(chunks.filter((name) => name.includes('runner'))).toEqual([]);
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
