import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import { arrayOf, headAt, itemsOf, textItem, textOf } from '../../lib/export/cbor';
import { buildIndex } from '../../lib/export/search';
import { divideIndex } from '../../lib/export/search-parts';
import { temporaryFolder } from './temporary';

const SIGNATURE_LENGTH = 12;
const folder = temporaryFolder();
const read = (file: string) => gunzipSync(readFileSync(path.join(folder, file))).subarray(SIGNATURE_LENGTH);
const entry = () =>
  (
    JSON.parse(readFileSync(path.join(folder, 'pagefind-entry.json'), 'utf8')) as {
      languages: { en: { hash: string; page_count: number } };
    }
  ).languages.en;
const partsOf = () => {
  const list = itemsOf(read(`pagefind.${entry().hash}.pf_meta`))[2]!;
  return itemsOf(list).map((part) => itemsOf(part).map(textOf) as [string, string, string]);
};
const wordsOf = (name: string) => itemsOf(itemsOf(read(`index/${name}.pf_index`))[0]!);
const nameOf = (word: Buffer) => textOf(itemsOf(word)[0]!);

/** Pages with many words, so that Pagefind's own parts are large. */
function* pages() {
  for (let page = 0; page < 40; page++) {
    const words = Array.from({ length: 1200 }, (_, at) => `w${((page * 7919 + at * 104729) % 4999).toString(36)}x`);
    yield {
      url: `/${page}/`,
      html: `<html lang="en"><body><h1>Page ${page}</h1><p>${words.join(' ')}</p></body></html>`,
    };
  }
}

beforeAll(async () => {
  const index = await buildIndex(pages());
  await index.writeFiles({ outputPath: folder });
  await pagefind.close();
});

test('an index is divided into parts of a few kilobytes that hold all words in their order', () => {
  const before = partsOf();
  const words = before.flatMap(([, , name]) => wordsOf(name));
  divideIndex(folder);
  const after = partsOf();
  expect(after.length).toBeGreaterThan(4 * before.length);
  expect(Buffer.concat(after.flatMap(([, , name]) => wordsOf(name)))).toEqual(Buffer.concat(words));
  const sizes = after.map(([, , name]) => readFileSync(path.join(folder, `index/${name}.pf_index`)).length);
  expect(Math.max(...sizes)).toBeLessThan(16_000);
  // What the list does not name is not there.
  expect(readdirSync(path.join(folder, 'index')).sort()).toEqual(after.map(([, , name]) => `${name}.pf_index`).sort());
  expect(readdirSync(folder).filter((name) => name.endsWith('.pf_meta'))).toEqual([`pagefind.${entry().hash}.pf_meta`]);
  expect(entry().page_count).toBe(40);
});

test('each part says which words it holds, and words that begin alike are in one', () => {
  const parts = partsOf();
  const beginnings = new Map<string, string>();
  for (const [first, last, name] of parts) {
    const words = wordsOf(name).map(nameOf);
    expect(words[0]!.slice(0, first.length) >= first).toBe(true);
    expect(words.at(-1)!.slice(0, last.length) <= last).toBe(true);
    for (const begins of words.map((word) => word.slice(0, 4))) {
      expect([begins, beginnings.get(begins) ?? name]).toEqual([begins, name]);
      beginnings.set(begins, name);
    }
  }
});

test('the names of parts and of the list follow from their content', () => {
  const names = [...partsOf().map(([, , name]) => name), entry().hash];
  divideIndex(folder);
  expect([...partsOf().map(([, , name]) => name), entry().hash]).toEqual(names);
});

test('an index of another shape is a problem', () => {
  const file = path.join(folder, `pagefind.${entry().hash}.pf_meta`);
  const content = readFileSync(file);
  writeFileSync(file, gzipSync('pagefind_abc'));
  expect(() => divideIndex(folder)).toThrow('Pagefind wrote an index of an unknown shape');
  writeFileSync(file, content);
});

test('numbers and texts of every length are written and read', () => {
  for (const length of [0, 23, 24, 255, 256, 65_535, 65_536]) {
    const text = 'a'.repeat(length);
    expect(textOf(textItem(text))).toBe(text);
    const many = arrayOf(Array.from({ length }, () => textItem('b')));
    expect(headAt(many, 0)).toMatchObject({ major: 4, value: length });
    expect(itemsOf(many)).toHaveLength(length);
  }
  // An array without a length given in advance.
  expect(() => headAt(Buffer.of(0x9f), 0)).toThrow(RangeError);
});
