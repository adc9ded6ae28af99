import { decodeAddress } from '../routes/address';
import { base64, schemeKey, type Credential } from './auth';
import { extraField, hasBody, type FormField } from './fields';
import type { ImportedRequest } from './import/imported';
import type { RequestForm } from './request';
import type { AuthScheme } from './types';

/** A form that was filled from a pasted request. */
export interface Filled {
  form: RequestForm;
  /** Credentials that the request held, for the host of its address. */
  credentials: Record<string, Credential>;
  /** Sentences on what was left out, why, and what to do. */
  notes: readonly string[];
}

type Draft = Filled & { notes: string[]; fields: FormField[]; inputs: Record<string, string> };

/**
 * Puts a pasted request into a form. Where its address matches the form's, the values of the path are read from it; otherwise
 * the whole address replaces that of the form. A parameter without a field gets one.
 */
export function fillFromRequest(form: RequestForm, schemes: readonly AuthScheme[], request: ImportedRequest): Filled {
  const [address = '', query = ''] = request.url.replace(/#.*$/, '').split(/\?([\s\S]*)/);
  const path = matchAddress(form, address);
  // The pasted request is the whole request: rows that were added for another are gone.
  const fields = form.fields.filter((field) => !field.isExtra && (path || field.in !== 'path'));
  const draft: Draft = { form, credentials: {}, fields: [...fields], inputs: {}, notes: [...request.notes] };
  for (const [name, value] of path?.values ?? []) setField(draft, name, 'path', value);
  const pairs = query.split('&');
  // A field that is empty is not sent, and a field is text: what has no name or no value, or is no UTF-8, stays in the address.
  const withoutValue = pairs.filter((pair) => /^(?:[^=]+=?|=[^]*)$/.test(pair) || !isText(pair));
  const withValue = pairs.filter((pair) => !withoutValue.includes(pair)).join('&');
  for (const [name, value] of new URLSearchParams(withValue)) takeQuery(draft, schemes, name, value);
  let contentType: string | undefined;
  for (const { name, value } of request.headers) {
    if (name.toLowerCase() === 'content-type') contentType = value;
    else takeHeader(draft, schemes, name, value);
  }
  if (request.user) takeUser(draft, schemes, request.user);
  for (const { name, value, isFile } of request.parts) setField(draft, name, 'body', value ?? '', isFile);
  if (request.file !== undefined) setField(draft, request.file, 'body', '', true);
  const hasFields = request.parts.length > 0 || request.file !== undefined;
  // The pasted request is the whole request: a body and headers that were there before are gone.
  const asText = form.rawBody !== undefined && hasBody(request.method) && !hasFields;
  // A file that no type is named for has its own.
  const typeWithout = request.file === undefined ? form.contentType || 'application/json' : '';
  return {
    form: {
      ...form,
      method: request.method,
      server: path?.server,
      url: `${path ? pathOf(form) + path.slash : address}${withoutValue.length > 0 ? `?${withoutValue.join('&')}` : ''}`,
      fields: draft.fields,
      inputs: draft.inputs,
      contentType: request.parts.length > 0 ? 'multipart/form-data' : (contentType ?? typeWithout),
      rawBody: request.body ?? (asText ? '' : undefined),
    },
    credentials: draft.credentials,
    notes: [...new Set(draft.notes)],
  };
}

/** A form's address without its query, and without the slash at its end. */
const pathOf = ({ url }: Pick<RequestForm, 'url'>) => url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** The server and the values of the path, when an address has the shape of the form's. */
function matchAddress(
  { server, url }: RequestForm,
  address: string,
): { server?: string; values: [string, string][]; slash: string } | undefined {
  const isWhole = /^[a-z][a-z0-9+.-]*:/i.test(url);
  const names: string[] = [];
  const pattern = pathOf({ url })
    .split(/(\{[^{}/]+\}|<[^<>/]+>)/)
    .map((part) => {
      if (!/^[{<]/.test(part)) return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      names.push(part.slice(1, -1));
      return '([^/]+)';
    })
    .join('');
  const match = new RegExp(
    isWhole ? `^()${pattern}(/?)$` : `^(https?://.+?)${pattern.startsWith('/') ? '' : '/'}${pattern}(/?)$`,
  ).exec(address);
  // A value that is no UTF-8 cannot be entered: the address stays as it is.
  if (!match || !isText(address)) return undefined;
  return {
    server: isWhole ? server : (match[1] ?? ''),
    values: names.map((name, index) => [name, decodeAddress(match[index + 2] ?? '')]),
    // To many servers an address with it is another one.
    slash: match.at(-1) ?? '',
  };
}

function takeQuery(draft: Draft, schemes: readonly AuthScheme[], name: string, value: string): void {
  const scheme = schemes.find((one) => one.type === 'apiKey' && one.in === 'query' && one.name === name);
  if (scheme) setCredential(draft, schemeKey(scheme), value, name);
  else setField(draft, name, 'query', value);
}

function takeHeader(draft: Draft, schemes: readonly AuthScheme[], name: string, value: string): void {
  const key = schemes.find(
    (one) => one.type === 'apiKey' && one.in === 'header' && one.name.toLowerCase() === name.toLowerCase(),
  );
  const token = schemes.find(({ type }) => type === 'bearer') ?? schemes.find(({ type }) => type === 'oauth2');
  const isAuthorization = name.toLowerCase() === 'authorization';
  const [, bearer] = /^Bearer +(.+)$/i.exec(value) ?? [];
  const basic = isAuthorization && schemes.some(({ type }) => type === 'basic') ? userIn(value) : undefined;
  if (key) setCredential(draft, schemeKey(key), value, name);
  else if (isAuthorization && bearer && token) setCredential(draft, schemeKey(token), bearer, 'the token');
  // Those of a host stay with it, however they were written.
  else if (basic) takeUser(draft, schemes, basic);
  else setField(draft, name, 'header', value);
}

/** User and password of a header, where they give the same header again. */
function userIn(value: string): { user: string; password: string } | undefined {
  const [, encoded = ''] = /^Basic +([\w+/]+=*)$/i.exec(value) ?? [];
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const [user = '', password] = text.split(/:([^]*)/);
    return password !== undefined && base64(text) === encoded ? { user, password } : undefined;
  } catch {
    return undefined;
  }
}

/** User and password, where the form asks for them; otherwise as the header that they become. */
function takeUser(
  draft: Draft,
  schemes: readonly AuthScheme[],
  { user, password }: { user: string; password: string },
): void {
  // Some services take a key under one name for all: `apikey:…`, `token:…`.
  const isService = /^(?:x-)?(?:api[-_]?|access[-_]?)?(?:key|token)$/i.test(user) && password !== '';
  if ((isStandIn(user) && !isService) || isStandIn(password)) leaveOut(draft, 'user and password');
  else if (schemes.some(({ type }) => type === 'basic')) draft.credentials.basic = { user, password };
  else setField(draft, 'Authorization', 'header', `Basic ${base64(`${user}:${password}`)}`);
}

/** A placeholder, as documentation and other programs write it, or a shell's variable is no credential. */
const isStandIn = (value: string) =>
  /^(?:\$|%\w+%$|your[-_ ]|<[^<>]*>$|\{+[^{}]*\}+$|\[[^[\]]*\]$|.*(?:\.{3}|…)$|(?:x{3,}|\*{3,})$|(?:replace|insert|change)[-_]?me$|redacted$|(?:\w+[-_])?(?:access[-_]?|api[-_]?)?(?:token|key)(?:[-_]here)?$)/i.test(
    value,
  );

function setCredential(draft: Draft, key: string, value: string, name: string): void {
  if (isStandIn(value)) leaveOut(draft, name);
  else draft.credentials[key] = { value };
}

function leaveOut({ notes }: Draft, name: string): void {
  notes.push(`Enter ${name} yourself: the request seems to have a placeholder for it.`);
}

function setField(draft: Draft, name: string, place: FormField['in'], value: string, isFile = false): void {
  let field = draft.fields.find(
    (one) =>
      (place === 'header' ? one.name.toLowerCase() === name.toLowerCase() : one.name === name) &&
      one.in === place &&
      (one.type === 'file') === isFile &&
      (one.type === 'json' || draft.inputs[one.id] === undefined),
  );
  if (!field) {
    field = extraField(`extra-${draft.fields.length}-${name}`, place, name, isFile ? 'file' : 'string');
    draft.fields.push(field);
  }
  draft.inputs[field.id] = field.type === 'json' ? withItem(draft.inputs[field.id], value) : value;
}

/** A field of JSON gets each value as an item, which is sent as it was pasted. */
function withItem(before: string | undefined, value: string): string {
  const items = before === undefined ? [] : (JSON.parse(before) as string[]);
  return JSON.stringify([...items, value], null, 2);
}

function isText(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}
