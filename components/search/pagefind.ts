/** The part of Pagefind's browser API that is used here. */
export interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  init(): Promise<void>;
  /** Finds pages with all words in a query, or with the exact phrase if it is quoted. `null` returns all pages. */
  search(query: string | null): Promise<{ results: FoundPage[] }>;
  /** Fetches the parts of the index that contain a query's words. */
  preload(query: string): Promise<void>;
  destroy(): Promise<void>;
}

/** A result, whose text is fetched on demand. */
export interface FoundPage {
  id: string;
  score: number;
  /** Two searches share one object for the same page, so read the first before you request the second. */
  data(): Promise<PagefindData>;
}

/** A result's text. Excerpts are HTML with `<mark>`. */
export interface PagefindData {
  url: string;
  excerpt: string;
  meta: { title: string; area?: string; description?: string; keywords?: string; history?: string };
  /** The sections with matches, in page order. */
  sub_results: SubResult[];
}

/** A section of a page with matches. */
export interface SubResult {
  url: string;
  title: string;
  excerpt: string;
  /** The matched words, with their weights. */
  weighted_locations: { balanced_score: number }[];
}
