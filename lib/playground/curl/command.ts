import { basicHeader } from '../auth';
import { METHODS, type Method } from '../types';
import { encode } from '../url';
import { isKnownSwitch, longName, optionsOf, takesValue, WITHOUT_EFFECT } from './options';
import { readWords } from './shell';

/** A pasted request. */
export interface PastedRequest {
  method: Method;
  url: string;
  headers: { name: string; value: string }[];
  /** The body, or the parts of a form. Without a value, a part is a file. */
  body?: string | { name: string; value?: string }[];
  /** Whether the body is in a file, which a page can't read. */
  isFile?: boolean;
  leftOut: string[];
  /** Shell variables, whose values only the reader's shell knows. */
  variables: string[];
}

/**
 * Reads a curl command for a POSIX shell, or just a URL.
 * @returns the problem, as a sentence for the reader, if curl would send something else than a playground could
 */
export function readCurl(text: string): PastedRequest | { problem: string } {
  const trimmed = text.trim();
  if (/^https?:\/\/\S+$/i.test(trimmed))
    return { method: 'GET', url: trimmed, headers: [], leftOut: [], variables: [] };
  if (!/^(\$\s+)?curl(\.exe)?\s/.test(trimmed))
    return { problem: 'Paste a curl command, or an address that starts with https://.' };
  if (/\^\s*\r?\n|\^"|`\r?\n/.test(trimmed))
    return { problem: 'This command is for a Windows shell. In the browser, choose “Copy as cURL (bash)”.' };
  const shell = readWords(trimmed.replace(/^\$\s+/, ''));
  if ('problem' in shell) return shell;
  try {
    return finish(readOptions(shell.words.slice(1)), shell.variables);
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
}

/** Thrown with a sentence for the reader. */
class Refusal extends Error {}

/** The request that a command describes, before it is read. */
const newDraft = () => ({
  urls: [] as string[],
  headers: [] as PastedRequest['headers'],
  given: undefined as string | undefined,
  authorization: undefined as string | undefined,
  data: undefined as string | undefined,
  parts: [] as { name: string; value?: string }[],
  files: [] as string[],
  leftOut: [] as string[],
  switches: new Set<string>(),
});
type Draft = ReturnType<typeof newDraft>;

const fileProblem = (option: string, value: string) =>
  new Refusal(`The page can’t read the file in ${option} ${value}. Replace it with its text.`);

/** The options that make the request. */
const READERS: Readonly<Record<string, (draft: Draft, value: string, name: string) => void>> = {
  request: (draft, value) => void (draft.given = value),
  url: (draft, value) => void draft.urls.push(value),
  user: (draft, value) => {
    if (value.includes(':')) draft.authorization ??= basicHeader(value);
    else draft.leftOut.push('--user without a password, for which curl would ask');
  },
  header: (draft, value) => {
    const [, name = '', sign = '', text = ''] = /^([^:;\s]+)([:;])\s*([\s\S]*)$/.exec(value) ?? [];
    // “Name:” removes a header that curl would send, and “Name;” sends it empty.
    if (name === '' || (sign === ';' && text !== '')) draft.leftOut.push(`--header ${value}`);
    else if (text !== '' || sign === ';') draft.headers.push({ name, value: text });
    else if (/^(content-type|authorization)$/i.test(name)) draft.leftOut.push(`--header ${value}`);
  },
  form: (draft, value, option) => {
    const [, name = '', text = ''] = /^([^=]+)=([\s\S]*)$/.exec(value) ?? [];
    const isText = option === 'form-string';
    if (name === '' || (!isText && (/^[<("]/.test(text) || /[;]|^@.*,/.test(text))))
      throw new Refusal(`The playground can’t send the part --${option} ${value}. Write it as name=text.`);
    draft.parts.push(!isText && text.startsWith('@') ? { name } : { name, value: text });
  },
  'upload-file': (_draft, value, name) => {
    throw fileProblem(`--${name}`, value);
  },
  'data-urlencode': (draft, value) => addData(draft, encodeData(value)),
  'data-raw': (draft, value) => addData(draft, value),
  data: (draft, value, name) => {
    addData(draft, value.startsWith('@') ? '' : value, name === 'json' ? '' : '&');
    if (value.startsWith('@')) draft.files.push(`--${name} ${value}`);
  },
};

/** Options that are read like another one. */
const SAME: Readonly<Record<string, string>> = {
  ...{ 'data-binary': 'data', 'data-ascii': 'data', json: 'data', 'form-string': 'form' },
};

function addData(draft: Draft, value: string, separator = '&'): void {
  draft.data = draft.data === undefined ? value : draft.data + separator + value;
}

/** Encodes `name=text`, as `--data-urlencode` does. */
function encodeData(value: string): string {
  const [, name = '', sign = '', text = ''] = /^([^=@]*)([=@])([\s\S]*)$/.exec(value) ?? ['', '', '', value];
  if (sign === '@') throw fileProblem('--data-urlencode', value);
  return (name === '' ? '' : `${name}=`) + encode(text).replaceAll('%20', '+');
}

function readOptions(words: readonly string[]): Draft {
  const draft = newDraft();
  const queue = [...words];
  while (queue.length > 0) {
    const word = queue.shift() ?? '';
    if (!/^-./.test(word)) draft.urls.push(word);
    else
      for (const { option, attached } of optionsOf(word)) {
        const name = longName(option);
        if (!takesValue(name)) {
          if (!isKnownSwitch(name))
            throw new Refusal(`The playground doesn’t know ${option}, which may change the request. Remove it.`);
          draft.switches.add(name);
          continue;
        }
        const value = attached ?? queue.shift();
        if (value === undefined) throw new Refusal(`The option ${option} has no value.`);
        const reader = READERS[SAME[name] ?? name];
        if (name === 'json') draft.switches.add(name);
        if (reader) reader(draft, value, name);
        else if (!WITHOUT_EFFECT.has(name)) draft.leftOut.push(option);
      }
  }
  return draft;
}

function finish(draft: Draft, variables: string[]): PastedRequest {
  const { urls, given, data, parts, files, switches, authorization } = draft;
  const [address = '', ...others] = urls;
  if (address === '') throw new Refusal('The command doesn’t contain an address.');
  if (others.length > 0)
    throw new Refusal(`The command contains a second address, ${others[0]}. Paste one request at a time.`);
  const isGet = switches.has('get');
  const isJson = switches.has('json');
  const hasBody = data !== undefined && !isGet;
  if ([hasBody, parts.length > 0, switches.has('head')].filter(Boolean).length > 1)
    throw new Refusal('The command asks for several methods at once, so curl refuses it.');
  if (isGet && files[0] !== undefined) throw fileProblem('', files[0]);
  const implied = switches.has('head') ? 'HEAD' : hasBody || parts.length > 0 ? 'POST' : 'GET';
  const method = METHODS.find((one) => one === (given ?? implied));
  if (!method) throw new Refusal(`The playground can’t send ${given} requests.`);
  const has = (name: string) => draft.headers.some((header) => header.name.toLowerCase() === name);
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const add = (isAdded: boolean, name: string, value: string) =>
    isAdded && !has(name.toLowerCase()) ? [{ name, value }] : [];
  const headers = [
    ...draft.headers,
    ...add(authorization !== undefined, 'Authorization', authorization ?? ''),
    ...add(hasBody, 'Content-Type', type),
    ...add(isJson, 'Accept', 'application/json'),
  ];
  const ignored = [...switches].filter((name) => !WITHOUT_EFFECT.has(name)).map((name) => `--${name}`);
  if (hasBody && /^\s+$/.test(data)) ignored.push('the blank body');
  const body = hasBody ? data : parts.length > 0 ? parts : undefined;
  return {
    method,
    url: addressOf(address, isGet ? data : undefined, switches.has('globoff')),
    headers,
    ...(files.length > 0 ? { body: '', isFile: true } : body !== undefined && { body }),
    leftOut: [...draft.leftOut, ...ignored, ...files.map((file) => `the body in ${file}, which you can enter below`)],
    variables,
  };
}

/** The complete address: with a scheme, without the fragment, and with data in the query. */
function addressOf(address: string, data: string | undefined, isLiteral: boolean): string {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `http://${address}`;
  const [url = ''] = whole.split('#');
  const [path = '', query] = url.split(/\?(.*)/s);
  const written = path.replace(/^[^:]+:\/\/[^/]*/, '');
  const [odd] =
    /[^!-~]/u.exec([written, query, data].join('')) ??
    /^\/\/|\\|(?<=\/)(?:\.?%2e\.?|%2e%2e)(?=\/|$)/i.exec(written) ??
    [];
  if (odd)
    throw new Refusal(`The page can’t send “${odd}” in an address. Encode it (a space is %20), or leave it out.`);
  if (!isLiteral && /\{[^{}]*[,{]|(?<!\/\/)\[|\?.*\{/.test(url.replace(/\$\{\w+\}/g, '')))
    throw new Refusal('curl reads brackets in an address as a list of addresses. Paste one of them, or add --globoff.');
  const literal = isLiteral ? path.replaceAll('{', '%7B').replaceAll('}', '%7D') : path;
  return [literal, [query, data].filter((one) => one !== undefined).join('&')].filter(Boolean).join('?');
}
