import { withBase } from '@/lib/routes/base';
import { inTime } from '../browser/fault';
import { clientSite } from '../site';
import { findPages } from './find';
import type { Pagefind } from './pagefind';
import { ELLIPSIS, EXCERPT_LENGTH } from './places';
import { namedFirst, resultOf, type SearchResult } from './ranking';
import { respell } from './spelling';

/** The pages that a search has found so far. */
export interface Found {
  /** Where words of the query were mistyped: the query with those that were probably meant, which was searched for. */
  respelled?: string;
  results: SearchResult[];
  /** Whether a greater limit finds more. */
  hasMore: boolean;
  /** The words and phrases of the query that are on no page. */
  missing: readonly string[];
  /** Whether there are pages with all that was asked for. */
  isComplete: boolean;
}

/** How many pages are fetched at a time. */
export const PAGE_LIMIT = 5;

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

/** The address of a file of the index. */
function addressOf(file: string): string {
  return withBase(`/${clientSite.searchBundle}/${file}`);
}

async function readEntry(): Promise<string> {
  const response = await fetch(addressOf('pagefind-entry.json'), { cache: 'no-cache' });
  return response.text();
}

async function startEngine(): Promise<Pagefind> {
  const address = addressOf(`pagefind.js${failures > 0 ? `?${failures}` : ''}`);
  const [pagefind, entry] = await Promise.all([
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address) as Promise<Pagefind>,
    readEntry(),
  ]);
  startedWith = entry;
  // The remains of an engine that failed would fail again.
  await pagefind.destroy();
  await pagefind.options({
    // Short reference entries should not lose to long pages that repeat a word.
    ranking: {
      pageLength: 0.1,
      termFrequency: 0.1,
      termSaturation: 2,
      termSimilarity: 9,
      // The alternative text of a picture describes the picture, not the page.
      metaWeights: { image_alt: 0 },
    },
    excerptLength: EXCERPT_LENGTH,
    excerptEllipsis: ELLIPSIS,
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
    // A page that is not in this index may be in the one that has replaced it.
    if (found.results.length > 0 || (await readEntry()) === startedWith) return found;
  } catch {
    // The second try tells what is wrong.
  }
  // So that the engine is started anew.
  engine = undefined;
  return searchOnce(query, limit);
}

async function searchOnce(query: string, limit: number): Promise<Found> {
  const pagefind = await loadEngine();
  const asTyped = await findPages(pagefind, query, limit);
  const asked = asTyped.missing.length > 0 ? respell(query, asTyped.missing, await readVocabulary()) : query;
  const { pages, missing, isComplete } = asked === query ? asTyped : await findPages(pagefind, asked, limit);
  const shown = await Promise.all(pages.slice(0, limit).map((page) => page.data()));
  const results = shown.map((data) => resultOf(data, asked));
  // Only among the first: pages that come by a greater limit follow those that the reader has before them.
  const first = namedFirst(results.splice(0, PAGE_LIMIT), asked);
  const respelled = asked === query ? undefined : asked;
  return { respelled, results: [...first, ...results], hasMore: pages.length > limit, missing, isComplete };
}

/** The words of all pages. None where they cannot be fetched: what was typed is searched for all the same. */
async function readVocabulary(): Promise<string[]> {
  try {
    return (await (await fetch(addressOf('vocabulary.json'))).json()) as string[];
  } catch {
    return [];
  }
}
