import { distance } from 'fastest-levenshtein';
import { decodeAddress } from './address';

/** A page that can be offered in place of one that does not exist. */
export interface Suggestion {
  path: string;
  title: string;
}

/**
 * The pages nearest to an address that leads nowhere, best first, at most `limit`.
 * Words of the address that stand in a page's address or title count most; spelling decides between the rest.
 */
export function nearestPages<Page extends Suggestion>(asked: string, pages: readonly Page[], limit = 4): Page[] {
  const words = wordsOf(decodeAddress(asked));
  if (words.length === 0) return [];
  return pages
    .map((page) => ({ page, score: scoreOf(words, page) }))
    .filter(({ score }) => score > 0.35)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, limit)
    .map(({ page }) => page);
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

/** Misspelled words keep their first letter and most of the others; what differs more is another word. */
function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const score = 1 - distance(a, b) / Math.max(a.length, b.length);
  return a[0] === b[0] && score >= 0.7 ? score : 0;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/\.(html|mdx?|txt)$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && word !== 'index');
}
