import { text } from 'node:stream/consumers';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { toFragment } from '../../../components/practice/fragment';
import { violationsInBothThemes } from '../../support/axe';
import { serveSite } from '../../support/site';

const site = serveSite();
const ADDRESS = '/practice/checker/';

/** As a reader would copy it from a guide, with three mistakes. */
const BROKEN = `---
- test: Opening hours
- $DIAL:
    - prompt: welcome to the library
    - set finishOnPhrase: how can I help
- when are you open:
    - prompt: our hours are: nine to six
    - set finishOnPhrases: anything else
- goodbye:
    -prompt: thank you
`;
const MENDED = BROKEN.replace('our hours are: nine to six', '"our hours are: nine to six"')
  .replace('finishOnPhrases', 'finishOnPhrase')
  .replace('-prompt', '- prompt');

/** The checker as a reader finds it. */
function checkerOn(page: Page) {
  const root = page.getByRole('region', { name: 'The script checker' });
  const field = root.getByRole('textbox', { name: 'Script' });
  const problems = root.getByRole('region', { name: 'Problems' });
  return {
    root,
    field,
    problems,
    items: problems.getByRole('listitem'),
    turns: root.locator('figure').getByRole('listitem'),
    sample: root.getByRole('combobox', { name: 'Sample' }),
    editor: root.locator('.cm-content'),
    /** The text as the reader sees it in the editor. */
    text: async () => (await root.locator('.cm-line').allTextContents()).join('\n'),
    /** What is kept on this device. */
    kept: () =>
      page.evaluate(
        () => (JSON.parse(localStorage.getItem('fernline checker') ?? 'null') as { text: string } | null)?.text,
      ),
    /** Copies a link to the script. */
    async link() {
      await root.getByRole('button', { name: 'Copy link' }).click();
      await root.getByText('Link copied').waitFor();
      return new URL(await page.evaluate(() => navigator.clipboard.readText()));
    },
    /** Puts a script in place of the one that is there, as a paste does. */
    async write(script: string) {
      await root.locator('.cm-content').focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(script);
    },
  };
}

async function openChecker(address = ADDRESS, options?: BrowserContextOptions) {
  const tab = await site.newTab(options);
  await tab.open(address);
  return { ...tab, ...checkerOn(tab.page) };
}

/** The same, once the editor is there. */
async function startChecker(options?: BrowserContextOptions) {
  const checker = await openChecker(ADDRESS, options);
  await checker.field.click();
  await checker.editor.waitFor();
  return checker;
}

test('before it is touched the sample is there with its problems and its conversation, and no program', async () => {
  const { items, turns, field, requests } = await openChecker();
  expect(await items.count()).toBe(3);
  expect(await items.first().innerText()).toContain('Line 5');
  expect(await turns.first().innerText()).toContain('dials the number');
  expect(await field.inputValue()).toContain('- test: Opening hours');
  expect(requests.filter((address) => address.endsWith('.js'))).toEqual([]);
});

test('the sample is numbered, colored and marked before the program comes, and stays where it is', async () => {
  const { page, root, field, editor } = await openChecker();
  const look = (lines: string) =>
    root
      .locator(lines)
      .nth(4)
      .evaluate((line) => {
        // The color and the mark may be on elements in one another.
        const words = [...line.querySelectorAll('span')].filter((span) => span.textContent === 'finishOnPhrases');
        const styles = words.map((word) => getComputedStyle(word));
        const { x = 0, y = 0 } = words[0]?.getBoundingClientRect() ?? {};
        return {
          isMarked: styles.some(({ textDecorationStyle }) => textDecorationStyle === 'wavy'),
          color: styles.at(-1)?.color,
          place: [Math.round(x), Math.round(y + scrollY)],
        };
      });
  const before = await look('pre code > span');
  expect(before.isMarked).toBe(true);
  await field.click();
  await editor.waitFor();
  await page.locator('.problem.error').first().waitFor();
  expect(await look('.cm-line')).toEqual(before);
});

test('without JavaScript the sample and its problems are text, and nothing is offered that cannot work', async () => {
  const { items, root } = await openChecker(ADDRESS, { javaScriptEnabled: false });
  expect(await root.locator('pre').first().innerText()).toContain('- test: Opening hours');
  expect(await items.count()).toBe(3);
  expect(await root.locator('select:visible, textarea:visible, input:visible').count()).toBe(0);
  expect(await root.getByRole('button', { name: /in line/ }).count()).toBe(0);
});

test('what was typed before the program came is taken over, with the cursor', async () => {
  const { page, field, editor, text, alarms } = await openChecker();
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.value = '- hi: hello\n';
    area.focus();
    area.setSelectionRange(4, 4);
  });
  await editor.waitFor();
  await page.keyboard.type('!');
  expect(await text()).toBe('- hi!: hello\n');
  expect(alarms).toEqual([]);
});

test('a button that is pressed before the program came is carried out when it has', async () => {
  const { items, problems, editor } = await openChecker();
  await problems.getByRole('button', { name: 'Write prompt' }).click();
  await problems.getByText('1 error, 1 warning.').waitFor();
  expect([await items.count(), await editor.innerText()]).toEqual([2, expect.stringContaining('- prompt: goodbye')]);
});

test('problems follow what is typed, at their lines, with why and where to read on', async () => {
  const { write, items, problems, root, alarms } = await startChecker();
  await write('- test: One\n- $DIAL:\n    - promt: hello\n');
  await problems.getByText('1 error.', { exact: true }).waitFor();
  expect(await items.first().innerText()).toMatch(/Error\s+Line 3[^]*promt[^]*Any other name has no value/);
  expect(await items.first().getByRole('link').getAttribute('href')).toBe('/script-reference/expectations/#properties');
  expect(await root.locator('.problem.error').allInnerTexts()).toEqual(['promt']);
  await write('- test: One\n- $DIAL:\n    - prompt: hello\n');
  await problems.getByText('No problems found.').waitFor();
  expect(await root.locator('.problem').count()).toBe(0);
  await write('  ');
  await problems.getByText('Paste or write a script, or select a sample.').waitFor();
  expect(alarms).toEqual([]);
});

test('on a phone three planted mistakes are mended with the checker alone', async () => {
  const { page, write, problems, kept, turns, alarms } = await startChecker({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await write(BROKEN);
  for (const name of [/^Put it in quotes/, /^Write one hyphen/, /^Write finishOnPhrase/]) {
    const button = problems.getByRole('button', { name });
    await button.tap();
    // The problems below it move up.
    await button.waitFor({ state: 'detached' });
  }
  await problems.getByText('No problems found.').waitFor();
  expect(await kept()).toBe(MENDED);
  expect(await turns.count()).toBe(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(alarms).toEqual([]);
});

test('fixes that are pressed at once are all made', async () => {
  const { write, problems, kept } = await startChecker();
  await write(BROKEN);
  await problems.getByRole('button', { name: /^Put it in quotes/ }).waitFor();
  await problems.evaluate((root) => {
    for (const button of root.querySelectorAll<HTMLButtonElement>('button[name^="fix"]:not([name="fix all"])'))
      button.click();
  });
  await problems.getByText('No problems found.').waitFor();
  expect(await kept()).toBe(MENDED);
});

test('"Fix all" makes every fix with one reading at once, and one undo takes them back', async () => {
  const { page, write, editor, problems, kept } = await startChecker();
  await write(BROKEN);
  await problems.getByRole('button', { name: 'Fix all' }).click();
  await problems.getByText('No problems found.').waitFor();
  expect(await kept()).toBe(MENDED);
  expect(await problems.getByRole('button').allInnerTexts()).toEqual(['Run on Tern Air']);
  await editor.focus();
  await page.keyboard.press('Control+Z');
  await problems.getByText(/^3 errors/).waitFor();
});

test('by keyboard alone: into the editor, to a problem, mend it, on to the next, and out again', async () => {
  const { page, field, editor, problems, text } = await openChecker();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await field.focus();
  await editor.waitFor();
  // Tab leaves the editor: it is no trap.
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Fix all');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Line 5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  expect(await text()).toContain('set xfinishOnPhrases');
  // The problems are those of the text as it is: a button of an older one might find nothing to do.
  await problems
    .getByText(/\bxfinishOnPhrases\b/)
    .first()
    .waitFor();
  await page.keyboard.press('Control+Z');
  await problems
    .getByText(/\bfinishOnPhrases\b/)
    .first()
    .waitFor();
  await problems.getByText('2 errors, 1 warning.').waitFor();
  for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press('Tab');
  expect(await focused()).toBe('Write finishOnPhrase in line 5');
  for (const left of ['1 error, 1 warning.', '1 error.', 'No problems found.']) {
    await page.keyboard.press('Enter');
    await problems.getByText(left, { exact: true }).waitFor();
  }
  expect(await focused()).toBe('No problems found.');
});

test('the editor offers the words that fit, and a slash is a sign like any other', async () => {
  const { page, write, root, text } = await startChecker();
  await write('- test: One\n- $DIAL:\n    - set fin');
  await page.keyboard.press('Control+Space');
  await root.getByRole('option', { name: 'finishOnPhrase' }).waitFor();
  await root.getByRole('option', { name: 'finishOnPhrase' }).click();
  await page.keyboard.type('bye/');
  expect(await text()).toContain('    - set finishOnPhrase: bye/');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a word is explained where the pointer rests', async () => {
  const { page, root } = await startChecker();
  const word = root.locator('.cm-line', { hasText: '$DIAL' });
  await word.hover({ position: { x: 40, y: 8 } });
  await root.locator('.cm-tooltip', { hasText: 'Calls the number' }).waitFor();
  await page.keyboard.press('Escape');
});

test('a script is there again after a reload, and what lies in the storage is not believed', async () => {
  const { page, write, editor, wake, field } = await startChecker();
  await write('- hi: hello there\n');
  await page.waitForFunction(() => localStorage.getItem('fernline checker')?.includes('hello there'));
  await page.reload();
  await wake();
  await editor.waitFor();
  expect(await editor.innerText()).toContain('hello there');
  await page.evaluate(() => localStorage.setItem('fernline checker', '{"text":42}'));
  await page.reload();
  await field.click();
  await editor.waitFor();
  expect(await editor.innerText()).toContain('Opening hours');
  // Nobody could read it, or find it in the list of what is kept.
  expect(await page.evaluate(() => localStorage.getItem('fernline checker'))).toBe(null);
});

test('the script of the last visit is there before anything is touched, and a sample does not take its place', async () => {
  const { page, root, sample, text, write, editor, kept } = await startChecker();
  const own = '- $DIAL: hello there';
  await write(own);
  await page.reload();
  // Nobody has touched the page.
  await editor.waitFor();
  expect(await text()).toBe(own);
  await sample.selectOption({ index: 2 });
  await editor.getByText('hello there').waitFor({ state: 'detached' });
  expect(await kept()).toBe(own);
  const edited = '- $DIAL: edited';
  await write(edited);
  await page.reload();
  await editor.waitFor();
  expect(await text()).toBe(edited);
  await root.getByRole('button', { name: 'Back to your script' }).click();
  await editor.getByText('hello there').waitFor();
});

test('where the storage is denied the checker works all the same', async () => {
  const { page, alarms } = await site.newTab();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(site.origin + ADDRESS);
  const { field, editor, write, problems } = checkerOn(page);
  await field.click();
  await editor.waitFor();
  await write('- $DIAL: hello\n');
  await problems.getByText('No problems found.').waitFor();
  expect(alarms).toEqual([]);
});

test('a link opens the same script elsewhere, and nothing of it is asked for from the server', async () => {
  const checker = await startChecker({ permissions: ['clipboard-read', 'clipboard-write'] });
  const script = '- test: Grüße 👋\n- hi: willkommen\n';
  await checker.write(script);
  const link = await checker.link();
  expect(link.hash).toMatch(/^#script=[\w-]+$/);
  // Nobody has touched the page.
  const other = await openChecker(link.pathname + link.hash);
  await other.editor.waitFor();
  expect(await other.text()).toBe(script);
  expect(other.requests.join()).not.toContain(link.hash.slice(8));
  expect(await other.kept()).toBeUndefined();
  expect(other.alarms).toEqual([]);
});

test('why a reply fails is told with what would have passed, and a link carries the question', async () => {
  const { root, write, link } = await startChecker({ permissions: ['clipboard-read', 'clipboard-write'] });
  await write('- test: One\n- $DIAL: your order 17 is on its way\n');
  await root.getByText('Why did it fail?').click();
  await root.getByLabel('Reply').fill('Thanks. Your order 25 has left.');
  await root.getByText('Failed').waitFor();
  await root.getByText('your order', { exact: true }).first().waitFor();
  const { pathname, hash } = await link();
  const other = await openChecker(pathname + hash);
  await other.root.getByText('Failed').waitFor();
  expect(await other.root.getByLabel('Reply').inputValue()).toBe('Thanks. Your order 25 has left.');
});

test('a pattern that takes forever gives a message', async () => {
  const { root, write } = await startChecker();
  await write('- test: One\n- $DIAL: /(a+)+b/\n');
  await root.getByText('Why did it fail?').click();
  await root.getByLabel('Reply').fill('a'.repeat(60));
  await root.getByText('a pattern in it takes too long').waitFor();
});

test('a link that was cut off says so', async () => {
  const { root } = await openChecker(`${ADDRESS}#script=q8xX`);
  await root.getByText('The link is incomplete').waitFor();
});

test('a link to a script of 30,000 tests says at once that it is being checked, and holds nothing up', async () => {
  const text = Array.from({ length: 30_000 }, (_, index) => `---\n- test: ${index}\n- hi: a\n`).join('');
  const { root, problems, page } = await openChecker(`${ADDRESS}#${await toFragment('#script=', { text })}`);
  await root.getByText('Checking…').waitFor();
  expect(await problems.getByRole('listitem').count()).toBe(0);
  await page.getByRole('button', { name: /theme/ }).click();
  await page.getByText('The dark theme is on.').waitFor({ state: 'attached', timeout: 5000 });
  await root.getByText(/Only the first 500 tests are shown|stopped after 5 seconds/).waitFor();
  expect(await root.getByRole('option').count()).toBeLessThan(1000);
});

test('a sample takes the place of a script, which can be had back', async () => {
  const { write, sample, text, root, turns } = await startChecker();
  await write('- hi: mine\n');
  await sample.selectOption('A chat');
  await root.getByRole('button', { name: /^Hours/ }).click();
  expect(await turns.last().innerText()).toContain('may answer anything');
  expect(await text()).toContain('- test: Greeting');
  await root.getByRole('button', { name: 'Back to your script' }).click();
  expect(await text()).toBe('- hi: mine\n');
});

test('a script runs on the simulated line or bot for it, or the checker says why it cannot', async () => {
  const { page, root, write, alarms } = await startChecker();
  const run = root.getByRole('region', { name: 'Test run' });
  for (const [script, name, verdict] of [
    ['- test: Greeting\n- $DIAL: or say espanol\n', 'Tern Air', 'PASSED'],
    ['- test: Track\n- track: it is lost\n', 'Corner Slice', 'FAILED'],
    ['# +12025550163\n- test: Refill\n- $DIAL: Cedar Street Pharmacy\n', 'Cedar Street Pharmacy', 'PASSED'],
  ] as const) {
    await write(script);
    await root.getByRole('button', { name: `Run on ${name}` }).click();
    await run.getByText(name).first().waitFor();
    // It begins below the header, so that its result is on the screen.
    expect((await run.boundingBox())?.y).toBeLessThan(120);
    await run.getByRole('slider').press('End');
    await run.getByText(verdict, { exact: true }).waitFor();
  }
  expect(await run.getByText('The script has changed since this run.').count()).toBe(0);
  await write('- test: Hello\n- $DIAL:\n    - promt: hello\n');
  await run.getByText('The script has changed since this run.').waitFor();
  await root.getByText('You can run the script when it has no errors.').waitFor();
  await write('- test: Hello\n- hi: hello\n');
  await root.getByRole('combobox', { name: 'Platform' }).selectOption('whatsapp');
  await root.getByText('This page can’t run a test for whatsapp.').waitFor();
  await write('{ "type": "e2e" }');
  await root.getByText('A testing.json has no test to run.').waitFor();
  expect(await root.getByRole('button', { name: /^Run/ }).count()).toBe(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(alarms).toEqual([]);
});

test('a mended script can be taken away', async () => {
  const { page, root, write } = await startChecker({ permissions: ['clipboard-read', 'clipboard-write'] });
  await write(BROKEN);
  await root.getByRole('button', { name: 'Fix all' }).click();
  await root.getByText('No problems found.').waitFor();
  await root.getByRole('button', { name: 'Copy', exact: true }).click();
  await root.getByText('Script copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MENDED);
  const saved = page.waitForEvent('download');
  await root.getByRole('button', { name: 'Download' }).click();
  const file = await saved;
  expect([file.suggestedFilename(), await text(await file.createReadStream())]).toEqual(['test.yml', MENDED]);
});

test('without HTTPS, which has no clipboard, the reader is told how to copy the script', async () => {
  const { page, root } = await startChecker();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await root.getByRole('button', { name: 'Copy', exact: true }).click();
  await root.getByText('Copying failed. Select the script, and copy it with the keyboard.').waitFor();
});

test('a file is opened', async () => {
  const { root } = await startChecker();
  const buffer = Buffer.from('{\n  "type": "e2e",\n  "lenientMode": "yes"\n}\n');
  await root.getByLabel('Open a file').setInputFiles({ name: 'testing.json', mimeType: 'application/json', buffer });
  await root.getByRole('button', { name: /in line 3/ }).waitFor();
  expect(await root.getByRole('definition').first().innerText()).toContain('Type of test');
});

test('axe finds nothing in the checker, before and after it is there, in either theme', async () => {
  const { page, field, editor } = await openChecker();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await field.click();
  await editor.waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
