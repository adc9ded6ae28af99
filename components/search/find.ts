import type { FoundPage, Pagefind } from './pagefind';
import { joinedForm, partsOf, termsOf, type Term } from './terms';

/** The pages for a query, best first, and how far they answer it. */
export interface FoundPages {
  pages: FoundPage[];
  /** The words and phrases of the query that are on no page. */
  missing: string[];
  /** Whether there are pages with all that was asked for. */
  isComplete: boolean;
}

/** A term with the pages that have it by their ids, best first. */
interface Answer extends Term {
  pages: ReadonlyMap<string, FoundPage>;
}

/**
 * Finds the pages for a query: those with all of its phrases, and any of its words.
 * @param readVocabulary gives the words of all pages; it is called for words that no page has as they were typed
 * @throws when a part of the index cannot be fetched
 */
export async function findPages(
  pagefind: Pagefind,
  query: string,
  readVocabulary: () => Promise<readonly string[]>,
): Promise<FoundPages> {
  const asked = await Promise.all(termsOf(query).map((term) => lookUp(pagefind, term, readVocabulary)));
  const known = asked.flat().filter(({ pages }) => pages.size > 0);
  const name = asked.flat().some(({ isPhrase }) => isPhrase) ? [] : await findName(pagefind, query);
  const ranked = await rank(pagefind, [...known, ...name]);
  if (name.length > 0) return { pages: ranked, missing: [], isComplete: true };
  const missing = asked.flat().filter(({ pages }) => pages.size === 0);
  const isComplete = missing.length === 0 && ranked.some(({ id }) => known.every(({ pages }) => pages.has(id)));
  return { pages: ranked, missing: missing.map(({ text }) => text), isComplete };
}

/** The pages for a term. Where there are none, those for its parts follow, instead of a word or after a phrase. */
async function lookUp(
  pagefind: Pagefind,
  term: Term,
  readVocabulary: () => Promise<readonly string[]>,
): Promise<Answer[]> {
  const { form, isPhrase, text } = term;
  if (form === '') return [{ ...term, pages: new Map() }];
  // A version may be written with or without its letter.
  for (const written of /^\d+\.\d/.test(text) ? [form, `v${form}`] : [form]) {
    const exact = await search(pagefind, `"${written}"`);
    if (exact.size > 0) return [{ ...term, form: written, pages: isPhrase ? exact : await search(pagefind, written) }];
  }
  // The reader may be typing it. Pagefind itself shortens a word that it does not know until something matches.
  if (!isPhrase && (await readVocabulary()).some((word) => word.startsWith(form)))
    return [{ ...term, pages: await search(pagefind, form) }];
  const parts = await Promise.all(partsOf(term).map((part) => lookUp(pagefind, part, readVocabulary)));
  return isPhrase || parts.length === 0 ? [{ ...term, pages: new Map() }, ...parts.flat()] : parts.flat();
}

/** The query as one word, where a page has that word: readers write `record call` for `recordCall`. */
async function findName(pagefind: Pagefind, query: string): Promise<Answer[]> {
  const form = joinedForm(query);
  if (form === query.trim().toLowerCase()) return [];
  const pages = await search(pagefind, `"${form}"`);
  return pages.size > 0 ? [{ text: query, form, isPhrase: false, position: 0, pages }] : [];
}

/**
 * Pages by what they have of the terms, best first. A rare word counts more than a common one, a page with several of the words
 * more than one that repeats a single one, and words that are next to each other more than scattered ones. Where a page has
 * all of them, it matters too how Pagefind ranks it for all.
 */
async function rank(pagefind: Pagefind, answers: readonly Answer[]): Promise<FoundPage[]> {
  const together = await search(pagefind, answers.map(({ form }) => form).join(' '));
  const phrases = answers.filter(({ isPhrase }) => isPhrase);
  const ids = new Set(answers.flatMap(({ pages }) => [...pages.keys()]));
  const ranked = [...ids]
    .filter((id) => phrases.every(({ pages }) => pages.has(id)))
    .map((id) => {
      const own = answers.filter(({ pages }) => pages.has(id));
      const rarity = own.map(({ pages }) => Math.log(1 + ids.size / pages.size) * shareOf(id, pages));
      const neighbors = own.filter((answer, index) => isNextTo(own[index - 1], answer, id)).length;
      const score =
        rarity.reduce((sum, one) => sum + one, 0) *
        own.length *
        (1 + neighbors ** 2) *
        (1 + 10 * shareOf(id, together) ** 2);
      return { id, score, own };
    })
    .sort((one, other) => other.score - one.score);
  return ranked.map(({ id, score, own }) => ({ id, score, words: [], data: () => dataFor(pagefind, id, own) }));
}

/** What a page counts among others, from 0 to 1 for the best: scores of two queries have no common measure. */
function shareOf(id: string, pages: ReadonlyMap<string, FoundPage>): number {
  const [best] = pages.values();
  return (pages.get(id)?.score ?? 0) / (best?.score || 1);
}

/** Whether a page has two terms one after the other, at most as far from each other as in the query. */
function isNextTo(before: Answer | undefined, after: Answer, id: string): boolean {
  const places = new Set(before?.pages.get(id)?.words);
  const distance = after.position - (before?.position ?? 0);
  const words = after.pages.get(id)?.words ?? [];
  return words.some((word) =>
    Array.from({ length: Math.max(0, distance) }).some((_, index) => places.has(word - index - 1)),
  );
}

/** The text of a page with the places of all terms that it has. */
async function dataFor(pagefind: Pagefind, id: string, terms: readonly Answer[]): ReturnType<FoundPage['data']> {
  const found = await search(pagefind, terms.map(({ form }) => form).join(' '));
  const page = found.get(id) ?? terms[0]?.pages.get(id);
  if (!page) throw new Error(`the search index has lost the page ${id}`);
  return page.data();
}

async function search(pagefind: Pagefind, query: string): Promise<Map<string, FoundPage>> {
  const { results } = await pagefind.search(query);
  return new Map(results.map((page) => [page.id, page]));
}
