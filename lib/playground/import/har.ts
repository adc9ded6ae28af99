import { encodePairs } from '../encode';
import { parseJson } from '../values';
import { Unreadable, type FoundRequest, type Notes } from './imported';
import { chooseFile } from './multipart';

interface HarPair {
  name: string;
  value: string;
}

/** What is read of a request of HAR 1.2. */
interface HarRequest {
  method: string;
  url: string;
  headers?: HarPair[];
  queryString?: HarPair[];
  postData?: {
    mimeType?: string;
    text?: string;
    encoding?: string;
    params?: (Partial<HarPair> & { fileName?: string })[];
  };
}

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
  const headers = (request.headers ?? []).map(({ name, value }) => ({ name: String(name), value: String(value) }));
  const { mimeType, text: body, params = [], encoding } = request.postData ?? {};
  if (encoding === 'base64') notes.say('The body is base64 of something that is no text: put in the body yourself.');
  const hasType = headers.some(({ name }) => name.toLowerCase() === 'content-type');
  if (mimeType && !hasType) headers.push({ name: 'Content-Type', value: textOf(mimeType) });
  const found = { method: request.method, url: withQuery(request), headers };
  if (body) return { ...found, body: encoding === 'base64' ? '' : textOf(body) };
  if (params.length === 0) return found;
  const parts = params.map(({ name = '', value = '', fileName }) => ({
    name: textOf(name),
    value: textOf(value),
    isFile: fileName !== undefined,
    fileName,
  }));
  for (const { fileName } of parts) if (fileName !== undefined) notes.say(chooseFile(fileName));
  return /^multipart\//i.test(mimeType ?? '')
    ? { ...found, parts }
    : { ...found, body: encodePairs(parts.map(({ name, value }) => [name, value])) };
}

/** Texts are texts in a HAR file, and a pasted JSON is whatever anybody has written. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Some programs write the query beside the address only. */
function withQuery({ url, queryString = [] }: HarRequest): string {
  if (url.includes('?') || queryString.length === 0) return url;
  return `${url}?${encodePairs(queryString.map(({ name, value }) => [textOf(name), textOf(value)]))}`;
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
