import type { PagefindData, SubResult } from './pagefind';
import { joinedForm } from './terms';

/** A result and its best sections. Excerpts contain matched words in `<mark>` elements. */
export interface SearchResult {
  url: string;
  title: string;
  /** The page's navigation group. */
  area?: string;
  excerpt: string;
  sections: { url: string; title: string; excerpt: string }[];
}

/** The maximum number of sections to show for a page. */
const SECTION_LIMIT = 3;

/** Converts a Pagefind result, keeping the best sections. */
export function resultOf({ url, meta, excerpt, sub_results: places }: PagefindData, query: string): SearchResult {
  const sections = places
    .filter((place) => place.url.includes('#'))
    .toSorted((one, other) => weightOf(other, query) - weightOf(one, query))
    .slice(0, SECTION_LIMIT)
    .map((place) => ({ url: place.url, title: place.title, excerpt: readable(place.excerpt, place.title) }));
  return { url, title: meta.title, area: meta.area, excerpt: readable(excerpt, meta.title), sections };
}

/** Removes the title at the start of an excerpt, punctuation inside its marks, and the hyphens of YAML lists. */
function readable(excerpt: string, title: string): string {
  const mark = '(?:</?mark>)*';
  const start = [...title].map((sign) => mark + sign.replace(/\W/, '\\$&')).join('');
  return excerpt
    .replace(/([.,:;!?]+)<\/mark>/g, '</mark>$1')
    .replace(new RegExp(`^${start}${mark}\\. `), '')
    .replaceAll(': - ', ': ')
    .replaceAll(' - ', ' · ');
}

/** Moves pages whose title is the query to the top. Pages with a section or field of that title follow. */
export function namedFirst(results: readonly SearchResult[], query: string): SearchResult[] {
  const rankOf = ({ title, sections }: SearchResult) =>
    isNamed(title, query) ? 2 : Number(sections.some((section) => isNamed(section.title, query)));
  return results.toSorted((one, other) => rankOf(other) - rankOf(one));
}

/** The index, among pages and sections, of the option that Enter opens: an exact title, or else the best page. */
export function firstChoice(results: readonly SearchResult[], query: string): number {
  const titles = results.flatMap(({ title, sections }) => [title, ...sections.map((section) => section.title)]);
  const named = titles.findIndex((title) => isNamed(title, query));
  return Math.max(0, named);
}

/** Whether a title equals the query, however its words are joined. Field titles end with their owner. */
function isNamed(title: string, query: string): boolean {
  return joinedForm(title.split(' · ')[0] ?? '') === joinedForm(query);
}

/** A section's weight. A section whose title is the query always comes first. */
function weightOf({ title, weighted_locations: places }: SubResult, query: string): number {
  return isNamed(title, query) ? Infinity : places.reduce((sum, { balanced_score: score }) => sum + score, 0);
}
