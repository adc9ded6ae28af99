import { withBase } from '@/lib/routes/base';
import { inTime } from '../islands/fault';
import { clientSite } from '../site';
import { findPages } from './find';
import type { Pagefind, PagefindData, SubResult } from './pagefind';
import { EXCERPT_LENGTH, placesOf, type Places } from './places';
import { countIn, joinedForm, termsOf, withoutQuotes } from './words';

/** A page that a search found, with the places in it. */
export interface SearchResult {
  url: string;
  title: string;
  /** The list of the navigation that the page belongs to. */
  area?: string;
  /** Text around the match; the matched words are in `<mark>` elements. */
  excerpt: string;
  /** Headings below which the words stand, best first. */
  sections: { url: string; title: string; excerpt: string }[];
}

/** What a search has found so far. */
export interface Found {
  results: SearchResult[];
  /** Whether a greater limit finds more. */
  hasMore: boolean;
  /** What was asked for and is on no page. */
  missing: readonly string[];
  /** Whether there are pages with all that was asked for. */
  isComplete: boolean;
}

/** How many pages are fetched at a time, and how many sections of each are shown. */
export const PAGE_LIMIT = 5;
const SECTION_LIMIT = 3;

let engine: Promise<Pagefind> | undefined;

/** How often starting has failed. A browser keeps a module that it could not read, so the next try asks for another address. */
let failures = 0;

/** The list of the index's files when the engine was started; a deploy changes it. */
let startedWith: string | undefined;

/** Loads the search engine and its index, once. Throws when they cannot be fetched; the next call tries again. */
export function loadEngine(): Promise<Pagefind> {
  engine ??= startEngine().catch((error: unknown) => {
    engine = undefined;
    failures++;
    throw error;
  });
  return engine;
}

async function readEntry(): Promise<string> {
  const response = await fetch(withBase(`/${clientSite.searchBundle}/pagefind-entry.json`), { cache: 'no-cache' });
  return response.text();
}

async function startEngine(): Promise<Pagefind> {
  const address = withBase(`/${clientSite.searchBundle}/pagefind.js${failures > 0 ? `?${failures}` : ''}`);
  const [pagefind, entry] = await Promise.all([
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address) as Promise<Pagefind>,
    readEntry(),
  ]);
  startedWith = entry;
  // What is left of an engine that failed would fail again.
  await pagefind.destroy();
  await pagefind.options({
    // Short reference entries should not lose to long pages that repeat a word.
    ranking: { pageLength: 0.1, termFrequency: 0.1, termSaturation: 2, termSimilarity: 9 },
    excerptLength: EXCERPT_LENGTH,
    // The worker is the same code once more, in a file of its own; a search takes a few milliseconds.
    noWorker: true,
  });
  await pagefind.init();
  return pagefind;
}

/**
 * Searches the documentation. An engine whose files fail, or that finds nothing in an index that a deploy has replaced,
 * is started anew once. Throws when the engine cannot be loaded, or takes too long; the next call tries again.
 * @param limit how many pages are wanted: the text of each is a file of its own
 */
export async function search(query: string, limit: number): Promise<Found> {
  try {
    return await inTime(searchTwice(query, limit));
  } catch (error) {
    engine = undefined;
    throw error;
  }
}

async function searchTwice(query: string, limit: number): Promise<Found> {
  try {
    const found = await searchOnce(query, limit);
    // What is not in this index may be in the one that has replaced it.
    if (found.results.length > 0 || (await readEntry()) === startedWith) return found;
  } catch {
    // The second try tells what is wrong.
  }
  // So that the engine is started anew.
  engine = undefined;
  return searchOnce(query, limit);
}

async function searchOnce(query: string, limit: number): Promise<Found> {
  const { pages, missing, isComplete } = await findPages(await loadEngine(), query, limit);
  const shown = await Promise.all(pages.slice(0, limit).map((page) => page.data()));
  const results = shown.map((data) => ({
    url: data.url,
    title: data.meta.title,
    area: data.meta.area,
    ...bestPlaces(data, query),
  }));
  // Only among the first: pages that come by a greater limit follow those that the reader has before them.
  const first = results.splice(0, PAGE_LIMIT).sort((one, other) => namedIn(other, query) - namedIn(one, query));
  return { results: [...first, ...results], hasMore: pages.length > limit, missing, isComplete };
}

/** Whether a page is called as the query says (2), or one of its sections is, such as a field (1). */
function namedIn({ title, sections }: SearchResult, query: string): number {
  if (isNamed(title, query)) return 2;
  return sections.some((section) => isNamed(section.title, query)) ? 1 : 0;
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
 * What is shown of a page: the sections that have the phrase that is asked for, else those in which the words count most;
 * first of all what is called as the query says, such as a field.
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

const { navigation } = clientSite;

/** All pages by title, for suggestions when nothing was found. */
export const allPages = [...navigation.groups, ...navigation.areas].flatMap((list) => list.items);

/** The areas with their first pages, for readers who do not know what to ask. */
export const areas = navigation.groups.flatMap(({ title, path, items }) => {
  const first = path ?? items[0]?.path;
  return first ? [{ title, path: first }] : [];
});
