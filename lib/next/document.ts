// What is known of the documents that Next writes.

/** `<script src="/a.js" async="">`, with its attributes and its text. */
export const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>` */
export const SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/** `<link rel="canonical" href="https://docs.example/a/"/>`; the not-found page has none. */
export const CANONICAL = /<link rel="canonical" href="[^"]+"\/>/;

/** `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>` */
export const STYLESHEET = /<link rel="stylesheet" href="([^"]*\/)([^"/]+\.css)" data-precedence="next"\/>/g;

/** `<link rel="preload" href="/_next/static/chunks/a.css" as="style"/>`, of a part that is loaded later. */
export const STYLESHEET_HINT = /<link rel="preload" href="[^"]+\.css" as="style"\/>/g;

/** `/_next/static/chunks/a.js`, wherever it stands: as a source, or in the payload. */
export const CHUNK = /\/_next\/static\/chunks\/([^"\\/]+\.js)/g;

/** A script of a document that Next has put there. */
export type NextScript =
  | { kind: 'file' | 'polyfill'; src: string }
  | { kind: 'payload' | 'bootstrap'; text: string }
  | { kind: 'start' | 'data' };

/**
 * Tells the scripts of a document from each other; `undefined` for one that Next does not write.
 *
 * - file: ` src="/_next/static/chunks/a.js" async=""`
 * - polyfill, for browsers without modules: ` src="/_next/static/chunks/b.js" noModule=""`
 * - start: `(self.__next_f=self.__next_f||[]).push([0])`
 * - payload, a piece of it: `self.__next_f.push([1,"1:[\"$\",\"p\"…"])`
 * - bootstrap, which starts the runtime: ` id="_R_"` with `(globalThis["TURBOPACK"]…`
 * - data for search engines, our own: ` type="application/ld+json"`
 */
export function scriptOf(attributes: string, text: string): NextScript | undefined {
  const [, src = '', how = ''] = /^ src="(\/[^"]+\.js)" (async|noModule)=""$/.exec(attributes) ?? [];
  if (src) return { kind: how === 'async' ? 'file' : 'polyfill', src };
  if (attributes === ' type="application/ld+json"') return { kind: 'data' };
  if (attributes === ' id="_R_"' && text.startsWith('(globalThis["TURBOPACK"]')) return { kind: 'bootstrap', text };
  if (attributes !== '') return undefined;
  if (text === '(self.__next_f=self.__next_f||[]).push([0])') return { kind: 'start' };
  const [, part = ''] = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s.exec(text) ?? [];
  return part ? { kind: 'payload', text: JSON.parse(part) as string } : undefined;
}

/** What starts a document in the browser: hands a payload to Next, as the scripts `start` and `payload` do. */
export const PUSH_PAYLOAD = '(self.__next_f=self.__next_f||[]).push([0],[1,t])';
