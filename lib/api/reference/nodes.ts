import type { BlockContent, Code, Heading, InlineCode, Paragraph, PhrasingContent, RootContent, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { textOf } from '../../playground/url';

/** The components that fill `<ApiOperation>` and `<ApiSchema>`; a page does not write them. Implemented in `components/api`. */
export type GeneratedComponentName =
  'ApiText' | 'ApiCode' | 'ApiEndpoint' | 'ApiFields' | 'ApiField' | 'ApiResponse' | 'ApiNested' | 'ApiTryOut';

/** A part of the reference: Markdown, or a component of `components/api` where Markdown has no form. */
export type Node = BlockContent | MdxJsxFlowElement;

/** An element of a component; attributes that are `undefined` or `false` are left out, `true` stands without a value. */
export function element(
  name: GeneratedComponentName | 'Tabs' | 'Tab' | 'SampleRun' | 'ExercisePart',
  attributes: Record<string, string | boolean | undefined>,
  children: readonly RootContent[] = [],
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
 * A heading. Without an `id` it gets one from its text, like every heading of a page. The ID of a part of an operation has a
 * dot; such a heading is marked, so that the contents can tell it from the headings of the page.
 */
export function heading(depth: number, children: PhrasingContent[], id?: string): Heading {
  // Deeper than six there is none; a page that goes there has a wrong outline anyway.
  const level = Math.min(depth, 6) as Heading['depth'];
  const hProperties = { id, ...(id?.includes('.') && { dataPart: '' }) };
  return { type: 'heading', depth: level, children, ...(id !== undefined && { data: { hProperties } }) };
}

/** Words that only those hear who cannot see what they stand beside. */
export function unseen(value: string): Text {
  return { type: 'text', value, data: { hName: 'span', hProperties: { className: ['visually-hidden'] } } };
}

/** A text. */
export const text = (value: string): Text => ({ type: 'text', value });
/** A text as code. */
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });
/** A paragraph. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** A code block with a title. */
export const codeBlock = (lang: string, value: string, title?: string): Code => ({
  type: 'code',
  lang,
  meta: title === undefined ? null : `title="${title}"`,
  value,
});

/** Code with a comma between each two. */
export function codeList(values: readonly unknown[]): PhrasingContent[] {
  return values.flatMap((value, index) => [...(index > 0 ? [text(', ')] : []), code(textOf(value))]);
}

/** The code languages of descriptions that are colored. */
const COLORED = /^(bash|http|java|javascript|json|python|typescript|xml|yaml)$/;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** A comment, or the tag of an HTML element. Other words in angle brackets are placeholders: `<path>`. */
const HTML =
  /<!--[^]*?-->|<\/?(?:a|abbr|b|blockquote|center|code|d[dlt]|del|details|div|em|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|s|small|span|strong|sub|summary|sup|table|tbody|t[dhrt]|thead|u|ul)(?:\s[^>]*|\/)?>/gi;

/**
 * The blocks of a description, which is Markdown. Nothing in it stops a page: HTML becomes its text, bold, italic or code
 * where it says so, an image a link to it, a heading bold text, and a link that is no web address its text.
 */
export function describe(markdown: string): Node[] {
  const tree = parser.parse(markdown);
  visit(tree, 'html', ({ value }, index = 0, parent) => {
    const name = /^<(b|strong|i|em|code)>$/.exec(value)?.[1];
    const end = parent?.children.findIndex(
      (one, at) => at > index && one.type === 'html' && one.value === `</${name}>`,
    );
    if (!parent || !name || !end || end < 0) return;
    const children = parent.children.slice(index + 1, end) as PhrasingContent[];
    const type = name.startsWith('c') ? 'code' : /^[bs]/.test(name) ? 'strong' : 'emphasis';
    parent.children.splice(index, end - index + 1, type === 'code' ? code(toString(children)) : { type, children });
  });
  visit(tree, (node, index, parent) => {
    if (node.type === 'code' && !COLORED.test(node.lang ?? '')) node.lang = 'text';
    const nodes = plainNodes(node as RootContent, parent?.type === 'root');
    if (!nodes || index === undefined) return undefined;
    parent?.children.splice(index, 1, ...(nodes as never[]));
    return index;
  });
  // Places inside a description would be taken for places of the page.
  visit(tree, (node) => void delete node.position);
  return tree.children as Node[];
}

/** What takes the place of a node that a page cannot show; undefined for all others. */
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
  const isWebLink = node.type === 'link' && /^(https?:|mailto:|\/|#)/.test(node.url);
  return (node.type === 'link' && !isWebLink) || node.type === 'linkReference' ? node.children : undefined;
}
