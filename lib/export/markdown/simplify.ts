import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
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
    if (node.tagName === 'aside' || node.properties.dataPanel !== undefined) emphasizeTitle(node);
    if (node.tagName === 'aside') node.tagName = 'blockquote';
    if (node.tagName === 'figure' && node.properties.dataLanguage === undefined) node.tagName = 'div';
    if (node.tagName === 'summary') Object.assign(node, element('p', [bold(toString(node))]));
    if (node.tagName === 'dl') listFacts(node);
    if (node.tagName === 'li') labelTurn(node);
    // Headings without an ID aren't part of the page's structure, so the copy shows them as paragraphs.
    if (/^h[2-6]$/.test(node.tagName) && node.properties.id === undefined) node.tagName = 'p';
    if (node.properties.dataOperation !== undefined) keepFirstSample(node);
    simplifyAddresses(node, address);
  });
  // Converting a block's colored words one by one would take a quarter of the time.
  visit(tree, { tagName: 'pre' }, (block: Element) => {
    block.children = [text(toString(block))];
    return SKIP;
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
  if (['anchor', 'removed', 'visually-hidden'].some((name) => hasClass(node, name))) return true;
  if (tagName === 'label') return children.some((child) => isElement(child) && child.properties.dataTab !== undefined);
  // These fields are described elsewhere on the page.
  if (tagName === 'details' && properties.dataPagefindWeight === '0') return true;
  // Exercises and repeated operations are excluded from search, but not from the copy.
  return properties.dataPagefindIgnore !== undefined && tagName !== 'section' && properties.dataPractice === undefined;
}

/** A placeholder for a simulation or another interactive part. */
function programNote(address: string): ElementContent[] {
  const link = { ...element('a', [text('open the page')]), properties: { href: address } };
  return [element('p', [text('This part is interactive: '), link, text('.')])];
}

/** Makes the title of a callout or a tab bold. */
function emphasizeTitle(node: Element): void {
  const title = findElement(node, 'p');
  if (title) title.children = [element('strong', title.children)];
}

/** Turns facts into a list, in which each value follows its name. */
function listFacts(facts: Element): void {
  facts.tagName = 'ul';
  const parts = facts.children.flatMap((child) =>
    isElement(child) && child.tagName === 'div' ? child.children : child,
  );
  let name = '';
  facts.children = parts.filter(isElement).flatMap((part) => {
    if (part.tagName === 'dt') name = toString(part);
    return part.tagName === 'dt' ? [] : element('li', labeled(name, part.children));
  });
}

/** Turns a conversation turn into what its speaker says. */
function labelTurn(turn: Element): void {
  const [speaker, words, ...more] = turn.children.filter(isElement);
  if (speaker?.tagName === 'span' && words?.tagName === 'div' && more.length === 0)
    turn.children = labeled(toString(speaker), words.children);
}

/** Content whose first paragraph starts with a bold label. */
function labeled(label: string, content: ElementContent[]): ElementContent[] {
  const lead = [bold(`${label.replace(/[:\s]+$/, '')}:`), text(' ')];
  const [first, ...rest] = content;
  if (!first || !isElement(first) || first.tagName !== 'p') return [...lead, ...content];
  return [element('p', [...lead, ...first.children]), ...rest];
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

const text = (value: string) => ({ type: 'text' as const, value });
const bold = (value: string) => element('strong', [text(value)]);

/** An element's first child with a name. */
export function findElement(parent: Element, name: string): Element | undefined {
  return parent.children.filter(isElement).find(({ tagName }) => tagName === name);
}

function isElement(node: { type: string }): node is Element {
  return node.type === 'element';
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
