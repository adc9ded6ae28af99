import type { BlockContent, Code, Heading, InlineCode, Paragraph, PhrasingContent, RootContent, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { textOf } from '../../playground/url';

/** The components in `components/api` that `<ApiOperation>` and `<ApiSchema>` become. Pages don't write them. */
export type GeneratedComponentName =
  'ApiColumns' | 'ApiText' | 'ApiCode' | 'ApiRequest' | 'ApiFields' | 'ApiField' | 'ApiNested';

/** Part of the reference: Markdown or a component. */
export type Node = BlockContent | MdxJsxFlowElement;

/** Makes a component. `undefined` and `false` attributes are omitted. `true` becomes an attribute without a value. */
export function element(
  name: string,
  attributes: Record<string, string | boolean | undefined>,
  children: readonly unknown[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined || value === false
        ? []
        : [{ type: 'mdxJsxAttribute' as const, name: key, value: value === true ? null : value }],
    ),
    children: [...children] as MdxJsxFlowElement['children'],
  };
}

/**
 * Makes a heading. Without an `id`, it gets one from its text. An ID with a dot belongs to part of an operation, and is
 * marked so that the table of contents can tell it apart.
 */
export function heading(depth: number, children: PhrasingContent[], id?: string): Heading {
  // HTML has six heading levels.
  const level = Math.min(depth, 6) as Heading['depth'];
  const hProperties = { id, ...(id?.includes('.') && { dataPart: '' }) };
  return { type: 'heading', depth: level, children, ...(id !== undefined && { data: { hProperties } }) };
}

/** Text for screen readers only. */
export function unseen(value: string): Text {
  return { type: 'text', value, data: { hName: 'span', hProperties: { className: ['visually-hidden'] } } };
}

/** Plain text. */
export const text = (value: string): Text => ({ type: 'text', value });
/** Code in a sentence. */
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });
/** A paragraph. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** A code block. */
export function codeBlock(lang: string, value: string, title?: string): Code {
  return { type: 'code', lang, value, ...(title !== undefined && { meta: `title="${title}"` }) };
}

/** Code, separated by commas. */
export function codeList(values: readonly unknown[]): PhrasingContent[] {
  return values.flatMap((value, index) => [...(index > 0 ? [text(', ')] : []), code(textOf(value) || '""')]);
}

/** The languages to highlight in descriptions. */
const COLORED = /^(bash|http|java|javascript|json|python|typescript|xml|yaml)$/;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** A comment or HTML tag. Anything else in angle brackets is a placeholder, such as `<path>`. */
const HTML =
  /<!--[^]*?-->|<\/?(?:a|abbr|b|blockquote|center|code|d[dlt]|del|details|div|em|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|s|small|span|strong|sub|summary|sup|table|tbody|t[dhrt]|thead|u|ul)(?:\s[^>]*|\/)?>/gi;

/**
 * Parses a Markdown description. Replaces what pages can't show: HTML with its text, images with links, headings with
 * bold text, and links that aren't web addresses with their text.
 */
export function describe(markdown: string): Node[] {
  const tree = parser.parse(markdown);
  visit(tree, (node, index, parent) => {
    if (node.type === 'code' && !COLORED.test(node.lang ?? '')) node.lang = 'text';
    const nodes = plainNodes(node as RootContent, parent?.type === 'root');
    if (!nodes || index === undefined) return undefined;
    parent?.children.splice(index, 1, ...(nodes as never[]));
    return index;
  });
  // Positions in the description would be mistaken for positions on the page.
  visit(tree, (node) => void delete node.position);
  return tree.children as Node[];
}

/** The replacement for a node that a page can't show. Undefined for all others. */
function plainNodes(node: RootContent, isBlock: boolean): RootContent[] | undefined {
  if (node.type === 'html') {
    if (/^<br\s*\/?>$/i.test(node.value)) return [{ type: 'break' }];
    const words = node.value.replace(HTML, '');
    return words.trim() === '' ? [] : [isBlock ? paragraph(text(words)) : text(words)];
  }
  if (node.type === 'heading') return [paragraph({ type: 'strong', children: node.children })];
  if (node.type === 'image' && /^https?:/.test(node.url))
    return [{ type: 'link', url: node.url, children: [text(node.alt || node.url)] }];
  if (node.type === 'image' || node.type === 'imageReference') return [text(node.alt ?? '')];
  if (node.type === 'definition' || node.type === 'footnoteDefinition') return [];
  // Other systems' anchors and addresses, such as #operation/… and /docs/…, don't exist here.
  const isWebLink = node.type === 'link' && /^(https?:|mailto:)/.test(node.url);
  return (node.type === 'link' && !isWebLink) || node.type === 'linkReference' ? node.children : undefined;
}
