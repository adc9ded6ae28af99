import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { TERM_CLASS } from '../../content/mdx/words';

/** Elements that work only in a browser, or repeat other parts of the copy. */
const DROPPED = new Set('button footer form h1 input legend nav noscript script select style svg textarea'.split(' '));

/** Classes of elements that aren't part of the text. */
const DROPPED_CLASSES = ['anchor', 'removed', 'visually-hidden'];

/** Elements that Markdown has under other names. */
const RENAMED: Readonly<Record<string, string>> = { dd: 'span', dl: 'ul', dt: 'strong' };

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
    if (node.type === 'element') simplify(node, 'tagName' in parent ? parent.tagName : '', address);
  });
  // Converting a block's colored words one by one would take a quarter of the time.
  visit(tree, { tagName: 'pre' }, (block: Element) => {
    block.children = [textOf(toString(block))];
    return SKIP;
  });
}

function isDropped({ tagName, properties, children }: Element): boolean {
  return (
    DROPPED.has(tagName) ||
    properties.hidden !== undefined ||
    properties.ariaHidden === 'true' ||
    properties.role === 'status' ||
    DROPPED_CLASSES.some((name) => hasClass(properties, name)) ||
    (tagName === 'label' && children.some((child) => isElement(child) && child.properties.dataTab !== undefined)) ||
    // Exercises are excluded from search, but not from the copy.
    (properties.dataPagefindIgnore !== undefined && tagName !== 'section')
  );
}

function simplify(node: Element, parentName: string, address: string): void {
  const { tagName, properties } = node;
  const { dataPanel, dataLanguage, dataAlign, dataOperation, id, href, src } = properties;
  const isCallout = properties.role === 'note';
  // The title of a callout or a tab.
  const title = isCallout || dataPanel !== undefined ? findElement(node, 'p') : undefined;
  if (title) title.children = [{ type: 'element', tagName: 'strong', properties: {}, children: title.children }];
  // Facts become a list, in which each value follows its name.
  if (tagName === 'div' && parentName === 'ul') node.tagName = 'li';
  if (tagName === 'dt') node.children = [textOf(`${toString(node).replace(/:?\s*$/, '')}:`)];
  if (tagName === 'dd') node.children.unshift(textOf(' '));
  if (isCallout) node.tagName = 'blockquote';
  if (tagName in RENAMED) node.tagName = RENAMED[tagName]!;
  if (tagName === 'figure' && dataLanguage === undefined) node.tagName = 'div';
  if (dataAlign) properties.align = String(dataAlign);
  // Headings without an ID aren't part of the page's structure, so the copy shows them as paragraphs.
  if (tagName === 'summary' || (/^h[2-6]$/.test(tagName) && id === undefined)) node.tagName = 'p';
  if (dataOperation !== undefined) keepFirstSample(node);
  // Definitions are in the glossary's copy, and a heading's link to itself leads nowhere.
  if (tagName === 'a' && (hasClass(properties, TERM_CLASS) || href === `#${String(id)}`)) node.tagName = 'span';
  for (const [name, value] of Object.entries({ href, src }))
    if (typeof value === 'string' && URL.canParse(value, address)) properties[name] = new URL(value, address).href;
}

/** Keeps one of an operation's samples, because others repeat it in different languages. */
function keepFirstSample(operation: Element): void {
  visit(operation, 'element', (tabs) => {
    if (tabs.properties.ariaLabel !== 'Language') return;
    tabs.children = tabs.children.filter((child) => isElement(child) && child.tagName === 'div').slice(0, 1);
  });
}

/** An element's first child with a name. */
export function findElement(parent: Element, name: string): Element | undefined {
  return parent.children.filter(isElement).find(({ tagName }) => tagName === name);
}

const textOf = (value: string) => ({ type: 'text' as const, value });

function isElement(node: { type: string }): node is Element {
  return node.type === 'element';
}

function hasClass({ className }: Element['properties'], name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
