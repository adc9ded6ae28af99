import type { PagefindData, SubResult } from './pagefind';
import { placesOf, type Places } from './places';
import { countIn, joinedForm, termsOf, withoutQuotes } from './words';

/** A page that a search found, with the places in it. */
export interface SearchResult extends Places {
  url: string;
  title: string;
  /** The list of the navigation that the page belongs to. */
  area?: string;
}

/** How many sections of a page are shown. */
const SECTION_LIMIT = 3;

/** A page as it is shown for a query. */
export function resultOf(data: PagefindData, query: string): SearchResult {
  return { url: data.url, title: data.meta.title, area: data.meta.area, ...bestPlaces(data, query) };
}

/** Puts pages first that are called as the query says, then those that have a section of that name, such as a field. */
export function namedFirst(results: readonly SearchResult[], query: string): SearchResult[] {
  const rankOf = ({ title, sections }: SearchResult) => {
    if (isNamed(title, query)) return 2;
    return sections.some((section) => isNamed(section.title, query)) ? 1 : 0;
  };
  return results.toSorted((one, other) => rankOf(other) - rankOf(one));
}

/**
 * The place, counted over pages and their sections, of what Enter opens: what is called as the query says,
 * else the best page.
 */
export function firstChoice(results: readonly SearchResult[], query: string): number {
  const titles = results.flatMap(({ title, sections }) => [title, ...sections.map((section) => section.title)]);
  return Math.max(
    0,
    titles.findIndex((title) => isNamed(title, query)),
  );
}

/** Whether a title is the query, whichever way its words are joined. That of a field says after a dot what the field belongs to. */
function isNamed(title: string, query: string): boolean {
  return joinedForm(title.split(' · ')[0] ?? '') === joinedForm(withoutQuotes(query));
}

/**
 * The excerpt and the sections that are shown of a page: sections that have the phrase that is asked for, else those in which
 * the words count most; before all others those that are called as the query says, such as a field.
 */
function bestPlaces(data: PagefindData, query: string): Places {
  const [phrase] = termsOf(query).filter(({ isPhrase }) => isPhrase);
  const { excerpt, sections } = (phrase && placesOf(data, phrase.words)) ?? {
    excerpt: data.excerpt,
    sections: data.sub_results
      .filter(({ url }) => url.includes('#'))
      .sort((one, other) => weightOf(other, query) - weightOf(one, query)),
  };
  const named = ({ title }: { title: string }) => Number(isNamed(title, query));
  return {
    excerpt,
    sections: sections
      .toSorted((one, other) => named(other) - named(one))
      .slice(0, SECTION_LIMIT)
      .map((section) => ({ url: section.url, title: section.title, excerpt: section.excerpt })),
  };
}

/** How much the words count below a heading: more where more of them, not one repeated, stand in the heading itself. */
function weightOf({ title, weighted_locations: places }: SubResult, query: string): number {
  return (1 + countIn(title, query)) * places.reduce((sum, { balanced_score: score }) => sum + score, 0);
}
