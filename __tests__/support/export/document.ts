import { defaultTreeAdapter, html, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What the checks want to know of one exported document. Texts are trimmed; what a document lacks is empty. */
export interface DocumentFacts {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  ids: Located[];
  /** Every `href` and `src`, except that of the canonical link. */
  references: Located[];
  /** h1 to h6 of the whole document, in its order. */
  headings: (Located & { level: number; inMain: boolean })[];
  images: (Located & { attributes: ReadonlyMap<string, string> })[];
}

/** A value and the 1-based line of the document on which its element starts. */
export interface Located {
  value: string;
  line: number;
}

/** Reads a document as a browser without scripts would, so that the inside of `noscript` counts. */
export function readDocument(source: string): DocumentFacts {
  const facts: DocumentFacts = {
    titles: [],
    descriptions: [],
    canonicals: [],
    ids: [],
    references: [],
    headings: [],
    images: [],
  };
  walk(parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false }), false, facts);
  return facts;
}

function walk(node: Tree.Node, inMain: boolean, facts: DocumentFacts): void {
  const isElement = defaultTreeAdapter.isElementNode(node);
  if (isElement) note(node, inMain, facts);
  const inside = inMain || (isElement && node.tagName === 'main');
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, inside, facts);
}

function note(element: Tree.Element, inMain: boolean, facts: DocumentFacts): void {
  const { tagName, namespaceURI } = element;
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const line = element.sourceCodeLocation?.startLine ?? 1;
  const located = (value = '') => ({ value, line });
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (attributes.has('id')) facts.ids.push(located(attributes.get('id')));
  if (attributes.get('rel') === 'canonical') facts.canonicals.push(attributes.get('href') ?? '');
  else
    for (const name of ['href', 'src']) if (attributes.has(name)) facts.references.push(located(attributes.get(name)));
  // An SVG has titles of its own.
  if (tagName === 'title' && namespaceURI === html.NS.HTML) facts.titles.push(textOf(element));
  if (tagName === 'meta' && attributes.get('name') === 'description')
    facts.descriptions.push(attributes.get('content') ?? '');
  if (tagName === 'img') facts.images.push({ ...located(attributes.get('src')), attributes });
  if (level) facts.headings.push({ ...located(textOf(element)), level: Number(level), inMain });
}

function textOf(node: Tree.Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('').trim() : '';
}
