import { createHash } from 'node:crypto';

/** The input of {@link contentSecurityPolicy}. */
export interface PolicyOptions {
  /** The texts of all inline scripts of the export: each is allowed by its hash, and no other. `any` allows every script. */
  inlineScripts: Iterable<string> | 'any';
  /** The texts of all inline styles: of documents, and of drawings, which are documents of their own when they are opened. */
  inlineStyles: Iterable<string>;
  /** Origins that the analytics of the identity report to, such as `https://stats.example`. */
  analytics?: readonly string[];
  /** Of a page with a playground: the origins that it asks, and whether it sends to others, too, which the reader names. */
  playground?: { origins: readonly string[]; sendsAnywhere: boolean };
}

/** Any server over TLS, and one on the reader's own machine. Sources cannot name `[::1]`. */
const ANYWHERE = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

/**
 * The Content-Security-Policy of a document, for the header of this name.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { playground, analytics = [] } = options;
  const inline = options.inlineScripts === 'any' ? ["'unsafe-inline'"] : hashes(options.inlineScripts);
  return Object.entries({
    'default-src': ["'none'"],
    // WebAssembly is what Pagefind searches with.
    'script-src': ["'self'", ...inline, "'wasm-unsafe-eval'"],
    'style-src': ["'self'", ...hashes(options.inlineStyles)],
    // An answer that is a picture is shown from the page's own memory.
    'img-src': ["'self'", ...(playground ? ['blob:'] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...analytics,
      ...(playground?.origins ?? []),
      ...(playground?.sendsAnywhere ? ANYWHERE : []),
    ],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The policy as a document may carry it in `<meta http-equiv>`. Who may frame a page can only be said in a header; elsewhere
 * the browser complains.
 */
export function policyForMeta(policy: string): string {
  return policy.replace(/; frame-ancestors [^;]+/, '');
}

function hashes(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
}
