const KEY = 'searched';

/** The query of the search result that led to this page, whose words the page highlights. */
export function readSearched(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores a query for the next page. An empty one removes it. */
export function writeSearched(query: string): void {
  try {
    if (query) sessionStorage.setItem(KEY, query);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, the next page opens without highlights.
  }
}
