import { encodeStrictly } from './encode';

// A name has no slash and no bracket: "a < b" in a query is not a placeholder.
const PLACEHOLDER = /\{([^{}/<>\s]+)\}|<([^{}/<>\s]+)>/g;

/** The names of the placeholders of an address, each once, in order. */
export function placeholdersOf(url: string): string[] {
  return [...new Set(Array.from(url.matchAll(PLACEHOLDER), ([, braces, angles]) => (braces ?? angles) as string))];
}

/** The part of an address that says who gets the request: scheme, host and port. */
// Tabs and line breaks are nothing to a parser of addresses.
export const AUTHORITY = /^[a-z][a-z0-9+.-]*:[/\\\t\r\n]*[^/\\?#]*/i;

/** Whether a placeholder stands where an address says who gets the request. */
export function hasPlaceholderInHost(url: string): boolean {
  return placeholdersOf(AUTHORITY.exec(url)?.[0] ?? '').length > 0;
}

/**
 * Fills in the placeholders that have a value, percent-encoded; the others stay. Those of scheme, host and port are never
 * filled: a value must not decide who gets the request.
 */
export function fillPlaceholders(url: string, values: ReadonlyMap<string, string>): string {
  const [authority = ''] = AUTHORITY.exec(url) ?? [];
  return authority + fill(url.slice(authority.length), values);
}

function fill(path: string, values: ReadonlyMap<string, string>): string {
  return path.replace(PLACEHOLDER, (whole, braces: string | undefined, angles: string | undefined) => {
    const value = values.get((braces ?? angles) as string);
    return value === undefined ? whole : encodeStrictly(value);
  });
}
