import type { Page } from 'playwright-core';
import type { PagePath } from '../../lib/routes/address';
import { PROBLEM_CLASSES } from '../../lib/script/classes';
import { isPublished } from '../../lib/site/lists';
import { readSite } from '../../lib/site/site';
import { searchBundleOf } from '../../lib/site/generate';
import { readingDocuments, searchPhrases } from '../support/phrases';
import { ask, openSearch, readShown, type Shown } from '../support/search';
import { settingsOf, serveSite } from '../support/site';
import list from './questions.json' with { type: 'json' };
import readerWords from './reader-words.json' with { type: 'json' };

/** What people type into the search, and where it is answered. */
interface Question {
  area: string;
  query: string;
  page: string;
  /** Pages that answer it as well: the same lesson of the other course, the other months. */
  or?: string[];
  /** The heading of `page` below which the answer stands. */
  fragment?: string;
  /** Why this query stands in the place of the one that was asked first. */
  comment?: string;
}

const questions: readonly Question[] = list;
/** What readers type who lack the word, by the reason why: `page` answers it, or one of `or`. */
const groups: Readonly<Record<string, readonly Omit<Question, 'area'>[]>> = readerWords;
/** The share of such a group that must be answered. No list of words foresees everything people may write. */
const ANSWERED = 0.95;
/** How many of the pages shown a reader is sure to look at. */
const LOOKED_AT = 3;

const { site: content } = readSite(settingsOf('content'));

const site = serveSite('content');

/** The title of a page: the dialog shows titles, not addresses. */
function titleOf(path: string): string {
  const page = content.pages.get(path as PagePath);
  if (!page) throw new Error(`there is no page ${path}`);
  return page.title;
}

/** The text of a heading. */
function readHeading(page: Page, path: string, fragment: string): Promise<string> {
  return page.evaluate(
    async ([address, id]) => {
      const html = await (await fetch(address)).text();
      const document = new DOMParser().parseFromString(html, 'text/html');
      const heading = document.getElementById(id);
      if (!heading) throw new Error(`${address} has no heading ${id}`);
      return heading.textContent.trim();
    },
    [path, fragment] as const,
  );
}

/** What is wrong with the pages shown for a question; `undefined` if a reader finds the answer. */
async function judge(page: Page, question: Question, shown: readonly Shown[]): Promise<string | undefined> {
  const first = shown.slice(0, LOOKED_AT);
  const others = (question.or ?? []).map(titleOf);
  if (first.some(({ title }) => others.includes(title))) return undefined;
  const title = titleOf(question.page);
  const position = first.findIndex((result) => result.title === title);
  if (position === 0 || (position > 0 && !question.fragment)) return undefined;
  const heading = question.fragment && (await readHeading(page, question.page, question.fragment));
  if (heading && first[position]?.sections.includes(heading)) return undefined;
  const got = first.map((result) => `${result.title} (${result.sections.join('; ') || 'no sections'})`);
  const address = question.fragment ? `${question.page}#${question.fragment}` : question.page;
  return `${question.area}: “${question.query}” should find ${address}, finds ${got.join(', ') || 'nothing'}`;
}

test('ten questions of each area, with answers on pages and below headings that exist', async () => {
  const areas = [...new Set(questions.map(({ area }) => area))];
  const sizes = areas.map((name) => questions.filter(({ area }) => area === name).length);
  expect(sizes).toEqual(Array<number>(13).fill(10));
  expect(new Set(questions.map(({ query }) => query)).size).toBe(questions.length);
  const { page } = await site.open('/', readingDocuments);
  for (const { page: path, or = [], fragment } of questions) {
    expect([...content.pages.keys()]).toEqual(expect.arrayContaining([path, ...or]));
    if (fragment) await readHeading(page, path, fragment);
  }
});

test('the search answers what a newcomer asks among the first pages it shows', async () => {
  const { page, alarms } = await site.open('/', readingDocuments);
  await openSearch(page);
  const misses: string[] = [];
  for (const question of questions) {
    await ask(page, question.query);
    const miss = await judge(page, question, await readShown(page));
    if (miss) misses.push(miss);
  }
  expect(misses).toEqual([]);
  expect(alarms).toEqual([]);
});

test.each(['hyphen', 'yaml-indent', 'unknown-property'] as const)(
  'a message of the checker is found by its exact words: %s',
  async (code) => {
    const { page } = await site.open('/', readingDocuments);
    await openSearch(page);
    const [message = ''] = PROBLEM_CLASSES[code].messages;
    await ask(page, message.replaceAll('…', 'promt'));
    const first = (await readShown(page)).slice(0, LOOKED_AT);
    expect(first.map(({ title }) => title)).toContain(titleOf('/script-reference/messages/'));
  },
);

test.each(Object.entries(groups))(
  '%s: the search shows a page that answers among the first three',
  async (name, asked) => {
    expect(asked).toHaveLength(30);
    const { page, alarms } = await site.open('/', readingDocuments);
    await openSearch(page);
    const misses: string[] = [];
    for (const { query, page: path, or = [] } of asked) {
      expect([...content.pages.keys()]).toEqual(expect.arrayContaining([path, ...or]));
      await ask(page, query);
      const links = page.locator('dialog [role=group] > [role=option]:first-child');
      const first = (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).slice(
        0,
        LOOKED_AT,
      );
      if (![path, ...or].some((answer) => first.includes(answer)))
        misses.push(`“${query}” should find ${path}, finds ${first.join(', ') || 'nothing'}`);
    }
    const answered = asked.length - misses.length;
    console.info(`${name}: ${answered} of ${asked.length} answered among the first ${LOOKED_AT}`, misses);
    expect(answered / asked.length < ANSWERED ? misses : []).toEqual([]);
    expect(alarms).toEqual([]);
  },
);

test('phrases of two words that stand on a page find the page', async () => {
  const { page, alarms } = await site.open('/', readingDocuments);
  const paths = [...content.pages.values()].filter(isPublished).map(({ path }) => path);
  const { tried, missed } = await searchPhrases(page, paths, searchBundleOf(content), 100);
  expect(tried).toBeGreaterThan(250);
  expect(missed).toEqual([]);
  expect(alarms).toEqual([]);
});
