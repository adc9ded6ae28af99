import { encodeStrictly } from '../encode';
import type { Header } from '../request';
import { isType, Unreadable, withScheme, type FoundRequest, type ImportedPart, type Notes } from './imported';
import { chooseFile } from './multipart';

/** What is known so far of the request that a curl command sends. */
export class CurlDraft {
  method?: string;
  url?: string;
  scheme = 'http';
  headers: Header[] = [];
  /** All `--data` as one text. */
  data?: string;
  /** The file that is the whole body. */
  file?: string;
  /** `--url-query`. */
  query: string[] = [];
  parts: ImportedPart[] = [];
  user?: FoundRequest['user'];
  isQuery = false;
  isHead = false;
  isUpload = false;
  isGlobbed = true;
  /** An option that makes something else of the user than Basic authentication. */
  otherAuth?: string;

  constructor(
    readonly notes: Notes,
    /** What `-` names as a file. */
    readonly input: string | undefined,
  ) {}

  addHeader(name: string, value: string): void {
    this.headers.push({ name, value });
  }

  addData(text: string, joint = '&'): void {
    this.data = this.data ? this.data + joint + text : text;
  }

  /** The text of a file, when it can be told; otherwise the reader is told what to do. */
  textOf(file: string, what: string): string {
    if (file === '-' && this.input !== undefined) return this.input;
    this.notes.say(`A page cannot open the file ${file === '-' ? 'that the command reads' : file}: ${what}.`);
    return '';
  }
}

/**
 * Makes the request of what is known.
 * @throws Unreadable when it has no address
 */
export function complete(draft: CurlDraft): FoundRequest {
  const { notes, headers, data, file, parts, isQuery } = draft;
  if (!draft.url) throw new Unreadable('The command has no address. Add it: curl https://…');
  if (draft.otherAuth && draft.user) notes.leaveOut('--user', `${draft.otherAuth} makes something else of it`);
  if (draft.isGlobbed && /(?<!\\)(?:\{[^{}]*,[^{}]*\}|\[\w+-\w+)/.test(draft.url))
    notes.say('curl sends one request for each choice in {…} or […]: write one of them into the address.');
  const isBody = data !== undefined && !isQuery;
  if (isBody && parts.length > 0)
    throw new Unreadable('curl refuses --form beside --data and its like. Leave one of them out.');
  const body = isBody ? bodyOf(draft, data) : {};
  return {
    method:
      draft.method ?? (draft.isHead ? 'HEAD' : draft.isUpload ? 'PUT' : isBody || parts.length > 0 ? 'POST' : 'GET'),
    url: addressOf(draft, draft.url, file),
    headers,
    ...body,
    ...(parts.length > 0 && { parts }),
    ...(draft.user && !draft.otherAuth && { user: draft.user }),
  };
}

function addressOf({ scheme, isUpload, isQuery, isGlobbed, data, query }: CurlDraft, text: string, file = ''): string {
  // A backslash says that a bracket is no choice.
  const plain = isGlobbed ? text.replace(/\\([[\]{}])/g, '$1') : text;
  const [address = '', given] = withScheme(plain, scheme)
    .replace(/#[^]*$/, '')
    .split(/\?([^]*)/);
  // An upload to a folder gets the file's name.
  const name =
    isUpload && /^[^/]+\/\/(?:[^/]+|.*\/)$/.test(address) ? encodeStrictly(file.replace(/^.*[\\/]/, '')) : '';
  const path = `${address}${name && !address.slice(8).includes('/') ? '/' : ''}${name}`;
  const pairs = [given, ...(isQuery && data ? [data] : []), ...query].filter((pair) => pair !== undefined);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** The body, with the type that it gets without a header that names it. */
function bodyOf({ headers, notes, isUpload, file }: CurlDraft, data: string): Pick<FoundRequest, 'body' | 'file'> {
  const type = headers.find(({ name }) => isType(name))?.value;
  if (file !== undefined && !/json|xml|text|urlencoded/i.test(type ?? '')) {
    notes.say(chooseFile(file));
    if (type === undefined && !isUpload)
      notes.say('curl would name the file application/x-www-form-urlencoded. Here it is sent with its own type.');
    return { file };
  }
  if (file !== undefined) notes.say(`A page cannot open the file ${file}: paste its text as the body.`);
  // Of a file that the reader pastes the form knows the type better than curl.
  if (type === undefined && !isUpload && data !== '') {
    const isJson = /^\s*[{["]/.test(data);
    if (isJson) notes.say('curl would send this body as a form. As it is JSON, it is sent as application/json.');
    headers.push({ name: 'Content-Type', value: isJson ? 'application/json' : 'application/x-www-form-urlencoded' });
  }
  return { body: data };
}
