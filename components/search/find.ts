import type { FoundPage, Pagefind, PagefindData } from './pagefind';
import { indexForm, type Term } from './terms';
import { joinedForm, LONGEST_NAME, partsOf, searchesFor, termsOf } from './words';

/** The pages for a query, best first, and how far they answer it. */
export interface FoundPages {
  pages: FoundPage[];
  /** The words and phrases of the query that are on no page. */
  missing: string[];
  /** Whether there are pages with all that was asked for. Unless it is a sentence, they come first. */
  isComplete: boolean;
}

/**
 * Finds the pages for a query. A sentence is answered as {@link searchSentence} says; else, where fewer than `limit` have all that it asks for, those with some of it follow, unless it
 * asks for a phrase that was found. Throws when a part of the index cannot be fetched.
 */
export async function findPages(pagefind: Pagefind, query: string, limit: number): Promise<FoundPages> {
  const { terms, missing: absent } = await lookUp(pagefind, termsOf(query));
  const hasPhrase = terms.some(({ isPhrase }) => isPhrase);
  const name = hasPhrase ? [] : await findName(pagefind, query);
  const missing = name.length > 0 ? [] : absent;
  if (!hasPhrase && name.length === 0 && terms.length > LONGEST_NAME) {
    const known = terms.filter(({ text }) => !missing.includes(text));
    const { pages, isWhole } = await searchSentence(pagefind, known);
    return { pages, missing, isComplete: missing.length === 0 && isWhole };
  }
  const [all = [], ...some] = searchesFor(terms);
  const loose = hasPhrase ? searchesFor(terms.flatMap((term) => (term.isPhrase ? partsOf(term) : [term]))) : [];
  const found = new Map<string, FoundPage>();
  const add = (pages: readonly FoundPage[]) => {
    for (const page of pages) if (!found.has(page.id)) found.set(page.id, page);
  };
  add(await searchAny(pagefind, [...all, ...name]));
  const isComplete = missing.length === 0 && found.size > 0;
  for (const alternatives of isComplete && hasPhrase ? [] : [...some, ...loose]) {
    if (found.size >= limit) break;
    add(await searchAny(pagefind, alternatives));
  }
  return { pages: [...found.values()], missing, isComplete };
}

/** The search for a query as one word, where a page has that word: readers write `record call` for `recordCall`. */
async function findName(pagefind: Pagefind, query: string): Promise<Term[][]> {
  const text = joinedForm(query);
  if (text === query.trim().toLowerCase()) return [];
  const term = { text, words: [indexForm(text)], isPhrase: false };
  return (await searchAll(pagefind, [{ ...term, isPhrase: true }])).length > 0 ? [[term]] : [];
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

/**
 * Pages for a sentence, best first. A word counts the more, the fewer pages have it; and a page with several of the words comes
 * before one that repeats a single one. Few pages have all of them, and those that do are long rather than right.
 */
async function searchSentence(
  pagefind: Pagefind,
  terms: readonly Term[],
): Promise<{ pages: FoundPage[]; isWhole: boolean }> {
  const answers = await Promise.all(terms.map((term) => searchAll(pagefind, [term])));
  const count = new Set(answers.flat().map(({ id }) => id)).size;
  const found = new Map<string, { page: FoundPage; score: number; terms: Term[] }>();
  for (const [index, term] of terms.entries()) {
    const pages = answers[index] ?? [];
    for (const page of pages) {
      const entry = found.get(page.id) ?? { page, score: 0, terms: [] };
      entry.score += Math.log(1 + count / pages.length) * Math.sqrt(page.score / (pages[0]?.score || 1));
      entry.terms.push(term);
      found.set(page.id, entry);
    }
  }
  const ranked = [...found.values()].sort(
    (one, other) => other.score * other.terms.length - one.score * one.terms.length,
  );
  return {
    isWhole: ranked.some((entry) => entry.terms.length === terms.length),
    pages: ranked.map(({ page, terms: own }) => ({ ...page, data: () => dataFor(pagefind, page, own) })),
  };
}

/** The text of a page with the places of all terms, which it is known to have. */
async function dataFor(pagefind: Pagefind, page: FoundPage, terms: readonly Term[]): Promise<PagefindData> {
  const found = (await searchAll(pagefind, terms)).find(({ id }) => id === page.id);
  return (found ?? page).data();
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
