import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { playgroundFaults } from '../../playground/props.schema';
import type { PlaygroundProps } from '../../playground/types';
import { originsOf } from '../../playground/url';
import type { ListedOperation } from '../page';
import { reporterFor, type PluginContext } from './context';
import { attributeValues, elementOf, type AnyElement } from './expression';
import { movedHeadings } from './moved';

/** A rehype plugin that collects headings, other anchors and links. Runs after those that add them. */
export function collectPlugin(context: PluginContext) {
  const { headers, anchors, described, operations, playgrounds, links } = context;
  return (tree: Root) => {
    const lines = new Map<string, number>();
    visit(tree, (node) => {
      const element = elementOf(node);
      if (!element || isGenerated(node)) return;
      const { name, get } = element;
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const report = reporterFor(node, context);
      const ids = idsOf(element);
      const [id] = ids;
      for (const one of ids) {
        const other = lines.get(one);
        // Links can't reach the second of two equal ids.
        if (other !== undefined) report(`line ${other} also has the id "${one}"`, 'give one of them a different id');
        else if (node.position) lines.set(one, line);
      }
      for (const href of addressesOf(element)) links.push({ href, line, column });
      // A heading in HTML has already been reported.
      if (node.type === 'element' && /^h[2-6]$/.test(name)) {
        const slug = id ?? '';
        if (node.properties.dataPart !== undefined) anchors.push(slug);
        else headers.push({ level: Number(name[1]), title: toString(node).trim(), slug });
        delete node.properties.dataPart;
      }
      if (name === 'a' && id) anchors.push(id);
      // A list of fields describes several schemas if they are merged.
      if (name.startsWith('Api')) described.push(...(get(name === 'ApiOperation' ? 'id' : 'source')?.split(' ') ?? []));
      if (name === 'ApiOperation') operations.push(...operationOf(element, context));
      const playground = playgroundOf(element);
      if (playground) playgrounds.push(...originsOf(playground).filter((origin) => !playgrounds.includes(origin)));
      const slug = /^(?:ApiField|Property)$/.test(name) && (id ?? get('id'));
      if (slug) anchors.push(slug);
    });
  };
}

/** An operation with its heading. One that the OpenAPI file doesn't have has already been reported. */
function operationOf({ node, get }: AnyElement, { api }: PluginContext): ListedOperation[] {
  const { method } = api?.operations.get(get('id') ?? '') ?? {};
  const heading = (node.children as Element[]).find(({ type }) => type === 'element');
  if (!method || !heading) return [];
  const slug = String(heading.properties.id);
  return [{ method, title: toString(heading), slug }];
}

/** The ids that links use: of a heading, a writer's anchor (`<a id="setup"></a>`), a property or moved headings. */
function idsOf({ name, get }: AnyElement): string[] {
  if (name === 'Property') return [`${get('of')}.${get('name') ?? ''}`];
  if (name === 'Moved') return movedHeadings(get('headings') ?? '', '').map(({ id }) => id);
  const id = name === 'a' ? (get('id') ?? get('name')) : /^h[2-6]$/.test(name) ? get('id') : undefined;
  return id ? [id] : [];
}

/** An element's playground: the page's own, or that of an operation. */
function playgroundOf({ name, get, node }: AnyElement): PlaygroundProps | undefined {
  if (name === 'ApiRequest') return JSON.parse(get('props') ?? '') as PlaygroundProps;
  if (name !== 'ApiPlayground' || node.type === 'element') return undefined;
  const props: unknown = attributeValues(node);
  // Mistakes in a playground have already been reported.
  return playgroundFaults(props).length === 0 ? (props as PlaygroundProps) : undefined;
}

/** Whether a link was generated: a heading's anchor from rehype-autolink-headings, or a link to or from a footnote. */
function isGenerated(node: { type: string; properties?: Element['properties'] }): boolean {
  const { className, dataFootnoteRef, dataFootnoteBackref } = node.properties ?? {};
  return [className].flat().includes('anchor') || (dataFootnoteRef ?? dataFootnoteBackref) !== undefined;
}

function addressesOf({ name, get }: AnyElement): string[] {
  if (name === 'Moved') return movedHeadings(get('headings') ?? '', get('to') ?? '').map(({ href }) => href);
  return [get('href') ?? []].flat();
}
