import type { Problem } from '../errors';
import { CANONICAL, SCRIPT, SCRIPT_HINT, scriptOf, STYLESHEET, STYLESHEET_HINT, unknownMarkup } from './document';

/** A document, as Next wrote it. */
export interface NextPage {
  address: string;
  html: string;
}

/** A hint to load a script, in any form. */
const ANY_SCRIPT_HINT = /<link [^>]*as="script"/g;
const ANY_STYLE_LINK = /<link [^>]*(?:rel="stylesheet"|as="style")/g;

/**
 * Finds differences between Next's output and what `document.ts` recognizes. Otherwise, a pattern that no longer
 * matches would silently change nothing.
 * @param ownScripts how many of the site's own inline scripts each document contains
 */
export function findUnknownMarkup(pages: readonly NextPage[], ownScripts: number): Problem[] {
  return pages.flatMap(({ address, html }) => {
    const scripts = [...html.matchAll(SCRIPT)].map(
      ([, attributes = '', text = '']) => scriptOf(attributes, text)?.kind,
    );
    const count = (kind: (typeof scripts)[number]) => scripts.filter((one) => one === kind).length;
    const matches = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
    const canonical = html.search(CANONICAL);
    const known: [what: string, isKnown: boolean][] = [
      ['script files', count('file') > 0],
      ['one bootstrap script', count('bootstrap') === 1],
      ['the payload in pieces', count('payload') > 1],
      ['no other inline scripts', count(undefined) === ownScripts],
      ['one preload hint for a script', matches(SCRIPT_HINT) === 1 && matches(ANY_SCRIPT_HINT) === 1],
      ['stylesheets', matches(STYLESHEET) > 0],
      ['no other stylesheets', matches(STYLESHEET) + matches(STYLESHEET_HINT) === matches(ANY_STYLE_LINK)],
      // The early script reads the canonical link.
      ['the canonical link before inline scripts', canonical < html.indexOf('<script>')],
    ];
    return known
      .filter(([, isKnown]) => !isKnown)
      .flatMap(([what]) => unknownMarkup(address, `a document in an unknown format: expected ${what}`).problems);
  });
}
