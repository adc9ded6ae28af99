import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { payloadFileOf } from '../../lib/export/files';
import {
  countShapes,
  countSharedShapes,
  findUnknownShapes,
  type NextChunks,
  type NextPage,
} from '../../lib/next/contract';
import { CHUNKS_FOLDER, PREFETCH_FILE } from '../../lib/next/files';
import { documentFileOf } from '../../lib/routes/address';
import { settingsOf } from '../support/site';

const ADDRESSES = ['/', '/guides/', '/guides/phone/', '/console/', '/reference/', '/404.html'];

let pages: NextPage[];
let chunks: NextChunks;

beforeAll(() => {
  const { outDir } = settingsOf('plain');
  const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
  pages = ADDRESSES.map((address) => ({
    address,
    html: read(documentFileOf(address)),
    payload: read(payloadFileOf(address)),
    prefetch: existsSync(path.join(outDir, address, PREFETCH_FILE)) ? read(address + PREFETCH_FILE) : undefined,
  }));
  const names = readdirSync(path.join(outDir, CHUNKS_FOLDER));
  const textsOf = (ending: string) =>
    new Map(names.filter((name) => name.endsWith(ending)).map((name) => [name, read(`${CHUNKS_FOLDER}/${name}`)]));
  chunks = { styles: textsOf('.css'), scripts: textsOf('.js') };
});

test('Next writes every shape as often as it should', () => {
  const wrong = (counts: ReturnType<typeof countShapes>) =>
    counts
      .filter(({ found, expected }) => (expected === 'some' ? found === 0 : found !== expected))
      .map(({ shape, found, expected }) => `${shape}: ${found} instead of ${expected}`);
  const byPage = Object.fromEntries(pages.map((page) => [page.address, wrong(countShapes(page))]));
  expect(byPage).toEqual(Object.fromEntries(ADDRESSES.map((address) => [address, []])));
  expect(wrong(countSharedShapes(chunks))).toEqual([]);
});

test('what only some pages have is found in these', () => {
  const found = (name: string) =>
    Object.fromEntries(
      pages.map((page) => [page.address, countShapes(page).find(({ shape }) => shape === name)?.found]),
    );
  expect(found('payload: social metadata')).toEqual({
    '/': 12,
    '/guides/': 12,
    '/guides/phone/': 12,
    '/console/': 12,
    '/reference/': 12,
    '/404.html': 0,
  });
  expect(found('prefetch payload: structured data')).toMatchObject({ '/': 1, '/guides/phone/': 1, '/reference/': 1 });
});

/** Another way in which Next might write something, in a file of a page. */
const changes: [shape: string, file: 'html' | 'payload' | 'prefetch', from: string | RegExp, to: string][] = [
  ['document: script file', 'html', / async=""/g, ' defer=""'],
  ['document: polyfill', 'html', 'noModule=""', 'nomodule'],
  ['document: start of the payload', 'html', 'push([0])', 'push([0],[])'],
  ['document: bootstrap', 'html', 'id="_R_"', 'id="_B_"'],
  ['document: hint on a script', 'html', 'fetchPriority="low"', 'fetchpriority="low"'],
  ['document: canonical link', 'html', 'rel="canonical" href', 'rel="canonical" data-a="" href'],
  ['document: stylesheet', 'html', / data-precedence="next"/g, ''],
  // None of these pages has one: it comes with styles of a program that is loaded later.
  ['document: hint on a stylesheet', 'html', '</head>', '<link rel="preload" as="style" href="/a.css"/></head>'],
  ['document: chunk', 'html', /static\/chunks/g, 'static/parts'],
  ['document: class of a CSS module', 'html', /[\w-]{6}_(?=[a-zA-Z])/g, 'm-'],
  ['document: the payload beside it', 'payload', '\n', '\n1:2\n'],
  ['payload: build', 'payload', /"b":"[^"]+"/, '"build":"a"'],
  ['payload: field of its root', 'payload', '"P":', '"PR":'],
  ['payload: social metadata', 'payload', /"meta","/g, '"meta",null,"'],
  ['payload: structured data', 'payload', 'application/ld+json', 'application/json'],
  ['payload: inline script', 'payload', '"script",null,{"dangerously', '"script","0",{"dangerously'],
  ['payload: stylesheet', 'payload', /"rel":"stylesheet"/g, '"rel":"style"'],
  ['payload: hint on a stylesheet', 'payload', /^:HL/gm, ':HS'],
  ['prefetch payload: settled promise', 'prefetch', /^(\w+):(?:X|C|\d+|"\$undefined"|true|false|null)$/gm, '$1:Z'],
];

test.each(changes)('a build tells when Next changes this: %s', (shape, file, from, to) => {
  const page = pages.find(({ address }) => address === '/guides/phone/')!;
  const text = page[file] ?? '';
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  const messages = findUnknownShapes([{ ...page, [file]: changed }], chunks).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining(shape));
});

test('a build tells when Next changes what pages share', () => {
  const none = { styles: new Map([['a.css', '.a{}']]), scripts: new Map([['a.js', 'load("a.css")']]) };
  expect(findUnknownShapes([], none).map(({ message }) => message.split(': ')[1])).toEqual(['stylesheet', 'script']);
});
