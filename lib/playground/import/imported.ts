import { decodeAddress } from '../../routes/address';
import { isSetByBrowser } from '../headers';
import type { Header } from '../request';
import { METHODS, type Method } from '../types';
import { partsOfText } from './multipart';

/** A part of a multipart body. Files are named only, as a page cannot open them. */
export interface ImportedPart {
  name: string;
  /** Absent where the reader has to put it in: a file, and the text of one. */
  value?: string;
  isFile: boolean;
}

/** A request that was read from a pasted text. */
export interface ImportedRequest {
  method: Method;
  /** With scheme and host, and without user name and password. */
  url: string;
  headers: readonly Header[];
  /** The body as one text. */
  body?: string;
  /** The name of the file that is the whole body. */
  file?: string;
  parts: readonly ImportedPart[];
  user?: { user: string; password: string };
  /** Sentences that say what was left out, why, and what to do. */
  notes: readonly string[];
}

/** A request as the reader of a format finds it. */
export type FoundRequest = Omit<ImportedRequest, 'method' | 'parts' | 'notes'> & {
  method: string;
  parts?: readonly ImportedPart[];
};

/** The reason, as a sentence for the reader, why a text cannot be read as a request. */
export class Unreadable extends Error {}

/** Collects what was left out of a request. */
export class Notes {
  readonly #leftOut = new Map<string, Set<string>>();
  readonly #sentences = new Set<string>();

  /** Names something that is not taken over, with the reason: half a sentence. */
  leaveOut(name: string, reason: string): void {
    this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? new Set()).add(name));
  }

  /** Says a whole sentence, once. */
  say(sentence: string): void {
    this.#sentences.add(sentence);
  }

  all(): string[] {
    const leftOut = [...this.#leftOut].map(
      ([reason, names]) => `Not taken over: ${[...names].join(', ')} (${reason}).`,
    );
    return [...this.#sentences, ...leftOut];
  }
}

/**
 * Completes a request of any format: what only a browser sets is left out and named, the user name goes out of the address,
 * and a multipart body becomes parts.
 * @throws Unreadable when the playground cannot send such a request
 */
export function finish(found: FoundRequest, notes: Notes): ImportedRequest {
  const method = METHODS.find((one) => one === found.method.toUpperCase());
  if (!method)
    throw new Unreadable(
      `The playground cannot send ${found.method.toUpperCase()}. It can send ${METHODS.join(', ')}.`,
    );
  const { url, user = found.user } = splitAddress(found.url);
  const [authorization, ...others] = found.headers.filter(({ name }) => /^authorization$/i.test(name));
  if (others.length > 0) notes.leaveOut('a second Authorization', 'a request has one');
  if (authorization && user) notes.leaveOut('user and password', 'the header Authorization takes their place');
  const isMultipart = ({ name, value }: Header) => isType(name) && /^multipart\/form-data\b/i.test(value);
  const type = found.headers.find(isMultipart);
  const parts = found.parts ?? (type && partsOfText(found.body ?? '', type.value, notes)) ?? [];
  for (const { name, value } of parts)
    if (value === '') notes.leaveOut(name, 'the playground sends no field without a value');
  for (const { name, value } of found.headers)
    if (isType(name) && parts.length > 0 && !isMultipart({ name, value }))
      notes.leaveOut(`${name}: ${value}`, 'the playground sends parts as multipart/form-data');
  for (const { name } of found.headers)
    if (isType(name) && found.body === undefined && found.file === undefined && parts.length === 0)
      notes.leaveOut(name, 'the request has no body of which it could be the type');
  return {
    method,
    url,
    headers: found.headers.filter(
      (header) => isKept(header, notes) && !(parts.length > 0 && isType(header.name)) && !others.includes(header),
    ),
    ...(parts.length === 0 && found.body !== undefined && { body: found.body }),
    ...(found.file !== undefined && { file: found.file }),
    parts,
    ...(user && !authorization && { user: found.user ?? user }),
    notes: notes.all(),
  };
}

/** An address with the scheme that it gets when it has none. */
export const withScheme = (url: string, scheme: string) =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `${scheme}://${url}`;

/** Whether a header names the type of the body. */
export const isType = (name: string) => name.toLowerCase() === 'content-type';

function splitAddress(text: string): { url: string; user?: ImportedRequest['user'] } {
  const [, scheme = '', userInfo, rest = ''] =
    /^(https?:\/\/)(?:([^/\\?#]*)@)?([^/\\?#][^]*)$/i.exec(text.trim()) ?? [];
  if (!scheme)
    throw new Unreadable(
      `“${text}” is not an address that a page can ask. Write it in full: it starts with https:// and a host.`,
    );
  if (userInfo === undefined) return { url: scheme + rest };
  const [user = '', password = ''] = userInfo.split(/:([^]*)/).map(decodeAddress);
  return { url: scheme + rest, user: { user, password } };
}

function isKept({ name, value }: Header, notes: Notes): boolean {
  // HTTP/2 writes method and address as headers of such names.
  if (name.startsWith(':')) return false;
  if (/^cookie$/i.test(name)) notes.say('Cookies are left out: the playground never sends any.');
  else if (isSetByBrowser(name)) notes.leaveOut(name, 'set by the browser itself');
  else if (value === '') notes.leaveOut(name, 'the playground sends no header without a value');
  else return true;
  return false;
}
