import { distance } from 'fastest-levenshtein';
import { decodeAddress } from './address';

/** A page that can be offered in place of one that does not exist. */
interface Suggestion {
  path: string;
  title: string;
}

/**
 * The pages nearest to an address that leads nowhere, best first, at most `limit`.
 * The first is the page in whose place the reader was: it shares most of the beginning of the address, and goes least
 * beyond it; of several such pages the first that is given. The others have words of the address in their own or in
 * their title; spelling decides between the rest.
 */
export function nearestPages<Page extends Suggestion>(asked: string, pages: readonly Page[], limit = 4): Page[] {
  const address = decodeAddress(asked);
  const words = wordsOf(address);
  const place = pageAbove(segmentsOf(address), pages);
  const others = pages
    .map((page) => ({ page, score: scoreOf(words, page) }))
    .filter(({ page, score }) => page !== place && score > 0.35)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .map(({ page }) => page);
  return [...(place ? [place] : []), ...others].slice(0, limit);
}

/** The page in whose place an address lies; `undefined` when no page begins as the address does. */
function pageAbove<Page extends Suggestion>(asked: readonly string[], pages: readonly Page[]): Page | undefined {
  const [place] = pages
    .map((page) => {
      const own = segmentsOf(page.path);
      return { page, shared: sharedOf(asked, own), length: own.length };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.length - b.length);
  return place?.page;
}

/** How much of their beginnings two addresses share: 1 for each equal part, less for one that is similar. */
function sharedOf(asked: readonly string[], own: readonly string[]): number {
  const alike = asked.map((segment, index) => similarity(segment, own[index] ?? ''));
  const end = alike.indexOf(0);
  return alike.slice(0, end < 0 ? alike.length : end).reduce((sum, value) => sum + value, 0);
}

function scoreOf(words: readonly string[], page: Suggestion): number {
  const known = [...new Set([...wordsOf(page.path), ...wordsOf(page.title)])];
  const sum = words.reduce((total, word, index) => {
    const best = Math.max(0, ...known.map((candidate) => similarity(word, candidate)));
    // The last part of an address says most about the page.
    return total + best * (index === words.length - 1 ? 2 : 1);
  }, 0);
  // A small malus for words of the page that nobody asked for keeps overviews before their details.
  return sum / (words.length + 1) - wordsOf(page.path).length * 0.01;
}

/**
 * How alike two words are, from 0 to 1. Those that differ in a number are the more alike the nearer the numbers are.
 * Misspelled words keep their first letter and most of the others; what differs more is another word.
 */
function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const [one, other] = [NUMBERED.exec(a), NUMBERED.exec(b)];
  if (one && other && one[1] === other[1] && one[3] === other[3]) {
    return 1 / (1 + Math.abs(Number(one[2]) - Number(other[2])));
  }
  const score = 1 - distance(a, b) / Math.max(a.length, b.length);
  return a[0] === b[0] && score >= 0.7 ? score : 0;
}

/** A word with one number in it. */
const NUMBERED = /^(\D*)(\d+)(\D*)$/;

/** Other systems end their addresses in `.php` or `.aspx`, which says nothing about the page. The `.2` of `1.2` is a number. */
const FILE_EXTENSION = /\.[a-z][a-z0-9]{1,4}(?=\/|$)/gi;

/** The parts between the slashes; `index` is another name of the folder that it lies in. */
function segmentsOf(address: string): string[] {
  return partsOf(address, /\//).filter((segment) => segment !== '');
}

function wordsOf(text: string): string[] {
  return partsOf(text, /[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .toLowerCase()
    .replace(FILE_EXTENSION, '')
    .split(separator)
    .filter((part) => part !== 'index');
}
