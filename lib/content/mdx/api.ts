import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Node } from '../../api/reference/nodes';
import { operationNodes, schemaNodes, type Place } from '../../api/reference/operation';
import { sectionAnchor } from '../../api/reference/sections';
import { didYouMean } from '../../reading/nearest';
import { reporterFor, type PluginContext } from './context';
import { attributeOf } from './expression';

/** The most operations that a page shows with samples in all languages. */
const MOST = 15;

/**
 * A remark plugin that fills `<ApiOperation>` and `<ApiSchema>` from the OpenAPI file, so that later plugins see
 * ordinary content.
 */
export function apiPlugin(context: PluginContext) {
  const { api } = context;
  return (tree: Root) => {
    // The addresses of schemas' sections. Those on the page take precedence.
    const sections = new Map(api?.sections);
    for (const reference of tree.children.filter(isReference)) {
      const name = attributeOf(reference, 'name') ?? '';
      if (api?.schemas.has(name)) sections.set(name, `#${sectionAnchor(attributeOf(reference, 'title') ?? name)}`);
    }
    const told = new Set<string>();
    const isLarge = tree.children.filter((block) => isReference(block) && block.name === 'ApiOperation').length > MOST;
    let depth = 1;
    for (const block of tree.children) {
      if (block.type === 'heading') depth = block.depth;
      if (isReference(block)) fill(block, { depth: depth + 1, sections, told, isLarge }, context);
    }
    linkLostTypes(tree, context);
  };
}

function isReference(block: RootContent): block is MdxJsxFlowElement {
  return block.type === 'mdxJsxFlowElement' && (block.name === 'ApiOperation' || block.name === 'ApiSchema');
}

function fill(
  block: MdxJsxFlowElement,
  { depth, ...page }: Pick<Place, 'depth' | 'sections' | 'told' | 'isLarge'>,
  context: PluginContext,
) {
  const { api } = context;
  const report = reporterFor(block, context);
  if (!api) return report(`<${block.name}> needs an OpenAPI file`, 'add openapi.json to the content folder');
  const isOperation = block.name === 'ApiOperation';
  const name = attributeOf(block, isOperation ? 'id' : 'name') ?? '';
  const place = {
    title: attributeOf(block, 'title'),
    depth: Number(attributeOf(block, 'level') ?? depth),
    ...page,
    prose: block.children as Node[],
  };
  const operation = isOperation && api.operations.get(name);
  const schema = !isOperation && api.schemas.get(name);
  const nodes = operation ? operationNodes(operation, api, place) : schema && schemaNodes(name, schema, api, place);
  if (!nodes) {
    const known = [...(isOperation ? api.operations : api.schemas).keys()];
    const message = `${api.file} has no ${isOperation ? 'operation' : 'schema'} "${name}"`;
    return report(message, didYouMean(name, known, 'use a name from that file'));
  }
  // Messages about generated nodes point to the element they replace.
  for (const node of nodes) visit(node, (inside) => void (inside.position ??= block.position));
  block.children = nodes as MdxJsxFlowElement['children'];
}

/** A part of a field's type. `lost` is the name of a schema that has no section. */
type Part = { lost?: string; href?: string };

/**
 * Links each type name that has no section to the first place on the page that describes its fields. Warns about those
 * that no place describes, so that readers can't find out what they contain.
 */
function linkLostTypes(tree: Root, context: PluginContext): void {
  const places = new Map<string, string>();
  visit(tree, { type: 'mdxJsxFlowElement', name: 'ApiFields' }, (list: MdxJsxFlowElement) => {
    const [name = ''] = attributeOf(list, 'source')?.split(' ') ?? [];
    const anchor = attributeOf(list, 'at');
    if (anchor !== undefined && !places.has(name)) places.set(name, anchor);
  });
  const told = new Set<string>();
  visit(tree, { type: 'mdxJsxFlowElement', name: 'ApiField' }, (field: MdxJsxFlowElement) => {
    const types = field.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'parts');
    if (typeof types?.value !== 'string' || !types.value.includes('"lost"')) return;
    const parts = (JSON.parse(types.value) as Part[]).map(({ lost, ...part }) => {
      const anchor = lost === undefined ? undefined : places.get(`schemas/${lost}`);
      if (anchor !== undefined) return { ...part, href: `#${anchor}` };
      if (lost !== undefined && !told.has(lost)) {
        const [message, remedy] = [`no page describes ${lost}, which`, `write <ApiSchema name="${lost}" /> on a page`];
        const of = attributeOf(field, 'id') ?? attributeOf(field, 'name');
        reporterFor(field, context)(`${message} is the type of ${of}`, remedy, 'warning');
        told.add(lost);
      }
      return part;
    });
    types.value = JSON.stringify(parts);
  });
}
