/** The header's search button. Its value is the query that the dialog opens with. */
export const SEARCH_BUTTON = '[aria-keyshortcuts]';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Returns a keyboard shortcut's action. `undefined` for other keys, including the browser's own shortcuts. */
export function shortcutOf(press: Press): 'search' | 'shortcuts' | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = press;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    // On a non-Latin keyboard, `key` isn't a Latin letter, so the key's position counts.
    const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
    return letter === 'k' && !shiftKey ? 'search' : undefined;
  }
  if (isTyping(target)) return undefined;
  return key === '/' ? 'search' : key === '?' ? 'shortcuts' : undefined;
}

/** Whether pressing keys on this target enters text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
