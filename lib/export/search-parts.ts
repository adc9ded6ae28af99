import { gzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ProblemError } from '../errors';
import { arrayOf, itemsOf, textItem, textOf } from './cbor';

/**
 * How much of an index a reader loads for one word, in bytes before compression. Pagefind's own parts have about 65000 and
 * are larger than everything else that a search needs, but for the engine.
 */
const PART_SIZE = 12_000;
/** With an index of many pages parts grow, so that the list of them, which every reader loads, does not. */
const MOST_PARTS = 400;
/** Words that begin alike stay together: a reader who has typed so much of a word finds all that it may become. */
const COMMON_LETTERS = 4;

/** What every file of an index begins with, once it is unpacked. */
const SIGNATURE = Buffer.from('pagefind_dcd');
/** The place of the list of parts in what Pagefind knows of an index. */
const PARTS = 2;

/**
 * Divides the parts of a Pagefind index into smaller ones: whole, a search takes 1.25 times as many bytes (`bench/tricks.md`). The
 * folder is one that Pagefind has written.
 * @throws ProblemError when this version of Pagefind writes something else
 */
export function divideIndex(bundleDir: string): void {
  const entryFile = path.join(bundleDir, 'pagefind-entry.json');
  const entry = JSON.parse(readFileSync(entryFile, 'utf8')) as { languages: Record<string, { hash: string }> };
  for (const [language, about] of Object.entries(entry.languages)) {
    const file = path.join(bundleDir, `pagefind.${about.hash}.pf_meta`);
    const known = itemsOf(open(file));
    const parts = known[PARTS] && itemsOf(known[PARTS]).map((part) => itemsOf(part).map(textOf));
    if (!parts?.every((part) => part.length === 3)) throw unknownShape(file);
    const size = Math.max(PART_SIZE, sizeOf(bundleDir, parts) / MOST_PARTS);
    const names = parts.map(([, , name = '']) => name);
    const [first = '', last = ''] = [parts.at(0)?.[0], parts.at(-1)?.[1]];
    known[PARTS] = arrayOf(writeParts(bundleDir, language, groupsOf(wordsOf(bundleDir, names), size), { first, last }));
    const content = close(arrayOf(known));
    about.hash = nameOf(language, content);
    rmSync(file);
    writeFileSync(path.join(bundleDir, `pagefind.${about.hash}.pf_meta`), content);
  }
  writeFileSync(entryFile, JSON.stringify(entry));
}

/** The words of parts in their order. The files are removed on the way. */
function* wordsOf(bundleDir: string, names: readonly string[]): Generator<Buffer> {
  for (const name of names) {
    const file = fileOf(bundleDir, name);
    const [words] = itemsOf(open(file));
    if (!words) throw unknownShape(file);
    rmSync(file);
    yield* itemsOf(words);
  }
}

/** Groups of about a size; see {@link COMMON_LETTERS}. */
function* groupsOf(words: Iterable<Buffer>, size: number): Generator<Buffer[]> {
  let group: Buffer[] = [];
  let length = 0;
  let beginning = '';
  for (const word of words) {
    const begins = wordOf(word).slice(0, COMMON_LETTERS);
    if (length + word.length > size && begins !== beginning && group.length > 0) {
      yield group;
      group = [];
      length = 0;
    }
    group.push(word);
    length += word.length;
    beginning = begins;
  }
  if (group.length > 0) yield group;
}

/** Writes a file for each group, and returns what the list says of each: its first word, its last, and its name. */
function writeParts(
  bundleDir: string,
  language: string,
  groups: Iterable<Buffer[]>,
  ends: { first: string; last: string },
): Buffer[] {
  const parts = Array.from(groups, (group) => {
    const content = close(arrayOf([arrayOf(group)]));
    const name = nameOf(language, content);
    writeFileSync(fileOf(bundleDir, name), content);
    return [wordOf(group[0]), wordOf(group.at(-1)), name] as [string, string, string];
  });
  // At the ends Pagefind's own letters, before and after which nothing can be asked for.
  const [start, end] = [parts.at(0), parts.at(-1)];
  if (start) start[0] = ends.first;
  if (end) end[1] = ends.last;
  return parts.map((part) => arrayOf(part.map(textItem)));
}

function wordOf(item: Buffer | undefined): string {
  return item ? textOf(itemsOf(item)[0] ?? Buffer.of(0x60)) : '';
}

function sizeOf(bundleDir: string, parts: readonly string[][]): number {
  return parts.reduce((sum, [, , name = '']) => sum + open(fileOf(bundleDir, name)).length, 0);
}

function fileOf(bundleDir: string, name: string): string {
  return path.join(bundleDir, 'index', `${name}.pf_index`);
}

function nameOf(language: string, content: Uint8Array): string {
  return `${language}_${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
}

function open(file: string): Buffer {
  const content = gunzipSync(readFileSync(file));
  if (!content.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw unknownShape(file);
  return content.subarray(SIGNATURE.length);
}

/** Not by zlib, whose outcome differs from processor to processor. */
function close(content: Buffer): Uint8Array {
  return gzipSync(Buffer.concat([SIGNATURE, content]), { level: 9, mtime: 0 });
}

function unknownShape(file: string): ProblemError {
  return new ProblemError({
    file,
    message: 'Pagefind wrote an index of an unknown shape',
    remedy: 'look at what this version of Pagefind writes and teach lib/export/search-parts.ts the new shape',
  });
}
