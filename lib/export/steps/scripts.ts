import { SCRIPT, SCRIPT_HINT, scriptOf, unknownMarkup } from '../../next/document';
import { searchBundleOf } from '../../site/generate';
import { isWhole, mapPages, type Context, type Exported } from '../exported';

/**
 * The rule that makes browsers prefetch a link's document while the pointer is on it. It is identical in all documents,
 * so the Content-Security-Policy can allow it by hash.
 */
export function speculationRules(basePath: string): string {
  const where = { href_matches: [`${basePath}{/*}?/`, `${basePath}/*.html`] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/**
 * Defers Next's scripts until the first interaction. Their elements stay in place with a type browsers don't run,
 * preloads are removed, and scripts with the payload become data blocks. The starter runs them all in order: see
 * `components/inline/starter.ts`. Without this step, a page is four times as large (`bench/tricks.md`).
 * @throws ProblemError for an unknown script
 */
export function deferScripts(
  exported: Exported,
  {
    scripts: own,
    site,
    basePath,
  }: Pick<Context, 'scripts' | 'basePath'> & { site: Parameters<typeof searchBundleOf>[0] },
): Exported {
  const bootstraps = new Set<string>();
  const rules = `<script type="speculationrules">${speculationRules(basePath)}</script>`;
  const search = `data-search="${basePath}/${searchBundleOf(site)}/"`;
  const changed = mapPages(exported, (page) => {
    if (!isWhole(page)) return page;
    const deferred = page.html.replace(SCRIPT_HINT, '').replace(SCRIPT, (element, attributes: string, text: string) => {
      const script = scriptOf(attributes, text);
      if (own.head.includes(text) || script?.kind === 'data') return element;
      if (script?.kind === 'polyfill') return '';
      if (script?.kind === 'file') return `<script type="text/plain" data-next=""${attributes}></script>`;
      if (script?.kind === 'payload') return `<script type="application/json" data-next="">${script.json}</script>`;
      if (!script) throw unknownMarkup(page.address, `an unknown script: ${element.slice(0, 120)}`);
      bootstraps.add(text);
      return `<script type="text/plain" data-next=""${attributes}>${text}</script>`;
    });
    // The not-found page needs the application to list similar pages.
    const now = page.kind === 'not-found' ? ' data-now=""' : '';
    const starter = `<script ${search}${now}>${own.starter}</script>`;
    return { ...page, html: deferred.replace('</body>', () => `${rules}${starter}</body>`) };
  });
  return { ...changed, inlineScripts: [...bootstraps] };
}
