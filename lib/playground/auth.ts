import { standIn } from './build';
import { encodePairs } from './encode';
import { headerProblem } from './headers';
import type { BuiltRequest, Header, RequestProblem } from './request';
import { maskRequest } from './mask';
import type { AuthScheme } from './types';

/** The input of a reader for a scheme: a key or token, or user and password. */
export type Credential = { value: string } | { user: string; password: string };

/** Credentials by {@link schemeKey}. */
export type Credentials = Readonly<Record<string, Credential>>;

/** Names a scheme, so that playgrounds with the same scheme share what was entered. */
export function schemeKey(scheme: AuthScheme): string {
  return scheme.type === 'apiKey' ? `apiKey:${scheme.in}:${scheme.name}` : scheme.type;
}

/** Whether the credential has something to send. */
export function isEntered(credential: Credential | undefined): credential is Credential {
  if (!credential) return false;
  return 'value' in credential ? credential.value !== '' : credential.user !== '' || credential.password !== '';
}

/** Puts the credentials that were entered into a request. Schemes without one add nothing. */
export function applyAuth(
  request: BuiltRequest,
  schemes: readonly AuthScheme[],
  credentials: Credentials,
): { request: BuiltRequest; problems: RequestProblem[] } {
  const problems: RequestProblem[] = [];
  const applied = schemes.reduce((result, scheme) => {
    const key = schemeKey(scheme);
    const credential = credentials[key];
    if (!isEntered(credential)) return result;
    const [header] = withCredential({ ...result, headers: [] }, scheme, credential).headers;
    const message = header && (headerProblem(header.name, header.value) ?? problemBeside(result, header));
    if (message) problems.push({ place: `auth-${key}`, message });
    return message ? result : withCredential(result, scheme, credential);
  }, request);
  return { request: applied, problems };
}

/** Of two headers of one name only one is sent: which, the reader decides. */
function problemBeside({ headers }: BuiltRequest, { name, value }: Header): string | undefined {
  const other = headers.find((header) => header.name.toLowerCase() === name.toLowerCase());
  return other && other.value !== value
    ? `The request has another ${name} already. Remove that, or what is entered here.`
    : undefined;
}

/** The same with a placeholder for every scheme and for everything else that is secret, as samples show it unless the reader wants to see it. */
export function applyMaskedAuth(request: BuiltRequest, schemes: readonly AuthScheme[]): BuiltRequest {
  return schemes.reduce<BuiltRequest>(
    (result, scheme) => {
      if (scheme.type === 'basic') return withHeader(result, 'Authorization', 'Basic YOUR_USER_AND_PASSWORD_IN_BASE64');
      if (scheme.type === 'apiKey' && scheme.in === 'cookie') return result;
      return withCredential(result, scheme, { value: scheme.type === 'apiKey' ? standIn(scheme.name) : 'YOUR_TOKEN' });
    },
    withCookies(maskRequest(request), schemes),
  );
}

function withCredential(request: BuiltRequest, scheme: AuthScheme, credential: Credential): BuiltRequest {
  if ('user' in credential)
    return withHeader(request, 'Authorization', `Basic ${base64(`${credential.user}:${credential.password}`)}`);
  if (scheme.type !== 'apiKey') return withHeader(request, 'Authorization', `Bearer ${credential.value}`);
  if (scheme.in === 'cookie') return { ...request, withCookies: true };
  if (scheme.in === 'header') return withHeader(request, scheme.name, credential.value);
  const [address = '', fragment] = request.url.split('#');
  const pair = encodePairs([[scheme.name, credential.value]]);
  return { ...request, url: `${address}${address.includes('?') ? '&' : '?'}${pair}${fragment ? `#${fragment}` : ''}` };
}

/** A request with a stand-in for its cookies, as samples show it always: the browser does not tell what is in them. */
export function withCookies(request: BuiltRequest, schemes: readonly AuthScheme[]): BuiltRequest {
  const cookies = schemes.flatMap((scheme) =>
    scheme.type === 'apiKey' && scheme.in === 'cookie' ? [`${scheme.name}=${standIn(scheme.name)}`] : [],
  );
  return cookies.length === 0 ? request : withHeader(request, 'Cookie', cookies.join('; '));
}

/** A header that the form has already is left to the form. */
function withHeader(request: BuiltRequest, name: string, value: string): BuiltRequest {
  if (request.headers.some((header) => header.name.toLowerCase() === name.toLowerCase())) return request;
  return { ...request, headers: [...request.headers, { name, value }] };
}

/** Text as base64 of its UTF-8 bytes, as user and password are sent. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
