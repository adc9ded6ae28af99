import { isCookie, maskedCredential, placeKey, schemeKey, sentCredential, standIn, type Credentials } from './auth';
import { buildBody, type RequestBody } from './body';
import type { FormField, RequestForm } from './form';
import { headerProblem } from './headers';
import type { AuthScheme, Method } from './types';
import { checkUrl, encodePairs, fillPlaceholders, joinUrl, writeQuery, writeSimple } from './url';
import { readField, type Filled, type Report, type RequestProblem } from './values';

/** A header, as sent. */
export interface Header {
  name: string;
  value: string;
}

/** A request, ready to be sent or written as a sample. */
export interface BuiltRequest {
  method: Method;
  /** Complete and encoded. */
  url: string;
  headers: readonly Header[];
  body?: RequestBody;
}

/** The request so far, with `YOUR_NAME` for missing path values, and the problems to fix before sending. */
export interface BuildResult {
  /** The request. Undefined if the URL is invalid. */
  request?: BuiltRequest;
  problems: readonly RequestProblem[];
}

/** The credentials for a request. */
export interface BuildOptions {
  auth?: readonly AuthScheme[];
  credentials?: Credentials;
  /** Whether to replace secrets with placeholders, as in samples. */
  isMasked?: boolean;
}

/**
 * Builds a form's request. Path fields fill the placeholders. The others go into the query, the headers or the body.
 * Empty optional fields are omitted, but rows the reader added are sent empty.
 */
export function buildRequest(form: RequestForm, options: BuildOptions = {}): BuildResult {
  const problems: RequestProblem[] = [];
  const report: Report = (place, message, canSkip) => void problems.push({ place, message, canSkip });
  const filled = form.fields.flatMap((field) => readField(field, form, options.isMasked === true, report));
  const at = (place: FormField['in']) => filled.filter(({ field }) => field.in === place);
  const sent = credentialsOf(form, options, report);
  const body = buildBody(form, at('body'), report);
  if (body && (form.method === 'GET' || form.method === 'HEAD'))
    report('body', `Browsers can’t send a body with ${form.method}.`);
  const query = [
    ...at('query').flatMap(({ field, value }) => writeQuery(field, value)),
    ...sent.filter((one) => one.in === 'query').map(({ name, value }) => encodePairs([[name, value]])),
  ];
  const { url, problem } = checkUrl(buildUrl(form, at('path'), query));
  if (!url) return { problems: [{ place: 'url', message: problem }, ...problems] };
  const cookies = at('cookie').map(({ field, text }) => `${field.name}=${text}`);
  const headers = buildHeaders(at('header'), sent, cookies, body, report);
  return { request: { method: form.method, url: url.href, headers, ...(body && { body }) }, problems };
}

/** The credentials to send. If a field has the same name, the field is sent instead, so a name is never sent twice. */
function credentialsOf(
  { fields }: RequestForm,
  { auth = [], credentials = {}, isMasked }: BuildOptions,
  report: Report,
) {
  const taken = new Set<string>();
  return auth.flatMap((scheme) => {
    const key = schemeKey(scheme);
    const credential = credentials[key];
    if (!isMasked && !credential) return [];
    const sent = isMasked || !credential ? maskedCredential(scheme) : sentCredential(scheme, credential);
    const message = sent.in === 'header' && !isCookie(scheme) ? headerProblem(sent.name, sent.value) : undefined;
    if (message) report(`auth-${key}`, message);
    const row = fields.find((field) => placeKey(field) === placeKey(sent));
    if (row) report(row.id, `“${sent.name}” is entered under Authentication. Remove this row.`);
    const isTaken = taken.has(placeKey(sent));
    if (isTaken && !isMasked) report(`auth-${key}`, `Enter only one credential. Both would be sent as “${sent.name}”.`);
    taken.add(placeKey(sent));
    return row || isTaken || message ? [] : [sent];
  });
}

function buildUrl({ server, url, fields }: RequestForm, path: readonly Filled[], query: readonly string[]): string {
  const values = new Map(fields.filter((field) => field.in === 'path').map(({ name }) => [name, standIn(name)]));
  for (const { field, value } of path) values.set(field.name, writeSimple(field, value));
  // Text after "#" is never sent, so in a path, "#" must be encoded.
  const whole = joinUrl(server, fillPlaceholders(url, values)).replaceAll('#', '%23');
  return query.length === 0 ? whole : `${whole}${whole.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** Builds the headers. Headers with the same name are combined, as every client would do. The meaning is the same. */
function buildHeaders(
  filled: readonly Filled[],
  sent: ReturnType<typeof credentialsOf>,
  cookies: readonly string[],
  body: RequestBody | undefined,
  report: Report,
): Header[] {
  const headers = new Map<string, Header>();
  const add = (name: string, value: string) => {
    const before = headers.get(name.toLowerCase());
    const separator = name === 'Cookie' ? '; ' : ', ';
    headers.set(name.toLowerCase(), { name, ...before, value: before ? before.value + separator + value : value });
  };
  for (const { field, value } of filled) {
    const name = field.name.trim();
    const text = writeSimple(field, value, String).replace(/^[ \t]+|[ \t]+$/g, '');
    const message = headerProblem(name, text);
    if (message) report(field.id, message);
    else add(name, text);
  }
  for (const one of sent) if (one.in === 'header') add(one.name, one.value);
  for (const cookie of cookies) add('Cookie', cookie);
  if (body && body.kind !== 'multipart' && !headers.has('content-type')) add('Content-Type', body.contentType);
  return [...headers.values()];
}
