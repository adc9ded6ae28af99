import { samplesOfProps } from '../../playground/samples';
import type { Api, Schema } from '../model';
import type { Operation } from '../operations';
import { playgroundProps } from '../playground';
import { bodyTabs, examplesIn, responseTabs, sampleNodes } from './examples';
import {
  factNodes,
  fieldNodes,
  hasSection,
  listNodes,
  nestedNodes,
  newWords,
  openNodes,
  typeNodes,
  typeOf,
  type FieldContext,
} from './fields';
import { sectionAnchor } from './sections';
import { code, codeBlock, codeList, describe, element, heading, paragraph, text, unseen, type Node } from './nodes';

type Response = Operation['responses'][number];

/** Where and how a page shows an operation or a schema. */
export interface Place extends Pick<FieldContext, 'sections'> {
  /** The heading's level. */
  depth: number;
  /** The heading. If absent, it is taken from the file. */
  title?: string;
  /** The page's addition to the description. */
  prose: readonly Node[];
  /** The keys that the page has already described. */
  told: Set<string>;
  /** Whether the page has so many operations that each must be short. */
  isLarge: boolean;
}

/** Makes an operation's nodes. */
export function operationNodes(
  operation: Operation,
  api: Api,
  { title, prose, depth, told, isLarge, ...place }: Place,
): Node[] {
  const { servers, summary, description, deprecated, responses } = operation;
  const props = playgroundProps(operation, api);
  const of = title ?? summary;
  // On a large page, the playground has the other languages.
  const most = isLarge ? 1 : undefined;
  return [
    heading(depth, [text(of)]),
    element('ApiColumns', {}, [
      element('ApiRequest', { props: JSON.stringify(props) }),
      element('ApiText', {}, [
        ...serverNodes(servers),
        ...(deprecated ? describe('**Deprecated:** don’t use it in new programs.') : []),
        ...describe(description),
        ...prose,
        ...partNodes(operation, depth + 1, told, { ...place, of }),
      ]),
      element('ApiCode', {}, [
        ...sampleNodes(samplesOfProps(props).slice(0, most)),
        ...bodyTabs(operation),
        ...responseTabs(responses.slice(0, most)),
      ]),
    ]),
  ];
}

/** Makes a schema's section, in which each field has an anchor, next to an example from an operation. */
export function schemaNodes(
  name: string,
  schema: Schema,
  { operations }: Api,
  { title = name, depth, prose, ...place }: Place,
): Node[] {
  const contents = [...operations.values()].flatMap(({ responses, body }) => [
    ...responses.map((one) => one.content),
    body,
  ]);
  const [example] = contents.flatMap((one) => examplesIn(one?.schema, one?.examples[0]?.value, name));
  return [
    heading(depth, [text(title)], sectionAnchor(title)),
    element('ApiColumns', {}, [
      element('ApiText', {}, [
        ...describe(schema.description),
        ...prose,
        ...openNodes({ ...schema, name }, name, { ...place, of: title }),
      ]),
      ...(example === undefined
        ? []
        : [element('ApiCode', {}, [codeBlock('json', JSON.stringify(example, null, 2), 'Example')])]),
    ]),
  ];
}

/** The servers, if there is a choice. Samples contain the only one. */
function serverNodes(servers: Operation['servers']): Node[] {
  const lines = servers.map(({ url, description }) => `\`${url}\`${description ? ` (${description})` : ''}`);
  return lines.length > 1 ? describe(`Servers: ${lines.join(', ')}.`) : [];
}

function partNodes(operation: Operation, depth: number, told: Set<string>, context: FieldContext): Node[] {
  const { id, parameters, body, responses } = operation;
  const { of } = context;
  const input = { ...context, input: true };
  const keys = [...securityNodes(operation), ...listNodes(credentialNodes(operation, of, told))];
  const parts: [name: string, nodes: Node[]][] = [
    ['Authentication', keys],
    ['Parameters', fieldNodes(parameters, id, input)],
    ['Body', body ? bodyNodes(body, `${id}.body`, input) : []],
    ['Responses', listNodes(responses.map((one) => responseNode(one, `${id}.${one.status}`, context)))],
  ];
  return parts.flatMap(([name, nodes]) =>
    nodes.length === 0
      ? []
      : [heading(depth, [text(name), unseen(` of ${of}`)], `${id}.${name.toLowerCase()}`), ...nodes],
  );
}

/** The alternative sets of credentials, if there are several. */
function securityNodes({ credentials, security }: Operation): Node[] {
  if (security.length < 2) return [];
  const words = new Map(credentials.map(({ id, name, type }) => [id, `\`${name}\` (${type})`]));
  const sets = security.map((ids) => ids.map((id) => words.get(id)).join(' and ') || 'no credential');
  return describe(`Send ${sets.join(', or ')}.`);
}

/** An operation's keys and tokens, shown like parameters. Descriptions that the page has told aren't repeated. */
function credentialNodes({ id: anchor, credentials, security }: Operation, of: string, told: Set<string>): Node[] {
  const need = security.length > 1 ? 'one of several' : 'required';
  return credentials.map(({ id, in: place, name, type, kind, description, facts }, index) => {
    // If two tokens use the same header, the header's anchor is the first token's.
    const isFirst = credentials.findIndex((one) => one.name === name) === index;
    const news = told.has(id) ? '' : description;
    told.add(id);
    return element(
      'ApiField',
      { id: `${anchor}.${isFirst ? name : id}`, of, name, type: kind === 'apiKey' ? 'string' : type, in: place, need },
      [...describe(news), ...(facts.length > 0 ? [paragraph(text(`${facts.join('. ')}.`))] : [])],
    );
  });
}

function bodyNodes(body: NonNullable<Operation['body']>, anchor: string, context: FieldContext): Node[] {
  const { mediaType, otherTypes, schema, required, description } = body;
  const also = otherTypes.length > 0 ? [text('. Also '), ...codeList(otherTypes)] : [];
  const isElsewhere = schema && hasSection(schema, context);
  return [
    paragraph(text(required ? 'Required. ' : 'Optional. '), code(mediaType), ...also, text('.')),
    ...describe(description || (schema?.description ?? '')),
    ...(description && schema ? newWords(schema, description, context) : []),
    ...(schema && isElsewhere ? [paragraph(text('The value: '), ...typeNodes(schema, context), text('.'))] : []),
    ...(schema && !isElsewhere ? openNodes(schema, anchor, context) : []),
  ];
}

function responseNode({ status, description, content }: Response, id: string, context: FieldContext): Node {
  const { schema } = content ?? {};
  const mediaType = content && [content.mediaType, ...content.otherTypes].join(', ');
  return element('ApiField', { id, name: status, in: mediaType, ...(schema && typeOf(schema, context)) }, [
    ...describe(description),
    ...(schema ? newWords(schema, description, context) : []),
    ...(schema ? [...factNodes({ ...schema, examples: [] }), ...nestedNodes(schema, id, context)] : []),
  ]);
}
