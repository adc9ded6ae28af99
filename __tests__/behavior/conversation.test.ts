import type { Page } from 'playwright-core';
import { serveSite } from '../support/site';

const site = serveSite();

/** The sample with a file name: its frame, its choice, its code and its conversation. */
function sampleOf(page: Page, title: string) {
  const frame = page.locator('figure', { has: page.locator(`> figcaption:text-is("${title}")`) });
  return {
    frame,
    choice: (view: 'Script' | 'Conversation') => frame.getByRole('radio', { name: view }),
    label: (view: 'Script' | 'Conversation') => frame.locator('label', { hasText: view }),
    script: frame.locator('pre'),
    turns: frame.getByRole('listitem'),
  };
}

test('a reader chooses the conversation once, and reads it on all pages, also on the next visit', async () => {
  const { page, open, alarms } = await site.newTab();
  await open('/guides/phone/');
  const call = sampleOf(page, 'hours.yml');
  expect([await call.script.isVisible(), await call.turns.count()]).toEqual([true, 0]);
  // The first press of all: the application has not started.
  await call.label('Conversation').click();
  expect(await call.script.isVisible()).toBe(false);
  expect(await call.turns.first().innerText()).toBe('Test dials the number');
  expect(await page.locator('pre:visible', { hasText: '$DIAL' }).count()).toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Chat', exact: true }).first().click();
  await page.waitForURL('**/guides/chat/');
  const chat = sampleOf(page, 'reply.yml');
  expect(await chat.choice('Conversation').isChecked()).toBe(true);
  expect(await chat.turns.last().innerText()).toContain('nine to … on weekdays');
  expect(await chat.script.isVisible()).toBe(false);
  await page.reload();
  expect([await chat.script.isVisible(), await chat.turns.first().innerText()]).toEqual([false, 'Test types\nhi']);
  await chat.label('Script').click();
  await open('/guides/phone/');
  expect([await call.script.isVisible(), await call.turns.count()]).toEqual([true, 0]);
  expect(alarms).toEqual([]);
});

test('a script with marked lines, of which the text speaks, is shown until its own conversation is chosen', async () => {
  const { page, open } = await site.newTab();
  await open('/guides/chat/');
  await sampleOf(page, 'reply.yml').label('Conversation').click();
  await open('/practice/run/');
  const [marked, plain] = [sampleOf(page, 'Track a pizza'), sampleOf(page, 'Reservations')];
  expect([await marked.script.isVisible(), await plain.script.isVisible()]).toEqual([true, false]);
  await marked.label('Conversation').click();
  expect([await marked.script.isVisible(), await plain.script.isVisible()]).toEqual([false, false]);
});

test('without scripts and on paper both views are there, and nothing to choose', async () => {
  const { page, open } = await site.newTab({ javaScriptEnabled: false });
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const [address, title] of [
      ['/guides/phone/', 'hours.yml'],
      ['/guides/chat/', 'reply.yml'],
    ] as const) {
      await open(address);
      const sample = sampleOf(page, title);
      expect(await sample.script.isVisible()).toBe(true);
      expect(await sample.turns.first().isVisible()).toBe(true);
      expect(await sample.frame.locator('label:visible').count()).toBe(0);
    }
  }
});

test('by keyboard alone: one stop for the choice, the arrows make it', async () => {
  const { page, open } = await site.newTab();
  await open('/guides/chat/');
  const { choice, frame, turns, script } = sampleOf(page, 'reply.yml');
  await page.locator('#compare-a-reply a').focus();
  await page.keyboard.press('Tab');
  expect(await choice('Script').evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await choice('Conversation').evaluate((radio) => radio === document.activeElement)).toBe(true);
  expect([await script.isVisible(), await turns.first().isVisible()]).toEqual([false, true]);
  expect(
    await frame
      .locator('label')
      .last()
      .evaluate((label) => getComputedStyle(label).outlineStyle),
  ).toBe('solid');
  await page.keyboard.press('ArrowLeft');
  expect([await script.isVisible(), await turns.count()]).toEqual([true, 0]);
});
