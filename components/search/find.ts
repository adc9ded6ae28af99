import type { FoundPage, Pagefind } from './pagefind';
import { indexForm, partsOf, searchesFor, termsOf, type Term } from './words';

/** The pages for a query, best first, and how far they answer it. */
export interface FoundPages {
  pages: FoundPage[];
  /** The words and phrases of the query that are on no page. */
  missing: string[];
  /** Whether there are pages with all that was asked for: they come first. */
  isComplete: boolean;
}

/**
 * Finds the pages for a query. Where fewer than `limit` have all that it asks for, those with some of it follow, unless it
 * asks for a phrase that was found. Throws when a part of the index cannot be fetched.
 */
export async function findPages(pagefind: Pagefind, query: string, limit: number): Promise<FoundPages> {
  const { terms, missing } = await lookUp(pagefind, termsOf(query));
  const hasPhrase = terms.some(({ isPhrase }) => isPhrase);
  const [all = [], ...some] = searchesFor(terms);
  const loose = hasPhrase ? searchesFor(terms.flatMap((term) => (term.isPhrase ? partsOf(term) : [term]))) : [];
  const found = new Map((await searchAny(pagefind, all)).map((page) => [page.id, page]));
  const isComplete = missing.length === 0 && found.size > 0;
  for (const alternatives of isComplete && hasPhrase ? [] : [...some, ...loose]) {
    if (found.size >= limit) break;
    for (const page of await searchAny(pagefind, alternatives)) if (!found.has(page.id)) found.set(page.id, page);
  }
  return { pages: [...found.values()], missing, isComplete };
}

/** Tells terms that are on a page from those that are on none. A piece of an identifier or an address is no word of the index, its parts are. */
async function lookUp(pagefind: Pagefind, asked: readonly Term[]): Promise<{ terms: Term[]; missing: string[] }> {
  const exact = await Promise.all(asked.map((term) => searchAll(pagefind, [{ ...term, isPhrase: true }])));
  const terms: Term[] = [];
  const missing: string[] = [];
  for (const [index, term] of asked.entries()) {
    const isThere = exact[index]?.length || (!term.isPhrase && (await isBegun(pagefind, term)));
    const parts = isThere || term.isPhrase ? [] : partsOf(term);
    if (parts.length > 1) {
      const inside = await lookUp(pagefind, parts);
      terms.push(...inside.terms);
      missing.push(...inside.missing);
    } else {
      terms.push(term);
      if (!isThere) missing.push(term.text);
    }
  }
  return { terms, missing };
}

/**
 * Whether a word is a piece of one that a page has: the reader may be typing it. Pagefind finds pages for any word, because
 * it shortens one that it does not know until something matches.
 */
async function isBegun(pagefind: Pagefind, term: Term): Promise<boolean> {
  const [best] = await searchAll(pagefind, [term]);
  if (!best) return false;
  const { content, locations } = await best.data();
  const words = content.split(/\s+/);
  return locations.some((location) => indexForm(words[location] ?? '').includes(term.words.join('')));
}

/** Pages with all terms of any of the alternatives, best first. The best page of each counts the same: scores of two queries have no common measure. */
async function searchAny(pagefind: Pagefind, alternatives: readonly Term[][]): Promise<FoundPage[]> {
  const answers = await Promise.all(alternatives.map((terms) => searchAll(pagefind, terms)));
  return answers
    .flatMap((pages) => pages.map((page) => ({ page, share: page.score / (pages[0]?.score || 1) })))
    .sort((one, other) => other.share - one.share)
    .map(({ page }) => page);
}

/** Pages with all terms, best first. Pagefind ranks by words alone, and a phrase is where the reader wants to go. */
async function searchAll(pagefind: Pagefind, terms: readonly Term[]): Promise<FoundPage[]> {
  const words = terms.flatMap((term) => term.words.filter(Boolean)).join(' ');
  const phrases = terms
    .filter(({ isPhrase }) => isPhrase)
    // Pagefind takes words for neighbors that are, in the text, next to each other: it finds none around a lone sign.
    .flatMap((term) => term.words.join(' ').trim().split(/ {2,}/))
    .map((neighbors) => `"${neighbors}"`);
  const [ranked, ...exact] = await Promise.all([words, ...phrases].map((query) => pagefind.search(query)));
  const places = exact.map(({ results }) => new Map(results.map((page) => [page.id, page])));
  return (ranked?.results ?? [])
    .filter(({ id }) => places.every((pages) => pages.has(id)))
    .map((page) => ({ ...page, data: () => (places[0]?.get(page.id) ?? page).data() }));
}
