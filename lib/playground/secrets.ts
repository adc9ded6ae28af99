import { standIn } from './build';
import { encodeStrictly } from './encode';
import { compactJson, printJson, readJson, type JsonNode } from './json-text';
import type { BuiltRequest, RequestBody, RequestForm } from './request';
import { parseJson } from './values';

// cspell:ignore creds totp glpat AKIA sess pincode pswd whsec xapp

/** Parts of a name, whatever separates it from others, that say that the value is secret. */
const STEMS =
  /auth(?!or(?!i[sz]))|bearer|cookie|credential|csrf|xsrf|jwt|hmac|pass(code|phrase|word|wd|wort)|private|pwd|secret|session(id|key)?$|signature|token(?!s$)|(access|api|auth|device|id|push|refresh|session)tokens$|sess(ion)?id|pincode|pswd?$|verifier|(access|account|api|app|client|crypt(ion)?|functions?|license|shared|sign(ing)?|subscription)key/;
/** Whole words of a name that say so. */
const WORDS = /^(assertion|creds?|cvc|cvv|key|nonce|otp|pass|pin|pw|sas|sid|sig|totp)$/;
/** Values that are secret under any name: credentials of `Authorization`, JSON Web Tokens, and tokens that say what they are. */
const VALUES =
  /^bearer +\S+$|^digest +\w+=|^negotiate +\S{16}|^eyJ[\w-]+\.[\w-]+\.|^(sk|pk|rk)[-_](live|test|proj)[-_]|^gh[a-z]_\w{20}|^github_pat_|^glpat-|^xox[a-z]-|^sk-\w|^(hf|npm|shp[a-z]{2}|whsec|dop_v1)_\w|^(SG|ya29)\.|^AIza\w|^xapp-|^A[KS]IA[0-9A-Z]{12}|^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@]*:[^\s/?#@]+@|^-----BEGIN [A-Z ]*PRIVATE KEY/i;

/**
 * Whether a header, parameter, cookie or field holds a credential, by its name (`X-Auth`, `access_key`, `pin`, `passphrase`)
 * or its value. The one list for all that is kept, shown or copied. Generous: a value that is hidden without need can be
 * shown, and one that was kept cannot be taken back.
 */
export function isSecret(name: string, value = ''): boolean {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const isNamed = STEMS.test(words.join('')) || words.some((word) => WORDS.test(word));
  return isNamed || VALUES.test(value.trim()) || isUserAndPassword(value.trim());
}

/** Whether a value is what basic authentication sends: “Basic plan” is none. */
function isUserAndPassword(value: string): boolean {
  const [, encoded] = /^basic +([\w+/]+=*)$/i.exec(value) ?? [];
  try {
    return encoded !== undefined && atob(encoded).includes(':');
  } catch {
    return false;
  }
}

/** Gives the text that takes the place of a secret value. */
type Cover = (name: string) => string;

/** A request with a stand-in such as `YOUR_API_KEY` for everything secret, as it is shown and copied unless the reader wants to see it. */
export function maskRequest(request: BuiltRequest): BuiltRequest {
  const { url, headers, body } = request;
  return {
    ...request,
    url: coverPairs(url, standIn),
    headers: headers.map(({ name, value }) => ({
      name,
      value: isSecret(name, value) ? maskHeader(name, value) : value,
    })),
    ...(body && { body: maskBody(body) }),
  };
}

/** The scheme of a credential is none. */
function maskHeader(name: string, value: string): string {
  const [scheme = ''] = /^(basic|bearer|digest|negotiate|token) +/i.exec(value) ?? [];
  return scheme + standIn(name);
}

function maskBody(body: RequestBody): RequestBody {
  if (body.kind === 'file') return body;
  if (body.kind === 'multipart')
    return {
      ...body,
      parts: body.parts.map((part) =>
        'value' in part ? { ...part, value: coverValue(part.name, part.value, standIn) } : part,
      ),
    };
  return {
    ...body,
    text: coverText(body.text, standIn),
    ...(body.pairs && {
      pairs: body.pairs.map(([name, value]) => [name, coverValue(name, value, standIn)] as const),
    }),
  };
}

/** A form whose secret values of the path are missing: the address of the samples says `YOUR_TOKEN` in their place. */
export function withoutSecretPath(form: RequestForm): RequestForm {
  const hidden = form.fields.filter(
    ({ id, name, in: place }) => place === 'path' && isSecret(name, String(form.inputs[id] ?? '')),
  );
  const left = Object.entries(form.inputs).filter(([id]) => !hidden.some((field) => field.id === id));
  return { ...form, inputs: Object.fromEntries(left) };
}

/** A form without its secrets, to be kept, and the names of what is missing in it: secrets and files. */
export function withoutSecrets<Form extends Pick<RequestForm, 'url' | 'fields' | 'inputs' | 'rawBody'>>(
  form: Form,
): { form: Form & { inputs: Record<string, string> }; missing: string[] } {
  const missing: string[] = [];
  const cover = (name: string) => {
    missing.push(name);
    return '';
  };
  const inputs = form.fields.flatMap(({ id, name }): [string, string][] => {
    const input = form.inputs[id];
    if (input === undefined || input.length === 0) return [];
    if (typeof input === 'string' && !isSecret(name, input)) return [[id, coverText(input, cover)]];
    missing.push(name);
    return [];
  });
  const url = coverPairs(form.url, cover);
  const rawBody = form.rawBody === undefined ? {} : { rawBody: coverText(form.rawBody, cover) };
  return { form: { ...form, url, inputs: Object.fromEntries(inputs), ...rawBody }, missing: [...new Set(missing)] };
}

/** JSON, XML, the parts of a multipart body, or `name=value&name=value` with its secret values covered. */
function coverText(text: string, cover: Cover): string {
  if ('value' in parseJson(text)) {
    const tree = readJson(text);
    const covered = coverJson(tree, '', cover);
    return covered === tree ? text : printJson(covered);
  }
  if (/^\s*</.test(text)) return coverXml(text, cover);
  const lines = text.split('\n');
  if (lines.length > 1 && lines.every((line) => line.trim() === '' || 'value' in parseJson(line)))
    return lines.map((line) => (line.trim() === '' ? line : coverLine(line, cover))).join('\n');
  const parts = /^\s*--/.test(text) ? coverParts(text, cover) : text;
  return coverLines(coverPairs(parts, cover, /[^&\r\n]+/), cover);
}

/** The last part may lack what ends it: the body is being typed. */
function coverParts(text: string, cover: Cover): string {
  return text.replace(
    /(\bname="([^"\r\n]*)"[^\r\n]*(?:\r?\n[^\r\n]+)*\r?\n\r?\n)([^]*?)(?=\r?\n--|$)/g,
    (part, head: string, name: string, value: string) => (isSecret(name, value) ? head + cover(name) : part),
  );
}

/** What is no whole JSON, and `name: value` of YAML and the like. */
function coverLines(text: string, cover: Cover): string {
  return text
    .replace(
      /("[^"\\]*")(\s*:\s*)("(?:[^"\\]|\\[^])*"?|[^\s,}\]"]+)/g,
      (pair, name: string, colon: string, value: string) =>
        value.length > 2 && isSecret(name, value) ? `${name}${colon}"${cover(name.slice(1, -1))}"` : pair,
    )
    .replace(
      /^([ \t]*(?:-[ \t]+)*)([\w.-]+)(:[ \t]+)(\S.*)$/gm,
      (line, start: string, name: string, colon: string, value: string) =>
        isSecret(name, value) ? `${start}${name}${colon}${cover(name)}` : line,
    );
}

/** A value, covered as a whole or, where it is JSON, inside. */
function coverValue(name: string, value: string, cover: Cover): string {
  if (isSecret(name, value)) return cover(name);
  return /^\s*[[{]/.test(value) && 'value' in parseJson(value) ? coverText(value, cover) : value;
}

/** A line of JSON stays one. */
function coverLine(line: string, cover: Cover): string {
  const tree = readJson(line);
  const covered = coverJson(tree, '', cover);
  return covered === tree ? line : compactJson(covered);
}

/** Texts, also between `<![CDATA[` and `]]>`, and attributes. Each sign is looked at a few times only, however long a word is. */
function coverXml(text: string, cover: Cover): string {
  return text
    .replace(
      /(?<![\w:.-])([\w:.-]+)(\s*=\s*)("[^"<]*"|'[^'<]*')/g,
      (attribute, name: string, equals: string, value: string) =>
        value.length > 2 && isSecret(name, value.slice(1, -1)) ? `${name}${equals}"${cover(name)}"` : attribute,
    )
    .replace(
      /<([\w:.-]+)([^<>]*)>(<!\[CDATA\[[^]*?\]\]>\s*|[^<]+)(?=<)/g,
      (element, name: string, more: string, value: string) =>
        isSecret(name, value) && value.trim() !== '' ? `<${name}${more}>${cover(name)}` : element,
    );
}

/** The same node where there is nothing to cover. What stands in a list is called as the list. */
function coverJson(node: JsonNode, name: string, cover: Cover): JsonNode {
  if (node.kind === 'scalar') {
    const isText = node.text.startsWith('"');
    const value = isText ? (JSON.parse(node.text) as string) : node.text;
    if (/^(""|true|false|null)$/.test(node.text) || (!isText && !isSecret(name))) return node;
    const covered = isText ? coverValue(name, value, cover) : cover(name);
    return covered === value ? node : { kind: 'scalar', text: JSON.stringify(covered) };
  }
  if (node.kind === 'array') {
    const items = node.items.map((item) => coverJson(item, name, cover));
    return items.some((item, index) => item !== node.items[index]) ? { kind: 'array', items } : node;
  }
  const entries = node.entries.map(([key, value]): [string, JsonNode] => [
    key,
    coverJson(value, JSON.parse(key) as string, cover),
  ]);
  return entries.some(([, value], index) => value !== node.entries[index]?.[1]) ? { kind: 'object', entries } : node;
}

/** `name=value&name=value`, as after the `?` of an address or, with values that may have blanks, in a body. */
function coverPairs(text: string, cover: Cover, value = /[^&#\s]+/): string {
  const pairs = new RegExp(`(^|[?&#;\\s])([^=&?#;\\s]+)=(${value.source})`, 'g');
  return text.replace(pairs, (pair, start: string, name: string, source: string) => {
    const plain = decode(source);
    const covered = coverValue(decode(name), plain, cover);
    return covered === plain ? pair : `${start}${name}=${encodeStrictly(covered)}`;
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
