import type { PagefindData, SubResult } from './pagefind';
import { hasStem, joinedForm, stemsOf, termsOf, wordsIn } from './terms';

/** A result and its best sections. Excerpts contain matched words in `<mark>` elements. */
export interface SearchResult {
  url: string;
  title: string;
  /** The page's navigation group. */
  area?: string;
  /** Another name of the page, if that is why it was found. */
  alias?: string;
  /** The page's description, if keywords are why it was found. They aren't in its text. */
  description?: string;
  /** Whether the page is about the past, such as a release note. */
  isHistory?: boolean;
  /** Whether the page is clearly about the query, and not just a guess. */
  isClear?: boolean;
  excerpt: string;
  sections: { url: string; title: string; excerpt: string }[];
}

/** The maximum number of sections to show for a page. */
const SECTION_LIMIT = 3;

/**
 * Converts a Pagefind result, keeping the best sections.
 * @param hasAll whether the page contains all words of the query
 */
export function resultOf(
  { url, meta, excerpt, sub_results: places }: PagefindData,
  query: string,
  hasAll = false,
): SearchResult {
  const sections = places
    .filter((place) => place.url.includes('#'))
    .sort((one, other) => weightOf(other, query) - weightOf(one, query))
    .slice(0, SECTION_LIMIT)
    .map((place) => ({ url: place.url, title: place.title, excerpt: readable(place.excerpt, place.title) }));
  const alias = meta.keywords?.split(', ').find((keyword) => isAbout(keyword, query));
  const isByKeyword = alias !== undefined || (sections.length === 0 && excerpt.includes('Keywords: '));
  return {
    url,
    title: meta.title,
    area: meta.area,
    alias: isAbout(meta.title, query) ? undefined : alias,
    description: isByKeyword ? meta.description : undefined,
    isHistory: meta.history !== undefined,
    isClear:
      hasAll || shareIn([meta.title, meta.keywords, ...sections.map(({ title }) => title)].join(' '), query) > 0.5,
    excerpt: readable(excerpt, meta.title),
    sections,
  };
}

/**
 * Removes the title at the start of an excerpt, punctuation inside its marks, and lines of code without matches, which
 * are between `⏎`. Keeps each ellipsis on the line of the word next to it. Pagefind's excerpt of the page "Inputs"
 * could be `Inputs. Press a <mark>key.</mark> For example: ⏎- input: $3⏎ …`.
 */
function readable(excerpt: string, title: string): string {
  const mark = '(?:</?mark>)*';
  const start = [...title].map((sign) => mark + sign.replace(/\W/, '\\$&')).join('');
  const lines = excerpt
    // The `;` of an entity such as `&gt;` stays.
    .replace(/(&#?\w+;)?([.,:;!?]*)<\/mark>/g, '$1</mark>$2')
    .replace(new RegExp(`^${start}${mark}\\. `), '')
    .replace(/(<mark>)⏎|⏎(<\/mark>)/g, (_, start = '', end = '') => `${end}⏎${start}`)
    .split(/ ?⏎ ?(?:- )?/);
  const found = lines.filter((line) => line.includes('<mark>'));
  return (found.length > 0 ? found : lines.slice(0, 1))
    .join(' · ')
    .replace(/(?<!&#?\w+)[,:;] …$/, ' …')
    .replace(/^… | …$/g, (ellipsis) => ellipsis.replace(' ', '\u00a0'));
}

/**
 * Orders pages by what the query is: their title, a name in code or another name of the page, a section's title or
 * words of the page's, or words of a section's. A release note is first only by its title.
 */
export function bestFirst(results: readonly SearchResult[], query: string): SearchResult[] {
  const rankOf = ({ title, alias = '', sections }: SearchResult) => {
    const headings = sections.map((section) => section.title);
    const named = headings.filter((heading) => isNamed(heading, query));
    const reasons = [
      isNamed(title, query),
      isNamed(alias, query) || named.some((name) => /\p{Ll}\p{Lu}|[_$]/u.test(name)),
      isAbout(title, query) || named.length > 0,
      headings.some((heading) => isAbout(heading, query)),
      alias !== '',
      true,
    ];
    return reasons.indexOf(true);
  };
  const ranked = [...results].sort((one, other) => rankOf(one) - rankOf(other));
  const first = ranked.find((result) => !result.isHistory || isNamed(result.title, query)) ?? ranked[0];
  return first ? [first, ...ranked.filter((result) => result !== first)] : [];
}

/**
 * The index, among pages and sections, of the option that Enter opens: an exact title, or else the best page, or its
 * best section, if only that one's title is about the query.
 */
export function firstChoice(results: readonly SearchResult[], query: string): number {
  const titles = results.flatMap(({ title, sections }) => [title, ...sections.map((section) => section.title)]);
  const named = titles.findIndex((title) => isNamed(title, query));
  if (named >= 0) return named;
  const [page, section] = [results[0]?.title, results[0]?.sections[0]?.title];
  return page !== undefined && section !== undefined && !isAbout(page, query) && isAbout(section, query) ? 1 : 0;
}

/** Whether a title is the query, in singular or plural, however its words are joined. Fields end with their owner. */
function isNamed(title: string, query: string): boolean {
  const [name, asked] = [title.split(' · ')[0] ?? '', query].map((text) => joinedForm(text).replace(/s$/, ''));
  return name === asked;
}

/** Whether a text contains all words of a query, in any form. Every result contains the query's phrases. */
function isAbout(text: string, query: string): boolean {
  return joinedForm(text).includes(joinedForm(query)) || shareIn(text, query) === 1;
}

/** The share of a query's words that a text contains, in any form. */
function shareIn(text: string, query: string): number {
  const stems = stemsOf(termsOf(query).filter(({ isPhrase }) => !isPhrase));
  const words = wordsIn(text);
  const found = stems.filter((stem) => words.some((word) => hasStem(word, [stem])));
  return stems.length === 0 ? 1 : found.length / stems.length;
}

/** A section's weight. Sections whose title is the query come first, then those whose title has all of its words. */
function weightOf({ title, weighted_locations: places }: SubResult, query: string): number {
  const weight = places.reduce((sum, { balanced_score: score }) => sum + score, 0);
  return isNamed(title, query) ? Infinity : isAbout(title, query) ? 1e6 + weight : weight;
}
