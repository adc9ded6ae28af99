/** The message by which a page that is read asks the worker to keep it. */
export interface KeepMessage {
  /** Path of the page. */
  page: string;
  /** Addresses on this host that the page has loaded besides those that its document names, such as a font. */
  files: string[];
  /** Whether the browser has loaded the page's document just now; otherwise the router has shown the page. */
  isLoaded: boolean;
}
