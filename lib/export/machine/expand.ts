import type { Paragraph, RootContent } from 'mdast';
import { paragraph, text } from '../../api/reference/nodes';
import { LINE_MARK, quotedOf, REMOVED_LINE } from '../../content/mdx/fence';
import { readHeadingId } from '../../content/mdx/heading-ids';
import type { Glossary } from '../../content/glossary';
import { ProblemError } from '../../errors';
import { evaluateText, type MdxElement } from './mdx';
import { isPhrasing } from './nodes';

/** The page and the site around the tree that is transformed. */
export interface ExpandContext {
  siteUrl: string;
  /** Canonical address of the page. */
  path: string;
  title: string;
  /** The file's name for messages. */
  file: string;
  /** The parsed snippets by component name. */
  snippets: ReadonlyMap<string, readonly RootContent[]>;
  /** The terms of the site. */
  glossary?: Glossary;
  /** The functions that give components and elements their form, by name. */
  expanders: Readonly<Record<string, Expander>>;
}

/** Gives the plain Markdown form of an element. */
export type Expander = (element: MdxElement, context: ExpandContext) => RootContent[];

/** Turns the children of a block into plain Markdown blocks: components expanded, addresses absolute. */
export function expandBlocks(nodes: readonly RootContent[], context: ExpandContext): RootContent[] {
  const blocks: RootContent[] = [];
  let line: Paragraph | undefined;
  for (const node of expandAll(nodes, context)) {
    if (!isPhrasing(node)) {
      blocks.push(node);
      line = undefined;
    } else if (line) line.children.push(node);
    // Blanks between components of one line are no paragraph.
    else if (node.type !== 'text' || node.value.trim() !== '') blocks.push((line = paragraph(node)));
  }
  return blocks;
}

/** Turns nodes into plain Markdown nodes of the same kind. */
export function expandAll(nodes: readonly RootContent[], context: ExpandContext): RootContent[] {
  return nodes.flatMap((node) => expandNode(node, context));
}

function expandNode(node: RootContent, context: ExpandContext): RootContent[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return expandElement(node, context);
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const value = evaluateText(node.value, context.file, node.position?.start.line);
      return value === '' ? [] : [text(value)];
    }
    case 'paragraph':
      // MDX takes components that share a paragraph with nothing else for blocks.
      if (node.children.every(isComponentOrBlank)) return expandBlocks(node.children, context);
      return [withChildren(node, expandAll(node.children, context))];
    case 'code': {
      // The marked lines of a fence are for the eye; the file name is content.
      const title = quotedOf(node.meta ?? '', 'title');
      const value = node.value.replaceAll(REMOVED_LINE, '').replaceAll(LINE_MARK, '');
      return [{ ...node, value, meta: title ? `title="${title}"` : null }];
    }
    case 'heading':
      return [withChildren(node, expandAll(readHeadingId(node).children, context))];
    case 'blockquote':
    case 'listItem':
    case 'footnoteDefinition':
      return [withChildren(node, expandBlocks(node.children, context))];
    case 'link':
      return [withChildren({ ...node, url: absolute(node.url, context) }, expandAll(node.children, context))];
    case 'image':
    case 'definition':
      return [{ ...node, url: absolute(node.url, context) }];
    default:
      return ['children' in node ? withChildren(node, expandAll(node.children, context)) : node];
  }
}

function expandElement(element: MdxElement, context: ExpandContext): RootContent[] {
  const name = element.name ?? '';
  const expander = Object.hasOwn(context.expanders, name) ? context.expanders[name] : undefined;
  if (expander) return expander(element, context);
  const snippet = context.snippets.get(name);
  if (snippet) return expandBlocks(snippet, context);
  throw new ProblemError({
    file: context.file,
    line: element.position?.start.line,
    message: `<${name}> has no plain Markdown form`,
    remedy: 'teach it to lib/export/machine/components.ts, or add the snippet',
  });
}

/** The address of a link or an image for readers who are not on the site. */
export function absolute(url: string, { siteUrl, path }: Pick<ExpandContext, 'siteUrl' | 'path'>): string {
  if (url.startsWith('#')) return siteUrl + path + url;
  return url.startsWith('/') ? siteUrl + url : url;
}

function isComponentOrBlank(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return node.type === 'mdxJsxTextElement' && /^[A-Z]/.test(node.name ?? '');
}

/** The same node with other children; expanding a node's children gives children that fit it. */
function withChildren<Node extends RootContent>(node: Node, children: readonly RootContent[]): Node {
  return { ...node, children } as Node;
}

/** The plain form of what is inside an element. */
export function body(element: MdxElement, context: ExpandContext): RootContent[] {
  return expandBlocks(element.children, context);
}

/** The attributes of an element as texts; one without a value is empty. */
export function attributesOf(element: MdxElement, { file }: ExpandContext): Partial<Record<string, string>> {
  return Object.fromEntries(
    element.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      if (typeof value === 'string') return [[name, value]];
      if (value === null || value === undefined) return [[name, '']];
      return value ? [[name, evaluateText(value.value, file, element.position?.start.line)]] : [];
    }),
  );
}
