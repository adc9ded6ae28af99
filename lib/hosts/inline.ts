import { BLOCKED_ATTRIBUTES } from '../content/mdx/policy';
import type { Problem } from '../errors';
import { SCRIPT, STYLE } from '../next/document';

/** Structured data. */
const DATA = / type="application\/(?:ld\+)?json"/;
const ATTRIBUTE = new RegExp(`<[a-z][^>]*?\\s(${BLOCKED_ATTRIBUTES})="`, 'g');

/** The texts of a document's inline scripts, but not of data blocks. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text]) =>
    text && !DATA.test(attributes) ? text : [],
  );
}

/** The texts of a document's or drawing's inline styles. */
export function inlineStylesOf(markup: string): string[] {
  return [...markup.matchAll(STYLE)].map(([, text = '']) => text);
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
