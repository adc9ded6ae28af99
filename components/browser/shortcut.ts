/** The header's search button. */
export const SEARCH_BUTTON = '[data-opens=search]';

/** Returns a keyboard shortcut's action. `undefined` for other keys, including the browser's own shortcuts. */
export function shortcutOf(press: KeyboardEvent): 'search' | 'shortcuts' | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    // On a non-Latin keyboard, `key` isn't a Latin letter, so the key's position counts.
    const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
    return letter === 'k' && !shiftKey ? 'search' : undefined;
  }
  // An editor is in a shadow tree, outside of which keys target its host.
  if (isTyping(press.composedPath()[0])) return undefined;
  return key === '/' ? 'search' : key === '?' ? 'shortcuts' : undefined;
}

/** Whether pressing keys on this target enters text. */
function isTyping(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
