/** The message with which an open page asks the worker to keep it. */
export interface KeepMessage {
  /** The page's path. */
  page: string;
  /** Addresses on this host that the page loaded in addition to those in its document, such as a font. */
  files: string[];
  /** Whether the browser has just loaded the page's document. Otherwise, the router showed the page. */
  isLoaded: boolean;
}
