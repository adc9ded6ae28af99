import { expectMarkup, STYLESHEET, STYLESHEET_HINT, unknownMarkup } from '../next/document';
import type { ExportedPage } from './files';
import { divideStyles, modulesUsedIn, type StylePart } from './style-parts';

/** Adds the base path to the addresses of public files in a stylesheet, because Next doesn't. */
export function prefixStyles(css: string, basePath: string): string {
  return css.replace(/url\((["']?)\/(?![/_])/g, `url($1${basePath}/`);
}

/** Divides all stylesheets, by file name, into parts that documents need. */
export function divideSheets(
  styles: ReadonlyMap<string, string>,
  pages: readonly Pick<ExportedPage, 'html'>[],
): ReadonlyMap<string, StylePart[]> {
  const documents = pages.map(({ html }) => html);
  return new Map(
    [...styles].map(([name, css]) => {
      const text = css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim();
      return [name, divideStyles(text, documents)];
    }),
  );
}

/**
 * Puts stylesheet rules into a document. Otherwise, the first paint would wait for a stylesheet, and take 1.4 times as
 * long on a slow connection (`bench/tricks.md`). The document gets the parts whose classes it uses. The links stay, but
 * are disabled, so that React treats their stylesheets as loaded. If the document lacks a part, the link has the
 * attribute `data-rest`. The starter then enables it along with the application, which may need that part.
 * @returns the HTML
 * @throws ProblemError if the document links to a stylesheet that isn't in the export, or in an unknown way
 */
export function inlineStyles(
  { address, html }: Pick<ExportedPage, 'address' | 'html'>,
  sheets: ReadonlyMap<string, StylePart[]>,
): string {
  const own = html.replace(STYLESHEET_HINT, '');
  expectMarkup(address, {
    stylesheets: own.search(STYLESHEET) >= 0,
    'no other stylesheets': !/<link [^>]*(?:rel="stylesheet"|as="style")/.test(own.replace(STYLESHEET, '')),
  });
  const used = modulesUsedIn(html);
  return own.replace(STYLESHEET, (link, name: string) => {
    const parts = sheets.get(name);
    if (parts === undefined) throw unknownMarkup(address, `a link to a missing stylesheet, ${name}`);
    const needed = parts.filter(({ modules }) => modules.length === 0 || modules.some((name) => used.has(name)));
    const rest = needed.length < parts.length ? ' data-rest=""' : '';
    const styles = needed.map(({ css }) => `<style>${css}</style>`).join('');
    return `${styles}${link.replace('/>', ` disabled=""${rest}/>`)}`;
  });
}
