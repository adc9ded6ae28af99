import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { serveSite } from '../../support/site';

const site = serveSite('content');
/** More stops than any page has before the one that is looked for. */
const MOST_STOPS = 500;

/** How a reader uses a page. */
interface Hands {
  press(control: Locator): Promise<void>;
  enter(field: Locator, text: string): Promise<void>;
  /** Selects an answer, counted from 1. */
  select(answers: Locator, number: number): Promise<void>;
  /** Controls that had the focus without showing it. */
  unseen: string[];
}

const insert = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
};

/** A finger. */
function byTouch(page: Page): Hands {
  return {
    press: (control) => control.tap(),
    async enter(field, text) {
      await field.tap();
      await insert(page, text);
      // All of it is shown, although lines wrap.
      expect(await field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
    },
    select: (answers, number) => answers.nth(number - 1).tap(),
    unseen: [],
  };
}

/** A keyboard: no pointer, and each control on the way is on the screen and shows its focus. */
function byKeyboard(page: Page): Hands {
  const unseen: string[] = [];
  const { keyboard } = page;
  async function reach(control: Locator) {
    await control.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const { isThere, lost } = await control.evaluate(lookAtFocus);
      if (lost) unseen.push(`${page.url()} ${lost}`);
      if (isThere) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(control)} on ${page.url()}`);
  }
  return {
    async press(control) {
      await reach(control);
      await keyboard.press('Enter');
    },
    async enter(field, text) {
      await reach(field);
      await insert(page, text);
    },
    async select(answers, number) {
      await reach(answers.first());
      await keyboard.press('Space');
      for (let at = 1; at < number; at++) await keyboard.press('ArrowDown');
    },
    unseen,
  };
}

/** Runs in the page. */
function lookAtFocus(control: Element): { isThere: boolean; lost?: string } {
  // The editor is in a shadow tree.
  const focused = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
  if (!focused || focused === document.body) return { isThere: false };
  const { left, top, right, bottom } = focused.getClientRects()[0] ?? new DOMRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const isCovered = document.elementFromPoint(x, y)?.closest('header') !== focused.closest('header');
  const isOnScreen = bottom > top && bottom > 0 && top < innerHeight;
  const isSeen = focused.matches(':focus-visible') && isOnScreen && !isCovered;
  return { isThere: focused === control, ...(!isSeen && { lost: focused.outerHTML.slice(0, 200) }) };
}

/** Moves a slider, from its left end, until it shows a value. */
async function slide(root: Locator, label: string, value: string, { press }: Hands) {
  const shows = async () => (await root.getByRole('slider', { name: label }).getAttribute('aria-valuetext')) === value;
  const down = root.getByRole('button', { name: `${label}: one step down` });
  if (!(await shows())) while (await down.isEnabled()) await press(down);
  while (!(await shows())) await press(root.getByRole('button', { name: `${label}: one step up` }));
}

/** Does an exercise with the solution that its page holds. */
async function solve(root: Locator, hands: Hands) {
  const { press, enter, select } = hands;
  const { code, number } = await root.evaluate((exercise) => {
    const solution = [...exercise.querySelectorAll('details')].at(-1);
    const reasons = [...(solution?.querySelectorAll(':scope > div') ?? [])];
    const right = reasons.findIndex((reason) => reason.hasAttribute('data-right')) + 1;
    return {
      code: solution?.querySelector('pre code')?.textContent ?? '',
      number: right || Number(/Step (\d+) fails\./.exec(solution?.querySelector('p')?.textContent ?? '')?.[1]),
    };
  });
  const button = root.getByRole('button', { name: /here$|^Try|^Check$/ }).first();
  const verb = await button.innerText();
  if (number) await select(root.getByRole('radio'), number);
  else await press(button);
  if (verb === 'Try selectors')
    for (const [index, selector] of code.trim().split('\n').entries())
      await enter(root.getByRole('textbox', { name: 'Selector' }).nth(index), selector);
  else if (verb === 'Correct it here') {
    const { homophones } = JSON.parse(code) as { homophones: Record<string, string[]> };
    for (const [key, values] of Object.entries(homophones)) {
      await enter(root.getByRole('textbox', { name: 'Key' }), key);
      await enter(root.getByRole('textbox', { name: 'Values' }), values.join(', '));
    }
  } else if (verb === 'Try settings') {
    const last = code.slice(code.lastIndexOf('\n- '));
    const valueOf = (key: string) => new RegExp(`${key}: (.+)`).exec(last)?.[1];
    for (const [label, key] of [
      ['End-of-speech timeout', 'endSpeechTimeout'],
      ['Listening timeout', 'listeningTimeout'],
    ] as const)
      await slide(root, label, valueOf(key) ? `${valueOf(key)} s` : 'not set', hands);
    const phrase = valueOf('finishOnPhrase');
    await slide(root, 'Finish phrase', phrase ? `“${phrase}”` : 'not set', hands);
  } else if (!number) await enter(root.getByRole('textbox', { name: 'Script' }), code);
  await press(root.getByRole('button', { name: 'Check' }));
  await root.getByText('✓ Solved', { exact: true }).waitFor();
}

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

test.each([
  // Both courses have the same kinds of controls. Sliders are moved by keyboard in `exercises.test.ts`.
  ['ivr', 'by touch at 390 px', byTouch, PHONE],
  ['chatbot', 'by keyboard at 1440 px', byKeyboard, DESK],
] as const)('a newcomer does every task of the %s courses %s, and gets the card', async (course, _, hands, options) => {
  const { page, alarms } = await site.open(`/training/${course}/overview/`, options);
  const reader = hands(page);
  const solved: string[] = [];
  const cards: string[] = [];
  const next = page.locator('a[rel=next]');
  const card = page.getByRole('complementary', { name: 'Your progress' });
  for (;;) {
    const exercises = await page.locator('[data-exercise]').all();
    for (const exercise of exercises) {
      await solve(exercise, reader);
      solved.push((await exercise.getAttribute('data-exercise')) ?? '');
    }
    if (exercises.length > 0) await page.getByRole('button', { name: 'Lesson done' }).waitFor();
    if ((await page.getByRole('button', { name: 'Print a card' }).count()) > 0) cards.push(await card.innerText());
    const href = (await next.count()) > 0 ? await next.getAttribute('href') : null;
    if (!href?.startsWith(`/training/${course}/`)) break;
    const title = await page.title();
    await reader.press(next);
    await page.waitForFunction((before) => document.title !== before, title);
    await page.waitForURL(site.origin + href);
  }
  // One card for the functional course, one for the others.
  expect(cards).toHaveLength(2);
  const counts = cards.map((text) => /(\d+) of (\d+) lessons? done, (\d+) of (\d+) exercises? solved(.*)/.exec(text));
  for (const found of counts) expect([found?.[1], found?.[3]]).toEqual([found?.[2], found?.[4]]);
  expect(cards[0]).toContain('final project solved');
  // The projects are not among the exercises that are counted.
  expect(counts.reduce((sum, found) => sum + Number(found?.[4]), 0)).toBe(solved.length - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(reader.unseen).toEqual([]);
  expect(alarms).toEqual([]);
});

test.each([
  ['by touch', byTouch, PHONE],
  ['by keyboard', byKeyboard, DESK],
] as const)(
  'a mishearing fails a step until its homophone is added in the Run panel, %s',
  async (_, hands, options) => {
    const { page, alarms } = await site.open('/training/ivr/functional/homophones/', options);
    const { press, enter, unseen } = hands(page);
    const sample = page.locator('figure[data-language=yaml]').first();
    await press(sample.getByRole('button', { name: /^Run/ }));
    const panel = sample.getByRole('region', { name: 'Sample run' });
    await panel.getByText('[4/5]').waitFor();
    const note = await panel.getByRole('listitem').filter({ hasText: 'Failed' }).innerText();
    const [, said = '', heard = ''] = /The line said “(.+?)”, which was transcribed as “(.+?)”/.exec(note) ?? [];
    await press(panel.getByRole('button', { name: 'Edit the script' }));
    await enter(panel.getByRole('textbox', { name: 'Homophones' }), `${said}: ${heard}`);
    await press(panel.getByRole('button', { name: 'Run again' }));
    await panel.getByText('[5/5]').waitFor();
    expect(await panel.getByRole('listitem').filter({ hasText: 'Failed' }).count()).toBe(0);
    expect(unseen).toEqual([]);
    expect(alarms).toEqual([]);
  },
);
