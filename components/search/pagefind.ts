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
  /** A page of two searches has one object for both: ask for the second when the first is read. */
  data(): Promise<PagefindData>;
}

export interface PagefindData {
  url: string;
  /** The text of the page; its words are separated by spaces. */
  content: string;
  /** The same with `<` and `>` as in HTML. */
  raw_content: string;
  /** The elements with an id, in the order of the page, with the number of the word that comes next. */
  anchors: { id: string; element: string; text: string; title?: string; location: number }[];
  /** Which words of the text were found, counted from 0. */
  locations: number[];
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
