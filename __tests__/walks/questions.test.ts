import type { Page } from 'playwright-core';
import type { PagePath } from '../../lib/routes/address';
import { messagesOf, RULES_BY_CODE } from '../../lib/script/rules/rules';
import { isPublished } from '../../lib/site/lists';
import { readSite } from '../../lib/site/site';
import { searchBundleOf } from '../../lib/site/client';
import { readingDocuments, searchPhrases } from '../support/phrases';
import { ask, openSearch, readShown, type Shown } from '../support/search';
import { settingsOf, serveSite } from '../support/site';
import list from './questions.json' with { type: 'json' };
import readerWords from './reader-words.json' with { type: 'json' };

/**
 * What people type into the search, by area, and the address that answers it, with the heading below which the answer
 * is. Further addresses, separated by spaces, answer it as well: the same lesson of the other course, the other months.
 */
type Questions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const areas: Questions = list;
/** What readers type who lack the word, by the reason why. */
const groups: Questions = readerWords;
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

/** The page and the fragment of an address. */
function split(address = ''): [path: string, fragment: string | undefined] {
  const [path = '', fragment] = address.split('#');
  return [path, fragment];
}

/** What is wrong with the pages shown for a question; `undefined` if a reader finds the answer. */
async function judge(page: Page, query: string, answers: string, shown: readonly Shown[]): Promise<string | undefined> {
  const first = shown.slice(0, LOOKED_AT);
  const [answer, ...others] = answers.split(' ');
  if (first.some(({ title }) => others.map(titleOf).includes(title))) return undefined;
  const [path, fragment] = split(answer);
  const position = first.findIndex((result) => result.title === titleOf(path));
  if (position === 0 || (position > 0 && !fragment)) return undefined;
  const heading = fragment && (await readHeading(page, path, fragment));
  if (heading && first[position]?.sections.includes(heading)) return undefined;
  const got = first.map((result) => `${result.title} (${result.sections.join('; ') || 'no sections'})`);
  return `“${query}” should find ${answer}, finds ${got.join(', ') || 'nothing'}`;
}

test('ten questions of each area, with answers on pages and below headings that exist', async () => {
  expect(Object.values(areas).map((asked) => Object.keys(asked).length)).toEqual(Array<number>(16).fill(10));
  const { page } = await site.open('/', readingDocuments);
  for (const answers of Object.values(areas).flatMap((asked) => Object.values(asked)))
    for (const [path, fragment] of answers.split(' ').map(split)) {
      expect([...content.pages.keys()]).toContain(path);
      if (fragment) await readHeading(page, path, fragment);
    }
});

test('the search answers what a newcomer asks among the first pages it shows', async () => {
  const { page, alarms } = await site.open('/', readingDocuments);
  await openSearch(page);
  const misses: string[] = [];
  for (const [query, answers] of Object.values(areas).flatMap((asked) => Object.entries(asked))) {
    await ask(page, query);
    const miss = await judge(page, query, answers, await readShown(page));
    if (miss) misses.push(miss);
  }
  expect(misses).toEqual([]);
  expect(alarms).toEqual([]);
});

test('right answers are not doubted, and nonsense is', async () => {
  const { page } = await site.open('/', readingDocuments);
  await openSearch(page);
  const { 'Found, and not doubted': found = {}, 'Meaning before frequent words': meant = {} } = areas;
  for (const query of Object.keys({ ...found, ...meant }))
    expect(`${query}: ${await ask(page, query)}`).not.toContain('No page');
  for (const query of ['purple elephants', 'price of bananas', 'kubernetes ingress', 'best pizza in new york'])
    expect(`${query}: ${await ask(page, query)}`).toContain('No page');
});

test.each(['hyphen', 'yaml-indent', 'unknown-property'] as const)(
  'a message of the checker is found by its exact words: %s',
  async (code) => {
    const { page } = await site.open('/', readingDocuments);
    await openSearch(page);
    const [message = ''] = messagesOf(RULES_BY_CODE[code]).map(({ says }) => says);
    await ask(page, message.replaceAll('…', 'promt'));
    const first = (await readShown(page)).slice(0, LOOKED_AT);
    expect(first.map(({ title }) => title)).toContain(titleOf('/script-reference/messages/'));
  },
);

test.each(Object.entries(groups))(
  '%s: the search shows a page that answers among the first three',
  async (name, asked) => {
    const questions = Object.entries(asked);
    expect(questions.length).toBeGreaterThanOrEqual(30);
    const { page, alarms } = await site.open('/', readingDocuments);
    await openSearch(page);
    const misses: string[] = [];
    for (const [query, answers] of questions) {
      const pages = answers.split(' ');
      expect([...content.pages.keys()]).toEqual(expect.arrayContaining(pages));
      await ask(page, query);
      const links = page.locator('dialog [role=group] > [role=option]:first-child');
      const first = (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).slice(
        0,
        LOOKED_AT,
      );
      if (!pages.some((answer) => first.includes(answer)))
        misses.push(`“${query}” should find ${answers}, finds ${first.join(', ') || 'nothing'}`);
    }
    const answered = questions.length - misses.length;
    console.info(`${name}: ${answered} of ${questions.length} answered among the first ${LOOKED_AT}`, misses);
    expect(answered / questions.length < ANSWERED ? misses : []).toEqual([]);
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
