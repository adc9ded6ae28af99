import type { Page } from 'playwright-core';
import { serveSite } from '../../support/site';

const site = serveSite();
const COURSE = '/training/phone/functional';
/** Those of the last lesson. */
const EXERCISES = ['press-two', 'say-nothing', 'which-fails', 'hear-the-greeting', 'right-the-name'];
const LESSONS = ['overview', 'device', 'test', 'reporting'].map((lesson) => `${COURSE}/${lesson}/`);

/** Keeps progress, as it is after some lessons, before the page is opened; its scripts come when they are released. */
async function openAfter(lessons: string[], path: string, exercises: string[] = []) {
  const tab = await site.newTab();
  // As it was kept before lessons could be skipped.
  const progress = JSON.stringify({ exercises, lessons, runs: [], latest: lessons });
  await tab.page.addInitScript(
    ([kept]) => {
      if (!sessionStorage.getItem('once')) localStorage.setItem('fernline progress', kept ?? '');
      sessionStorage.setItem('once', '1');
    },
    [progress],
  );
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await tab.page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await tab.page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
  await tab.page.evaluate(() => document.fonts.ready.then(() => undefined));
  return { ...tab, release };
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('fernline progress') ?? 'null') as { lessons: string[] } | null);

test('a lesson is marked as done: the sidebar has a tick on it, on this page and after a reload, until it is unmarked', async () => {
  const { page, alarms } = await site.open(LESSONS[1] ?? '');
  const button = page.getByRole('button', { name: 'Mark this lesson as done' });
  await button.click();
  const tick = page.locator(`#frame\\:sidebar a[data-done][href="${LESSONS[1]}"]`);
  await tick.waitFor({ state: 'attached' });
  await page.reload();
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await tick.waitFor({ state: 'attached' });
  const done = page.getByRole('button', { name: 'Lesson done' });
  await done.waitFor();
  await page.getByRole('button', { name: 'Mark as not done' }).click();
  await tick.waitFor({ state: 'detached' });
  expect((await kept(page))?.lessons).toEqual([]);
  expect(alarms).toEqual([]);
});

test('a lesson that was done shows it on return, before anything is touched, and a press that comes sooner takes nothing back', async () => {
  const [, lesson = ''] = LESSONS;
  const { page, release } = await openAfter([lesson], lesson);
  await page.getByRole('button', { name: 'Mark this lesson as done' }).dispatchEvent('click');
  release();
  await page.getByRole('button', { name: 'Lesson done' }).waitFor();
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  expect((await kept(page))?.lessons).toEqual([lesson]);
});

test('the last exercise that is solved marks its lesson', async () => {
  const { page } = await site.open('/training/chat/functional/sample/');
  const choice = page.getByRole('region', { name: 'Exercise: Choose what to expect' });
  await choice.getByRole('radio').last().check();
  await choice.getByRole('button', { name: 'Check' }).click();
  await choice.getByText('✓ Solved', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Check');
  expect((await kept(page))?.lessons).toEqual([]);
  // The lesson goes on on this page.
  expect(await page.getByRole('link', { name: /^(?:Begin|Continue)/ }).count()).toBe(0);
  const selector = page.getByRole('region', { name: 'Exercise: Match the replies' });
  await selector.getByRole('button', { name: 'Try selectors' }).click();
  await selector.getByRole('textbox', { name: 'Selector' }).fill('.sample-bot-text');
  await selector.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Lesson done' }).waitFor();
});

test.each(['/training/overview/', '/training/phone/overview/', LESSONS[0] ?? ''])(
  'a reader who comes back to %s is told where to continue, without the page moving',
  async (path) => {
    const { page, release } = await openAfter([LESSONS[0] ?? '', LESSONS[1] ?? ''], path);
    const top = () => page.locator('[data-island=course] + *').evaluate((text) => text.getBoundingClientRect().top);
    const before = await top();
    release();
    const link = page.getByRole('link', { name: /Continue where you left off/ });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(LESSONS[2]);
    expect(await top()).toBe(before);
    // The course is not done, nor is a place of this page a lesson.
    expect(await page.locator('main [data-done]').count()).toBe(0);
    const clear = page.getByRole('button', { name: 'Clear my progress' });
    page.once('dialog', (question) => void question.dismiss());
    await clear.click();
    expect(await kept(page)).not.toBeNull();
    page.once('dialog', (question) => void question.accept());
    await clear.click();
    await link.waitFor({ state: 'detached' });
    expect(await kept(page)).toBeNull();
  },
);

test.each([
  ['first', LESSONS[0]],
  ['last', LESSONS.at(-1)],
])(
  'a finished course can be printed on its %s lesson as a card with the name that is typed, and nothing else',
  async (_, lesson = '') => {
    const { page, requests, release } = await openAfter(LESSONS, lesson, EXERCISES);
    release();
    await page.getByText('You have finished the course.').waitFor();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Example');
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    await page.getByRole('button', { name: 'Print a card' }).click();
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() => document.body.innerText);
    expect(shown).toMatch(/Ada Example\s+has finished the course\s+Phone course/);
    expect(shown).not.toContain('What you will build');
    expect(requests.slice(before).filter((address) => address !== '/favicon.svg')).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('fernline progress')?.includes('Ada'))).toBe(false);
  },
);

test('without its exercises a course is not finished, and says so', async () => {
  const { page, release } = await openAfter(LESSONS, LESSONS[0] ?? '', EXERCISES.slice(1));
  release();
  await page.getByText('4 of 5 exercises solved. To finish the course, solve its exercises.').waitFor();
  expect(await page.getByRole('button', { name: 'Print a card' }).count()).toBe(0);
});

test('a lesson with exercises can be skipped, which the sidebar shows, and taken up again', async () => {
  const [, , , lesson = ''] = LESSONS;
  const { page, alarms } = await site.open(lesson);
  await page.getByRole('button', { name: 'Skip this lesson' }).click();
  const mark = page.locator(`#frame\\:sidebar a[data-done=skipped][href="${lesson}"]`);
  await mark.waitFor({ state: 'attached' });
  await page.getByText('0 of 4 lessons done, 1 skipped').waitFor();
  await page.getByRole('button', { name: 'Don’t skip' }).click();
  await mark.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip this lesson');
  expect(alarms).toEqual([]);
});

test('a link takes progress to another browser, where it is added to what is there, and no server sees it', async () => {
  const [first = '', second = ''] = LESSONS;
  const { page, release } = await openAfter([second], first, ['press-two']);
  release();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText('Link copied. It contains the progress.').waitFor();
  const { pathname, hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const other = await openAfter([first], pathname + hash, ['which-fails']);
  other.release();
  await other.page.getByText('1 lesson done, 1 exercise solved').waitFor();
  await other.page.getByRole('button', { name: 'Add it to this browser' }).click();
  await other.page.getByText('2 of 4 lessons done, 2 of 5 exercises solved').waitFor();
  expect(await kept(other.page)).toMatchObject({ lessons: [first, second], exercises: ['which-fails', 'press-two'] });
  expect(new URL(other.page.url()).hash).toBe('');
  expect(other.requests.join()).not.toContain(hash.slice(-20));
});

test('where nothing is kept, a link is offered too, and one that was cut off says so', async () => {
  const { page } = await site.open(`${LESSONS[0]}#progress=q8xX`);
  await page.getByText('The link is incomplete').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await kept(page)).toBeNull();
});

test('where nothing is kept, nothing of it is loaded or shown', async () => {
  const { page, wake, requests } = await site.open(LESSONS[0] ?? '');
  expect(requests.filter((address) => address.endsWith('.js'))).toEqual([]);
  await wake();
  expect(await page.getByText('lessons done').count()).toBe(0);
  expect(await page.locator('[data-island=course]').evaluate((place) => place.getBoundingClientRect().height)).toBe(0);
  expect(await page.locator('[data-done]').count()).toBe(0);
});
