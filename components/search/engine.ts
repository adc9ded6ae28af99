import { withBase } from '@/lib/routes/base';
import { inTime } from '../browser/fault';
import { clientSite } from '../site';
import { findPages } from './find';
import type { Pagefind } from './pagefind';
import { bestFirst, resultOf, type SearchResult } from './ranking';
import { respell } from './spelling';
import { termsOf } from './terms';

/** The result of a search. */
export interface Found {
  /** The corrected query, if the original had typing errors. */
  respelled?: string;
  results: SearchResult[];
  /** Whether a higher limit returns more pages. */
  hasMore: boolean;
  /** Words and phrases that no page contains. */
  missing: readonly string[];
  /** Whether the first page is about the query. Otherwise, it is a guess. */
  isSure: boolean;
}

/** The number of pages to fetch at a time. */
export const PAGE_LIMIT = 5;

let engine: Promise<Pagefind> | undefined;

/** The number of starts. Browsers cache failed modules, so each retry uses a different address. */
let starts = 0;

/** All words on the site, most frequent first. */
let vocabulary: Promise<readonly string[]> | undefined;

/**
 * Loads the search engine and its index once.
 * @throws if they can't be fetched; the next call retries
 */
export function loadEngine(): Promise<Pagefind> {
  engine ??= startEngine(starts++).catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

/** The address of an index file. */
function addressOf(file: string): string {
  return withBase(`/${clientSite.searchBundle}/${file}`);
}

async function startEngine(before: number): Promise<Pagefind> {
  vocabulary = undefined;
  const address = addressOf(`pagefind.js${before > 0 ? `?${before}` : ''}`);
  const pagefind = (await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address)) as Pagefind;
  // Pagefind keeps the state from a failed start.
  await pagefind.destroy();
  await pagefind.options({
    // Keeps long pages that repeat a word from outranking short reference entries.
    ranking: {
      pageLength: 0.3,
      termFrequency: 0.1,
      termSaturation: 2,
      termSimilarity: 9,
      // Image descriptions say little about the page.
      metaWeights: { image_alt: 0 },
    },
    excerptLength: 26,
    excerptEllipsis: '…',
    // The first list of index files has a fixed address, which the inline script preloads: see lib/export/export.ts. A
    // retry needs a new list.
    metaCacheTag: before > 0 ? undefined : '',
    // A search takes a few milliseconds, so a worker isn't worth a second copy of the code.
    noWorker: true,
  });
  await pagefind.init();
  return pagefind;
}

/**
 * Fetches the parts of the index for a query, without searching it.
 * @param signal aborted when the reader has typed on
 * @throws if they can't be fetched
 */
export async function fetchIndex(query: string, signal: AbortSignal): Promise<void> {
  const pagefind = await loadEngine();
  const forms = termsOf(query).map(({ form }) => form);
  if (!signal.aborted) await pagefind.preload(forms.join(' '));
}

/**
 * Searches the documentation. If an index file can't be loaded, for example after a deployment, restarts the engine
 * once.
 * @param limit the number of pages; the text of each is a separate request
 * @param signal must be aborted before another search: Pagefind writes the matches of all searches into one object for
 * each page, so an older search must not write to it after a newer one
 * @throws if the index can't be loaded or takes too long, and the next call retries; or if the signal was aborted
 */
export function search(query: string, limit: number, signal: AbortSignal): Promise<Found> {
  const restart = (error: unknown) => {
    signal.throwIfAborted();
    engine = undefined;
    throw error;
  };
  const attempt = () => searchOnce(query, limit, signal).catch(restart);
  return inTime(attempt().catch(attempt)).catch(restart);
}

async function searchOnce(query: string, limit: number, signal: AbortSignal): Promise<Found> {
  signal.throwIfAborted();
  const pagefind = await loadEngine();
  const asTyped = await findPages(pagefind, query, readVocabulary);
  const asked = asTyped.missing.length > 0 ? respell(query, asTyped.missing, await readVocabulary()) : query;
  const { pages, missing } = asked === query ? asTyped : await findPages(pagefind, asked, readVocabulary);
  const results = await Promise.all(
    pages.slice(0, limit).map(async (page) => resultOf(await page.data(signal), asked, page.hasAll)),
  );
  // Only the first pages are reordered, so that pages loaded later don't change their order.
  const first = bestFirst(results.splice(0, PAGE_LIMIT), asked);
  return {
    respelled: asked === query ? undefined : asked,
    results: [...first, ...results],
    hasMore: pages.length > limit,
    missing,
    isSure: missing.length === 0 && first[0]?.isClear === true,
  };
}

/** Fetches all words on the site. If that fails, there are none, and spelling isn't corrected. */
function readVocabulary(): Promise<readonly string[]> {
  vocabulary ??= fetch(addressOf('vocabulary.json'))
    .then((response) => response.json() as Promise<string[]>)
    .catch(() => []);
  return vocabulary;
}
