/** The token of RFC 9110, which a header's name is. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/**
 * The characters of a value: no line break and no other control character, so that no header can be smuggled in, and ASCII
 * only, which everybody sends and reads as the same bytes.
 */
const VALUE = /^[\t\x20-\x7E]*$/;

/** Headers that a browser sets itself and silently drops from a page's request. */
const FORBIDDEN = new Set([
  ...['accept-charset', 'accept-encoding', 'access-control-request-headers', 'access-control-request-method'],
  ...['connection', 'content-length', 'cookie', 'cookie2', 'date', 'dnt', 'expect', 'host', 'keep-alive', 'origin'],
  ...['referer', 'set-cookie', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'via'],
  // Chromium keeps its own.
  'user-agent',
]);

/** The problem with a header, as a sentence for the reader; `undefined` when it can be sent. */
export function headerProblem(name: string, value: string): string | undefined {
  if (!NAME.test(name)) return `“${name}” is not a header name. Use letters, digits and hyphens.`;
  if (/[\r\n]/.test(value)) return 'A header value cannot contain a line break.';
  if (!VALUE.test(value)) return 'A header value can contain Latin letters without accents, digits and signs only.';
  if (isSetByBrowser(name)) return `A browser does not let a page set “${name}”. Use the curl line to send it.`;
  return undefined;
}

/** Whether a browser sets a header itself, and drops what a page says. */
export function isSetByBrowser(name: string): boolean {
  const lower = name.toLowerCase();
  return FORBIDDEN.has(lower) || lower.startsWith('proxy-') || lower.startsWith('sec-');
}
