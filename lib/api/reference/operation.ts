import type { Sample } from '../../playground/samples';
import type { Content, Example, Operation, Response } from '../model';
import { credentialNodes, fieldNodes, nestedNodes, parameterNodes, typeOf, type FieldContext } from './fields';
import { codeBlock, describe, element, heading, paragraph, text, unseen, type Node } from './nodes';

/** Choices about how an operation is shown. */
export interface OperationContext extends Pick<FieldContext, 'sections' | 'expand'> {
  /** Level of the operation's heading. */
  depth: number;
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
  const { method, path, server, description, deprecated } = operation;
  return [
    heading(context.depth, [text(title)]),
    element('ApiText', {}, [
      element('ApiEndpoint', { method, path, server }),
      ...(deprecated ? describe('**Deprecated:** new programs should not use it.') : []),
      ...describe(description),
      ...(context.home === undefined ? [] : [homeNode(operation, context.home)]),
      ...prose,
      ...partNodes(operation, title, context),
    ]),
    element('ApiCode', {}, [
      ...sampleNodes(operation, context),
      element(
        'Tabs',
        { label: 'Response' },
        operation.responses.filter((one) => context.expand || one.content?.examples.length).map(responseExample),
      ),
    ]),
    ...(context.playground ? [element('ApiTryOut', { props: JSON.stringify(context.playground) })] : []),
  ];
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
  const { id, credentials, parameters, body, responses } = operation;
  const input = { ...context, of: title, input: true };
  const part = (name: string, key: string, children: Node[]) =>
    children.length === 0
      ? []
      : [heading(depth + 1, [text(name), unseen(` of ${title}`)], `${id}.${key}`), ...children];
  const list = (fields: Node[]) => (fields.length === 0 ? [] : [element('ApiFields', {}, fields)]);
  return [
    ...part('Authentication', 'authentication', list(credentialNodes(credentials, id, title))),
    ...part('Parameters', 'parameters', list(parameterNodes(parameters, id, input))),
    ...(body ? part('Body', 'body', bodyNodes(body, `${id}.body`, input)) : []),
    ...part(
      'Responses',
      'responses',
      list(responses.map((one) => responseNode(one, id, { ...context, of: title, input: false }))),
    ),
  ];
}

function bodyNodes(body: NonNullable<Operation['body']>, anchor: string, context: FieldContext): Node[] {
  const { mediaType, schema, required, description } = body;
  const need = required ? 'Required. ' : 'Optional. ';
  const intro = paragraph(text(need), { type: 'inlineCode', value: mediaType }, text('.'));
  if (!schema) return [intro, ...describe(description)];
  const fields = fieldNodes(schema.fields, anchor, context, { source: schema.name });
  return [
    intro,
    ...describe(description || schema.description),
    ...(fields.length > 0 ? [element('ApiFields', {}, fields)] : nestedNodes(schema, anchor, context)),
  ];
}

function responseNode({ status, description, content }: Response, id: string, context: FieldContext): Node {
  const anchor = `${id}.${status}`;
  const attributes = { id: anchor, status, ...(content && { mediaType: content.mediaType }) };
  const { schema } = content ?? {};
  return element('ApiResponse', { ...attributes, ...(schema && typeOf(schema, context)) }, [
    ...describe(description),
    ...(schema ? nestedNodes(schema, anchor, context) : []),
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
