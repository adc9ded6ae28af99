import type { FormField } from './form';
import type { Json, PlaygroundProps, PlaygroundServer } from './types';

// Names don't contain slashes or brackets, so "a < b" in a query isn't a placeholder.
const PLACEHOLDER = /\{([^{}/<>\s]+)\}|<([^{}/<>\s]+)>/g;
/** Scheme, host and port. Tabs and newlines are allowed, because URL parsers strip them. */
const AUTHORITY = /^[a-z][a-z0-9+.-]*:[/\\\t\r\n]*[^/\\?#]*/i;

/** Parses a URL that a request can be sent to (`http:` or `https:`, without credentials), or returns its problem. */
export function checkUrl(text: string): { url: URL; problem?: undefined } | { url?: undefined; problem: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'Enter an address, such as https://api.example/items.' };
  if (/^\/(?!\/)/.test(trimmed)) return { problem: 'Enter the address of the server, such as https://api.example.' };
  if (hasPlaceholderInHost(trimmed))
    return {
      problem: 'The host can’t contain a placeholder, because its value would decide who receives the request.',
    };
  const url = parseUrl(trimmed);
  if (url && !/^https?:$/.test(url.protocol))
    return { problem: `Enter an address that starts with http: or https:, not ${url.protocol}` };
  // The parser turns "https:host" into "https://host", so the request would go to a different address than shown.
  if (!url || !/^https?:\/\//i.test(trimmed))
    return { problem: `“${trimmed}” isn’t an address. Start with https:// and a host.` };
  if (AUTHORITY.exec(trimmed)?.[0].includes('@'))
    return { problem: 'Remove the user name and password from the address. Enter them under Authentication.' };
  return { url };
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Appends a path to a server's URL. An absolute URL stays as it is. */
export function joinUrl(server = '', path: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return path;
  return `${server.trim().replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`;
}

/** The servers to choose from, and the path to append. If `url` is complete, its own server is the only one. */
export function splitUrl({ url, servers = [] }: Pick<PlaygroundProps, 'url' | 'servers'>): {
  servers: readonly PlaygroundServer[];
  path: string;
} {
  const [, origin, path = ''] = /^(https?:\/\/[^/?#{<@]+)(?=[/?#]|$)(.*)$/i.exec(url) ?? [];
  return origin === undefined ? { servers, path: url } : { servers: [{ url: origin }], path };
}

/** The origins of a playground's servers. */
export function originsOf(props: Pick<PlaygroundProps, 'url' | 'servers'>): string[] {
  return splitUrl(props).servers.flatMap(({ url }) => checkUrl(url).url?.origin ?? []);
}

/** Servers on the reader's machine, as a Content-Security-Policy names them. It has no syntax for `[::1]`. */
export const LOCAL_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Returns the problem if a request's origin is neither listed nor on the reader's machine. */
export function serverProblem(origin: string, props: Pick<PlaygroundProps, 'url' | 'servers'>): string | undefined {
  const listed = originsOf(props);
  if (listed.includes(origin) || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin)) return undefined;
  const allowed = [...listed, 'http://localhost'].join(', ');
  return `Requests from here can go only to ${allowed} and http://127.0.0.1. Writers can list other servers under “servers”.`;
}

/** The placeholder names in a URL, in order and without repeats. */
export function placeholdersOf(url: string): string[] {
  return [...new Set(Array.from(url.matchAll(PLACEHOLDER), ([, braces, angles]) => (braces ?? angles) as string))];
}

/** Whether the part of the URL that decides who receives the request contains a placeholder. */
export function hasPlaceholderInHost(url: string): boolean {
  return placeholdersOf(AUTHORITY.exec(url)?.[0] ?? '').length > 0;
}

/** Replaces placeholders after the host with values that are already encoded. Unknown ones stay. */
export function fillPlaceholders(url: string, values: ReadonlyMap<string, string>): string {
  const [authority = ''] = AUTHORITY.exec(url) ?? [];
  const fill = (whole: string, braces?: string, angles?: string) => values.get(braces ?? angles ?? '') ?? whole;
  return authority + url.slice(authority.length).replace(PLACEHOLDER, fill);
}

/**
 * Percent-encodes everything except RFC 3986's unreserved characters. A lone surrogate becomes U+FFFD instead of an
 * exception.
 */
export function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Encodes pairs as `a=1&b=2`. */
export function encodePairs(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/** Decodes a part of a query. A part without a name is a name without a value. */
export function readPair(part: string): { name: string; value: string } {
  const [[name, value] = ['', '']] = new URLSearchParams(`&${part}`);
  return name === '' ? { name: part, value: '' } : { name, value };
}

type Parameter = Pick<FormField, 'name' | 'style' | 'explode' | 'pasted'>;

/** Converts a value to text: strings without quotes, everything else as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Writes a value for a path or header. `write` encodes each part. */
export function writeSimple({ explode }: Parameter, value: Json, write = encode): string {
  const pairs = entriesOf(value)?.map((pair) => pair.map(write).join(explode ? '=' : ','));
  return (pairs ?? itemsOf(value).map(write)).join(',');
}

/** Writes a value as `name=value` pairs. Without a style, an array repeats the name, and an object is JSON. */
export function writeQuery({ name, style, explode, pasted }: Parameter, value: Json): string[] {
  const read = readPair(pasted ?? '');
  if (pasted && read.name === name && read.value === value) return [pasted];
  const pairs = style && entriesOf(value);
  if (pairs && style === 'deepObject') return pairs.map(([key, one]) => encodePairs([[`${name}[${key}]`, one]]));
  if (pairs && explode !== false) return pairs.map((pair) => encodePairs([pair]));
  const items = pairs ? pairs.flat() : style || Array.isArray(value) ? itemsOf(value) : [textOf(value)];
  if (explode ?? (!style || style === 'form')) return items.map((item) => encodePairs([[name, item]]));
  const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
  return [`${encode(name)}=${items.map(encode).join(separator)}`];
}

function itemsOf(value: Json): string[] {
  return (Array.isArray(value) ? value : [value]).map(textOf);
}

function entriesOf(value: Json): [string, string][] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).map(([key, one]) => [key, textOf(one)]);
}
