import { encodePairs, encodeStrictly } from '../encode';
import type { Header } from '../request';
import { METHODS } from '../types';
import { parseJson } from '../values';
import { isType, Unreadable, withScheme, type FoundRequest, type ImportedPart, type Notes } from './imported';
import { JsonBody } from './json-body';
import { chooseFile } from './multipart';
import { optionTable, readArguments } from './options';
import type { Command } from './words';

/** The options of HTTPie's manual (3.2), by what becomes of them here. */
const OPTIONS = optionTable({
  '': 'auth/a= auth-type/A= default-scheme= form/f json/j multipart raw=',
  'what HTTPie shows or saves changes nothing about the request': `all body/b check-status continue/c debug download/d
    format-options= headers/h help history-print/P= ignore-stdin/I meta/m output/o= pretty= print/p= quiet/q
    response-charset= response-mime= sorted stream/S style/s= traceback unsorted verbose/v version`,
  'a browser decides itself how it connects': `boundary= cert= cert-key= cert-key-pass= chunked ciphers= compress/x
    max-headers= path-as-is proxy= ssl= verify=`,
  'the playground sends each request once, and follows redirects in its own way': 'follow/F max-redirects= offline',
  'the playground has a time limit of its own': 'timeout=',
  'a page cannot open what HTTPie keeps: enter the credentials under Authorization': `ignore-netrc session=
    session-read-only=`,
});

/** Between name and value of an item, the longer ones first. */
const SEPARATORS = [':=@', '==@', ':=', '==', '=@', ':@', ':', '=', '@'] as const;

interface Item {
  name: string;
  separator: (typeof SEPARATORS)[number];
  value: string;
}

/**
 * Reads an HTTPie command: `http POST host/path field=text number:=1 Header:value parameter==value`.
 * @throws Unreadable when HTTPie would refuse it, or a page cannot send it
 */
export function readHttpie({ words: [program = '', ...rest], input, inputFile }: Command, notes: Notes): FoundRequest {
  const options = new Map<string, string>();
  const words: string[] = [];
  for (const argument of readArguments(rest, OPTIONS)) {
    if (!('option' in argument)) words.push(argument.word);
    else if (argument.option.reason) notes.leaveOut(argument.written, argument.option.reason);
    else options.set(argument.option.name, argument.value);
  }
  const isMethod =
    words.length > 1 && (METHODS.some((one) => one === words[0]?.toUpperCase()) || /^[A-Z]+$/.test(words[0] ?? ''));
  const method = isMethod ? words.shift() : undefined;
  const address = words.shift();
  if (address === undefined) throw new Unreadable('The command has no address. Add it: http GET example.org/path');
  const items = words.map(itemOf);
  const headers: Header[] = [];
  const query: string[] = [];
  for (const { name, separator, value } of items) {
    if (separator === ':') headers.push({ name, value });
    else if (separator === '==') query.push(`${encodeStrictly(name)}=${encodeStrictly(value)}`);
    else if (separator === ':@' || separator === '==@')
      notes.say(`A page cannot open the file ${value}: enter its text as ${name}.`);
  }
  if (inputFile !== undefined && items.some(isData)) throw new Unreadable(ONE_BODY);
  if (inputFile !== undefined) notes.say(`A page cannot open the file ${inputFile}: paste its text as the body.`);
  const fed = inputFile === undefined ? input : '';
  const body = bodyOf(items, options, options.get('raw') ?? fed, notes);
  const type =
    body.type && !headers.some(({ name }) => isType(name)) ? [{ name: 'Content-Type', value: body.type }] : [];
  const accept = body.type === 'application/json' && !headers.some(({ name }) => /^accept$/i.test(name));
  const url = completeAddress(address, options.get('default-scheme') ?? (/s$/.test(program) ? 'https' : 'http'));
  return {
    method: method ?? (body.type || body.file || body.parts ? 'POST' : 'GET'),
    url: `${url}${query.length > 0 ? (url.includes('?') ? '&' : '?') : ''}${query.join('&')}`,
    headers: [
      ...type,
      ...(accept ? [{ name: 'Accept', value: 'application/json, */*;q=0.5' }] : []),
      ...headers,
      ...authOf(options, notes),
    ],
    ...(body.text !== undefined && { body: body.text }),
    ...(body.file !== undefined && { file: body.file }),
    ...(body.parts && { parts: body.parts }),
    ...userOf(options),
  };
}

/** `:3000/path` and `:/path` are on this computer. */
function completeAddress(address: string, scheme: string): string {
  const [, port, path] = /^:(?!:)(\d*)(.*)$/.exec(address) ?? [];
  return withScheme(port === undefined ? address : `localhost${port && `:${port}`}${path ?? ''}`, scheme);
}

function itemOf(word: string): Item {
  if (/^[^:=@]+;$/.test(word)) return { name: word.slice(0, -1), separator: ':', value: '' };
  let name = '';
  for (let at = 0; at < word.length; at++) {
    const separator = SEPARATORS.find((one) => word.startsWith(one, at));
    if (separator) return { name, separator, value: word.slice(at + separator.length).replace(/\\([:=@])/g, '$1') };
    // A backslash takes its meaning from a separator; before others it belongs to the path of a field.
    if (word.charAt(at) === '\\' && /[:=@;]/.test(word.charAt(at + 1))) at++;
    name += word.charAt(at);
  }
  throw new Unreadable(`“${word}” is no item of HTTPie. Write name=text, name:=1, Header:value or parameter==value.`);
}

interface Body {
  type?: string;
  text?: string;
  file?: string;
  parts?: ImportedPart[];
}

const ONE_BODY = 'HTTPie refuses fields beside a body from a pipe or a file. Leave one of them out.';

const isData = ({ separator }: Item) => ['=', ':=', '=@', ':=@', '@'].includes(separator);

function bodyOf(
  items: readonly Item[],
  options: ReadonlyMap<string, string>,
  raw: string | undefined,
  notes: Notes,
): Body {
  const data = items.filter(isData);
  const [only] = data;
  if (only?.separator === '@' && only.name === '') {
    notes.say(chooseFile(only.value));
    return { file: only.value };
  }
  const isForm = options.has('form') || options.has('multipart');
  if (data.length > 0 && (raw || data.some(({ name, separator }) => name === '' && separator === '@')))
    throw new Unreadable(ONE_BODY);
  const text = ({ name, separator, value }: Item) => {
    if (!separator.endsWith('@')) return value;
    notes.say(
      separator === '@' ? chooseFile(value) : `A page cannot open the file ${value}: enter its text as ${name}.`,
    );
    return undefined;
  };
  if (data.length === 0) return raw === undefined ? {} : { type: isForm ? FORM : 'application/json', text: raw };
  if (options.has('multipart') || data.some(({ separator }) => separator === '@'))
    return {
      parts: data.map((item) => ({
        name: item.name,
        value: text(item),
        isFile: item.separator === '@',
      })),
    };
  if (isForm) return { type: FORM, text: encodePairs(data.map((item) => [item.name, text(item) ?? ''])) };
  const json = new JsonBody();
  for (const item of data) {
    const value = text(item) ?? '';
    const problem = item.separator === ':=' ? parseJson(value) : {};
    if ('problem' in problem) throw new Unreadable(`${item.name}:=${value}: ${problem.problem}`);
    json.set(item.name, item.separator === ':=' ? value : item.separator === ':=@' ? 'null' : JSON.stringify(value));
  }
  return { type: 'application/json', text: json.toString() };
}

const FORM = 'application/x-www-form-urlencoded';

function userOf(options: ReadonlyMap<string, string>): Pick<FoundRequest, 'user'> {
  const [user, password = ''] = options.get('auth')?.split(/:([^]*)/) ?? [];
  return user === undefined || (options.get('auth-type') ?? 'basic') !== 'basic' ? {} : { user: { user, password } };
}

function authOf(options: ReadonlyMap<string, string>, notes: Notes): Header[] {
  const type = options.get('auth-type') ?? 'basic';
  if (type === 'bearer') return [{ name: 'Authorization', value: `Bearer ${options.get('auth') ?? ''}` }];
  if (type !== 'basic')
    notes.leaveOut(`--auth-type ${type}`, 'a page cannot sign in this way: enter a token or a key under Authorization');
  return [];
}
