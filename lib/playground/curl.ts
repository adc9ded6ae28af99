import { parse } from 'shell-quote';
import { METHODS, type Method } from './types';

/** The parts of a curl command. */
export interface CurlCommand {
  method: Method;
  url: string;
  headers: { name: string; value: string }[];
  /** The body as one text. */
  body?: string;
  /** Parts of `--form`; files are named only, as a page cannot open them. */
  parts: { name: string; value: string; isFile: boolean }[];
  /** From `--user`. */
  user?: { user: string; password: string };
  /** The parts of the command that were left out, as sentences for the reader. */
  notes: string[];
}

/** Options with a value that make no difference here, or that a browser has no way to follow. */
const IGNORED_WITH_VALUE = new Set([
  ...[
    'o',
    'output',
    'w',
    'write-out',
    'm',
    'max-time',
    'connect-timeout',
    'retry',
    'retry-delay',
    'x',
    'proxy',
    'cacert',
  ],
  ...[
    'E',
    'cert',
    'key',
    'resolve',
    'c',
    'cookie-jar',
    'T',
    'upload-file',
    'D',
    'dump-header',
    'max-redirs',
    'limit-rate',
  ],
]);

/** The effect of each option, by its name without hyphens. */
const OPTIONS: Record<string, (command: Draft, value: string) => void> = {
  request: (command, value) => (command.method = value.toUpperCase()),
  url: (command, value) => (command.url ??= value),
  header: addHeader,
  data: (command, value) => addData(command, value, true),
  'data-ascii': (command, value) => addData(command, value, true),
  'data-binary': (command, value) => addData(command, value, true),
  'data-raw': (command, value) => addData(command, value, false),
  'data-urlencode': (command, value) => addData(command, encodeData(value), false),
  json: (command, value) => {
    addData(command, value, true);
    for (const name of ['Content-Type', 'Accept']) command.headers.push({ name, value: 'application/json' });
  },
  form: (command, value) => addPart(command, value, true),
  'form-string': (command, value) => addPart(command, value, false),
  user: (command, value) => {
    const [user = '', ...password] = value.split(':');
    command.user = { user, password: password.join(':') };
  },
  'user-agent': (command) => command.notes.push('A browser sets User-Agent itself.'),
  referer: (command) => command.notes.push('A browser sets Referer itself.'),
  cookie: (command) => command.notes.push('Cookies are left out: the playground never sends any.'),
};

const SHORT: Record<string, string> = {
  X: 'request',
  H: 'header',
  d: 'data',
  F: 'form',
  u: 'user',
  A: 'user-agent',
  e: 'referer',
  b: 'cookie',
};

interface Draft extends Omit<CurlCommand, 'method' | 'url'> {
  method?: string;
  url?: string;
  data: string[];
  isQuery: boolean;
  isHead: boolean;
}

/**
 * Reads a curl command as a shell would split it: quotes, `$'…'`, line continuations. Variables stay as they are.
 * @returns the command, or a sentence that says why it is none
 */
export function parseCurl(text: string): CurlCommand | { problem: string } {
  const words = wordsOf(text);
  if (typeof words === 'string') return { problem: words };
  if (words.shift() !== 'curl') return { problem: 'Paste a command that starts with “curl”.' };
  const draft: Draft = { headers: [], parts: [], notes: [], data: [], isQuery: false, isHead: false };
  while (words.length > 0) takeWord(draft, words);
  return finish(draft);
}

function wordsOf(text: string): string[] | string {
  const plain = text
    .trim()
    .replace(/^\$ /, '')
    .replace(/[\\^]\r?\n/g, ' ')
    .replace(
      /(^|\s)\$'((?:[^'\\]|\\[\s\S])*)'/g,
      (_, space: string, quoted: string) => space + quote(unescapeAnsi(quoted)),
    );
  const words: string[] = [];
  for (const entry of parse(plain, (name) => `$${name}`)) {
    if (typeof entry === 'string') words.push(entry);
    else if ('pattern' in entry) words.push(entry.pattern);
    else if ('op' in entry) {
      if (words.length > 1 && (entry.op === '|' || entry.op === ';' || entry.op === '>')) break;
      return `The command has an unquoted “${entry.op}”. Put the address between single quotes.`;
    }
  }
  return words;
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function unescapeAnsi(text: string): string {
  const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', a: '\x07', b: '\b', e: '\x1b', f: '\f', v: '\v' };
  return text.replace(
    /\\(?:u([0-9a-f]{1,4})|x([0-9a-f]{1,2})|([\s\S]))/gi,
    (_, unicode?: string, hex?: string, char = '') =>
      unicode || hex
        ? String.fromCharCode(parseInt(unicode ?? hex ?? '', 16))
        : (named[char as string] ?? (char as string)),
  );
}

function takeWord(draft: Draft, words: string[]): void {
  const word = words.shift() ?? '';
  if (word.startsWith('--')) {
    const [name = '', ...inline] = word.slice(2).split('=');
    takeOption(draft, name, inline.length > 0 ? inline.join('=') : undefined, words);
  } else if (/^-[A-Za-z]/.test(word)) takeShort(draft, word.slice(1), words);
  else if (word !== '') draft.url ??= word;
}

function takeShort(draft: Draft, letters: string, words: string[]): void {
  const [letter = '', rest] = [letters[0], letters.slice(1)];
  if (letter === 'G') draft.isQuery = true;
  else if (letter === 'I') draft.isHead = true;
  else if (SHORT[letter] || IGNORED_WITH_VALUE.has(letter))
    return takeOption(draft, SHORT[letter] ?? letter, rest || undefined, words);
  if (rest) takeShort(draft, rest, words);
}

function takeOption(draft: Draft, name: string, inline: string | undefined, words: string[]): void {
  if (name === 'get') draft.isQuery = true;
  else if (name === 'head') draft.isHead = true;
  else if (Object.hasOwn(OPTIONS, name)) OPTIONS[name]?.(draft, inline ?? words.shift() ?? '');
  else if (IGNORED_WITH_VALUE.has(name)) {
    if (inline === undefined) words.shift();
    draft.notes.push(`${name.length === 1 ? '-' : '--'}${name} makes no difference here and is left out.`);
  }
}

function addHeader(draft: Draft, text: string): void {
  const [name = '', ...value] = text.split(':');
  // "Name;" is curl's way to send an empty header, "Name:" to leave one out.
  if (value.length === 0 && !name.endsWith(';')) return;
  const trimmed = value.join(':').trim();
  if (name.toLowerCase() === 'cookie') OPTIONS.cookie?.(draft, trimmed);
  else draft.headers.push({ name: name.replace(/;$/, '').trim(), value: trimmed });
}

function addData(draft: Draft, text: string, mayBeFile: boolean): void {
  if (mayBeFile && text.startsWith('@'))
    draft.notes.push(`A page cannot open the file ${text.slice(1)}: paste its text as the body.`);
  else draft.data.push(text);
}

function encodeData(text: string): string {
  const [name = '', ...value] = text.split('=');
  return value.length === 0
    ? encodeURIComponent(name)
    : `${name}${name ? '=' : ''}${encodeURIComponent(value.join('='))}`;
}

function addPart(draft: Draft, text: string, mayBeFile: boolean): void {
  const [name = '', ...rest] = text.split('=');
  const value = rest.join('=');
  const isFile = mayBeFile && value.startsWith('@');
  if (isFile) draft.notes.push(`Choose the file ${value.slice(1)} yourself: a page cannot open it.`);
  draft.parts.push({ name, value: isFile ? '' : value, isFile });
}

function finish({ method, url, data, isQuery, isHead, ...rest }: Draft): CurlCommand | { problem: string } {
  if (!url) return { problem: 'The command has no address.' };
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `http://${url}`;
  const hasBody = data.length > 0 || rest.parts.length > 0;
  const meant = method ?? (isHead ? 'HEAD' : hasBody && !isQuery ? 'POST' : 'GET');
  const known = METHODS.find((one) => one === meant);
  if (!known) return { problem: `The playground cannot send ${meant}.` };
  const text = data.join('&');
  if (isQuery && text) return { ...rest, method: known, url: `${address}${address.includes('?') ? '&' : '?'}${text}` };
  return { ...rest, method: known, url: address, ...(data.length > 0 && { body: text }) };
}
