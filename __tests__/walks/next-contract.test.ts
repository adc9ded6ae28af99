import { readFileSync } from 'node:fs';
import path from 'node:path';
import { choiceScript } from '../../components/inline/choice-script';
import { earlyScript } from '../../components/inline/early-script';
import { readFiles } from '../../lib/export/files';
import { deferScripts } from '../../lib/export/scripts';
import { divideSheets, inlineStyles } from '../../lib/export/styles';
import { CHUNKS_FOLDER } from '../../lib/next/files';
import { documentFileOf } from '../../lib/routes/address';
import { settingsOf } from '../support/site';

const ADDRESSES = ['/', '/guides/', '/guides/phone/', '/console/', '/reference/', '/404.html'];

const { outDir } = settingsOf('plain');
const site = { identity: { product: { slug: 'product', name: 'Product' } } };

const read = (address: string) => ({
  address,
  kind: 'page' as const,
  html: readFileSync(path.join(outDir, documentFileOf(address)), 'utf8'),
});

/** Transforms a document as the build does. */
function transform(page: ReturnType<typeof read>): string {
  const sheets = divideSheets(readFiles(path.join(outDir, CHUNKS_FOLDER), '.css'), [page]);
  const html = inlineStyles(page, sheets);
  return deferScripts({ ...page, html }, { head: [earlyScript, choiceScript], starter: '' }, site, '');
}

test.each(ADDRESSES)('Next writes %s as the export expects', (address) => {
  expect(transform(read(address))).toContain(' data-next=""');
});

test.each([
  ['an unknown script', / async=""/g, ' defer=""'],
  ['an unknown script', 'noModule=""', 'nomodule'],
  ['an unknown script', 'push([0])', 'push([0],[])'],
  ['an unknown script', 'id="_R_"', 'id="_B_"'],
  ['one bootstrap script', /<script id="_R_">.*?<\/script>/s, ''],
  ['an unknown script', /self\.__next_f/g, 'self.__next'],
  ['one preload hint for a script', 'fetchPriority="low"', 'fetchpriority="low"'],
  ['stylesheets', / data-precedence="next"/g, ''],
  ['no other stylesheets', '</head>', '<link rel="preload" as="style" href="/a.css"/></head>'],
  ['the canonical link before inline scripts', /(<link rel="canonical"[^>]*>)(.*<\/body>)/s, '$2$1'],
])('a build stops when Next changes this: %s', (what, from, to) => {
  const page = read('/guides/phone/');
  const html = page.html.replace(from, to);
  expect(html).not.toBe(page.html);
  expect(() => transform({ ...page, html })).toThrow(what);
});
