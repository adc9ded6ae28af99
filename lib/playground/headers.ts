/** The token of RFC 9110. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** ASCII without control characters: no header can be smuggled in, and every client sends the same bytes. */
const VALUE = /^[\t\x20-\x7E]*$/;

/** Headers that a browser sets itself, silently dropping what a page sets. */
const FORBIDDEN =
  /^(accept-(charset|encoding)|access-control-request-(headers|method)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via|proxy-.*|sec-.*)$/i;

/** Whether a browser sets a header itself. */
export const isSetByBrowser = (name: string) => FORBIDDEN.test(name.trim());

/** The problem with a header, as a sentence for the reader; undefined if it can be sent. */
export function headerProblem(name: string, value: string): string | undefined {
  if (!NAME.test(name)) return `“${name}” is not a header name. Use letters, digits and hyphens.`;
  if (/[\r\n]/.test(value)) return 'Remove the line break: a header value has one line.';
  if (!VALUE.test(value)) return 'Use letters without accents, digits and punctuation only.';
  if (isSetByBrowser(name)) return `A browser does not let a page set “${name}”. Use the curl command to send it.`;
  return undefined;
}
