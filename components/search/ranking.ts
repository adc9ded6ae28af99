import type { PagefindData, SubResult } from './pagefind';
import { joinedForm } from './terms';

/** A page that a search found, with the places in it; the matched words of excerpts are in `<mark>` elements. */
export interface SearchResult {
  url: string;
  title: string;
  /** The list of the navigation that the page belongs to. */
  area?: string;
  excerpt: string;
  sections: { url: string; title: string; excerpt: string }[];
}

/** How many sections of a page are shown. */
const SECTION_LIMIT = 3;

/** A page as it is shown for a query: with the sections in which the words count most. */
export function resultOf({ url, meta, excerpt, sub_results: places }: PagefindData, query: string): SearchResult {
  const sections = places
    .filter((place) => place.url.includes('#'))
    .toSorted((one, other) => weightOf(other, query) - weightOf(one, query))
    .slice(0, SECTION_LIMIT)
    .map((place) => ({ url: place.url, title: place.title, excerpt: place.excerpt }));
  return { url, title: meta.title, area: meta.area, excerpt, sections };
}

/** Puts pages first that are called as the query says, then those that have a section of that name, such as a field. */
export function namedFirst(results: readonly SearchResult[], query: string): SearchResult[] {
  const rankOf = ({ title, sections }: SearchResult) =>
    isNamed(title, query) ? 2 : Number(sections.some((section) => isNamed(section.title, query)));
  return results.toSorted((one, other) => rankOf(other) - rankOf(one));
}

/**
 * The place, counted over pages and their sections, of what Enter opens: what is called as the query says,
 * else the best page.
 */
export function firstChoice(results: readonly SearchResult[], query: string): number {
  const titles = results.flatMap(({ title, sections }) => [title, ...sections.map((section) => section.title)]);
  const named = titles.findIndex((title) => isNamed(title, query));
  return Math.max(0, named);
}

/** Whether a title is the query, whichever way its words are joined. That of a field says after a dot what the field belongs to. */
function isNamed(title: string, query: string): boolean {
  return joinedForm(title.split(' · ')[0] ?? '') === joinedForm(query);
}

/** How much the words count below a heading; most of all below one that is called as the query says. */
function weightOf({ title, weighted_locations: places }: SubResult, query: string): number {
  return isNamed(title, query) ? Infinity : places.reduce((sum, { balanced_score: score }) => sum + score, 0);
}
