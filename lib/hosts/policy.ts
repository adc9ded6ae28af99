import { createHash } from 'node:crypto';
import { START, unknownMarkup } from '../next/document';
import { LOCAL_SOURCES } from '../playground/url';

interface PolicyOptions {
  /** The text of every inline script in the export, allowed by its hash. */
  inlineScripts: Iterable<string>;
  /** The text of every inline style. */
  inlineStyles: Iterable<string>;
  /** Origins that receive page views, such as `https://stats.example`. */
  analytics?: readonly string[];
  /** Origins that playgrounds send requests to. If there are any, readers can also use servers on their own machine. */
  playgrounds?: readonly string[];
}

/** The rule that browsers accept only in a header, and warn about anywhere else. */
export const HEADER_ONLY = "frame-ancestors 'none'";

/** Builds the Content-Security-Policy header of all documents. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { playgrounds = [], analytics = [] } = options;
  const hasPlayground = playgrounds.length > 0;
  return Object.entries({
    'default-src': ["'none'"],
    // Pagefind searches with WebAssembly.
    'script-src': ["'self'", ...hashes(options.inlineScripts), "'wasm-unsafe-eval'"],
    'style-src': ["'self'", ...hashes(options.inlineStyles)],
    // Image responses are shown from the page's memory.
    'img-src': ["'self'", ...(hasPlayground ? ['blob:'] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...analytics, ...playgrounds, ...(hasPlayground ? LOCAL_SOURCES : [])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .concat(HEADER_ONLY)
    .join('; ');
}

/**
 * Adds the policy to a document, for hosts that don't send headers. The policy is at the top, because it doesn't apply
 * to scripts and styles above it.
 * @param address the document's address, for messages
 * @throws ProblemError if the document doesn't start as expected
 */
export function withPolicy(html: string, address: string, policy: string): string {
  const [start] = START.exec(html) ?? [];
  if (start === undefined) throw unknownMarkup(address, `a document with no place for a policy: ${html.slice(0, 120)}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(`; ${HEADER_ONLY}`, '')}">`;
  return start + meta + html.slice(start.length);
}

function hashes(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
}
