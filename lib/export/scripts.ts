import { SCRIPT, SCRIPT_HINT, scriptOf, unknownMarkup } from '../next/document';
import { searchBundleOf } from '../site/generate';
import type { ExportedPage } from './files';

/** The site's own inline scripts, identical in all documents. */
export interface OwnScripts {
  /** Scripts for the head, run before the first paint. */
  head: readonly string[];
  /** Runs Next's scripts on first interaction. */
  starter: string;
}

/**
 * Defers a document's Next scripts until the first interaction. Their elements stay in place with a type browsers don't
 * run, preloads are removed, and scripts with the payload become data blocks. The starter runs them all in order: see
 * `components/inline/starter.ts`. Without this step, a page is four times as large (`bench/tricks.md`).
 * @returns the HTML
 * @throws ProblemError for an unknown script
 */
export function deferScripts(
  { address, kind, html }: Pick<ExportedPage, 'address' | 'kind' | 'html'>,
  own: OwnScripts,
  site: Parameters<typeof searchBundleOf>[0],
  basePath: string,
): string {
  const deferred = html.replace(SCRIPT_HINT, '').replace(SCRIPT, (element, attributes: string, text: string) => {
    const script = scriptOf(attributes, text);
    if (own.head.includes(text) || script?.kind === 'data') return element;
    if (script?.kind === 'polyfill') return '';
    if (script?.kind === 'payload') return `<script type="application/json" data-next="">${script.json}</script>`;
    if (!script) throw unknownMarkup(address, `an unknown script: ${element.slice(0, 120)}`);
    return `<script type="text/plain" data-next=""${attributes}>${text}</script>`;
  });
  // The not-found page needs the application to list similar pages.
  const now = kind === 'not-found' ? ' data-now=""' : '';
  const starter = `<script data-search="${basePath}/${searchBundleOf(site)}/"${now}>${own.starter}</script>`;
  return deferred.replace('</body>', () => `${speculationRules(basePath)}${starter}</body>`);
}

/**
 * Makes browsers prefetch a link's document while the pointer is on it. The rule is identical in all documents, so the
 * Content-Security-Policy can allow it by hash.
 */
function speculationRules(basePath: string): string {
  const where = { href_matches: [`${basePath}{/*}?/`, `${basePath}/*.html`] };
  const rules = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
  return `<script type="speculationrules">${rules}</script>`;
}
