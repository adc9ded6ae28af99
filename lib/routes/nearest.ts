import { distance } from 'fastest-levenshtein';
import { decodeAddress } from './address';

/** The maximum number of pages to suggest. */
const LIMIT = 3;

/**
 * Suggests pages for an address that doesn't exist: pages whose address starts the same way, and pages whose address or
 * title contains its last word. The page that shares the longest beginning is first. Of several, it is the shortest,
 * then the earliest.
 */
export function nearestPages<Page extends { path: string; title: string }>(
  asked: string,
  pages: readonly Page[],
): Page[] {
  const segments = segmentsOf(decodeAddress(asked));
  const word = wordsOf(segments.join('/')).at(-1) ?? '';
  return pages
    .map((page) => {
      const own = segmentsOf(page.path);
      const hasWord = wordsOf(page.path + page.title).some((candidate) => similarity(word, candidate) > 0);
      return { page, shared: sharedOf(segments, own), length: own.length, hasWord };
    })
    .filter(({ shared, hasWord }) => shared > 0 || hasWord)
    .sort((one, other) => other.shared - one.shared || one.length - other.length)
    .slice(0, LIMIT)
    .map(({ page }) => page);
}

/** Measures the shared beginning of two addresses: 1 for each equal part, less for a similar one. */
function sharedOf(asked: readonly string[], own: readonly string[]): number {
  const alike = asked.map((segment, index) => similarity(segment, own[index] ?? ''));
  const end = alike.indexOf(0);
  return alike.slice(0, end < 0 ? alike.length : end).reduce((sum, value) => sum + value, 0);
}

/** The similarity of two words, from 0 to 1. Words are similar if they share their first and most other letters. */
function similarity(a: string, b: string): number {
  const share = 1 - distance(a, b) / Math.max(a.length, b.length, 1);
  return a[0] === b[0] && share >= 0.7 ? share : 0;
}

/** Endings such as `.php` or `.aspx` say nothing about the page. The `.2` in `1.2` is a number. */
const FILE_EXTENSION = /\.[a-z][a-z0-9]{1,4}(?=\/|$)/g;

/** The parts between the slashes. `index` is another name for its folder. */
function segmentsOf(address: string): string[] {
  const parts = address.toLowerCase().replace(FILE_EXTENSION, '').split('/');
  return parts.filter((part) => part !== '' && part !== 'index');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}
