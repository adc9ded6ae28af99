import { encodeStrictly } from '../encode';
import { complete, CurlDraft } from './curl-draft';
import { CURL_OPTIONS } from './curl-options';
import { isType, Unreadable, type FoundRequest, type Notes } from './imported';
import { chooseFile, HEAD_OF_PART } from './multipart';
import { readArguments, type Option } from './options';
import type { Command } from './words';

const OTHER_AUTH = new Set(['aws-sigv4', 'digest', 'negotiate', 'ntlm', 'ntlm-wb']);

/** The effect of each option that has one, by its name. */
const EFFECTS: Readonly<Record<string, (draft: CurlDraft, value: string, written: string) => void>> = {
  request: (draft, value) => (draft.method = value),
  url: takeAddress,
  header: takeHeader,
  data: takeData,
  'data-ascii': takeData,
  'data-binary': takeBinary,
  'data-raw': (draft, value) => draft.addData(value),
  'data-urlencode': (draft, value) => draft.addData(encodeData(draft, value)),
  json: takeJson,
  form: takePart,
  'form-string': (draft, value) => {
    const [name = '', text = ''] = value.split(/=([^]*)/);
    draft.parts.push({ name, value: text, isFile: false });
  },
  get: (draft) => (draft.isQuery = true),
  head: (draft) => (draft.isHead = true),
  globoff: (draft) => (draft.isGlobbed = false),
  'url-query': (draft, value) => draft.query.push(value.startsWith('+') ? value.slice(1) : encodeData(draft, value)),
  'upload-file': takeUpload,
  user: (draft, value) => {
    const [user = '', password = ''] = value.split(/:([^]*)/);
    draft.user = { user, password };
  },
  'oauth2-bearer': (draft, value) => draft.addHeader('Authorization', `Bearer ${value}`),
  range: (draft, value) => draft.addHeader('Range', `bytes=${value}`),
  'continue-at': (draft, value, written) => {
    if (/^\d+$/.test(value)) draft.addHeader('Range', `bytes=${value}-`);
    else draft.notes.leaveOut(written, 'a page does not know how much of the file is there');
  },
  'time-cond': takeTime,
  'user-agent': (draft, value) => draft.addHeader('User-Agent', value),
  referer: (draft, value) => draft.addHeader('Referer', value),
  cookie: (draft, value) => draft.addHeader('Cookie', value),
  'proto-default': (draft, value) => (draft.scheme = value),
};

/**
 * Reads a curl command, as curl's manual says.
 * @throws Unreadable when curl would refuse it, or a page cannot send it
 */
export function readCurl({ words, input }: Command, notes: Notes): FoundRequest {
  const draft = new CurlDraft(notes, input);
  const doubtful: string[] = [];
  const found = readArguments(words.slice(1).map(expandVariables), CURL_OPTIONS);
  const next = found.findIndex((argument) => 'option' in argument && argument.option.name === 'next');
  if (next >= 0) notes.leaveOut('--next and all that follows', 'only one request is read');
  for (const argument of next >= 0 ? found.slice(0, next) : found) {
    if ('option' in argument) takeOption(draft, argument);
    else if (argument.isDoubtful) doubtful.push(argument.word);
    else if (argument.word !== '') takeAddress(draft, argument.word);
  }
  draft.url ??= doubtful[0];
  return complete(draft);

  function expandVariables(word: string): string {
    if (!word.startsWith('--expand-')) return word;
    notes.say(`Put in the values of curl’s variables ({{name}}) yourself: ${word} is read as --${word.slice(9)}.`);
    return `--${word.slice(9)}`;
  }
}

function takeOption(
  draft: CurlDraft,
  { option, written, value }: { option: Option; written: string; value: string },
): void {
  if (OTHER_AUTH.has(option.name)) draft.otherAuth = written;
  if (option.reason) draft.notes.leaveOut(written, option.reason);
  else EFFECTS[option.name]?.(draft, value, written);
}

function takeAddress(draft: CurlDraft, value: string): void {
  if (draft.url === undefined) draft.url = value;
  else draft.notes.leaveOut(value, 'only the first address is read');
}

function takeHeader(draft: CurlDraft, text: string): void {
  if (text.startsWith('@')) {
    draft.textOf(text.slice(1), 'enter its headers yourself');
    return;
  }
  const [name = '', value] = text.split(/:([^]*)/).map((part) => part.trim());
  // "Name;" is curl's way to send an empty header, "Name:" to send none.
  if (value === undefined && name.endsWith(';')) draft.addHeader(name.slice(0, -1), '');
  else if (value) draft.addHeader(name, value);
  else if (isType(name) && value === '') draft.notes.leaveOut(text, 'a page always names the type of a body');
  else
    draft.notes.leaveOut(text, value === '' ? 'it takes away what only curl sends' : 'it is no header: “Name: value”');
}

function takeData(draft: CurlDraft, value: string): void {
  if (value.startsWith('@'))
    draft.addData(draft.textOf(value.slice(1), 'paste its text as the body').replace(/[\r\n\0]/g, ''));
  else draft.addData(value);
}

function takeBinary(draft: CurlDraft, value: string): void {
  if (!value.startsWith('@')) draft.addData(value);
  else if (draft.data === undefined && value !== '@-') takeFile(draft, value.slice(1));
  else draft.addData(draft.textOf(value.slice(1), 'add its text to the body'));
}

function takeJson(draft: CurlDraft, value: string): void {
  draft.addData(value.startsWith('@') ? draft.textOf(value.slice(1), 'paste its text as the body') : value, '');
  for (const name of ['Content-Type', 'Accept'])
    if (!draft.headers.some((header) => header.name.toLowerCase() === name.toLowerCase()))
      draft.addHeader(name, 'application/json');
}

function takeFile(draft: CurlDraft, file: string): void {
  draft.file = file;
  draft.data = '';
}

function takeUpload(draft: CurlDraft, file: string): void {
  draft.isUpload = true;
  if (file === '-' || file === '.') draft.data = draft.textOf('-', 'paste its text as the body');
  else takeFile(draft, file);
}

/** `content`, `=content`, `name=content`, `@file` or `name@file`; the name is taken as it is. */
function encodeData(draft: CurlDraft, value: string): string {
  const at = value.includes('=') ? value.indexOf('=') : value.indexOf('@');
  const [name, content] = [value.slice(0, Math.max(at, 0)), value.slice(at + 1)];
  const text = value.charAt(at) === '@' ? draft.textOf(content, `put its text behind ${name}=`) : content;
  return `${name}${name && '='}${encode(text)}`;
}

const encode = (text: string) => encodeStrictly(text).replaceAll('%20', '+');

/** `name=text`, `name="text"`, `name=@file` or `name=<file`, each with parameters such as `;type=`. */
function takePart(draft: CurlDraft, value: string): void {
  const [name = '', content] = value.split(/=([^]*)/);
  if (content === undefined) throw new Unreadable(`--form needs name=value, and “${value}” has no “=”.`);
  const [, sign = '', quoted, plain = '', parameters = ''] =
    /^\s*([@<]?)(?:"((?:[^"\\]|\\[^])*)"|([^;]*))([^]*)$/.exec(content) ?? [];
  const text = quoted?.replace(/\\(["\\])/g, '$1') ?? plain;
  if (parameters) draft.notes.leaveOut(`${parameters} of the part ${name}`, HEAD_OF_PART);
  if (sign === '@') draft.notes.say(chooseFile(text));
  draft.parts.push({
    name,
    isFile: sign === '@',
    ...(sign === '<' && { value: draft.textOf(text, `enter its text as ${name}`) || undefined }),
    ...(sign === '' && { value: text }),
  });
}

function takeTime(draft: CurlDraft, value: string, written: string): void {
  const time = Date.parse(value.replace(/^[-+=]/, ''));
  if (Number.isNaN(time)) draft.notes.leaveOut(written, `“${value}” is no date that a page can read`);
  else
    draft.addHeader(value.startsWith('-') ? 'If-Unmodified-Since' : 'If-Modified-Since', new Date(time).toUTCString());
}
