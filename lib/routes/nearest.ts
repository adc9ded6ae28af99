import { distance } from 'fastest-levenshtein';
import { decodeAddress } from './address';

/** A page to suggest instead of one that doesn't exist. */
interface Suggestion {
  path: string;
  title: string;
}

/**
 * Suggests pages for an address that doesn't exist, best first, at most `limit`. The first suggestion is the page that
 * shares the longest beginning with the address. Of several, it is the shortest, then the earliest. The other
 * suggestions share words with the address in their own address or title, and similar spelling breaks ties.
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

/** The page that shares the longest beginning with an address. `undefined` if there is none. */
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

/** Measures the shared beginning of two addresses: 1 for each equal part, less for a similar one. */
function sharedOf(asked: readonly string[], own: readonly string[]): number {
  const alike = asked.map((segment, index) => similarity(segment, own[index] ?? ''));
  const end = alike.indexOf(0);
  return alike.slice(0, end < 0 ? alike.length : end).reduce((sum, value) => sum + value, 0);
}

function scoreOf(words: readonly string[], page: Suggestion): number {
  const known = [...new Set([...wordsOf(page.path), ...wordsOf(page.title)])];
  const sum = words.reduce((total, word, index) => {
    const best = Math.max(0, ...known.map((candidate) => similarity(word, candidate)));
    // The last part of an address says the most about the page.
    return total + best * (index === words.length - 1 ? 2 : 1);
  }, 0);
  // A small penalty for additional words ranks overviews before their details.
  return sum / (words.length + 1) - wordsOf(page.path).length * 0.01;
}

/**
 * The similarity of two words, from 0 to 1. If they differ only in a number, closer numbers are more similar. Words
 * that share their first letter and most other letters may be misspellings. Any other words aren't similar.
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

/** A word that contains one number. */
const NUMBERED = /^(\D*)(\d+)(\D*)$/;

/** Endings such as `.php` or `.aspx` say nothing about the page. The `.2` in `1.2` is a number. */
const FILE_EXTENSION = /\.[a-z][a-z0-9]{1,4}(?=\/|$)/gi;

/** The parts between the slashes. `index` is another name for its folder. */
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
