import type { BrowserContextOptions } from 'playwright-core';
import { violationsInBothThemes } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { serveSite } from '../../support/site';

const site = serveSite();

/** A call on a clock that the test drives, from the moment when the button was pressed. */
async function placeCall(options?: BrowserContextOptions) {
  const tab = await site.open('/practice/run/', options);
  const { page } = tab;
  const phone = page.getByRole('region', { name: 'Tern Air phone line' });
  const turns = phone.getByRole('list', { name: 'Transcript' }).getByRole('listitem');
  await stopClock(tab);
  await phone.getByRole('button', { name: 'Call', exact: true }).click();
  await phone.getByText('Ringing').waitFor();
  return {
    ...tab,
    phone,
    turns,
    wait: (seconds: number) => page.clock.runFor(seconds * 1000),
    say: async (words: string) => {
      await phone.getByRole('textbox', { name: 'Words to say' }).fill(words);
      await phone.getByRole('button', { name: 'Say' }).click();
    },
    said: async () => (await turns.allInnerTexts()).map((text) => text.replaceAll(/\s*\n\s*/g, ': ')),
  };
}

test('a caller presses a key, says a word, and the line answers, until they hang up', async () => {
  const { phone, wait, say, said, alarms } = await placeCall();
  await wait(9);
  await phone.getByRole('button', { name: '2', exact: true }).click();
  await wait(7);
  await say('reservations');
  await wait(6);
  expect(await said()).toEqual([
    'Tern Air: Welcome to Tern Air.',
    'Tern Air: For Spanish, press 1 or say español.',
    'You press: 2',
    'Tern Air: In a few words, tell me what your call is about.',
    'You say: reservations',
    'Tern Air: Reservations, got it. What is your booking reference?',
  ]);
  expect(await phone.getByRole('log').innerText()).toBe('Reservations, got it. What is your booking reference?');
  await phone.getByRole('button', { name: 'Hang up' }).click();
  await phone.getByText('You hung up').waitFor();
  expect(alarms).toEqual([]);
});

test.each([390, 1440])('the button that was pressed keeps its place, on a screen of %i px', async (width) => {
  const { page } = await site.open('/practice/run/', { viewport: { width, height: 900 } });
  const phone = page.getByRole('region', { name: 'Tern Air phone line' });
  const place = () =>
    phone.evaluate((frame) => {
      const [outer, inner] = [frame, frame.querySelector('button')!].map((one) => one.getBoundingClientRect());
      return [inner!.right, inner!.top - outer!.top];
    });
  const before = await place();
  await phone.getByRole('button', { name: 'Call', exact: true }).click();
  await phone.getByText('Connected').waitFor();
  expect(await place()).toEqual(before);
});

test('words appear as they are spoken, or as a whole for who wants nothing to move', async () => {
  const moving = await placeCall({ reducedMotion: 'no-preference' });
  await moving.wait(3);
  expect(await moving.said()).toEqual([expect.stringMatching(/^Tern Air: Welcome( to)?$/)]);
  expect(await moving.phone.getByRole('log').innerText()).toBe('');
  const still = await placeCall();
  await still.wait(3);
  expect(await still.said()).toEqual(['Tern Air: …']);
});

test('it is read aloud where the reader wants that', async () => {
  const tab = await site.newTab();
  await tab.page.addInitScript(() => {
    const spoken: string[] = [];
    Object.defineProperty(window, 'speechSynthesis', {
      value: { speak: ({ text }: SpeechSynthesisUtterance) => spoken.push(text), cancel: () => undefined },
    });
    Object.assign(window, { spoken });
  });
  await tab.open('/practice/run/');
  await stopClock(tab);
  const phone = tab.page.getByRole('region', { name: 'Tern Air phone line' });
  await phone.getByRole('button', { name: 'Call', exact: true }).click();
  await phone.getByRole('checkbox', { name: 'Read the line aloud' }).check();
  await tab.page.clock.runFor(9000);
  await phone.getByRole('textbox', { name: 'Words to say' }).fill('English');
  await phone.getByRole('button', { name: 'Say', exact: true }).click();
  await tab.page.clock.runFor(2000);
  expect(await tab.page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([
    'Welcome to Tern Air.',
    'For Spanish, press 1 or say español.',
    'In a few words, tell me what your call is about.',
  ]);
});

test('on a phone it breaks no rule of accessibility, and is no wider than the screen', async () => {
  const { page, phone, wait } = await placeCall({ viewport: { width: 390, height: 844 } });
  await wait(9);
  await phone.getByRole('button', { name: 'Star' }).click();
  await wait(3);
  await page.clock.resume();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
