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
  return { options: nothing, init: nothing, destroy: nothing, search };
}

const calls = indexOf({ '/calls/': 'how to record a call', '/keys/': 'recordCall', '/retry/': 'retryOn error' });

async function find(query: string, pagefind = calls) {
  const { pages, missing, isComplete } = await findPages(pagefind, query, () => Promise.resolve(['recording']));
  return { pages: pages.map(({ id }) => id), missing, isComplete };
}

test.each(['record call', 'record-call', 'Record_Call'])('%s leads to the page of recordCall', async (query) => {
  expect((await find(query)).pages).toContain('/keys/');
});

test('a name with a word that the search leaves out is on a page all the same', async () => {
  expect(await find('retry_on')).toEqual({ pages: ['/retry/'], missing: [], isComplete: true });
});

test('what no page has gets no page', async () => {
  expect(await find('zqv wfx z')).toEqual({ pages: [], missing: ['zqv', 'wfx'], isComplete: false });
  expect(await find('"record_call"')).toMatchObject({ isComplete: false, missing: ['record_call'] });
  expect(await find('1.2.4')).toMatchObject({ pages: [], missing: ['1.2.4'] });
  // The reader may be typing it.
  expect(await find('recor')).toMatchObject({ pages: ['/calls/', '/keys/'], missing: [] });
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
  const { pages, missing, isComplete } = await find(
    'how do I check that the phone menu of the line reads the balance',
    sentence,
  );
  expect(pages[0]).toBe('/menus/');
  expect(pages.at(-1)).not.toBe('/common/');
  expect({ missing, isComplete }).toEqual({ missing: [], isComplete: false });
});
