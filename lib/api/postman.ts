import type { Credential, Api, Operation } from './model';

/** The parts of a Postman collection (format 2.1.0) that are looked at here. */
interface Collection {
  info: { _postman_id?: string };
  item: Item[];
  auth?: Auth;
  variable?: Variable[];
}

interface Item {
  id?: string;
  name: string;
  item?: Item[];
  request?: Request;
  response?: { id?: string; originalRequest?: Request }[];
}

interface Request {
  method: string;
  auth?: Auth | null;
  url: { host: string[]; path: string[]; query?: Variable[]; variable?: Variable[] };
}

interface Variable {
  key: string;
  value: string;
}

type Auth = { type: 'noauth' } | { type: string; [type: string]: unknown };

/** Settings of the converter: examples as they are in the file, folders by tag. */
const OPTIONS = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  enableOptionalParameters: false,
  includeAuthInfoInExample: false,
};

/**
 * The API as a Postman collection, made by Postman's own converter, which is loaded when it is needed.
 * Added is what the converter leaves out: servers of single paths, a variable for each key and each ID, requests that need
 * no key. What it makes up at random is left out, so that the same file gives the same collection.
 */
export async function postmanCollection(api: Api): Promise<object> {
  const collection = await convert(api);
  const operations = [...api.operations.values()];
  const names = serverNames(operations);
  delete collection.info._postman_id;
  const preset = operations[0]?.credentials[0];
  if (preset) collection.auth = authOf(preset);
  for (const item of requestsOf(collection.item)) complete(item, findOperation(item, operations), names, preset);
  collection.variable = [
    ...[...names].map(([url, name]) => ({ key: name, value: url })),
    ...unique(operations.flatMap(({ credentials }) => credentials.map(({ name }) => name))).map(empty),
    ...unique(
      operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === 'path').map(({ name }) => name)),
    ).map(empty),
  ];
  return collection;
}

async function convert({ source }: Api): Promise<Collection> {
  const { default: converter } = await import('openapi-to-postmanv2');
  return new Promise((resolve, reject) => {
    converter.convertV2({ type: 'string', data: source }, OPTIONS, (error, result) => {
      const [first] = result?.output ?? [];
      if (first) resolve(first.data as Collection);
      else reject(error ?? new Error(result?.reason ?? 'the converter gave no collection'));
    });
  });
}

function requestsOf(items: readonly Item[]): Item[] {
  return items.flatMap((item) => (item.item ? requestsOf(item.item) : [item]));
}

function complete(
  item: Item,
  operation: Operation,
  names: ReadonlyMap<string, string>,
  preset: Credential | undefined,
): void {
  delete item.id;
  const [credential] = operation.credentials;
  const requests = [item.request, ...(item.response ?? []).map((response) => response.originalRequest)];
  for (const request of requests) {
    if (!request) continue;
    request.url.host = [`{{${names.get(operation.server)}}}`];
    for (const variable of request.url.variable ?? []) variable.value = `{{${variable.key}}}`;
    if (request.url.query) request.url.query = queryOf(request.url.query, operation);
  }
  for (const response of item.response ?? []) delete response.id;
  if (!item.request) return;
  // Without a word of its own a request does what the collection says.
  if (!credential) item.request.auth = { type: 'noauth' };
  else if (credential.id === preset?.id) delete item.request.auth;
  else item.request.auth = authOf(credential);
}

/** Each parameter once, with the value that the file names: the converter makes up others. */
function queryOf(query: readonly Variable[], { parameters }: Operation): Variable[] {
  return [...new Map(query.map((one) => [one.key, one])).values()].map((one) => {
    const parameter = parameters.find(({ in: place, name }) => place === 'query' && name === one.key);
    const value = parameter?.example ?? parameter?.schema.default ?? '';
    return { ...one, value: typeof value === 'string' ? value : JSON.stringify(value) };
  });
}

function findOperation({ name, request }: Item, operations: readonly Operation[]): Operation {
  const found = operations.find((one) => one.summary === name && one.method === request?.method);
  if (!found) throw new Error(`the collection has a request "${name}" that the description has not`);
  return found;
}

function authOf({ kind, in: place, name }: Credential): Auth {
  const value = `{{${name}}}`;
  const pair = (key: string, content: string) => ({ key, value: content, type: 'string' });
  if (kind === 'bearer' || kind === 'oauth2') return { type: 'bearer', bearer: [pair('token', value)] };
  if (kind === 'basic')
    return { type: 'basic', basic: [pair('username', '{{username}}'), pair('password', '{{password}}')] };
  return { type: 'apikey', apikey: [pair('key', name), pair('value', value), pair('in', place)] };
}

/** A variable for each server: `baseUrl` for the first, the others after the first part of their host. */
function serverNames(operations: readonly Operation[]): Map<string, string> {
  const servers = unique(operations.map(({ server }) => server));
  return new Map(
    servers.map((url, index) => [url, index === 0 ? 'baseUrl' : `${new URL(url).hostname.split('.')[0]}-url`]),
  );
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

const empty = (key: string): Variable => ({ key, value: '' });
