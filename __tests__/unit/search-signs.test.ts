import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findPages } from '../../components/search/find';
import type { Pagefind } from '../../components/search/pagefind';
import { respell } from '../../components/search/spelling';
import { writeSearchIndex } from '../../lib/export/search';
import { temporaryFolder } from './temporary';

const pages = {
  '/cpp/': 'A client in C++ or C#, with a tab.',
  '/code/': 'Call <code>test() &amp;&amp; wait()</code>. Since v1.2.3 of the client.',
  '/words/': 'Cats, cars and calls begin with c. The numbers 1, 2 and 3 too.',
};

let pagefind: Pagefind;
let vocabulary: string[];

beforeAll(async () => {
  const bundle = path.join(temporaryFolder(), 'search');
  const documents = Object.entries(pages).map(([url, text]) => ({
    url,
    html: `<html lang="en"><body><h1>Page</h1><p>${text}</p></body></html>`,
  }));
  await writeSearchIndex(documents, bundle);
  vocabulary = JSON.parse(readFileSync(path.join(bundle, 'vocabulary.json'), 'utf8')) as string[];
  globalThis.fetch = (address) =>
    Promise.resolve(new Response(readFileSync(fileURLToPath(String(address).split('?')[0] ?? ''))));
  const basePath = pathToFileURL(`${bundle}/`).href;
  pagefind = (await import(path.join(bundle, 'pagefind.js'))) as Pagefind;
  await pagefind.options({ noWorker: true, basePath });
  await pagefind.init();
});

/** The addresses of the pages for a query, best first, after its words are respelled. */
async function find(query: string): Promise<string[]> {
  const search = (text: string) => findPages(pagefind, text, () => Promise.resolve(vocabulary));
  const { missing } = await search(query);
  const { pages: found } = await search(respell(query, missing, vocabulary));
  return Promise.all(found.map(async (page) => (await page.data(new AbortController().signal)).url));
}

test.each([
  ['C++', '/cpp/'],
  ['c#', '/cpp/'],
  ['&&', '/code/'],
  ['v1.2.3', '/code/'],
])('%s is found where it is, and nowhere else', async (query, page) => {
  expect(await find(query)).toEqual([page]);
});

test.each(['=>', 'F#', '2.3.4', 'xqzv'])('%s is on no page', async (query) => {
  expect(await find(query)).toEqual([]);
});
