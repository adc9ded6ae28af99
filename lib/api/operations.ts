import {
  METHODS,
  type MediaObject,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type RequestBodyObject,
  type ResponseObject,
  type SecurityScheme,
} from './document';
import type { Body, Content, Credential, Example, Operation, Parameter, Response } from './model';
import type { Resolver } from './resolve';
import { readSchema } from './schema';

/** Makes the operations of a document, in its order. Throws a `LostReference`. */
export function readOperations(document: OpenApiDocument, resolve: Resolver): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const servers = operation.servers ?? item.servers ?? document.servers;
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          summary: operation.summary,
          description: operation.description ?? '',
          tag: operation.tags?.[0],
          deprecated: operation.deprecated,
          server: (servers[0]?.url ?? '').replace(/\/$/, ''),
          credentials: readCredentials(operation, document),
          parameters: readParameters([...(item.parameters ?? []), ...(operation.parameters ?? [])], resolve),
          body: readBody(operation, resolve),
          responses: readResponses(operation, resolve),
        },
      ];
    }),
  );
}

/** Where the path and the operation name the same parameter, the operation's counts. */
function readParameters(sources: readonly object[], resolve: Resolver): Parameter[] {
  const parameters = sources.map((source) => readParameter(resolve<ParameterObject>(source).value, resolve));
  const byKey = new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  const order: Parameter['in'][] = ['path', 'query', 'header', 'cookie'];
  return [...byKey.values()].sort((a, b) => order.indexOf(a.in) - order.indexOf(b.in));
}

function readParameter(source: ParameterObject, resolve: Resolver): Parameter {
  const { name, in: place, required = false, description = '', deprecated, example } = source;
  const schema = readSchema(source.schema, resolve);
  return { name, in: place, required, description, deprecated, schema, ...(example !== undefined && { example }) };
}

function readBody({ requestBody }: OperationObject, resolve: Resolver): Body | undefined {
  if (!requestBody) return undefined;
  const { required = false, description = '', content } = resolve<RequestBodyObject>(requestBody).value;
  const first = readContent(content, resolve);
  return first && { ...first, required, description };
}

function readResponses({ responses }: OperationObject, resolve: Resolver): Response[] {
  return Object.entries(responses).map(([status, source]) => {
    const { description, content = {} } = resolve<ResponseObject>(source).value;
    return { status, description, content: readContent(content, resolve) };
  });
}

/** The first of the media types: the API speaks one at a time. */
function readContent(content: Record<string, MediaObject>, resolve: Resolver): Content | undefined {
  const [first] = Object.entries(content);
  if (!first) return undefined;
  const [mediaType, { schema, example, examples = {} }] = first;
  const named = Object.entries(examples).map(([key, { summary, value }]): Example => ({
    title: summary ?? key,
    value,
  }));
  return {
    mediaType,
    ...(schema && { schema: readSchema(schema, resolve), source: schema }),
    examples: example === undefined ? named : [{ value: example }],
  };
}

/** The credentials of the first of the alternative ways to be let in. */
function readCredentials(operation: OperationObject, document: OpenApiDocument): Credential[] {
  const [needed = {}] = operation.security ?? document.security ?? [];
  return Object.keys(needed).map((id) => {
    const scheme = document.components?.securitySchemes?.[id];
    return { id, description: scheme?.description ?? '', ...whereSent(scheme, needed[id]) };
  });
}

function whereSent(
  scheme: SecurityScheme | undefined,
  scopes: string[] = [],
): Pick<Credential, 'kind' | 'in' | 'name' | 'signIn'> {
  if (scheme?.type === 'apiKey') return { kind: 'apiKey', in: scheme.in ?? 'header', name: scheme.name ?? '' };
  if (scheme?.type === 'oauth2') {
    const { authorizationUrl, tokenUrl } = scheme.flows?.authorizationCode ?? {};
    const signIn = authorizationUrl && tokenUrl ? { authorizationUrl, tokenUrl, scopes } : {};
    return { kind: 'oauth2', in: 'header', name: 'Authorization', signIn };
  }
  const kind =
    scheme?.type === 'http' && (scheme.scheme === 'bearer' || scheme.scheme === 'basic') ? scheme.scheme : 'other';
  return { kind, in: 'header', name: 'Authorization' };
}
