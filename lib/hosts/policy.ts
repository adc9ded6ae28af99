import { createHash } from 'node:crypto';

/** The input of {@link contentSecurityPolicy}. */
export interface PolicyOptions {
  /** The texts of all inline scripts in the export, which are allowed by their hashes. `any` allows every script. */
  inlineScripts: Iterable<string> | 'any';
  /** The texts of all inline styles, including those of drawings, which are documents of their own when opened. */
  inlineStyles: Iterable<string>;
  /** Origins the identity's analytics report to, such as `https://stats.example`. */
  analytics?: readonly string[];
  /** For a page with a playground: the origins it sends requests to, and whether readers may enter others. */
  playground?: { origins: readonly string[]; sendsAnywhere: boolean };
}

/** Any server over TLS, and a server on the reader's machine. A policy can't name `[::1]`. */
const ANYWHERE = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

/** Builds the Content-Security-Policy header of a document. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { playground, analytics = [] } = options;
  const inline = options.inlineScripts === 'any' ? ["'unsafe-inline'"] : hashes(options.inlineScripts);
  return Object.entries({
    'default-src': ["'none'"],
    // Pagefind searches with WebAssembly.
    'script-src': ["'self'", ...inline, "'wasm-unsafe-eval'"],
    'style-src': ["'self'", ...hashes(options.inlineStyles)],
    // A response that is an image is shown from the page's memory.
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
 * Removes `frame-ancestors` for use in `<meta http-equiv>`. It works only as a header, and browsers complain about it
 * elsewhere.
 */
export function policyForMeta(policy: string): string {
  return policy.replace(/; frame-ancestors [^;]+/, '');
}

function hashes(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
}
