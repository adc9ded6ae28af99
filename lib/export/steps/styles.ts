import { STYLESHEET, STYLESHEET_HINT, unknownMarkup } from '../../next/document';
import { isWhole, mapPages, type Context, type Exported } from '../exported';
import { divideStyles, usesPart } from './style-parts';

/** Adds the base path to the addresses of public files in stylesheets, because Next doesn't. */
export function prefixStyles(exported: Exported, { basePath }: Pick<Context, 'basePath'>): Exported {
  const prefixed = (css: string) => css.replace(/url\((["']?)\/(?![/_])/g, `url($1${basePath}/`);
  return { ...exported, styles: new Map([...exported.styles].map(([name, css]) => [name, prefixed(css)])) };
}

/**
 * Puts stylesheet rules into the documents. Otherwise, the first paint would wait for a stylesheet, and take 1.4 times
 * as long on a slow connection (`bench/tricks.md`). Each document gets the parts whose classes it uses. The links stay,
 * but are disabled, so that React treats their stylesheets as loaded. If a document lacks a part, the link has the
 * attribute `data-rest`. The starter then enables it along with the application, which may need that part.
 * @throws ProblemError if a document links to a stylesheet that isn't in the export
 */
export function inlineStyles(exported: Exported): Exported {
  const inlined = new Set<string>();
  const documents = exported.pages.filter(isWhole).map(({ html }) => html);
  const sheets = new Map(
    [...exported.styles].map(([name, css]) => {
      const text = css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim();
      return [name, divideStyles(text, documents)];
    }),
  );
  const changed = mapPages(exported, (page) => ({
    ...page,
    html: page.html.replace(STYLESHEET_HINT, '').replace(STYLESHEET, (link, name: string) => {
      const parts = sheets.get(name);
      if (parts === undefined) throw unknownMarkup(page.address, `a link to a missing stylesheet, ${name}`);
      const needed = parts.filter(({ modules }) => usesPart(page.html, modules));
      for (const { css } of needed) inlined.add(css);
      const rest = needed.length < parts.length ? ' data-rest=""' : '';
      const styles = needed.map(({ css }) => `<style>${css}</style>`).join('');
      return `${styles}${link.replace('/>', ` disabled=""${rest}/>`)}`;
    }),
  }));
  return { ...changed, inlineStyles: [...inlined] };
}
