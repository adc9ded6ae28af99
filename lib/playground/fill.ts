import { base64, schemeKey, type Credential } from './auth';
import type { CurlCommand } from './curl';
import { extraField, hasBody, type FormField } from './fields';
import type { RequestForm } from './request';
import type { AuthScheme, ContentType } from './types';

/** A form that was filled from a pasted command. */
export interface Filled {
  form: RequestForm;
  /** Credentials that the command held, for the host of its address. */
  credentials: Record<string, Credential>;
}

type Draft = Filled & { fields: FormField[]; inputs: Record<string, string> };

/**
 * Puts a curl command into a form. Where its address matches the form's, the values of the path are read from it; otherwise
 * the whole address replaces that of the form. A parameter without a field gets one.
 */
export function fillFromCurl(form: RequestForm, schemes: readonly AuthScheme[], command: CurlCommand): Filled {
  const [address = '', query = ''] = command.url.replace(/#.*$/, '').split(/\?([\s\S]*)/);
  const path = matchAddress(form, address);
  const fields = form.fields.filter((field) => path || field.in !== 'path');
  const draft: Draft = { form, credentials: {}, fields: [...fields], inputs: {} };
  for (const [name, value] of path?.values ?? []) setField(draft, name, 'path', value);
  for (const [name, value] of new URLSearchParams(query)) takeQuery(draft, schemes, name, value);
  let contentType: ContentType | string | undefined;
  for (const { name, value } of command.headers) {
    if (name.toLowerCase() === 'content-type') contentType = value;
    else takeHeader(draft, schemes, name, value);
  }
  if (command.user) takeUser(draft, schemes, command.user);
  const type = contentType ?? (command.parts.length > 0 ? 'multipart/form-data' : typeOfData(command.body, form));
  // The command is the whole request: a body that was there before is gone.
  const asText = form.rawBody !== undefined && hasBody(command.method);
  for (const { name, value, isFile } of command.parts) setField(draft, name, 'body', value, isFile);
  return {
    form: {
      ...form,
      method: command.method,
      server: path ? path.server : '',
      url: path ? form.url : address,
      fields: draft.fields,
      inputs: draft.inputs,
      contentType: type.replace(/;.*$/, ''),
      rawBody: command.body ?? (asText && command.parts.length === 0 ? '' : undefined),
    },
    credentials: draft.credentials,
  };
}

/** The type of a body without a header that names it: curl sends it as a form, and JSON is hardly ever meant so. */
function typeOfData(body: string | undefined, { contentType }: RequestForm): string {
  return body === undefined || /^\s*[{["]/.test(body) ? contentType : 'application/x-www-form-urlencoded';
}

/** The server and the values of the path, when an address has the shape of the form's. */
function matchAddress(
  { server, url }: RequestForm,
  address: string,
): { server: string; values: [string, string][] } | undefined {
  const isWhole = /^[a-z][a-z0-9+.-]*:/i.test(url);
  const names: string[] = [];
  const pattern = url
    .replace(/[?#].*$/, '')
    .split(/(\{[^{}/]+\}|<[^<>/]+>)/)
    .map((part) => {
      if (!/^[{<]/.test(part)) return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      names.push(part.slice(1, -1));
      return '([^/]+)';
    })
    .join('');
  const match = new RegExp(
    isWhole ? `^()${pattern}/?$` : `^(https?://.+?)${pattern.startsWith('/') ? '' : '/'}${pattern}/?$`,
  ).exec(address);
  if (!match) return undefined;
  return {
    server: isWhole ? server : (match[1] ?? ''),
    values: names.map((name, index) => [name, decode(match[index + 2] ?? '')]),
  };
}

function takeQuery(draft: Draft, schemes: readonly AuthScheme[], name: string, value: string): void {
  const scheme = schemes.find((one) => one.type === 'apiKey' && one.in === 'query' && one.name === name);
  if (scheme) setCredential(draft, schemeKey(scheme), value);
  else setField(draft, name, 'query', value);
}

function takeHeader(draft: Draft, schemes: readonly AuthScheme[], name: string, value: string): void {
  const key = schemes.find(
    (one) => one.type === 'apiKey' && one.in === 'header' && one.name.toLowerCase() === name.toLowerCase(),
  );
  const isAuthorization = name.toLowerCase() === 'authorization';
  const [, bearer] = /^Bearer +(.+)$/i.exec(value) ?? [];
  if (key) setCredential(draft, schemeKey(key), value);
  else if (isAuthorization && bearer && schemes.some(({ type }) => type === 'bearer'))
    setCredential(draft, 'bearer', bearer);
  else setField(draft, name, 'header', value);
}

/** Where the operation knows no users, they are a header like any other: shown, sent and not kept. */
function takeUser(draft: Draft, schemes: readonly AuthScheme[], user: { user: string; password: string }): void {
  if (schemes.some(({ type }) => type === 'basic')) draft.credentials.basic = user;
  else setField(draft, 'Authorization', 'header', `Basic ${base64(`${user.user}:${user.password}`)}`);
}

/** A placeholder or a shell's variable is no credential. */
function setCredential(draft: Draft, key: string, value: string): void {
  if (!/^(\$|YOUR_)/.test(value)) draft.credentials[key] = { value };
}

function setField(draft: Draft, name: string, place: FormField['in'], value: string, isFile = false): void {
  let field = draft.fields.find((one) => one.name === name && one.in === place && draft.inputs[one.id] === undefined);
  if (!field) {
    field = extraField(`extra-${draft.fields.length}-${name}`, place, name, isFile ? 'file' : 'string');
    draft.fields.push(field);
  }
  draft.inputs[field.id] = value;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
