import { unknownShape } from '../../next/contract';
import { STYLESHEET } from '../../next/document';
import { STYLESHEET_ELEMENT, STYLESHEET_ROW } from '../../next/payload';
import { isWhole, mapPages, type Exported } from '../exported';

/**
 * Puts the stylesheets that documents name into them: a browser shows nothing before it has them, so the first paint waits for
 * one answer of the host less, and nothing that is amiss on the way can leave a page without them.
 * Without it the first paint on a slow line takes 1.4 times as long (`bench/tricks.md`). It costs those who follow links before
 * the application has started their bytes, some 8 KiB, with each document.
 * Payloads no longer name what every document holds. They do name the others, for who comes by a link from a page without them.
 * So the documents keep these links, disabled: a browser does not follow them, and React, which would wait for the stylesheet
 * when it starts, takes it for there.
 * @throws ProblemError when a document names a stylesheet that is no file of the export: it would be without its styles
 */
export function inlineStyles(exported: Exported): Exported {
  const named = exported.pages.filter(isWhole).map(({ html }) => namesIn(html));
  const common = [...(named[0] ?? [])].filter((name) => named.every((names) => names.has(name)));
  const isCommon = (text: string) => common.some((name) => text.includes(name));
  const textOf = (name: string) => {
    const text = exported.styles.get(name);
    if (text === undefined) throw unknownShape(name, 'a link to a stylesheet, and no file for it');
    return text;
  };
  const without = (payload: string | undefined) =>
    payload
      ?.replace(STYLESHEET_ELEMENT, (element) => (isCommon(element) ? 'null' : element))
      .replace(STYLESHEET_ROW, (row) => (isCommon(row) ? '' : row));
  const changed = mapPages(exported, (page) => ({
    ...page,
    html: page.html.replace(STYLESHEET, (link, _folder, name: string) => {
      const style = `<style>${textOf(name)}</style>`;
      return common.includes(name) ? style : style + link.replace('/>', ' disabled=""/>');
    }),
    payload: without(page.payload),
    prefetch: without(page.prefetch),
  }));
  const isNamed = (name: string) => [...exported.scripts.values()].some((text) => text.includes(name));
  const styles = new Map([...exported.styles].filter(([name]) => !common.includes(name) || isNamed(name)));
  return { ...changed, styles, inlineStyles: [...new Set(named.flatMap((names) => [...names]))].map(textOf) };
}

function namesIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(STYLESHEET), ([, , name = '']) => name));
}
