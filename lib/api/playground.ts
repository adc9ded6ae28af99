import type { AuthScheme, FieldType, Json, Method, PlaygroundField, PlaygroundProps } from '../playground/types';
import { selfContained } from './json-schema';
import type { Api, Credential, Operation, Parameter } from './model';

/** The props of the playground under an operation; the operation's samples are made of them, too. */
export function playgroundProps(operation: Operation, { document }: Pick<Api, 'document'>): PlaygroundProps {
  const { method, path, server, summary, credentials, parameters, body, responses } = operation;
  return {
    title: summary,
    method: method as Method,
    url: path,
    servers: [{ url: server }],
    auth: [...credentials.flatMap(authScheme), ...parameters.flatMap(cookieScheme)],
    data: parameters.flatMap(playgroundField),
    ...(body && {
      body: {
        contentType: body.mediaType as NonNullable<PlaygroundProps['body']>['contentType'],
        required: body.required,
        ...(body.examples[0] && { example: body.examples[0].value as Json }),
        ...(body.source && { schema: { ...selfContained(body.source, document) } }),
      },
    }),
    responses: Object.fromEntries(responses.map(({ status, description }) => [status, plain(description)])),
  };
}

function authScheme({ kind, in: place, name, description, signIn }: Credential): AuthScheme[] {
  const words = { description: plain(description) };
  if (kind === 'apiKey') return [{ type: kind, in: place, name, ...words }];
  if (kind === 'oauth2') return [{ type: kind, ...signIn, ...words }];
  return kind === 'bearer' || kind === 'basic' ? [{ type: kind, ...words }] : [];
}

/** A cookie is the browser's business: a page can only let it send those that it has. */
function cookieScheme({ in: place, name, description }: Parameter): AuthScheme[] {
  return place === 'cookie' ? [{ type: 'apiKey', in: place, name, description: plain(description) }] : [];
}

function playgroundField({ name, in: place, required, description, schema, example }: Parameter): PlaygroundField[] {
  if (place === 'cookie') return [];
  const choices = schema.values?.filter((value) => typeof value === 'string' || typeof value === 'number');
  return [
    {
      name,
      in: place,
      type: fieldType(schema.type),
      required,
      // An optional field starts empty, and so stays out of the request.
      ...(required && example !== undefined && { value: example as Json }),
      ...(choices?.length && { enum: choices }),
      description: plain(description || schema.description),
    },
  ];
}

function fieldType(type: string): FieldType {
  const [first = ''] = type.split(' or ');
  if (first === 'number' || first === 'integer' || first === 'boolean' || first === 'string') return first;
  return 'json';
}

/** A description without the signs of Markdown. */
function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}
