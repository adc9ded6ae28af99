import types from './content-types.json' with { type: 'json' };

/**
 * Content types by ending. Hosts know most of them, but the index parts, which Pagefind compresses and decompresses
 * itself, don't work with the wrong type.
 */
export const CONTENT_TYPES: Readonly<Record<string, string>> = types;

/** The content type for a path. `undefined` for an unknown extension. */
export function contentTypeOf(pathname: string): string | undefined {
  if (pathname.endsWith('/')) return CONTENT_TYPES.html;
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? '';
  return Object.hasOwn(CONTENT_TYPES, ending) ? CONTENT_TYPES[ending] : undefined;
}

/** The endings of each type. */
export function endingsByType(): Map<string, string[]> {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(CONTENT_TYPES)) endings.set(type, [...(endings.get(type) ?? []), ending]);
  return endings;
}

/** Whether compression makes files with this type smaller. */
export function isText(type: string): boolean {
  return /^text\/|[/+](json|xml|yaml|wasm)\b/.test(type);
}
