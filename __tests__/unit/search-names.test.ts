import { findPages } from '../../components/search/find';
import type { FoundPage, Pagefind, PagefindData } from '../../components/search/pagefind';

/** An index of pages by their words. */
function indexOf(pages: Readonly<Record<string, string>>): Pagefind {
  const entries = Object.entries(pages).map(([id, text]) => ({
    page: { id, score: 1, data: () => Promise.resolve({ content: text, locations: [0] } as unknown as PagefindData) },
    words: new Set(text.toLowerCase().split(' ')),
  }));
  const search = (query: string | null): Promise<{ results: FoundPage[] }> => {
    const asked = (query ?? '').replaceAll('"', '').split(' ');
    return Promise.resolve({
      results: entries.filter(({ words }) => asked.every((word) => words.has(word))).map(({ page }) => page),
    });
  };
  const nothing = () => Promise.resolve();
  return { options: nothing, init: nothing, destroy: nothing, search };
}

const pagefind = indexOf({ '/calls/': 'how to record a call', '/keys/': 'recordCall', '/retry/': 'retryOn error' });

async function find(query: string) {
  const { pages, missing, isComplete } = await findPages(pagefind, query, 1);
  return { pages: pages.map(({ id }) => id).sort(), missing, isComplete };
}

test.each(['record call', 'record-call', 'Record_Call'])('%s leads to the page of recordCall', async (query) => {
  expect((await find(query)).pages).toContain('/keys/');
});

test('a name of as many words as a sentence is a name', async () => {
  const keys = indexOf({ '/keys/': 'maxAsyncE2EWaitTime', '/wait/': 'max async e2e wait time of a test' });
  const { pages } = await findPages(keys, 'max async e2e wait time', 1);
  expect(pages.map(({ id }) => id)).toContain('/keys/');
});

test('a name with a word that the search leaves out is on a page all the same', async () => {
  expect(await find('retry_on')).toEqual({ pages: ['/retry/'], missing: [], isComplete: true });
});

test('what stands between quotes is looked for as it stands', async () => {
  expect(await find('"record_call"')).toMatchObject({ pages: [], missing: ['record_call'] });
});

test('a sentence is ranked by its rare words, and pages with several of its words come before those that have one', async () => {
  const sentence = indexOf({
    '/balancers/': 'check balance',
    '/common/': 'check test line phone reply',
    '/menus/': 'phone menu check reply reads',
    '/other/': 'check test line reply',
    '/more/': 'check test line',
  });
  const query = 'how do I check that the phone menu of the line reads the balance';
  const { pages, missing, isComplete } = await findPages(sentence, query, 3);
  expect(pages.map(({ id }) => id).slice(0, 2)).toEqual(['/menus/', '/common/']);
  expect({ missing, isComplete }).toEqual({ missing: [], isComplete: false });
});
