import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { TERM_CLASS } from '../../content/mdx/words';

/** Elements that work only in a browser, or repeat other parts of the copy. */
const DROPPED: ReadonlySet<string> = new Set(
  'button footer form h1 input legend nav noscript script select style svg textarea'.split(' '),
);

/**
 * Prepares an article for Markdown: removes controls, menus and alternative views of the same content, and makes
 * addresses absolute.
 * @param address the page's address
 */
export function simplifyArticle(tree: Root, address: string): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (node.type === 'comment' || (node.type === 'element' && isDropped(node))) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type !== 'element') return;
    if (node.properties.dataPractice !== undefined) node.children = programNote(address);
    if (node.tagName === 'fieldset') labelPanels(node);
    // Headings without an ID aren't part of the page's structure, so the copy shows them as paragraphs.
    if (/^h[2-6]$/.test(node.tagName) && node.properties.id === undefined) node.tagName = 'p';
    if (node.properties.dataOperation !== undefined) keepFirstSample(node);
    simplifyAddresses(node, address);
  });
}

function isDropped(node: Element): boolean {
  const { tagName, properties, children } = node;
  if (
    DROPPED.has(tagName) ||
    properties.hidden !== undefined ||
    properties.ariaHidden === 'true' ||
    properties.role === 'status'
  )
    return true;
  if (hasClass(node, 'anchor') || hasClass(node, 'visually-hidden')) return true;
  if (tagName === 'label') return children.some((child) => isElement(child) && child.properties.dataTab !== undefined);
  // These fields are described elsewhere on the page.
  if (tagName === 'details' && properties.dataPagefindWeight === '0') return true;
  // Exercises and repeated operations are excluded from search, but not from the copy.
  return properties.dataPagefindIgnore !== undefined && tagName !== 'section' && properties.dataPractice === undefined;
}

/** A placeholder for a simulation or another interactive part. */
function programNote(address: string): ElementContent[] {
  return [
    element('p', [
      { type: 'text', value: 'This part is interactive: ' },
      { ...element('a', [{ type: 'text', value: 'open the page' }]), properties: { href: address } },
      { type: 'text', value: '.' },
    ]),
  ];
}

/** Turns tabs into consecutive sections, each under its label. */
function labelPanels(tabs: Element): void {
  for (const panel of tabs.children.filter(isElement)) {
    const label = panel.tagName === 'div' ? panel.children.find(isElement) : undefined;
    if (label?.tagName === 'p') label.children = [element('strong', label.children)];
  }
}

/** Keeps one of an operation's samples, because others repeat it in different languages. */
function keepFirstSample(operation: Element): void {
  visit(operation, { tagName: 'fieldset' }, (tabs: Element) => {
    const panels = tabs.children.filter((child) => isElement(child) && child.tagName === 'div');
    tabs.children = panels.slice(0, 1);
  });
}

function simplifyAddresses(node: Element, address: string): void {
  const { href, src, id } = node.properties;
  // Definitions are in the glossary's copy, and a heading's link to itself leads nowhere.
  if (node.tagName === 'a' && (hasClass(node, TERM_CLASS) || href === `#${String(id)}`)) node.tagName = 'span';
  if (typeof href === 'string' && URL.canParse(href, address)) node.properties.href = new URL(href, address).href;
  if (typeof src === 'string' && URL.canParse(src, address)) node.properties.src = new URL(src, address).href;
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** Whether an HTML node is an element. */
export function isElement(node: { type: string }): node is Element {
  return node.type === 'element';
}

/** Whether an element has a class. */
export function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
