import { basicHeader } from './auth';
import { METHODS, type Method } from './types';

/** A pasted request. */
export interface PastedRequest {
  method: Method;
  url: string;
  headers: { name: string; value: string }[];
  body?: string;
  /** Options that are ignored. */
  leftOut: string[];
  /** Shell variables, whose values only the reader's shell knows. */
  variables: string[];
}

/** Options that take a value. All others are switches. */
const WITH_VALUE =
  /^(-[XHdubAeoxmKTFwcDEyYzrCPtQ]|--(request|header|data|data-raw|data-binary|data-ascii|data-urlencode|json|user|url|cookie|user-agent|referer|output|proxy|max-time|config|upload-file|form|form-string|write-out|cookie-jar|cert|key|cacert|connect-timeout|retry|resolve|oauth2-bearer|url-query|limit-rate|range|interface|proxy-user))$/;

/**
 * Reads a curl command for a POSIX shell, or just a URL.
 * @returns the problem, as a sentence for the reader, if the text is neither
 */
export function readCurl(text: string): PastedRequest | { problem: string } {
  const trimmed = text.trim();
  if (/^https?:\/\/\S+$/i.test(trimmed)) return { ...empty(), url: trimmed };
  if (!/^(\$\s+)?curl(\.exe)?\s/.test(trimmed))
    return { problem: 'Paste a curl command, or an address that starts with https://.' };
  if (/\^\s*\r?\n|\^"|`\r?\n/.test(trimmed))
    return { problem: 'This command is for a Windows shell. In the browser, choose “Copy as cURL (bash)”.' };
  const shell = readWords(trimmed.replace(/^\$\s+/, ''));
  if ('problem' in shell) return shell;
  return readOptions(shell.words.slice(1), shell.variables);
}

function empty(): PastedRequest {
  return { method: 'GET', url: '', headers: [], leftOut: [], variables: [] };
}

/** Splits a POSIX shell command into words. Handles quotes, `$'…'`, backslashes and line continuations. */
function readWords(text: string): { words: string[]; variables: string[] } | { problem: string } {
  const words: string[] = [];
  const variables: string[] = [];
  let word: string | undefined;
  let rest = text;
  // Matches one part of a word at a time, the longest first.
  const piece =
    /^(?:'([^']*)'|\$'((?:[^'\\]|\\[\s\S])*)'|"((?:[^"\\]|\\[\s\S])*)"|\\\r?\n|\\([\s\S])|(\s+)|([|;&<>()])|([^\s'"\\|;&<>()]))/;
  while (rest !== '') {
    const match = piece.exec(rest);
    if (!match) return { problem: 'A quotation mark is not closed. Copy the complete command.' };
    const [whole, single, ansi, double, escaped, blank, operator, plain] = match;
    rest = rest.slice(whole.length);
    if (operator !== undefined) {
      if (operator === '|' || operator === ';' || operator === '>' || (operator === '&' && rest.trim() === '')) break;
      return { problem: `The command contains “${operator}” outside quotation marks. Paste only the curl command.` };
    }
    if (blank !== undefined) {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    if (plain === '#' && word === undefined) rest = rest.replace(/^[^\n]*/, '');
    else if (!/^\\\r?\n$/.test(whole)) {
      const source = double ?? (plain === '$' ? `$${/^(\w+|\{\w+\})?/.exec(rest)?.[0] ?? ''}` : '');
      variables.push(...Array.from(source.matchAll(/(?<!\\)\$\{?([A-Za-z_]\w*)\}?/g), ([name]) => name));
      word =
        (word ?? '') +
        (single ??
          (ansi === undefined ? undefined : unescapeAnsi(ansi)) ??
          double?.replace(/\\(["\\$`])|\\\r?\n/g, '$1') ??
          escaped ??
          plain ??
          '');
    }
  }
  if (word !== undefined) words.push(word);
  return { words, variables: [...new Set(variables)] };
}

function unescapeAnsi(text: string): string {
  const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', a: '\x07', e: '\x1B' };
  return text.replace(
    /\\(?:u([\da-f]{1,4})|x([\da-f]{1,2})|([0-7]{1,3})|([\s\S]))/gi,
    (_all, unicode, hex, octal, char) => {
      if (unicode ?? hex) return String.fromCharCode(parseInt((unicode ?? hex) as string, 16));
      return octal ? String.fromCharCode(parseInt(octal as string, 8)) : (named[char as string] ?? (char as string));
    },
  );
}

interface Draft extends PastedRequest {
  given?: string;
  /** The value of `--user`. */
  user?: string;
  data: string[];
  isGet: boolean;
  isHead: boolean;
  isJson: boolean;
}

function readOptions(words: readonly string[], variables: string[]): PastedRequest | { problem: string } {
  const draft: Draft = { ...empty(), variables, data: [], isGet: false, isHead: false, isJson: false };
  const queue = words.flatMap((word) => splitOption(word));
  while (queue.length > 0) {
    const option = queue.shift() ?? '';
    if (!option.startsWith('-') || option === '-') draft.url ||= option;
    else if (WITH_VALUE.test(option)) takeValue(draft, option, queue.shift() ?? '');
    else takeSwitch(draft, option);
  }
  if (draft.url === '') return { problem: 'The command doesn’t contain an address.' };
  return finish(draft);
}

/** Splits `-XPOST` into `-X POST`, `-sSL` into `-s -S -L`, and `--header=…` into `--header …`. */
function splitOption(word: string): string[] {
  const long = /^(--[\w-]+)=([\s\S]*)$/.exec(word);
  if (long) return [long[1] ?? '', long[2] ?? ''];
  if (!/^-[A-Za-z]./.test(word)) return [word];
  const first = word.slice(0, 2);
  const rest = word.slice(2);
  return WITH_VALUE.test(first) ? [first, rest] : [first, ...splitOption(`-${rest}`)];
}

function takeValue(draft: Draft, option: string, value: string): void {
  if (option === '-X' || option === '--request') draft.given = value;
  else if (option === '--url') draft.url ||= value;
  else if (option === '-u' || option === '--user') draft.user = value;
  else if (option === '-H' || option === '--header') {
    const [, name = '', text = ''] = /^([^:;]+)[:;]\s*([\s\S]*)$/.exec(value) ?? [];
    if (name === '') draft.leftOut.push(`${option} ${value}`);
    else draft.headers.push({ name: name.trim(), value: text });
  } else if (/^(-d|--data|--data-raw|--data-binary|--data-ascii|--data-urlencode|--json)$/.test(option)) {
    const isFile = option !== '--data-raw' && option !== '--data-urlencode' && value.startsWith('@');
    if (isFile) return void draft.leftOut.push(`${option} ${value} (a file)`);
    if (option === '--json') draft.isJson = true;
    draft.data.push(option === '--data-urlencode' ? encodeData(value) : value);
  } else draft.leftOut.push(option);
}

/** Encodes the text in `name=text`, as `--data-urlencode` does. */
function encodeData(value: string): string {
  const [, name = '', text = ''] = /^([^=]*=)?([\s\S]*)$/.exec(value) ?? [];
  return (name === '=' ? '' : name) + encodeURIComponent(text);
}

function takeSwitch(draft: Draft, option: string): void {
  if (option === '-G' || option === '--get') draft.isGet = true;
  else if (option === '-I' || option === '--head') draft.isHead = true;
  // These options change what curl prints or how it connects, but not the request.
  else if (
    !/^(-[sSivfgL#]|--(silent|show-error|include|verbose|fail|globoff|location|compressed|http1\.1|http2))$/.test(
      option,
    )
  )
    draft.leftOut.push(option);
}

function finish({ given, data, isGet, isHead, isJson, user, ...request }: Draft): PastedRequest | { problem: string } {
  const text = data.join(isJson ? '' : '&');
  const hasBody = data.length > 0 && !isGet;
  const method = (given ?? (isHead ? 'HEAD' : hasBody ? 'POST' : 'GET')).toUpperCase();
  const known = METHODS.find((one) => one === method);
  if (!known) return { problem: `The playground can’t send ${method} requests.` };
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(request.url) ? request.url : `http://${request.url}`;
  const [url = '', fragment] = whole.split('#');
  if (fragment !== undefined) request.leftOut.push(`#${fragment}`);
  const join = isGet && text !== '' ? (url.includes('?') ? '&' : '?') + text : '';
  const has = (name: string) => request.headers.some((header) => header.name.toLowerCase() === name);
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const headers = [
    ...request.headers,
    ...(user !== undefined && !has('authorization') ? [{ name: 'Authorization', value: basicHeader(user) }] : []),
    ...(hasBody && !has('content-type') ? [{ name: 'Content-Type', value: type }] : []),
    ...(isJson && !has('accept') ? [{ name: 'Accept', value: 'application/json' }] : []),
  ];
  return { ...request, method: known, url: url + join, headers, ...(hasBody && { body: text }) };
}
