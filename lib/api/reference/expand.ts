import { closest } from 'fastest-levenshtein';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Problem } from '../../errors';
import { samplesOfProps } from '../../playground/samples';
import type { Api, Operation } from '../model';
import { playgroundProps } from '../playground';
import type { Node } from './nodes';
import { operationNodes } from './operation';
import { schemaNodes, sectionAnchor } from './schema';

/** `<ApiOperation>` or `<ApiSchema>`, as a page writes it. */
export type Reference = MdxJsxFlowElement;

/**
 * Calls `put` for each reference among the blocks of a page, with what the OpenAPI file says in its place,
 * or with what is wrong with it.
 */
export function expandReferences(
  blocks: readonly RootContent[],
  api: Api | undefined,
  put: (reference: Reference, nodes: Node[] | Pick<Problem, 'message' | 'remedy'>) => void,
): void {
  const references = blocks.filter(isReference);
  const sections = sectionsOf(references, api);
  let depth = 1;
  for (const block of blocks) {
    if (block.type === 'heading') depth = block.depth;
    if (isReference(block))
      put(block, (api && contentOf(block, api, { below: depth + 1, sections })) ?? refusal(block, api));
  }
}

/** Whether a block stands for a part of the OpenAPI file. */
export function isReference(block: RootContent): block is Reference {
  return block.type === 'mdxJsxFlowElement' && (block.name === 'ApiOperation' || block.name === 'ApiSchema');
}

interface Place {
  /** Level of a heading below the last one of the page: what the element's own is, unless it says otherwise. */
  below: number;
  sections: ReadonlyMap<string, string>;
}

function contentOf(reference: Reference, api: Api, { below, sections }: Place): Node[] | undefined {
  const { id = '', name = '', title, level, home } = attributesOf(reference);
  const depth = level ? Number(level) : below;
  const prose = reference.children as Node[];
  if (reference.name === 'ApiSchema') {
    const schema = api.schemas.get(name);
    return schema && schemaNodes(name, schema, title ?? name, prose, { depth, sections });
  }
  const operation = api.operations.get(id);
  if (!operation) return undefined;
  const playground = playgroundProps(operation, api);
  const samples = samplesOfProps(playground);
  const isSame = (one: Operation) => one.summary.toLowerCase() === operation.summary.toLowerCase();
  // Two operations with one summary would have headings with one id.
  const headingId = title === undefined && [...api.operations.values()].filter(isSame).length > 1 ? id : undefined;
  const context = { depth, home, sections, expand: true, samples, playground, headingId };
  return operationNodes(operation, title ?? operation.summary, prose, context);
}

/** The schemas that have a section on the page, with its anchor. */
function sectionsOf(references: readonly Reference[], api: Api | undefined): Map<string, string> {
  const shown = references.map(attributesOf).filter(({ name }) => name !== undefined && api?.schemas.has(name));
  return new Map(shown.map(({ name = '', title = name }) => [name, sectionAnchor(title)]));
}

function refusal(reference: Reference, api: Api | undefined): Pick<Problem, 'message' | 'remedy'> {
  const key = reference.name === 'ApiOperation' ? 'id' : 'name';
  const value = attributesOf(reference)[key] ?? '';
  if (!api)
    return { message: `<${reference.name}> needs an OpenAPI file`, remedy: 'add openapi.json to the content folder' };
  const known = [...(key === 'id' ? api.operations : api.schemas).keys()];
  const what = key === 'id' ? 'operation' : 'schema';
  return { message: `${api.file} has no ${what} "${value}"`, remedy: `did you mean ${closest(value, known)}?` };
}

function attributesOf({ attributes }: Reference): Partial<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
