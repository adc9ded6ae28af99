type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** What a key of the site opens; `undefined` for all others, such as those of the browser with the same letter. */
export function shortcutOf(press: Press): 'search' | 'shortcuts' | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = press;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    // A keyboard of another script has its own letter there.
    const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
    return letter === 'k' && !shiftKey ? 'search' : undefined;
  }
  if (isTyping(target)) return undefined;
  return key === '/' ? 'search' : key === '?' ? 'shortcuts' : undefined;
}

/** Whether a key that is pressed there is text: what a shortcut must leave alone. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
