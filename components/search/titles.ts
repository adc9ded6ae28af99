import { clientSite } from '../site';
import type { SearchResult } from './ranking';
import { termsOf, wordsIn } from './terms';

/** The maximum number of titles to show. */
const LIMIT = 8;

const { groups, areas } = clientSite.navigation;

// Areas come first, because they list every page by title, whereas groups may list folders.
const entries = [...areas, ...groups].flatMap(({ title: area, items }) =>
  items.map(({ path, title }) => ({ path, title, area, words: wordsIn(title) })),
);

/** Finds pages by title while the index loads. Each word in the query must start a word in the title. */
export function findTitles(query: string): SearchResult[] {
  const asked = termsOf(query).flatMap(({ text }) => wordsIn(text));
  if (asked.length === 0) return [];
  const found = entries.filter(({ words }) =>
    asked.every((word) => words.some((candidate) => candidate.startsWith(word))),
  );
  const paths = new Set<string>();
  return found
    .filter(({ path }) => !paths.has(path) && paths.add(path))
    .slice(0, LIMIT)
    .map(({ path, title, area }) => ({ url: path, title, area, excerpt: '', sections: [] }));
}
