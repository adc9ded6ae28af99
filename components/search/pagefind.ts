/** The part of Pagefind's browser interface that is used here. */
export interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  init(): Promise<void>;
  /** Finds pages that have all words of a query, or, where it stands in quotes, the words one after the other; all pages for `null`. */
  search(query: string | null): Promise<{ results: FoundPage[] }>;
  destroy(): Promise<void>;
}

/** A page that was found; its text is fetched when asked for. */
export interface FoundPage {
  id: string;
  score: number;
  /** Which words of its text were found, counted from 0. */
  words: readonly number[];
  /** A page of two searches has one object for both: ask for the second when the first is read. */
  data(): Promise<PagefindData>;
}

export interface PagefindData {
  url: string;
  excerpt: string;
  meta: { title: string; area?: string };
  /** In the order of the page. */
  sub_results: SubResult[];
}

export interface SubResult {
  url: string;
  title: string;
  excerpt: string;
  /** The places of the words, with what each counts. */
  weighted_locations: { balanced_score: number }[];
}
