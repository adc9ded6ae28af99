import { closest } from 'fastest-levenshtein';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Problem } from '../../errors';
import type { Api } from '../model';
import type { Node } from './nodes';
import { operationNodes, schemaNodes, sectionAnchor } from './operation';

/** `<ApiOperation>` or `<ApiSchema>`, as written on a page. */
export type Reference = MdxJsxFlowElement;
type Content = Node[] | Pick<Problem, 'message' | 'remedy'>;

/** Calls `put` for each reference on a page, with the nodes that replace it, or the problem. */
export function expandReferences(
  blocks: readonly RootContent[],
  api: Api | undefined,
  put: (reference: Reference, content: Content) => void,
): void {
  const shown = blocks.filter(isReference).map(attributesOf);
  // Schemas with a section on the page, each with its anchor.
  const sections = new Map(
    shown.flatMap(({ name = '', title = name }) => (api?.schemas.has(name) ? [[name, sectionAnchor(title)]] : [])),
  );
  let depth = 1;
  for (const block of blocks) {
    if (block.type === 'heading') depth = block.depth;
    if (isReference(block)) put(block, contentOf(block, depth + 1, sections, api));
  }
}

function contentOf(reference: Reference, below: number, sections: ReadonlyMap<string, string>, api?: Api): Content {
  if (!api)
    return { message: `<${reference.name}> needs an OpenAPI file`, remedy: 'add openapi.json to the content folder' };
  const { id = '', name = '', level = below, ...attributes } = attributesOf(reference);
  const place = { ...attributes, depth: Number(level), sections, prose: reference.children as Node[] };
  const isOperation = reference.name === 'ApiOperation';
  const operation = isOperation && api.operations.get(id);
  if (operation) return operationNodes(operation, api, place);
  const schema = !isOperation && api.schemas.get(name);
  if (schema) return schemaNodes(name, schema, place);
  const known = [...(isOperation ? api.operations : api.schemas).keys()];
  const message = `${api.file} has no ${isOperation ? `operation "${id}"` : `schema "${name}"`}`;
  return { message, remedy: `did you mean ${closest(isOperation ? id : name, known)}?` };
}

function isReference(block: RootContent): block is Reference {
  return block.type === 'mdxJsxFlowElement' && (block.name === 'ApiOperation' || block.name === 'ApiSchema');
}

function attributesOf({ attributes }: Reference): Partial<Record<string, string>> {
  const written = attributes.flatMap((one) =>
    'name' in one && typeof one.value === 'string' ? [[one.name, one.value]] : [],
  );
  return Object.fromEntries(written) as Partial<Record<string, string>>;
}
