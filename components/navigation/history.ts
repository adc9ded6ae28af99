/**
 * A browser may refuse to write its history: Safari does after a hundred entries in some seconds, and a document without
 * an origin always. The router would take the page down with it. Once this module is loaded, an entry that is refused
 * is a plain navigation to its address, and a refused change of the current entry is left out.
 */
const methods = ['pushState', 'replaceState'] as const;

// The build has no history.
for (const method of typeof History === 'undefined' ? [] : methods) {
  const original = History.prototype[method];
  History.prototype[method] = function (state, unused, url) {
    try {
      original.call(this, state, unused, url);
    } catch {
      if (method === 'pushState' && url) location.assign(url);
    }
  };
}

/** Changes the current entry without telling the router, which replaces the methods of `history` by its own. */
export function replaceEntry(state: unknown, url?: string): void {
  History.prototype.replaceState.call(history, state, '', url);
}
