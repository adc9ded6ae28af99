import type { OpenApiDocument, OperationObject, SecurityScheme } from './document';
import type { Resolver } from './resolve';

/**
 * A key, token or certificate. `in` and `name` say where it is sent. `in` is undefined if requests don't contain it.
 */
export type Credential = ReturnType<typeof readCredential>;

/** An operation's credentials, and the sets of IDs, one of which is enough. An empty set means that none are needed. */
export function readCredentials(operation: OperationObject, document: OpenApiDocument, resolve: Resolver) {
  const needed = operation.security ?? document.security ?? [];
  const security = needed.map((set) => Object.keys(set));
  const credentials = [...new Set(security.flat())].map((id) => {
    const scopes = new Set(needed.flatMap((set) => set[id] ?? []));
    return readCredential(id, resolve(document.components?.securitySchemes?.[id], id), [...scopes]);
  });
  return { credentials, security };
}

/** Common names for authentication schemes that use a header. */
const HEADERS: Readonly<Record<string, string>> = {
  oauth2: 'OAuth 2 token',
  openIdConnect: 'OpenID Connect token',
  bearer: 'bearer token',
  basic: 'basic: user and password',
};

function readCredential(id: string, source: SecurityScheme, scopes: readonly string[]) {
  const { type, in: place = 'header', name = id, scheme = '', description = '', flows = {}, openIdConnectUrl } = source;
  const meanings = Object.assign({}, ...Object.values(flows).map((flow) => flow.scopes)) as Record<string, unknown>;
  const meaningOf = (scope: string) => String(meanings[scope] ?? '').replace(/\.$/, '');
  const words = scopes.map((scope) => (meaningOf(scope) ? `${scope} (${meaningOf(scope)})` : scope));
  const facts = [
    words.length > 0 && `Scopes ${words.join(', ')}`,
    ...Object.entries(flows).map(([flow, { authorizationUrl, tokenUrl }]) =>
      [`Flow ${flow}`, authorizationUrl, tokenUrl].filter(Boolean).join(' '),
    ),
    openIdConnectUrl,
  ];
  const told = { id, description, facts: facts.flatMap((fact) => fact || []) };
  if (type === 'apiKey') return { ...told, kind: type, in: place, name, type: 'API key' };
  // A certificate belongs to the connection, not to the request.
  if (type === 'mutualTLS') return { ...told, kind: 'other' as const, in: undefined, name: id, type };
  const way = type === 'http' ? scheme.toLowerCase() : type;
  const kind: 'basic' | 'bearer' | 'other' = way === 'basic' ? way : HEADERS[way] ? 'bearer' : 'other';
  return { ...told, kind, in: 'header' as const, name: 'Authorization', type: HEADERS[way] ?? way };
}
