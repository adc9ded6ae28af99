/** A token, as defined in RFC 9110. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** ASCII without control characters, so a value can't inject a second header, and every client sends the same bytes. */
const VALUE = /^[\t\x20-\x7E]*$/;

/** Headers that browsers set. They silently drop values set by a page. */
const FORBIDDEN =
  /^(accept-(charset|encoding)|access-control-request-(headers|method)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via|proxy-.*|sec-.*)$/i;

/** Whether browsers set this header. */
export const isSetByBrowser = (name: string) => FORBIDDEN.test(name.trim());

/** Describes a header's problem in a sentence for the reader. Undefined if it can be sent. */
export function headerProblem(name: string, value: string): string | undefined {
  if (!NAME.test(name)) return `“${name}” isn’t a valid header name. Use letters, digits and hyphens.`;
  if (/[\r\n]/.test(value)) return 'Remove the line break. A header value must be on one line.';
  if (!VALUE.test(value)) return 'Use only unaccented letters, digits and punctuation.';
  if (isSetByBrowser(name))
    return `Browsers don’t let pages set the “${name}” header. Use the curl command to send it.`;
  return undefined;
}
