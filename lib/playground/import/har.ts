import { encodePairs } from '../encode';
import type { Header } from '../request';
import { parseJson } from '../values';
import { isType, Unreadable, type FoundRequest, type Notes } from './imported';
import { chooseFile } from './multipart';

/** A request of HAR 1.2, which may hold anything: it was pasted. */
type HarRequest = Record<string, unknown> & { method: string; url: string };

const KNOWN = /^(?:method|url|httpVersion|cookies|headers|queryString|postData|headersSize|bodySize|comment|_.*)$/;
const LIST = 'HAR has a list of names and values there';

/**
 * Reads the first request of a HAR file, or an entry or a request of one, as browsers copy it.
 * @throws Unreadable when it is none
 */
export function readHar(text: string, notes: Notes): FoundRequest {
  const parsed = parseJson(text);
  if ('problem' in parsed) throw new Unreadable(parsed.problem);
  const requests = requestsIn(parsed.value);
  const [request] = requests;
  if (!request)
    throw new Unreadable(
      'This JSON holds no request. Paste a HAR file, or one of its entries with “request”, “method” and “url”.',
    );
  if (requests.length > 1)
    notes.say(
      `The file holds ${requests.length} requests, and the first is read. Paste the entry of another one to have that.`,
    );
  for (const name of Object.keys(request))
    if (!KNOWN.test(name)) notes.leaveOut(name, 'it is no part of a request in a HAR file');
  if (Array.isArray(request.cookies) && request.cookies.length > 0)
    notes.say('Cookies are left out: the playground never sends any.');
  const headers: Header[] = pairsIn(request, 'headers', notes);
  const { postData = {} } = request;
  if (postData && !isRecord(postData)) notes.leaveOut('postData', LIST);
  const data = isRecord(postData) ? postData : {};
  const { text: body, encoding } = data;
  const mimeType = textOf(data.mimeType);
  if (encoding === 'base64') notes.say('The body is base64 of something that is no text: put in the body yourself.');
  const hasType = headers.some(({ name }) => isType(name));
  if (mimeType && !hasType) headers.push({ name: 'Content-Type', value: mimeType });
  const found = { method: request.method, url: withQuery(request, notes), headers };
  if (body) return { ...found, body: encoding === 'base64' ? '' : textOf(body) };
  const params = pairsIn(data, 'params', notes);
  if (params.length === 0) return found;
  for (const { fileName } of params) if (fileName !== undefined) notes.say(chooseFile(textOf(fileName)));
  return /^multipart\//i.test(mimeType)
    ? {
        ...found,
        parts: params.map(({ name, value, fileName }) =>
          // The form has no place for the text of a file.
          fileName === undefined ? { name, value, isFile: false } : { name, isFile: true },
        ),
      }
    : { ...found, body: encodePairs(params.map(({ name, value }) => [name, value])) };
}

/** Texts are texts in a HAR file, and a pasted JSON is whatever anybody has written. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value));

/** The list under a name; what else is there is named. */
function pairsIn(record: Record<string, unknown>, name: string, notes: Notes) {
  const list = record[name] ?? [];
  if (!Array.isArray(list) || !list.every(isRecord)) {
    notes.leaveOut(name, LIST);
    return [];
  }
  return list.map((one) => ({ name: textOf(one.name), value: textOf(one.value), fileName: one.fileName ?? undefined }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some programs write the query beside the address only. */
function withQuery(request: HarRequest, notes: Notes): string {
  const { url } = request;
  const query = url.includes('?') ? [] : pairsIn(request, 'queryString', notes);
  return query.length === 0 ? url : `${url}?${encodePairs(query.map(({ name, value }) => [name, value]))}`;
}

function requestsIn(value: unknown): HarRequest[] {
  if (Array.isArray(value)) return value.flatMap(requestsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('method' in value && 'url' in value && typeof value.method === 'string' && typeof value.url === 'string')
    return [value as HarRequest];
  if ('log' in value) return requestsIn(value.log);
  if ('entries' in value) return requestsIn(value.entries);
  return 'request' in value ? requestsIn(value.request) : [];
}
