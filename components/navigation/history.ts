/**
 * `pushState` and `replaceState` may throw: in Safari after a hundred calls within seconds, and always in a document
 * without an origin. The router would crash the page. With this patch, a rejected push becomes a full page load, and a
 * rejected replacement is ignored.
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

/** Replaces the current entry without notifying the router, which overrides `history` methods. */
export function replaceEntry(state: unknown, url?: string): void {
  History.prototype.replaceState.call(history, state, '', url);
}
