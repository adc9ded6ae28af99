/**
 * Percent-encodes everything but RFC 3986's unreserved characters, so that the result can stand in a path segment, in a
 * query and between quotes of any language. A lone half of a surrogate pair becomes U+FFFD instead of an exception.
 */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `a=1&b=2`, each part encoded. */
export function encodePairs(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`).join('&');
}
