import { schemeKey } from '../playground/auth';
import { isFormType, isMultipart } from '../playground/form';
import type { AuthScheme, FieldType, Json, PlaygroundField, PlaygroundProps } from '../playground/types';
import { exampleOf } from './example';
import type { Credential } from './credentials';
import type { Api, Field, Kind } from './model';
import type { Operation, Parameter } from './operations';

/** The props for an operation's playground and its samples. */
export function playgroundProps(operation: Operation, { document }: Pick<Api, 'document'>): PlaygroundProps {
  const { method, path, servers, summary, credentials, security, parameters, body, responses } = operation;
  const auth = credentials.flatMap(authScheme);
  const keysOf = (id: string) => auth.filter((scheme) => scheme.id === id).map(schemeKey);
  const keyNames = Object.values(document.components?.securitySchemes ?? {})
    .filter(({ type }) => type === 'apiKey')
    .map(({ name }) => String(name));
  return {
    title: summary,
    method,
    url: path,
    servers,
    auth: [...new Map(auth.map((scheme) => [schemeKey(scheme), scheme])).values()],
    ...(security.length > 1 && { authSets: security.map((ids) => ids.flatMap(keysOf)) }),
    secrets: [...new Set(keyNames)],
    data: [...parameters.flatMap(parameterField), ...bodyFields(operation)],
    ...(body && { body: bodyOf(body) }),
    responses: Object.fromEntries(responses.map(({ status, description }) => [status, plain(description)])),
  };
}

function authScheme({ id, kind, in: place, name, description }: Credential): AuthScheme[] {
  const words = { id, description: plain(description) };
  if (kind === 'other') return [];
  return [kind === 'apiKey' ? { type: kind, in: place, name, ...words } : { type: kind, ...words }];
}

function parameterField({ in: place, ...field }: Parameter): PlaygroundField[] {
  // Optional fields start empty, so they aren't sent.
  const value = field.required ? exampleOf(field.schema) : undefined;
  return [{ ...formField(field, value), in: place }];
}

/** The fields in a form body. Other bodies are entered as text. */
function bodyFields({ body }: Operation): PlaygroundField[] {
  if (!body?.schema || !(isMultipart(body.mediaType) || isFormType(body.mediaType))) return [];
  const values = (body.examples[0]?.value ?? {}) as Record<string, unknown>;
  return body.schema.fields.map((field) => ({
    ...formField(field, values[field.name]),
    in: 'body',
    ...(isMultipart(body.mediaType) && field.schema.keywords.format === 'binary' && { type: 'file' }),
  }));
}

function formField({ name, required, schema, isJson, ...written }: Field, value: unknown): PlaygroundField {
  const type = isJson ? 'string' : fieldType(schema.kinds);
  const choices = schema.values?.filter((one) => typeof one === 'string' || typeof one === 'number') ?? [];
  return {
    ...{ name, type, required, description: plain(schema.description), ...written },
    ...((schema.keywords.format === 'password' || schema.keywords.writeOnly) && { secret: true }),
    ...(value !== undefined && value !== null && { value: isJson ? JSON.stringify(value) : (value as Json) }),
    // A list of choices is entered as JSON.
    ...(choices.length > 0 && type !== 'json' && { enum: choices }),
  };
}

function bodyOf({ mediaType, required, examples, schema }: NonNullable<Operation['body']>): PlaygroundProps['body'] {
  const isFile = !/json|text|xml|form/.test(mediaType) || schema?.keywords.format === 'binary';
  return {
    contentType: mediaType,
    required,
    ...(isFile && { file: true }),
    ...(examples[0] && { example: examples[0].value as Json }),
  };
}

/** An input's type. A value that can have several types, apart from null, is entered as JSON. */
function fieldType(kinds: readonly Kind[]): FieldType {
  const [only = 'string', ...others] = kinds.filter((kind) => kind !== 'null');
  const isPlain = only === 'number' || only === 'integer' || only === 'boolean' || only === 'string';
  return others.length === 0 && isPlain ? only : 'json';
}

/** Removes Markdown from a description. */
function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}
