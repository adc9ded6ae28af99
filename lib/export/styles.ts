import { expectMarkup, STYLESHEET, STYLESHEET_HINT, unknownMarkup } from '../next/document';
import type { ExportedPage } from './files';

/** Adds the base path to the addresses of public files in a stylesheet, because Next doesn't. */
export function prefixStyles(css: string, basePath: string): string {
  return css.replace(/url\((["']?)\/(?![/_])/g, `url($1${basePath}/`);
}

/**
 * Puts a document's stylesheets into it. Otherwise, the first paint would wait for them, and take 1.4 times as long on a
 * slow connection (`bench/tricks.md`). The links stay, but are disabled, so that React treats their stylesheets as
 * loaded.
 * @param sheets the stylesheets, by file name
 * @returns the HTML
 * @throws ProblemError if the document links to a stylesheet that isn't in the export, or in an unknown way
 */
export function inlineStyles(
  { address, html }: Pick<ExportedPage, 'address' | 'html'>,
  sheets: ReadonlyMap<string, string>,
): string {
  const own = html.replace(STYLESHEET_HINT, '');
  expectMarkup(address, {
    stylesheets: own.search(STYLESHEET) >= 0,
    'no other stylesheets': !/<link [^>]*(?:rel="stylesheet"|as="style")/.test(own.replace(STYLESHEET, '')),
  });
  return own.replace(STYLESHEET, (link, name: string) => {
    const css = sheets.get(name);
    if (css === undefined) throw unknownMarkup(address, `a link to a missing stylesheet, ${name}`);
    return `<style>${css}</style>${link.replace('/>', ' disabled=""/>')}`;
  });
}
