import type { FoundPage, Pagefind, PagefindData } from './pagefind';
import { joinedForm, termsOf, type Term } from './terms';

/** The pages for a query, best first. */
interface FoundPages {
  pages: RankedPage[];
  /** Words and phrases that no page contains. */
  missing: string[];
}

/** A page in the order of relevance. */
interface RankedPage {
  id: string;
  /**
   * Fetches its text, with the positions of the query's words.
   * @throws if the signal was aborted before
   */
  data(signal: AbortSignal): Promise<PagefindData>;
  /** Whether it contains all words of the query that any page contains, or the query as one name. */
  hasAll: boolean;
}

/** Pages by ID, best first. */
type Pages = ReadonlyMap<string, FoundPage>;

/** A term and the pages that contain it. */
interface Answer extends Term {
  pages: Pages;
}

/**
 * Finds pages with all phrases and at least one word in a query.
 * @param readVocabulary returns all words on the site; called only if a word isn't found as typed
 * @throws if part of the index can't be fetched
 */
export async function findPages(
  pagefind: Pagefind,
  query: string,
  readVocabulary: () => Promise<readonly string[]>,
): Promise<FoundPages> {
  const asked = await Promise.all(termsOf(query).map((term) => lookUp(pagefind, term, readVocabulary)));
  const known = asked.filter(({ pages }) => pages.size > 0);
  const name = asked.some(({ isPhrase }) => isPhrase) ? [] : await findName(pagefind, query);
  const missing = name.length > 0 ? [] : asked.filter(({ pages }) => pages.size === 0);
  return { pages: await rank(pagefind, known, name), missing: missing.map(({ text }) => text) };
}

async function lookUp(
  pagefind: Pagefind,
  term: Term,
  readVocabulary: () => Promise<readonly string[]>,
): Promise<Answer> {
  const { form, isPhrase } = term;
  const exact: Pages = form ? await search(pagefind, `"${form}"`) : new Map();
  if (isPhrase || !form) return { ...term, pages: exact };
  // The word may be the start of a longer one. For other words, Pagefind would match shorter and shorter prefixes.
  const isKnown = exact.size > 0 || (await readVocabulary()).some((word) => word.startsWith(form));
  return { ...term, pages: isKnown ? await search(pagefind, form) : exact };
}

/** Looks up the query as one name, so that `record call` finds `recordCall`. */
async function findName(pagefind: Pagefind, query: string): Promise<Answer[]> {
  const form = joinedForm(query);
  if (form === query.trim().toLowerCase()) return [];
  const pages = await search(pagefind, `"${form}"`);
  return pages.size > 0 ? [{ text: query, form, isPhrase: false, pages }] : [];
}

/**
 * Ranks pages, best first. Rare words, several different words and adjacent words count more. For pages with all words,
 * Pagefind's own ranking counts as well.
 */
async function rank(pagefind: Pagefind, known: readonly Answer[], name: readonly Answer[]): Promise<RankedPage[]> {
  const answers = [...known, ...name];
  const forms = answers.map(({ form }) => form);
  const together = await search(pagefind, forms.join(' '));
  const pairs = await Promise.all(forms.slice(1).map((form, index) => search(pagefind, `"${forms[index]} ${form}"`)));
  const phrases = answers.filter(({ isPhrase }) => isPhrase);
  const ids = new Set(answers.flatMap(({ pages }) => [...pages.keys()]));
  const rarities = answers.map(({ pages }) => Math.log(1 + ids.size / pages.size));
  const rarest = Math.max(...rarities);
  // `test run` says little, because most pages contain both words.
  const pairRarities = rarities.slice(1).map((rarity, index) => (rarity + rarities[index]!) / 2 / rarest);
  // Otherwise, sections about `integration` would hide the one that mentions Jira.
  const telling = answers.filter((_, index) => rarities[index]! >= rarest / 2);
  return [...ids]
    .filter((id) => phrases.every(({ pages }) => pages.has(id)))
    .map((id) => {
      const own = answers.filter(({ pages }) => pages.has(id));
      const words = answers.map(({ pages }, index) => rarities[index]! * shareOf(id, pages));
      const near = pairs.map((pages, index) => (pages.has(id) ? pairRarities[index]! : 0));
      const score = sumOf(words) * own.length * (1 + sumOf(near) ** 2) * (1 + 5 * shareOf(id, together) ** 2);
      const shown = own.filter((answer) => telling.includes(answer));
      const terms = shown.length > 0 ? shown : own;
      const hasAll = name.some((answer) => own.includes(answer)) || known.every((answer) => own.includes(answer));
      return { id, score, hasAll, data: (signal: AbortSignal) => dataFor(pagefind, id, terms, signal) };
    })
    .sort((one, other) => other.score - one.score);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** A page's score relative to the best one, from 0 to 1. Scores for different queries aren't comparable. */
function shareOf(id: string, pages: Pages): number {
  const [best] = pages.values();
  return (pages.get(id)?.score ?? 0) / (best?.score || 1);
}

/** A page's text, with each term's position. */
async function dataFor(
  pagefind: Pagefind,
  id: string,
  terms: readonly Answer[],
  signal: AbortSignal,
): Promise<PagefindData> {
  const found = await search(pagefind, terms.map(({ form }) => form).join(' '));
  const page = found.get(id) ?? terms[0]?.pages.get(id);
  if (!page) throw new Error(`the page ${id} is missing from the search index`);
  signal.throwIfAborted();
  return page.data();
}

async function search(pagefind: Pagefind, query: string): Promise<Pages> {
  const { results } = await pagefind.search(query);
  return new Map(results.map((page) => [page.id, page]));
}
