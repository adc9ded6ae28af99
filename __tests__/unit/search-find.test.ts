import { findPages } from '../../components/search/find';
import type { FoundPage, Pagefind, PagefindData } from '../../components/search/pagefind';

/** An index of pages by their phrases, and by the beginnings of their words. All pages that have them count the same. */
function indexOf(pages: Readonly<Record<string, string>>): Pagefind {
  const entries = Object.entries(pages).map(([id, text]) => ({ id, text: ` ${text.toLowerCase()} ` }));
  const search = (query: string | null): Promise<{ results: FoundPage[] }> => {
    const [, phrase] = /^"(.*)"$/.exec(query ?? '') ?? [];
    const asked = phrase === undefined ? (query ?? '').split(' ').map((word) => ` ${word}`) : [` ${phrase} `];
    return Promise.resolve({
      results: entries
        .filter(({ text }) => asked.every((part) => text.includes(part)))
        .map(({ id }) => ({ id, score: 1, data: () => Promise.resolve({ url: id } as PagefindData) })),
    });
  };
  const nothing = () => Promise.resolve();
  return { options: nothing, init: nothing, preload: nothing, destroy: nothing, search };
}

const calls = indexOf({ '/calls/': 'how to record a call', '/keys/': 'recordCall', '/retry/': 'retryOn error' });

async function find(query: string, pagefind = calls) {
  const { pages, missing } = await findPages(pagefind, query, () => Promise.resolve(['recording']));
  return { pages: pages.map(({ id }) => id), missing };
}

test.each(['record call', 'record-call', 'Record_Call'])('%s leads to the page of recordCall', async (query) => {
  expect((await find(query)).pages).toContain('/keys/');
});

test('a name with a word that the search leaves out is on a page all the same', async () => {
  expect(await find('retry_on')).toEqual({ pages: ['/retry/'], missing: [] });
});

test('what no page has gets no page', async () => {
  expect(await find('zqv wfx z')).toEqual({ pages: [], missing: ['zqv', 'wfx'] });
  expect(await find('"record_call"')).toMatchObject({ missing: ['record_call'] });
  expect(await find('1.2.4')).toMatchObject({ pages: [], missing: ['1.2.4'] });
  // The reader may be typing it.
  expect(await find('recor')).toMatchObject({ pages: ['/calls/', '/keys/'], missing: [] });
});

test('a page says whether it has all words of the query, or its name', async () => {
  const hasAll = async (query: string) =>
    (await findPages(calls, query, () => Promise.resolve([]))).pages.map((page) => page.hasAll);
  expect(await hasAll('record error')).toEqual([false, false, false]);
  expect(await hasAll('record call')).toEqual([true, true]);
});

test('a pair of words that stand on nearly every page weighs less than one rare word', async () => {
  const pages = indexOf({
    '/pair/': 'a test run of the line',
    '/pair-too/': 'test run',
    '/pair-more/': 'test run again',
    '/rare/': 'run it to cancel a test',
    '/cancel/': 'cancel',
  });
  expect((await find('cancel test run', pages)).pages[0]).toBe('/rare/');
});

test('the sections shown are those with the rare words', async () => {
  const asked: string[] = [];
  const pages = indexOf({
    '/jira/': 'integration jira',
    '/one/': 'integration',
    '/two/': 'integration',
    '/six/': 'integration',
    '/ten/': 'integration',
  });
  const spied: Pagefind = {
    ...pages,
    search: (query) => {
      asked.push(String(query));
      return pages.search(query);
    },
  };
  const found = await findPages(spied, 'jira integration', () => Promise.resolve([]));
  asked.length = 0;
  await found.pages[0]?.data(new AbortController().signal);
  expect(asked).toEqual(['jira']);
});

test('a search that a newer one has replaced does not write its matches into the pages of that one', async () => {
  let reads = 0;
  const pages: Pagefind = {
    ...indexOf({}),
    search: () =>
      Promise.resolve({ results: [{ id: '/menu/', score: 1, data: () => Promise.reject(new Error(`${++reads}`)) }] }),
  };
  const {
    pages: [page],
  } = await findPages(pages, 'menu', () => Promise.resolve([]));
  await expect(page?.data(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(reads).toBe(0);
});

test('words that are next to each other outrank scattered ones', async () => {
  const checks = indexOf({
    '/scattered/': 'a tab that no line has starts here',
    '/other/': 'the tab line and where it starts',
    '/phrase/': 'error the line starts with a tab',
  });
  expect((await find('the line starts with a tab', checks)).pages[0]).toBe('/phrase/');
});

test('a sentence is ranked by its rare words, and pages with several of its words come before those that have one', async () => {
  const sentence = indexOf({
    '/balancers/': 'check balance',
    '/common/': 'check test line phone reply',
    '/menus/': 'phone menu check reply reads',
    '/other/': 'check test line reply',
    '/more/': 'check test line',
  });
  const { pages, missing } = await find('how do I check that the phone menu of the line reads the balance', sentence);
  expect(pages[0]).toBe('/menus/');
  expect(pages.at(-1)).not.toBe('/common/');
  expect(missing).toEqual([]);
});
