import { encodeStrictly } from './encode';

// A name has no slash and no bracket: "a < b" in a query is not a placeholder.
const PLACEHOLDER = /\{([^{}/<>\s]+)\}|<([^{}/<>\s]+)>/g;

/** The names of the placeholders of an address, each once, in order. */
export function placeholdersOf(url: string): string[] {
  return [...new Set(Array.from(url.matchAll(PLACEHOLDER), ([, braces, angles]) => (braces ?? angles) as string))];
}

/** Fills in the placeholders that have a value, percent-encoded; the others stay. */
export function fillPlaceholders(url: string, values: ReadonlyMap<string, string>): string {
  return url.replace(PLACEHOLDER, (whole, braces: string | undefined, angles: string | undefined) => {
    const value = values.get((braces ?? angles) as string);
    return value === undefined ? whole : encodeStrictly(value);
  });
}
