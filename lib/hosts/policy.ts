import { createHash } from 'node:crypto';
import { BLOCKED_ATTRIBUTES } from '../content/mdx/policy';
import type { Problem } from '../errors';
import { SCRIPT, START, STYLE, unknownMarkup } from '../next/document';
import { LOCAL_SOURCES } from '../playground/url';

/** The origins that documents send requests to, besides their own. */
interface Origins {
  /** Origins that receive page views, such as `https://stats.example`. */
  analytics?: readonly string[];
  /** Origins that playgrounds send requests to. If there are any, readers can also use servers on their own machine. */
  playgrounds?: readonly string[];
}

/** The attributes of structured data, which isn't run. */
const DATA = / type="application\/(?:ld\+)?json"/;
const ATTRIBUTE = new RegExp(`<[a-z][^>]*?\\s(${BLOCKED_ATTRIBUTES})="`, 'g');

/** The rule that browsers accept only in a header, and warn about anywhere else. */
export const HEADER_ONLY = "frame-ancestors 'none'";

/**
 * Builds the Content-Security-Policy header of all documents. It allows inline scripts and styles by their hashes.
 * @param documents the text of every document in the export
 */
export function contentSecurityPolicy(
  documents: readonly string[],
  { playgrounds = [], analytics = [] }: Origins = {},
): string {
  const matches = (pattern: RegExp) => documents.flatMap((html) => [...html.matchAll(pattern)]);
  const scripts = matches(SCRIPT).flatMap(([, attributes = '', text]) => (text && !DATA.test(attributes) ? text : []));
  const styles = matches(STYLE).map(([, text = '']) => text);
  const hasPlayground = playgrounds.length > 0;
  return Object.entries({
    'default-src': ["'none'"],
    // Pagefind searches with WebAssembly.
    'script-src': ["'self'", ...hashes(scripts), "'wasm-unsafe-eval'"],
    'style-src': ["'self'", ...hashes(styles)],
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

/** Finds attributes that no policy can allow: styles and handlers. */
export function findInlineAttributes(file: string, html: string): Problem[] {
  const names = [...html.replace(SCRIPT, '').matchAll(ATTRIBUTE)].map(([, name = '']) => name);
  return [...new Set(names)].map((name) => ({
    file,
    message: `the Content-Security-Policy does not allow the attribute "${name}"`,
    remedy: name === 'style' ? 'use a class from a CSS module' : 'add a listener in a component',
  }));
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
}
