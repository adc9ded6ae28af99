import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Blockquote, Code, ListItem, RootContent } from 'mdast';
import type { Options } from 'rehype-remark';
import { hasClass, isElement } from './simplify';

type Handlers = NonNullable<Options['handlers']>;
type Handle = NonNullable<Handlers[string]>;
type State = Parameters<Handle>[0];

/** Handlers for elements whose meaning rehype-remark would lose. */
export const handlers: Handlers = {
  aside(state, node: Element): Blockquote {
    const children = blocksOf(state, node);
    const [title] = children;
    if (title?.type === 'paragraph') title.children = [{ type: 'strong', children: title.children }];
    return { type: 'blockquote', children: children as Blockquote['children'] };
  },
  /** A code block with its file name, or any other figure. */
  figure(state, node: Element): Code | RootContent[] {
    const { dataLanguage } = node.properties;
    if (dataLanguage === undefined) return blocksOf(state, node);
    const [title, pre] = ['figcaption', 'pre'].map((name) => node.children.find((child) => isNamed(child, name)));
    return {
      type: 'code',
      lang: String(dataLanguage),
      meta: title && isElement(title) ? `title="${toString(title)}"` : null,
      value: pre && isElement(pre) ? codeOf(pre).replace(/\n$/, '') : '',
    };
  },
  summary: (state, node: Element): RootContent => ({
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: toString(node) }] }],
  }),
  dl(state, node: Element): RootContent {
    const parts = node.children.filter(isElement).flatMap((child) => (isNamed(child, 'div') ? child.children : child));
    const items: ListItem[] = [];
    let term = '';
    for (const part of parts.filter(isElement))
      if (part.tagName === 'dt') term = toString(part);
      else items.push(itemOf(term, blocksOf(state, part)));
    return { type: 'list', ordered: false, spread: false, children: items };
  },
  /** A conversation turn, which starts with its speaker, or any other list item. */
  li(state, node: Element): ListItem {
    const [speaker, words, ...more] = node.children.filter(isElement);
    if (speaker?.tagName === 'span' && words?.tagName === 'div' && more.length === 0)
      return itemOf(toString(speaker), blocksOf(state, words));
    const children = blocksOf(state, node) as ListItem['children'];
    return { type: 'listItem', spread: children.length > 1, children };
  },
};

/** A list item whose first paragraph starts with a bold label. */
function itemOf(lead: string, blocks: RootContent[]): ListItem {
  const [first, ...rest] = blocks;
  const strong = { type: 'strong', children: [{ type: 'text', value: `${lead.replace(/[:\s]+$/, '')}:` }] } as const;
  const line = first?.type === 'paragraph' ? first.children : [];
  const paragraph = { type: 'paragraph', children: [strong, { type: 'text', value: ' ' }, ...line] };
  const children = [paragraph, ...(first?.type === 'paragraph' ? rest : blocks)] as ListItem['children'];
  return { type: 'listItem', spread: children.length > 1, children };
}

/** Code without lines marked as removed. */
function codeOf(node: Element): string {
  if (hasClass(node, 'removed')) return '';
  return node.children
    .map((child) => (isElement(child) ? codeOf(child) : child.type === 'text' ? child.value : ''))
    .join('');
}

function blocksOf(state: State, node: Element): RootContent[] {
  return state.toFlow(state.all(node)) as RootContent[];
}

function isNamed(node: { type: string }, name: string): boolean {
  return isElement(node) && node.tagName === name;
}
