import { firstAlternative, placeKey, schemeKey, type Credentials } from './auth';
import { readCurl, type PastedRequest } from './curl/command';
import { Refusal } from './curl/shell';
import { extraField, initialForm, type FormField, type RequestForm } from './form';
import { isSetByBrowser } from './headers';
import { buildRequest } from './request';
import type { AuthScheme, PlaygroundProps } from './types';
import { checkUrl, readPair } from './url';

/** A form built from pasted text, the credentials in it, and notes for the reader. */
export interface PasteResult {
  form: RequestForm;
  credentials: Credentials;
  notes: string[];
}

type Row = Pick<FormField, 'in' | 'name' | 'pasted'> & { value?: string; type?: 'file' };

/** Fills a playground's form from a curl command or a URL. Returns the problem if it can't send the same request. */
export function pasteRequest(text: string, props: PlaygroundProps): PasteResult | { problem: string } {
  try {
    return fill(readCurl(text), props);
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
}

function fill(pasted: PastedRequest, props: PlaygroundProps): PasteResult {
  const { url, problem } = checkUrl(pasted.url);
  if (!url) throw new Refusal(problem);
  const rows = rowsOf(pasted);
  const { credentials, placeholders, isTaken } = takeCredentials(rows, props.auth ?? [], pasted.variables);
  const others = rows.filter((row) => !isTaken(row));
  const isDropped = (row: Row) => row.in === 'header' && isSetByBrowser(row.name);
  const kept = others.filter((row) => !isDropped(row));
  const dropped = others.filter(isDropped).map(({ name }) => `the ${name} header, which only browsers can set`);
  const leftOut = [...pasted.leftOut, ...dropped].join(', ');
  const types = pasted.headers.filter(({ name }) => name.toLowerCase() === 'content-type');
  // To a server, several headers with the same name mean the same as one with all values.
  const contentType = types.map(({ value }) => value).join(', ');
  const { body = '' } = pasted;
  const isForm = Array.isArray(body);
  if (isForm && types.length > 0 && !/^multipart\/form-data$/i.test(contentType))
    throw new Refusal(`Remove the header Content-Type: ${contentType}. Browsers send parts as multipart/form-data.`);
  const form: RequestForm = {
    method: pasted.method,
    server: url.origin,
    ...fieldsOf(pasted.url, kept),
    contentType: types.length > 0 ? contentType : isForm ? 'multipart/form-data' : 'application/json',
    ...(!isForm && { rawBody: body }),
    ...(pasted.isFile && { isBodyRequired: true }),
  };
  const unknown = pasted.variables.filter((one) => !placeholders.some((value) => value.includes(one))).join(', ');
  const notes = [
    leftOut ? `Ignored: ${leftOut}.` : [],
    placeholders.length > 0 ? `Enter your own value instead of ${placeholders.join(', ')}.` : [],
    unknown ? `Replace ${unknown}, because only your shell knows the value.` : [],
  ].flat();
  return { form: documented(form, props), credentials, notes };
}

/** The playground's own form, if the pasted request is the one in its samples. */
function documented(form: RequestForm, props: PlaygroundProps): RequestForm {
  const own = initialForm(props);
  const asFile = own.isFile && form.isBodyRequired && { rawBody: undefined, isFile: true };
  const isBodyRequired = form.isBodyRequired || (own.rawBody !== undefined && own.isBodyRequired);
  const asOwn = { ...form, isBodyRequired, ...asFile };
  return meaningOf(asOwn, props) === meaningOf(own, props) ? own : form;
}

/** A form's request as text. The order of headers and the case of their names don't matter. */
function meaningOf(form: RequestForm, props: PlaygroundProps): string {
  const { request, problems } = buildRequest(form, { auth: firstAlternative(props), isMasked: true });
  const headers = request?.headers.map(({ name, value }) => `${name.toLowerCase()}: ${value}`).sort();
  // A sample has something in place of a missing value.
  const messages = problems.map(({ message }) => message).filter((message) => !/^(Enter|Choose) a value/.test(message));
  return JSON.stringify([request?.method, request?.url, headers, request?.body, messages]);
}

/** The values in a request, except in its path and text. */
function rowsOf({ url, headers, body = [] }: PastedRequest): Row[] {
  const [, query = ''] = url.split(/\?(.*)/s);
  // A field's name can't be empty, so an additional "&" belongs to the part after it, or before it at the end.
  const pairs = query.split(/(?<=[^&])&(?=.)/s).filter((part) => part !== '');
  // The form's content type is sent only with a body.
  const others = headers.filter(({ name }) => body.length === 0 || name.toLowerCase() !== 'content-type');
  const parts = Array.isArray(body) ? body : [];
  return [
    ...pairs.map((pasted): Row => ({ in: 'query', ...readPair(pasted), pasted })),
    ...others.map((header): Row => ({ in: 'header', ...header })),
    ...parts.map((part): Row => ({ in: 'body', ...part, ...(part.value === undefined && { type: 'file' }) })),
  ];
}

/** Creates a field for each placeholder and row. */
function fieldsOf(url: string, rows: readonly Row[]): Pick<RequestForm, 'url' | 'fields' | 'inputs'> {
  const [written = ''] = url.replace(/^[a-z][a-z0-9+.-]*:[/\\]*[^/\\?#]*/i, '').split(/\?(?=.)/s);
  // The shell's `${ID}` becomes a placeholder.
  const path = written.replaceAll(/\$(?=\{\w+\})/g, '');
  const fields = [
    ...initialForm({ url: path }).fields.map((field) => ({ ...field, id: `path-${field.name}` })),
    ...rows.map((row, index) => ({ ...extraField(`pasted-${index}`, row.in), ...row })),
  ];
  const inputs = Object.fromEntries(rows.map(({ value = '' }, index) => [`pasted-${index}`, value]));
  return { url: path || '/', fields, inputs };
}

/** What documentation shows instead of a secret, or of one side of `user:password`. */
const PLACEHOLDER = /(?:^|:)(?:(?:YOUR|[Yy]our)[_-][\w-]+|<[^<>]*>|\{+[\w .-]+\}+|\$\{?[A-Z][A-Z\d_]+\}?)(?=:|$)/;

/** Takes the credentials for the playground's schemes out of the request. Placeholders for them are not stored. */
function takeCredentials(rows: readonly Row[], schemes: readonly AuthScheme[], variables: readonly string[]) {
  const credentials: Record<string, string> = {};
  const placeholders: string[] = [];
  const taken: string[] = [];
  for (const scheme of schemes) {
    const place = placeKey(scheme.type === 'apiKey' ? scheme : { in: 'header', name: 'Authorization' });
    const [value = '', ...others] = rows.flatMap((row) => (placeKey(row) === place ? (row.value ?? []) : []));
    const token = scheme.type === 'apiKey' ? value : tokenOf(value, scheme.type);
    // If several schemes use a header, the first one gets its credential. What isn't one text stays as it is.
    if (!token || token.includes('\uFFFD') || others.length > 0 || taken.includes(place)) continue;
    if (PLACEHOLDER.test(token) || variables.some((one) => token.includes(one))) placeholders.push(token);
    else credentials[schemeKey(scheme)] = token;
    taken.push(place);
  }
  return { credentials, placeholders, isTaken: (row: Row) => taken.includes(placeKey(row)) };
}

/** The token or `user:password` in an `Authorization` header. Undefined for other types. */
function tokenOf(header: string, type: 'bearer' | 'basic'): string | undefined {
  const [, kind = '', token = ''] = /^(bearer|basic) +(\S.*)$/i.exec(header) ?? [];
  if (kind.toLowerCase() !== type) return undefined;
  if (type === 'bearer' || PLACEHOLDER.test(token)) return token;
  try {
    const bytes = Uint8Array.from(atob(token), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
