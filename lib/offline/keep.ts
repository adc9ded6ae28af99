/** A page's request for the worker to keep it. */
export interface KeepMessage {
  /** The page's path. */
  page: string;
  /** Other addresses on this host that the page loaded, such as a font. */
  files: string[];
  /** Whether the browser just loaded the page's document. Otherwise, the router showed the page. */
  isLoaded: boolean;
}
