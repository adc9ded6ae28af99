import { samplesOfProps } from '../../playground/samples';
import type { Api, Schema } from '../model';
import type { Content, Operation } from '../operations';
import { playgroundProps } from '../playground';
import { credentialNodes, fieldNodes, listNodes, nestedNodes, openNodes, typeOf, type FieldContext } from './fields';
import { code, codeBlock, codeList, describe, element, heading, paragraph, text, unseen, type Node } from './nodes';

type Response = Operation['responses'][number];

/** Where and how a page shows an operation or a schema. */
export interface Place extends Pick<FieldContext, 'sections'> {
  /** The heading's level. */
  depth: number;
  /** The heading. If absent, it is taken from the file. */
  title?: string;
  /** The page an operation belongs to, if it is shown on a different one. */
  home?: string;
  /** The page's addition to the description. */
  prose: readonly Node[];
}

/** Makes an operation's nodes. */
export function operationNodes(operation: Operation, api: Api, { title, home, prose, ...place }: Place): Node[] {
  const { id, method, path, servers, summary, description, deprecated, body, responses } = operation;
  const props = playgroundProps(operation, api);
  const samples = samplesOfProps(props).map(({ label, highlight, code: sample }) =>
    element('Tab', { label }, [codeBlock(highlight, sample, `${method} ${path}`)]),
  );
  const bodies = (body?.examples ?? []).map((one) =>
    element('Tab', { label: one.title ?? '' }, [exampleNode(one, body?.mediaType ?? '')]),
  );
  return [
    heading(place.depth, [text(title ?? summary)]),
    element('ApiText', {}, [
      element('ApiEndpoint', { method, path, server: servers[0]?.url ?? '' }),
      ...serverNodes(operation),
      ...(deprecated ? describe('**Deprecated:** don’t use it in new programs.') : []),
      ...describe(description),
      // The link check notices if the operation isn't there.
      ...(home
        ? describe(`All response fields are described in [this operation's reference](${home}#${id}.responses).`)
        : []),
      ...prose,
      ...partNodes(operation, place.depth + 1, { sections: place.sections, of: title ?? summary, expand: true }),
    ]),
    element('ApiCode', {}, [
      ...(samples.length > 0 ? [element('Tabs', { label: 'Language' }, samples)] : []),
      ...(bodies.length > 1 ? [element('Tabs', { label: 'Body' }, bodies)] : []),
      element('Tabs', { label: 'Response' }, responses.map(responseExample)),
    ]),
    element('ApiTryOut', { props: JSON.stringify(props) }),
  ];
}

/** Makes a schema's section, in which each field has an anchor. */
export function schemaNodes(name: string, schema: Schema, { title = name, depth, prose, sections }: Place): Node[] {
  return [
    heading(depth, [text(title)], sectionAnchor(title)),
    ...describe(schema.description),
    ...prose,
    ...openNodes({ ...schema, name }, name, { sections, of: title }),
  ];
}

/** The anchor of a schema's section. */
export function sectionAnchor(title: string): string {
  return title.toLowerCase().replace(/\W+/g, '-');
}

/** The first server's description, and the other servers. */
function serverNodes({ servers: [server, ...others] }: Operation): Node[] {
  const lines = others.map(({ url, description }) => `\`${url}\`${description ? ` (${description})` : ''}`);
  const words = [
    ...(server?.description ? [`Server: ${server.description.replace(/\.$/, '')}.`] : []),
    ...(lines.length > 0 ? [`Other servers: ${lines.join(', ')}.`] : []),
  ];
  return describe(words.join(' '));
}

function partNodes(operation: Operation, depth: number, context: FieldContext): Node[] {
  const { id, credentials, security, parameters, body, responses } = operation;
  const { of } = context;
  const input = { ...context, input: true };
  const need = security.length > 1 ? 'one of several' : 'required';
  const keys = [...securityNodes(operation), ...listNodes(credentialNodes(credentials, id, of, need))];
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

function bodyNodes(body: NonNullable<Operation['body']>, anchor: string, context: FieldContext): Node[] {
  const { mediaType, otherTypes, schema, required, description } = body;
  const also = otherTypes.length > 0 ? [text('. Also '), ...codeList(otherTypes)] : [];
  return [
    paragraph(text(required ? 'Required. ' : 'Optional. '), code(mediaType), ...also, text('.')),
    ...describe(description || (schema?.description ?? '')),
    ...(schema ? openNodes(schema, anchor, context) : []),
  ];
}

function responseNode({ status, description, content }: Response, id: string, context: FieldContext): Node {
  const { schema } = content ?? {};
  const mediaType = content && [content.mediaType, ...content.otherTypes].join(', ');
  return element('ApiField', { id, name: status, in: mediaType, ...(schema && typeOf(schema, context)) }, [
    ...describe(description),
    ...(schema ? nestedNodes(schema, id, context) : []),
  ]);
}

function responseExample({ status, description, content }: Response): Node {
  const examples = content?.examples.map((example) => exampleNode(example, content.mediaType)) ?? [];
  const none = paragraph(text(content ? 'No example is available.' : 'No body is documented.'));
  return element('Tab', { label: status }, examples.length > 0 ? examples : [...describe(description), none]);
}

function exampleNode({ title, value }: Content['examples'][number], mediaType: string): Node {
  const isJson = /[/+]json$/.test(mediaType);
  const written = isJson ? JSON.stringify(value, null, 2) : String(value);
  return codeBlock(isJson ? 'json' : 'text', written, title ?? mediaType);
}
