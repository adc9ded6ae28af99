import type { AuthScheme, PlaygroundProps } from './types';

/** The credentials the reader entered, by {@link schemeKey}: keys, tokens, or `user:password`. */
export type Credentials = Readonly<Record<string, string>>;

/** The key under which a scheme's credential is stored. Playgrounds with the same scheme share the credential. */
export function schemeKey(scheme: AuthScheme): string {
  if (scheme.type === 'apiKey') return `apiKey:${scheme.in}:${scheme.name}`;
  return scheme.id ? `${scheme.type}:${scheme.id}` : scheme.type;
}

/** The placeholder that samples show for a missing or masked value: `run-id` becomes `YOUR_RUN_ID`. */
export function standIn(name: string): string {
  return `YOUR_${name.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase()}`;
}

type CookieScheme = Extract<AuthScheme, { type: 'apiKey' }> & { in: 'cookie' };

/** Whether a credential is a cookie, which pages can't send. */
export const isCookie = (scheme: AuthScheme): scheme is CookieScheme => 'in' in scheme && scheme.in === 'cookie';

/** The parameter or header that carries a credential. */
export function sentCredential(scheme: AuthScheme, credential: string) {
  if (isCookie(scheme)) return { in: 'header' as const, name: 'Cookie', value: `${scheme.name}=${credential}` };
  if (scheme.type === 'apiKey') return { in: scheme.in, name: scheme.name, value: credential };
  const value = scheme.type === 'basic' ? basicHeader(credential) : `Bearer ${credential.replace(/^bearer\s+/i, '')}`;
  return { in: 'header' as const, name: 'Authorization', value };
}

/** A key for a place in a request. It is the same for header names that differ only in case. */
export function placeKey({ in: place, name }: { in: string; name: string }): string {
  return `${place} ${place === 'header' ? name.trim().toLowerCase() : name}`;
}

/** The value of an `Authorization` header for `user:password`. */
export function basicHeader(pair: string): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(pair)))}`;
}

/** The placeholder credential that samples show for a scheme. */
export function maskedCredential(scheme: AuthScheme): ReturnType<typeof sentCredential> {
  if (scheme.type === 'basic')
    return { in: 'header', name: 'Authorization', value: 'Basic YOUR_USER_AND_PASSWORD_IN_BASE64' };
  return sentCredential(scheme, scheme.type === 'apiKey' ? standIn(scheme.name) : 'YOUR_TOKEN');
}

/** The keys of the schemes to ask for before sending. Empty if one of the alternatives is complete. */
export function missingCredentials({ auth = [], authSets }: PlaygroundProps, credentials: Credentials): string[] {
  const cookies = auth.filter(isCookie).map(schemeKey);
  const sets = authSets ?? [auth.map(schemeKey)];
  const missing = sets.map((set) => set.filter((key) => !credentials[key] && !cookies.includes(key)));
  return missing.some((keys) => keys.length === 0) ? [] : (missing[0] ?? []);
}

/** The schemes that samples show: the first alternative that isn't empty. */
export function firstAlternative({ auth = [], authSets }: PlaygroundProps): readonly AuthScheme[] {
  const set = authSets?.find((keys) => keys.length > 0);
  return set ? auth.filter((scheme) => set.includes(schemeKey(scheme))) : auth;
}
