import { isUsableServer } from '../playground/url';
import { STYLES, type ParameterStyle, type PlaygroundServer } from '../playground/types';
import { readCredentials } from './credentials';
import {
  METHODS,
  type HeaderObject,
  type MediaObject,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItemObject,
  type RequestBodyObject,
  type ResponseObject,
  type ServerObject,
} from './document';
import { exampleOf } from './example';
import { shownType } from './media-type';
import type { Body, Content, Example, Operation, Parameter, Response } from './model';
import type { Resolver } from './resolve';
import { readSchema, type Direction } from './schema';

/** Reads the operations of a document, in its order; missing ids and summaries are made. Throws a `LostReference`. */
export function readOperations(document: OpenApiDocument, resolve: Resolver): Operation[] {
  return Object.entries(document.paths).flatMap(([path, source]) => {
    const item = resolve<PathItemObject>(source).value;
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const { credentials, security } = readCredentials(operation, document, resolve);
      return [
        {
          id: idOf(operation, method, path),
          method: method.toUpperCase(),
          path,
          summary: summaryOf(operation, method, path),
          description: operation.description ?? '',
          tag: operation.tags?.[0],
          deprecated: operation.deprecated,
          servers: readServers([operation.servers, item.servers, document.servers].find((list) => list?.length)),
          credentials,
          security,
          ...(operation.externalDocs && { moreUrl: operation.externalDocs.url }),
          parameters: readParameters([...(item.parameters ?? []), ...(operation.parameters ?? [])], resolve),
          body: readBody(operation, resolve),
          responses: readResponses(operation, resolve),
        },
      ];
    });
  });
}

/** An id that works as an anchor: the `operationId`, or method and path. */
export function idOf({ operationId }: OperationObject, method: string, path: string): string {
  const words = operationId || `${method} ${path}`;
  return words.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '') || method;
}

/** The first line of the summary, or what comes closest to one. */
function summaryOf({ summary, operationId }: OperationObject, method: string, path: string): string {
  const [line = ''] = (summary ?? '').trim().split('\n');
  return line.trim() || operationId || `${method.toUpperCase()} ${path}`;
}

/** The servers with their variables filled in. Those that no request can be sent to are left out, unless there is no other. */
function readServers(servers: readonly ServerObject[] = [{ url: '/' }]): PlaygroundServer[] {
  const all = servers.map(({ url, description = '', variables = {} }) => {
    const fill = (whole: string, name: string) => String(variables[name]?.default ?? whole);
    const words = Object.entries(variables).flatMap(([name, { enum: values = [], description: about }]) => {
      const facts = [about?.replace(/\.\s*$/, ''), values.length > 0 && `one of ${values.join(', ')}`].filter(Boolean);
      return facts.length > 0 ? [`${name}: ${facts.join('; ')}`] : [];
    });
    const text = [description, ...words].filter(Boolean).join('. ');
    return { url: url.replace(/\{([^}]+)\}/g, fill).replace(/\/+$/, ''), ...(text && { description: text }) };
  });
  const usable = all.filter(({ url }) => isUsableServer(url));
  return usable.length > 0 ? usable : all.slice(0, 1);
}

/** Where the path and the operation name the same parameter, the operation's counts. */
function readParameters(sources: readonly object[], resolve: Resolver): Parameter[] {
  const parameters = sources
    .map((source) => resolve<ParameterObject>(source).value)
    // An unresolved reference to another file has no name.
    .filter(({ name }) => name !== undefined)
    .map((source) => readParameter(source, resolve));
  const byKey = new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  const order: Parameter['in'][] = ['path', 'query', 'header', 'cookie'];
  return [...byKey.values()].sort((a, b) => order.indexOf(a.in) - order.indexOf(b.in));
}

function readParameter(source: ParameterObject, resolve: Resolver, direction: Direction = 'request'): Parameter {
  const { name, in: place, required = false, description = '', deprecated, content, explode, allowReserved } = source;
  const [media] = Object.values(content ?? {});
  const schema = readSchema(source.schema ?? media?.schema ?? {}, resolve, direction);
  const isSimple = schema.kinds.length > 0 && !schema.kinds.some((kind) => kind === 'array' || kind === 'object');
  const style = STYLES.find((one) => one === source.style);
  const preset: ParameterStyle = place === 'path' || place === 'header' ? 'simple' : 'form';
  const examples = readExamples(media ?? source, resolve).map(({ value }) => value);
  return {
    ...{ name, in: place, required: required || place === 'path', description, deprecated, schema, examples },
    ...{ explode, allowReserved },
    // JSON that is sent as the value of a parameter has no style.
    style: content ? undefined : (style ?? (isSimple ? undefined : preset)),
  };
}

function readBody({ requestBody }: OperationObject, resolve: Resolver): Body | undefined {
  if (!requestBody) return undefined;
  const { required = false, description = '', content = {} } = resolve<RequestBodyObject>(requestBody).value;
  const first = readContent(content, resolve, 'request');
  return first && { ...first, required, description };
}

function readResponses({ responses }: OperationObject, resolve: Resolver): Response[] {
  return Object.entries(responses).map(([status, source]) => {
    const { description = '', content = {}, headers = {} } = resolve<ResponseObject>(source).value;
    return {
      status,
      description,
      content: readContent(content, resolve, 'response'),
      headers: Object.entries(headers).map(([name, one]) =>
        readParameter({ ...resolve<HeaderObject>(one).value, name, in: 'header' }, resolve, 'response'),
      ),
    };
  });
}

function readContent(
  content: Record<string, MediaObject>,
  resolve: Resolver,
  direction: Direction,
): Content | undefined {
  const types = Object.keys(content);
  const mediaType = shownType(types);
  if (mediaType === undefined) return undefined;
  const media: Partial<MediaObject> = content[mediaType] ?? {};
  const schema = media.schema === undefined ? undefined : readSchema(media.schema, resolve, direction);
  const written = readExamples(media, resolve);
  const made = written.length === 0 && schema ? exampleOf(schema) : undefined;
  return {
    mediaType,
    otherTypes: types.filter((type) => type !== mediaType),
    ...(schema && { schema }),
    examples: made === undefined ? written : [{ value: made }],
  };
}

/** The examples beside a schema. One at an external address is a link. */
function readExamples(
  { example, examples = {} }: Pick<MediaObject, 'example' | 'examples'>,
  resolve: Resolver,
): Example[] {
  if (example !== undefined) return [{ value: example }];
  return Object.entries(examples).flatMap(([key, source]) => {
    const { summary, value, externalValue } = resolve<{ summary?: string; value?: unknown; externalValue?: string }>(
      source,
    ).value;
    const shown = value ?? externalValue;
    return shown === undefined ? [] : [{ title: summary ?? key, value: shown }];
  });
}
