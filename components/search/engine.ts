import { withBase } from '@/lib/routes/base';
import { inTime } from '../browser/fault';
import { clientSite } from '../site';
import { findPages } from './find';
import type { Pagefind } from './pagefind';
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

/** The words of all pages, those of most pages first. */
let vocabulary: Promise<readonly string[]> | undefined;

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

async function startEngine(): Promise<Pagefind> {
  vocabulary = undefined;
  const address = addressOf(`pagefind.js${failures > 0 ? `?${failures}` : ''}`);
  const pagefind = (await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address)) as Pagefind;
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
    excerptLength: 18,
    excerptEllipsis: '…',
    // The worker is the same code once more, in a file of its own; a search takes a few milliseconds.
    noWorker: true,
  });
  await pagefind.init();
  return pagefind;
}

/**
 * Searches the documentation. If a file of the index can't be loaded, as after a deploy, it starts the engine anew once.
 * @param limit how many pages are wanted: the text of each is a file of its own
 * @throws when the index cannot be loaded, or takes too long; the next call tries again
 */
export async function search(query: string, limit: number): Promise<Found> {
  try {
    const twice = searchOnce(query, limit).catch(() => {
      engine = undefined;
      return searchOnce(query, limit);
    });
    return await inTime(twice);
  } catch (error) {
    engine = undefined;
    throw error;
  }
}

async function searchOnce(query: string, limit: number): Promise<Found> {
  const pagefind = await loadEngine();
  const asTyped = await findPages(pagefind, query, readVocabulary);
  const asked = asTyped.missing.length > 0 ? respell(query, asTyped.missing, await readVocabulary()) : query;
  const { pages, missing, isComplete } = asked === query ? asTyped : await findPages(pagefind, asked, readVocabulary);
  const shown = await Promise.all(pages.slice(0, limit).map((page) => page.data()));
  const results = shown.map((data) => resultOf(data, asked));
  // Only among the first: pages that come by a greater limit follow those that the reader has before them.
  const first = namedFirst(results.splice(0, PAGE_LIMIT), asked);
  const respelled = asked === query ? undefined : asked;
  return { respelled, results: [...first, ...results], hasMore: pages.length > limit, missing, isComplete };
}

/** The words of all pages. None where they cannot be fetched: what was typed is searched for all the same. */
function readVocabulary(): Promise<readonly string[]> {
  vocabulary ??= fetch(addressOf('vocabulary.json'))
    .then((response) => response.json() as Promise<string[]>)
    .catch(() => []);
  return vocabulary;
}
