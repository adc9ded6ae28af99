import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findUnknownMarkup, type NextPage } from '../../lib/next/contract';
import { documentFileOf } from '../../lib/routes/address';
import { settingsOf } from '../support/site';

const ADDRESSES = ['/', '/guides/', '/guides/phone/', '/console/', '/reference/', '/404.html'];

/** The inline scripts of our own in each document. */
const OWN = 2;

let pages: NextPage[];

beforeAll(() => {
  const { outDir } = settingsOf('plain');
  pages = ADDRESSES.map((address) => ({
    address,
    html: readFileSync(path.join(outDir, documentFileOf(address)), 'utf8'),
  }));
});

test('Next writes what the export recognizes', () => {
  expect(findUnknownMarkup(pages, OWN)).toEqual([]);
});

test.each([
  ['script files', / async=""/g, ' defer=""'],
  ['no other inline scripts', 'noModule=""', 'nomodule'],
  ['no other inline scripts', 'push([0])', 'push([0],[])'],
  ['one bootstrap script', 'id="_R_"', 'id="_B_"'],
  ['the payload in pieces', /self\.__next_f/g, 'self.__next'],
  ['one preload hint for a script', 'fetchPriority="low"', 'fetchpriority="low"'],
  ['stylesheets', / data-precedence="next"/g, ''],
  ['no other stylesheets', '</head>', '<link rel="preload" as="style" href="/a.css"/></head>'],
  ['the canonical link before inline scripts', /(<link rel="canonical"[^>]*>)(.*<\/body>)/s, '$2$1'],
])('a build stops when Next changes this: %s', (what, from, to) => {
  const page = pages.find(({ address }) => address === '/guides/phone/')!;
  const html = page.html.replace(from, to);
  expect(html).not.toBe(page.html);
  const messages = findUnknownMarkup([{ ...page, html }], OWN).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining(what));
});
