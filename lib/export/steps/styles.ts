import { STYLESHEET, STYLESHEET_HINT, unknownMarkup } from '../../next/document';
import { isWhole, mapPages, type Context, type Exported } from '../exported';
import { divideStyles, usesPart } from './style-parts';

/** Adds the base path to addresses in stylesheets: Next leaves those of public files as they are. */
export function prefixStyles(exported: Exported, { basePath }: Pick<Context, 'basePath'>): Exported {
  const prefixed = (css: string) => css.replace(/url\((["']?)\/(?![/_])/g, `url($1${basePath}/`);
  return { ...exported, styles: new Map([...exported.styles].map(([name, css]) => [name, prefixed(css)])) };
}

/**
 * Puts stylesheets into the documents that link to them, because a browser paints nothing before it has them. Without this step
 * the first paint on a slow line takes 1.4 times as long (`bench/tricks.md`).
 * A document gets the parts that it names classes of. Each link stays, disabled: browsers don't load it, and React treats the
 * stylesheet as loaded. If a part is missing, the link is marked with `data-rest`, and the starter enables it with the
 * application, which may show what needs the part.
 * @throws ProblemError when a document links to a stylesheet that is not in the export
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
