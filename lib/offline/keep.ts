/** The message by which a page that is read asks the worker to keep it. */
export interface KeepMessage {
  type: 'keep';
  /** Path of the page. */
  page: string;
  /** Addresses on this host that the page has loaded beyond what its document names, such as a font. */
  files: string[];
  /** Whether the browser has loaded the page's document just now; otherwise the router has shown the page. */
  isLoaded: boolean;
}

/** Whether a message to the worker is a {@link KeepMessage}. */
export function isKeepMessage(data: unknown): data is KeepMessage {
  return typeof data === 'object' && data !== null && (data as Partial<KeepMessage>).type === 'keep';
}
