import {
  CANONICAL,
  expectMarkup,
  SCRIPT,
  SCRIPT_HINT,
  scriptOf,
  unknownMarkup,
  type NextScript,
} from '../next/document';
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
 * @throws ProblemError if Next wrote anything else than expected
 */
export function deferScripts(
  { address, kind, html }: Pick<ExportedPage, 'address' | 'kind' | 'html'>,
  own: OwnScripts,
  site: Parameters<typeof searchBundleOf>[0],
  basePath: string,
): string {
  const found: NextScript['kind'][] = [];
  const deferred = html.replace(SCRIPT_HINT, '').replace(SCRIPT, (element, attributes: string, text: string) => {
    if (own.head.includes(text)) return element;
    const script = scriptOf(attributes, text);
    if (!script) throw unknownMarkup(address, `an unknown script: ${element.slice(0, 120)}`);
    found.push(script.kind);
    if (script.kind === 'data') return element;
    if (script.kind === 'polyfill') return '';
    if (script.kind === 'payload') return `<script type="application/json" data-next="">${script.json}</script>`;
    return `<script type="text/plain" data-next=""${attributes}>${text}</script>`;
  });
  const count = (kind: NextScript['kind']) => found.filter((one) => one === kind).length;
  expectMarkup(address, {
    'script files': count('file') > 0,
    'one bootstrap script': count('bootstrap') === 1,
    'the payload in pieces': count('payload') > 1,
    'one preload hint for a script': html.match(SCRIPT_HINT)?.length === 1 && !/<link [^>]*as="script"/.test(deferred),
    // The early script reads the canonical link.
    'the canonical link before inline scripts': html.search(CANONICAL) < html.indexOf('<script>'),
  });
  // The not-found page needs the application to list similar pages.
  const now = kind === 'not-found' ? ' data-now=""' : '';
  const starter = `<script data-search="${basePath}/${searchBundleOf(site)}/"${now}>${own.starter}</script>`;
  return deferred.replace('</body>', () => `${speculationRules(basePath)}${starter}</body>`);
}

/**
 * Makes browsers render a link's page while the pointer is on it, or prefetch its document if they can't. The rule is
 * identical in all documents, so the Content-Security-Policy can allow it by hash.
 */
function speculationRules(basePath: string): string {
  const where = { href_matches: [`${basePath}{/*}?/`, `${basePath}/*.html`] };
  const rules = [{ where, eagerness: 'moderate' }];
  return `<script type="speculationrules">${JSON.stringify({ prefetch: rules, prerender: rules })}</script>`;
}
