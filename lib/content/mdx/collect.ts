import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { originsOf } from '../../playground/url';
import { playgroundFaults } from '../../playground/props.schema';
import type { PlaygroundProps } from '../../playground/types';
import type { Problem } from '../../errors';
import type { Anchor, Heading } from '../page';
import type { PluginContext } from './context';
import { attributeOf, attributeValues } from './expression';
import { movedHeadings } from './moved';

type MdxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** A rehype plugin that collects headings, other anchors and links. Runs after those that add them. */
export function collectPlugin(context: PluginContext) {
  const { headers, anchors, described, operations, playgrounds, links } = context;
  return (tree: Root) => {
    context.problems.push(...repeatedIds(tree, context.file));
    described.push(...describedIn(tree));
    visit(tree, (node) => {
      if (isGenerated(node as Element)) return;
      for (const href of addressesOf(node as Element))
        links.push({ href, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 });
      if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) {
        const heading = headingOf(node);
        if (takePart(node))
          anchors.push({ slug: heading.slug, title: partTitle(node), under: headers.at(-1)?.slug ?? '', level: 1 });
        else headers.push(heading);
      }
      const id = anchorIdOf(node as Element);
      if (id) anchors.push({ slug: id, title: '', under: headers.at(-1)?.slug ?? '', level: 2 });
      if (isMdxElement(node) && node.name === 'ApiOperation') operations.push(attributeOf(node, 'id') ?? '');
      const playground = isMdxElement(node) ? playgroundOf(node) : undefined;
      if (playground) playgrounds.push(...originsOf(playground).filter((origin) => !playgrounds.includes(origin)));
      if (isMdxElement(node) && (node.name?.startsWith('Api') || node.name === 'Property')) {
        // A repeated part has its anchors in the place that describes it.
        if (attributeOf(node, 'repeated') !== undefined) return SKIP;
        const anchor = anchorOf(node, headers.at(-1)?.slug ?? '');
        if (anchor) anchors.push(anchor);
      }
    });
  };
}

/** Finds headings, anchors and properties that repeat an earlier id. Links can't reach them. */
function repeatedIds(tree: Root, file: string): Problem[] {
  const lines = new Map<unknown, number>();
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const id = idOf(node as Element | MdxElement);
    if (!id || !node.position) return;
    const { line, column } = node.position.start;
    const message = `line ${lines.get(id)} also has the id "${id}"`;
    if (lines.has(id)) problems.push({ file, line, column, message, remedy: 'give one of them a different id' });
    else lines.set(id, line);
  });
  return problems;
}

/** The id that links to a heading, an anchor or a property use. */
function idOf(node: Element | MdxElement): string | undefined {
  if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) return String(node.properties.id);
  return isMdxElement(node) && node.name === 'Property' ? propertyOf(node, '').slug : anchorIdOf(node);
}

/** The id of an anchor set by a writer, `<a id="setup"></a>`. */
function anchorIdOf(node: Element | MdxElement): string | undefined {
  if (node.type === 'element')
    return node.tagName === 'a' ? String(node.properties.id ?? node.properties.name ?? '') : undefined;
  return isMdxElement(node) && node.name === 'a' ? (attributeOf(node, 'id') ?? attributeOf(node, 'name')) : undefined;
}

/** An element's playground: the page's own, or that of an operation. */
function playgroundOf(node: MdxElement): PlaygroundProps | undefined {
  if (node.name === 'ApiTryOut') return JSON.parse(attributeOf(node, 'props') ?? '') as PlaygroundProps;
  if (node.name !== 'ApiPlayground') return undefined;
  const props: unknown = attributeValues(node);
  // Mistakes in a playground have already been reported.
  return playgroundFaults(props).length === 0 ? (props as PlaygroundProps) : undefined;
}

/** The API parts that a page describes: see `CompiledBody`. */
function describedIn(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (!isMdxElement(node)) return;
    if (attributeOf(node, 'home') !== undefined || attributeOf(node, 'repeated') !== undefined) return SKIP;
    const what = attributeOf(node, node.name === 'ApiOperation' ? 'id' : 'source');
    if (what && node.name?.startsWith('Api')) found.push(what);
  });
  return found;
}

function headingOf(node: Element): Heading {
  return { level: Number(node.tagName[1]), title: toString(node).trim(), slug: String(node.properties.id) };
}

/** Whether a heading is marked as part of an operation, such as its parameters. Removes the mark. */
function takePart({ properties }: Element): boolean {
  const isPart = properties.dataPart !== undefined;
  delete properties.dataPart;
  return isPart;
}

/** The part's name, without the name of its operation. */
function partTitle(node: Element): string {
  const [first] = node.children;
  return first?.type === 'text' ? first.value.trim() : toString(node).trim();
}

function anchorOf(node: MdxElement, under: string): Anchor | undefined {
  if (node.name === 'Property') return propertyOf(node, under);
  if (node.name !== 'ApiField' && node.name !== 'ApiResponse') return undefined;
  const slug = attributeOf(node, 'id');
  const title = attributeOf(node, 'name') ?? attributeOf(node, 'status') ?? '';
  return slug ? { slug, title, under, level: 2 } : undefined;
}

function propertyOf(node: MdxElement, under: string): Anchor {
  const name = attributeOf(node, 'name') ?? '';
  return { slug: `${attributeOf(node, 'of')}.${name}`, title: name, under, level: 2 };
}

/** Whether a link was generated: a heading's anchor from rehype-autolink-headings, or a link to or from a footnote. */
function isGenerated(node: Element): boolean {
  if (node.type !== 'element') return false;
  const { className, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  return (
    (Array.isArray(className) && className.includes('anchor')) || (dataFootnoteRef ?? dataFootnoteBackref) !== undefined
  );
}

function addressesOf(node: Element | MdxElement): string[] {
  if (node.type === 'element')
    return node.tagName === 'a' && node.properties.href !== undefined ? [String(node.properties.href)] : [];
  if (!isMdxElement(node)) return [];
  if (node.name === 'Moved')
    return movedHeadings(attributeOf(node, 'headings') ?? '', attributeOf(node, 'to') ?? '').map(({ href }) => href);
  return [attributeOf(node, 'href') ?? ''].filter(Boolean);
}

function isMdxElement(node: { type: string }): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
