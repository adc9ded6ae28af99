import type { Sample } from '../../playground/samples';
import type { PlaygroundServer } from '../../playground/types';
import type { Content, Example, Operation, Response } from '../model';
import {
  credentialNodes,
  fieldNodes,
  listNodes,
  nestedNodes,
  parameterNodes,
  typeOf,
  type FieldContext,
} from './fields';
import { code, codeBlock, codeList, describe, element, heading, paragraph, text, unseen, type Node } from './nodes';

/** Choices about how an operation is shown. */
export interface OperationContext extends Pick<FieldContext, 'sections' | 'expand'> {
  /** Level of the operation's heading. */
  depth: number;
  /** The id of the heading, where its text would not give one of its own. */
  headingId?: string;
  /** The page that the operation belongs to, where it is shown on another one. */
  home?: string;
  /** The operation's request as code in every language. */
  samples: readonly Sample[];
  /** The props of the playground below the operation; absent where there is none. */
  playground?: object;
}

/** An operation in the one form that all have. `prose` is what the page adds to the description. */
export function operationNodes(
  operation: Operation,
  title: string,
  prose: readonly Node[],
  context: OperationContext,
): Node[] {
  const { method, path, servers, description, deprecated, moreUrl } = operation;
  const [server, ...others] = servers;
  return [
    heading(context.depth, [text(title)], context.headingId),
    element('ApiText', {}, [
      element('ApiEndpoint', { method, path, server: server?.url ?? '' }),
      ...serverNodes(server, others),
      ...(deprecated ? describe('**Deprecated:** new programs should not use it.') : []),
      ...describe(description),
      ...(moreUrl ? describe(`[More about it](${moreUrl})`) : []),
      ...(context.home === undefined ? [] : [homeNode(operation, context.home)]),
      ...prose,
      ...partNodes(operation, title, context),
    ]),
    element('ApiCode', {}, [
      ...sampleNodes(operation, context),
      element('Tabs', { label: 'Response' }, operation.responses.map(responseExample)),
    ]),
    ...(context.playground ? [element('ApiTryOut', { props: JSON.stringify(context.playground) })] : []),
  ];
}

/** The first server's description, and the other servers. */
function serverNodes(server: PlaygroundServer | undefined, others: readonly PlaygroundServer[]): Node[] {
  const lines = others.map(({ url, description }) => `\`${url}\`${description ? ` (${description})` : ''}`);
  const words = [
    ...(server?.description ? [`Server: ${server.description.replace(/\.$/, '')}.`] : []),
    ...(lines.length > 0 ? [`Other servers: ${lines.join(', ')}.`] : []),
  ];
  return describe(words.join(' '));
}

/** Which credentials are needed together, where there is a choice. */
function securityNodes({ credentials, security }: Operation): Node[] {
  if (security.length < 2) return [];
  const nameOf = (id: string) => credentials.find((one) => one.id === id);
  const sets = security.map((ids) =>
    ids.length === 0 ? 'no credential' : ids.map((id) => `\`${nameOf(id)?.name}\` (${nameOf(id)?.type})`).join(' and '),
  );
  return describe(`Send ${sets.join(', or ')}.`);
}

/** The way to the page that an operation belongs to: a link that leads to the operation there, so the checks know that it is. */
function homeNode({ id }: Operation, home: string): Node {
  const url = `${home}#${id}.responses`;
  return paragraph(
    text('Every field of its answer is described in '),
    { type: 'link', url, children: [text('the reference of this operation')] },
    text('.'),
  );
}

function partNodes(operation: Operation, title: string, { depth, ...context }: OperationContext): Node[] {
  const { id, credentials, security, parameters, body, responses } = operation;
  const input = { ...context, of: title, input: true };
  const part = (name: string, key: string, children: Node[]) =>
    children.length === 0
      ? []
      : [heading(depth + 1, [text(name), unseen(` of ${title}`)], `${id}.${key}`), ...children];
  return [
    ...part('Authentication', 'authentication', [
      ...securityNodes(operation),
      ...listNodes(credentialNodes(credentials, id, title, security.length > 1 ? 'one of several' : 'required')),
    ]),
    ...part('Parameters', 'parameters', listNodes(parameterNodes(parameters, id, input))),
    ...(body ? part('Body', 'body', bodyNodes(body, `${id}.body`, input)) : []),
    ...part(
      'Responses',
      'responses',
      listNodes(responses.map((one) => responseNode(one, id, { ...context, of: title, input: false }))),
    ),
  ];
}

function bodyNodes(body: NonNullable<Operation['body']>, anchor: string, context: FieldContext): Node[] {
  const { mediaType, otherTypes, schema, required, description } = body;
  const need = required ? 'Required. ' : 'Optional. ';
  const also = otherTypes.length > 0 ? [text('. Also '), ...codeList(otherTypes)] : [];
  const intro = paragraph(text(need), code(mediaType), ...also, text('.'));
  if (!schema) return [intro, ...describe(description)];
  const fields = fieldNodes(schema.fields, anchor, context);
  return [
    intro,
    ...describe(description || schema.description),
    ...listNodes(fields, schema.name),
    ...nestedNodes(fields.length > 0 ? { ...schema, fields: [] } : schema, anchor, context),
  ];
}

function responseNode({ status, description, content, headers }: Response, id: string, context: FieldContext): Node {
  const anchor = `${id}.${status}`;
  const attributes = {
    id: anchor,
    status,
    ...(content && { mediaType: [content.mediaType, ...content.otherTypes].join(', ') }),
  };
  const { schema } = content ?? {};
  return element('ApiResponse', { ...attributes, ...(schema && typeOf(schema, context)) }, [
    ...describe(description),
    ...(schema ? nestedNodes(schema, anchor, context) : []),
    ...listNodes(parameterNodes(headers, `${anchor}.header`, context)),
  ]);
}

function sampleNodes({ method, path }: Operation, { samples }: OperationContext): Node[] {
  if (samples.length === 0) return [];
  return [
    element(
      'Tabs',
      { label: 'Language' },
      samples.map(({ label, highlight, code }) =>
        element('Tab', { label }, [codeBlock(highlight, code, `${method} ${path}`)]),
      ),
    ),
  ];
}

function responseExample({ status, description, content }: Response): Node {
  return element('Tab', { label: status }, [
    ...(content && content.examples.length > 0
      ? content.examples.map((example) => exampleNode(example, content))
      : [...describe(description), paragraph(text(content ? 'No example is known.' : 'No body is known.'))]),
  ]);
}

function exampleNode({ title, value }: Example, { mediaType }: Content): Node {
  const isJson = /[/+]json$/.test(mediaType);
  return codeBlock(
    isJson ? 'json' : 'text',
    isJson ? JSON.stringify(value, null, 2) : String(value),
    title ?? mediaType,
  );
}
