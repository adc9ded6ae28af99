import { ProblemError } from '../errors';

/*
 * The patterns by which the export recognizes markup from the pinned version of Next, each with an example. The build
 * stops if one of them no longer matches.
 */

/** `<script src="/a.js" async="">`, with its attributes and its text. */
export const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>` */
export const SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/** `<link rel="canonical" href="https://docs.example/a/"/>`, except in the not-found page. */
export const CANONICAL = /<link rel="canonical" href="[^"]+"\/>/;

/** `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>` */
export const STYLESHEET = /<link rel="stylesheet" href="[^"]*\/([^"/]+\.css)" data-precedence="next"\/>/g;

/**
 * `<link rel="preload" href="/_next/static/chunks/a.css" as="style"/>`, for a part of the application that loads later.
 */
export const STYLESHEET_HINT = /<link rel="preload" href="[^"]+\.css" as="style"\/>/g;

/** A script Next added to a document. */
export type NextScript =
  | { kind: 'file' | 'polyfill' | 'data' }
  | { kind: 'bootstrap'; text: string }
  /** What the script passes to `self.__next_f.push`, as JSON: the beginning of the payload, or a piece of it. */
  | { kind: 'payload'; json: string };

/**
 * Identifies a script in a document. `undefined` for a script that Next doesn't write.
 *
 * - file: ` src="/_next/static/chunks/a.js" async=""`
 * - polyfill, for browsers without modules: ` src="/_next/static/chunks/b.js" noModule=""`
 * - payload: `(self.__next_f=self.__next_f||[]).push([0])`, then `self.__next_f.push([1,"1:[\"$\",\"p\"…"])`
 * - bootstrap, which starts the application: ` id="_R_"` with `(globalThis["TURBOPACK"]…`
 * - structured data, our own: ` type="application/ld+json"`
 */
export function scriptOf(attributes: string, text: string): NextScript | undefined {
  const [, how] = /^ src="\/[^"]+\.js" (async|noModule)=""$/.exec(attributes) ?? [];
  if (how) return { kind: how === 'async' ? 'file' : 'polyfill' };
  if (attributes === ' type="application/ld+json"') return { kind: 'data' };
  if (attributes === ' id="_R_"' && text.startsWith('(globalThis["TURBOPACK"]')) return { kind: 'bootstrap', text };
  const [, json] = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*\])\)$/s.exec(text) ?? [];
  return attributes === '' && json !== undefined && isJson(json) ? { kind: 'payload', json } : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates the error for Next markup that the export doesn't recognize.
 * @param file the file or address
 * @param what the markup Next wrote or left out
 */
export function unknownMarkup(file: string, what: string): ProblemError {
  return new ProblemError({
    file,
    message: `Next wrote ${what}`,
    remedy:
      'see docs/upgrading-next.md; PLAIN_EXPORT=1 builds a site that leaves scripts and styles as Next writes them',
  });
}

/**
 * Checks that a document is as Next wrote it when the patterns were made. Otherwise, a pattern that no longer matches
 * would silently change nothing.
 * @param expected the markup that every document has, and whether this one has it
 * @throws ProblemError with all markup that is missing
 */
export function expectMarkup(address: string, expected: Readonly<Record<string, boolean>>): void {
  const missing = Object.keys(expected).filter((what) => !expected[what]);
  if (missing.length > 0)
    throw unknownMarkup(address, `a document in an unknown format: expected ${missing.join(', and ')}`);
}
