import { basicHeader } from '../auth';
import { METHODS, type Method } from '../types';
import { encode } from '../url';
import { optionsOf } from './options';
import { readWords, Refusal } from './shell';

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
 * @throws Refusal if curl would send something else than a playground could
 */
export function readCurl(text: string): PastedRequest {
  const trimmed = text.trim();
  if (/^https?:\/\/\S+$/i.test(trimmed))
    return { method: 'GET', url: trimmed.replace(/#.*/, ''), headers: [], leftOut: [], variables: [] };
  if (!/^(\$\s+)?curl(\.exe)?(?:\s|\\\n)/.test(trimmed))
    throw new Refusal('Paste a curl command, or an address that starts with https://.');
  const { words, variables } = readWords(trimmed.replace(/^\$\s+/, ''));
  return finish(readOptions(words.slice(1)), variables);
}

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
  ...{ isGet: false, isHead: false, isJson: false, isLiteral: false },
});
type Draft = ReturnType<typeof newDraft>;

const fileProblem = (option: string) =>
  new Refusal(`The page can’t read the file in ${option}. Replace it with its text.`);

type Reader = (draft: Draft, value: string, name: string) => void;

const readForm: Reader = (draft, value, option) => {
  const isText = option === 'form-string';
  // curl trims the text of --form.
  const [, name = '', text = ''] = (isText ? /^([^=]+)=([^]*)$/ : /^([^=]+)=\s*([^]*?)\s*$/).exec(value) ?? [];
  if (name === '' || (!isText && (/^[<("]/.test(text) || /[;]|^@.*,/.test(text))))
    throw new Refusal(`The playground can’t send the part --${option} ${value}. Write it as name=text.`);
  if (/(?<!\r)\n|\r(?!\n)/.test(text))
    draft.leftOut.push(`the kind of line break in the part ${name}, which only browsers can set`);
  draft.parts.push(!isText && text.startsWith('@') ? { name } : { name, value: text });
};

const readData: Reader = (draft, value, name) => {
  const isFile = value.startsWith('@');
  addData(draft, isFile ? '' : value, name === 'json' ? '' : '&');
  if (isFile) draft.files.push(`--${name} ${value}`);
  draft.isJson ||= name === 'json';
};

/** The options that make the request. */
const READERS: Readonly<Record<string, Reader>> = {
  request: (draft, value) => void (draft.given = value),
  url: (draft, value) => void draft.urls.push(value),
  user: (draft, value) => {
    if (value.includes(':')) draft.authorization = basicHeader(value);
    else draft.leftOut.push('--user without a password, for which curl would ask');
  },
  header: (draft, value) => {
    const [, name = '', sign = '', text = ''] = /^([^:;\s]+)(:|;$)\s*([\s\S]*)$/.exec(value) ?? [];
    // “Name:” removes a header that curl would send, and “Name;” sends it empty.
    if (text !== '' || sign === ';') draft.headers.push({ name, value: text });
    else if (/^(|accept|content-type|authorization|host)$/i.test(name)) draft.leftOut.push(`--header ${value}`);
  },
  form: readForm,
  'form-string': readForm,
  'upload-file': (_draft, value, name) => {
    throw fileProblem(`--${name} ${value}`);
  },
  'data-urlencode': (draft, value) => addData(draft, encodeData(value)),
  'data-raw': (draft, value) => addData(draft, value),
  ...{ data: readData, 'data-ascii': readData, 'data-binary': readData, json: readData },
  get: (draft) => void (draft.isGet = true),
  head: (draft) => void (draft.isHead = true),
  globoff: (draft) => void (draft.isLiteral = true),
};

function addData(draft: Draft, value: string, separator = '&'): void {
  draft.data = draft.data === undefined ? value : draft.data + separator + value;
}

/** Encodes `name=text`, as `--data-urlencode` does. */
function encodeData(value: string): string {
  const [, name = '', sign = '', text = ''] = /^([^=@]*)([=@])([\s\S]*)$/.exec(value) ?? ['', '', '', value];
  if (sign === '@') throw fileProblem(`--data-urlencode ${value}`);
  return (name === '' ? '' : `${name}=`) + encode(text).replaceAll('%20', '+');
}

function readOptions(words: readonly string[]): Draft {
  const draft = newDraft();
  const queue = [...words];
  while (queue.length > 0) {
    const word = queue.shift() ?? '';
    if (!/^-./.test(word)) draft.urls.push(word);
    else
      for (const { option, name, known, attached } of optionsOf(word)) {
        if (!known)
          throw new Refusal(`The playground doesn’t know ${option}, which may change the request. Remove it.`);
        const value = known.hasValue ? (attached ?? queue.shift()) : '';
        if (value === undefined) throw new Refusal(`The option ${option} has no value.`);
        READERS[name]?.(draft, value, name);
        if (known.use === 'named') draft.leftOut.push(known.hasValue ? option : `--${name}`);
      }
  }
  return draft;
}

function finish(draft: Draft, variables: string[]): PastedRequest {
  const { urls, given, data, parts, files, authorization, isGet, isHead, isJson, isLiteral } = draft;
  const [address = '', second] = urls;
  if (!/^[^/]/.test(address)) throw new Refusal('The command doesn’t contain an address with a host.');
  if (second !== undefined)
    throw new Refusal(`The command contains a second address, ${second}. Paste one request at a time.`);
  const hasBody = data !== undefined && !isGet;
  if ([hasBody, parts.length > 0, isHead].filter(Boolean).length > 1)
    throw new Refusal('The command asks for several methods at once, so curl refuses it.');
  if (files[0] !== undefined && (isGet || data !== '')) throw fileProblem(files[0]);
  const implied = isHead ? 'HEAD' : hasBody || parts.length > 0 ? 'POST' : 'GET';
  const method = METHODS.find((one) => one === (given ?? implied));
  if (!method) throw new Refusal(`The playground can’t send ${given} requests.`);
  const headers = [...draft.headers];
  const add = (name: string, value: string) => {
    if (!headers.some((header) => header.name.toLowerCase() === name.toLowerCase())) headers.push({ name, value });
  };
  if (authorization !== undefined) add('Authorization', authorization);
  if (hasBody || isJson) add('Content-Type', isJson ? 'application/json' : 'application/x-www-form-urlencoded');
  if (isJson) add('Accept', 'application/json');
  const body = files.length > 0 ? '' : hasBody ? data : parts.length > 0 ? parts : undefined;
  return {
    method,
    url: addressOf(address, isGet ? data : undefined, isLiteral),
    headers,
    ...(body !== undefined && { body }),
    ...(files.length > 0 && { isFile: true }),
    leftOut: [
      ...new Set(draft.leftOut),
      ...(hasBody && /^\s+$/.test(data) ? ['the blank body'] : []),
      ...files.map((file) => `the body in ${file}, which you can enter below`),
    ],
    variables,
  };
}

/** The complete address: with a scheme, without the fragment, and with data in the query. */
function addressOf(address: string, data: string | undefined, isLiteral: boolean): string {
  // curl repairs the number of slashes. Without a scheme, it guesses one from the host's name.
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]*):\/{1,3}(?!\/)(.*)$/is.exec(address) ?? [];
  const [guess = 'http'] = /^(?:ftp|dict|ldap|imap|smtp|pop3)(?=\.)/i.exec(address) ?? [];
  const whole = `${scheme ?? guess}://${rest ?? address}`;
  const [url = ''] = whole.split('#');
  const [path = '', query] = url.split(/\?(.*)/s);
  const written = path.replace(/^[^:]+:\/\/[^/]*/, '');
  const [odd] =
    /[^!-~]/u.exec([written, query, data].join('')) ??
    /^\/\/|\\|(?<=\/)(?:\.?%2e\.?|%2e%2e)(?=\/|$)/i.exec(written) ??
    [];
  if (odd)
    throw new Refusal(`The page can’t send “${odd}” in an address. Encode it (a space is %20), or leave it out.`);
  const listed = url.replace(/\$\{\w+\}|\/\/\[[\da-f:.]+\]/gi, '');
  if (!isLiteral && /[[\]]|\{[^{}]*[,{]|\?.*[{}]|(?:^|\})[^{]*\}/.test(listed))
    throw new Refusal('curl reads brackets in an address as a list of addresses. Paste one of them, or add --globoff.');
  const literal = isLiteral ? path.replaceAll('{', '%7B').replaceAll('}', '%7D') : path;
  const all = data === undefined ? query : (query ? query.replace(/&?$/, '&') : '') + data || undefined;
  return all === undefined ? literal : `${literal}?${all}`;
}
