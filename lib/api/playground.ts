import { schemeKey } from '../playground/auth';
import { isFormType } from '../playground/form';
import type { AuthScheme, FieldType, Json, Method, PlaygroundField, PlaygroundProps } from '../playground/types';
import { isUsableServer } from '../playground/url';
import { exampleOf } from './example';
import type { Api, Body, Credential, Kind, Operation, Parameter } from './model';

/** Stands in samples for a server that the file doesn't name. */
export const UNKNOWN_SERVER = 'https://server.example';

/** The props of the playground under an operation; the operation's samples are made of them, too. */
export function playgroundProps(operation: Operation, { document }: Pick<Api, 'document'>): PlaygroundProps {
  const { method, path, servers, summary, credentials, security, parameters, body, responses } = operation;
  const usable = servers.filter(({ url }) => isUsableServer(url));
  const base = servers.find(({ url }) => url.startsWith('/'))?.url ?? '';
  const auth = credentials.flatMap(authScheme);
  const keysOf = (id: string) => auth.filter((scheme) => scheme.id === id).map(schemeKey);
  const keyNames = Object.values(document.components?.securitySchemes ?? {})
    .filter(({ type }) => type === 'apiKey')
    .map(({ name }) => String(name));
  return {
    title: summary,
    method: method as Method,
    url: path,
    servers: usable.length > 0 ? usable : [{ url: UNKNOWN_SERVER + base, description: 'replace it with your server' }],
    auth: [...new Map(auth.map((scheme) => [schemeKey(scheme), scheme])).values()],
    ...(security.length > 1 && { authSets: security.map((ids) => ids.flatMap(keysOf)) }),
    secrets: [...new Set(keyNames)],
    data: [...parameters.flatMap(parameterField), ...(body ? bodyFields(body) : [])],
    ...(body && { body: bodyOf(body) }),
    responses: Object.fromEntries(responses.map(({ status, description }) => [status, plain(description)])),
  };
}

function authScheme({ id, kind, in: place, name, description }: Credential): AuthScheme[] {
  const words = { id, description: plain(description) };
  if (kind === 'other' || place === 'cookie' || place === undefined) return [];
  if (kind === 'apiKey') return [{ type: kind, in: place, name, ...words }];
  return [{ type: kind === 'basic' ? kind : 'bearer', ...words }];
}

function parameterField(parameter: Parameter): PlaygroundField[] {
  const { name, in: place, required, description, schema, examples, style, explode, allowReserved } = parameter;
  if (place === 'cookie') return [];
  // An optional field starts empty, and so stays out of the request.
  const value = required ? (examples[0] ?? exampleOf(schema)) : undefined;
  const choices = schema.values?.filter((one) => typeof one === 'string' || typeof one === 'number');
  return [
    {
      ...{ name, in: place, type: fieldType(schema.kinds), required, style, explode, allowReserved },
      ...(schema.isSecret && { secret: true }),
      ...(value !== undefined && { value: value as Json }),
      ...(choices?.length && { enum: choices }),
      description: plain(description || schema.description),
    },
  ];
}

/** The fields of a body that is a form; every other body is typed as text. */
function bodyFields({ mediaType, schema, examples }: Body): PlaygroundField[] {
  if (!schema || !(isFormType(mediaType) || isMultipart(mediaType))) return [];
  const values = (examples[0]?.value ?? {}) as Record<string, Json>;
  return schema.fields.map(({ name, required, schema: field }) => ({
    name,
    in: 'body' as const,
    type: isMultipart(mediaType) && field.format === 'binary' ? 'file' : fieldType(field.kinds),
    required,
    ...(field.isSecret && { secret: true }),
    ...(values[name] !== undefined && { value: values[name] }),
    description: plain(field.description),
  }));
}

function bodyOf({ mediaType, required, examples, schema }: Body): NonNullable<PlaygroundProps['body']> {
  const isFile = !/json|text|xml|form/.test(mediaType) || schema?.format === 'binary';
  return {
    contentType: mediaType,
    required,
    ...(isFile && { file: true }),
    ...(examples[0] && { example: examples[0].value as Json }),
  };
}

const isMultipart = (mediaType: string) => /^multipart\//i.test(mediaType);

/** The type of an input: a value that may be of several types, null aside, is entered as JSON. */
function fieldType(kinds: readonly Kind[]): FieldType {
  const [only = 'string', ...others] = kinds.filter((kind) => kind !== 'null');
  const isPlain = only === 'number' || only === 'integer' || only === 'boolean' || only === 'string';
  return others.length === 0 && isPlain ? only : 'json';
}

/** A description without the signs of Markdown. */
function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}
