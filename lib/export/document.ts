import {
  CANONICAL,
  expectMarkup,
  FIRST,
  HINT,
  HYDRATION,
  LATE,
  PROPS,
  REFRESH,
  REST,
  ROOT,
  SCRIPT,
  STYLE,
  STYLESHEET,
  TEXT,
  unknownMarkup,
} from '../next/document';
import type { ExportedPage } from './files';
import { withoutSearchAttributes } from './search';
import { inlineStyles, type StylePart } from './styles';

/** The parts of documents apart from their text. */
export interface Parts {
  /** The site's inline script. */
  inline: string;
  /** The inline script's attributes, by name: the addresses it loads. */
  addresses: Readonly<Record<'main' | 'search' | 'styles', string>>;
  /** Stylesheets by file name, in parts. */
  sheets: ReadonlyMap<string, StylePart[]>;
  /** The element that reports page views, or an empty string. */
  pageViews: string;
  basePath: string;
}

/**
 * Finishes a document that Next rendered. Next's own scripts, their payload and preloads go, because no component runs
 * in the browser. Styles go into the document, and the inline script gets its addresses.
 * @throws ProblemError if Next or React wrote something that the patterns don't know
 */
export function finishDocument(page: ExportedPage, parts: Parts): string {
  const finished = page.kind === 'redirect' ? finishRedirect(page) : finishPage(page, parts);
  const [rest] = REST.exec(finished.replace(SCRIPT, '<script$1>').replace(STYLE, '')) ?? [];
  if (rest !== undefined) throw unknownMarkup(page.address, `markup that the export doesn't know: ${rest}`);
  return finished;
}

function finishRedirect({ address, html }: ExportedPage): string {
  // React can't render what browsers without scripts read into the head, where `meta` elements belong.
  const [refresh = ''] = REFRESH.exec(html) ?? [];
  const finished = withoutNext(html, (attributes) => attributes.startsWith(' data-to='))
    .replace(STYLESHEET, '')
    .replace(refresh, '')
    .replace('</head>', () => `${refresh}</head>`);
  expectMarkup(address, {
    'a script that redirects': /<script data-to="/.test(finished),
    'a redirect without scripts': refresh !== '',
  });
  return finished;
}

function finishPage(page: ExportedPage, { inline, addresses, sheets, pageViews, basePath }: Parts): string {
  const { address, kind, html } = page;
  const plain = withoutNext(html, (_attributes, text) => text === inline);
  expectMarkup(address, {
    'no part that a script moves': !LATE.test(plain),
    'the inline script': plain.includes(FIRST),
    // The inline script reads the canonical link.
    'the canonical link before inline scripts': plain.search(CANONICAL) < plain.indexOf('<script'),
  });
  const data = Object.entries(addresses).map(([name, value]) => ` data-${name}="${value}"`);
  // The not-found page lists similar pages.
  if (kind === 'not-found') data.push(' data-now=""');
  // The address of the not-found page is whatever the reader entered, so its views aren't reported.
  const end = speculationRules(basePath) + (kind === 'page' ? pageViews : '');
  return withoutSearchAttributes(inlineStyles(address, plain, sheets))
    .replace(FIRST, () => `<script${data.join('')}>`)
    .replace(TEXT, (text) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"))
    .replace(PROPS, (attribute) => attribute.replaceAll('"', "'").replaceAll('&quot;', '"'))
    .replace('</body>', () => `${end}</body>`);
}

/** Removes what only Next's application would use, and completes the root's address. */
function withoutNext(html: string, isKept: (attributes: string, text: string) => boolean): string {
  return html
    .replace(SCRIPT, (element, attributes: string, text: string) => (isKept(attributes, text) ? element : ''))
    .replace(HINT, '')
    .replace(HYDRATION, '')
    .replace(ROOT, '$1/"');
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
