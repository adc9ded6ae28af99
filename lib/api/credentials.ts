import type { OpenApiDocument, OperationObject, SecurityScheme } from './document';
import type { Credential, Operation } from './model';
import { LostReference, type Resolver } from './resolve';

/** The credentials of an operation, each once, and the alternative sets of them. */
export function readCredentials(
  operation: OperationObject,
  document: OpenApiDocument,
  resolve: Resolver,
): Pick<Operation, 'credentials' | 'security'> {
  const needed = operation.security ?? document.security ?? [];
  const scopes = new Map<string, string[]>();
  for (const [id, list] of needed.flatMap((set) => Object.entries(set)))
    scopes.set(id, [...(scopes.get(id) ?? []), ...list]);
  const credentials = [...scopes].map(([id, list]) => {
    const source = document.components?.securitySchemes?.[id];
    if (!source) throw new LostReference(id);
    return readCredential(id, resolve<SecurityScheme>(source).value, [...new Set(list)]);
  });
  return { credentials, security: needed.map((set) => Object.keys(set)) };
}

function readCredential(id: string, scheme: SecurityScheme, scopes: string[]): Credential {
  const { description = '', flows = {}, openIdConnectUrl } = scheme;
  const facts = [
    ...(scopes.length > 0 ? [`scopes ${scopes.join(', ')}`] : []),
    ...Object.entries(flows).map(([name, { authorizationUrl, tokenUrl }]) =>
      [`flow ${name}`, ...[authorizationUrl, tokenUrl].filter(Boolean)].join(' '),
    ),
    ...(openIdConnectUrl ? [openIdConnectUrl] : []),
  ];
  return { id, description, facts, ...placeOf(id, scheme) };
}

function placeOf(id: string, scheme: SecurityScheme): Pick<Credential, 'kind' | 'in' | 'name' | 'type'> {
  const header = { in: 'header', name: 'Authorization' } as const;
  if (scheme.type === 'apiKey')
    return { kind: 'apiKey', in: scheme.in ?? 'header', name: scheme.name ?? id, type: 'API key' };
  if (scheme.type === 'oauth2') return { kind: 'oauth2', ...header, type: 'OAuth 2 token' };
  if (scheme.type === 'openIdConnect') return { kind: 'oauth2', ...header, type: 'OpenID Connect token' };
  const http = scheme.type === 'http' ? (scheme.scheme ?? '').toLowerCase() : '';
  if (http === 'bearer') return { kind: 'bearer', ...header, type: 'bearer token' };
  if (http === 'basic') return { kind: 'basic', ...header, type: 'basic: user and password' };
  // A certificate is no part of a request.
  return scheme.type === 'http'
    ? { kind: 'other', ...header, type: http }
    : { kind: 'other', name: id, type: scheme.type };
}
