import { Collection, type Item } from 'postman-collection';
import { parse } from 'yaml';
import { apiFiles } from '../../../lib/export/api';
import { lintApi } from '../../../lib/checks/openapi';
import { tokenValues } from '../../../lib/content/tokens';
import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';
import { makeApi } from '../../unit/api/fixture';

const { api: siteApi } = readSite(readSettings()).site;
if (!siteApi) throw new Error('the site has no OpenAPI file');
const api = siteApi;

/** The requests of a collection as Postman reads it. */
async function requests(text: string): Promise<{ collection: Collection; items: Item[] }> {
  const collection = new Collection(JSON.parse(text));
  const items: Item[] = [];
  collection.forEachItem((item) => void items.push(item));
  return { collection, items };
}

/** The address that Postman calls for a request, with values for the collection's variables. */
function addressOf(item: Item, values: Record<string, string>): string {
  const fill = (text: string) => text.replace(/\{\{([^}]+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  return fill(
    fill(item.request.url.toString()).replace(/:([\w-]+)(?=\/|\?|$)/g, (_whole, name: string) =>
      String(item.request.url.variables.get(name)),
    ),
  );
}

test('the JSON file is in order and holds no token', async () => {
  const { '/openapi.json': json } = await apiFiles(api);
  expect(await lintApi({ source: json, file: 'openapi.json' })).toEqual([]);
  expect(json).not.toMatch(/\{\{/);
  expect(JSON.parse(json).servers[0].url).toBe(tokenValues(readSite(readSettings()).site.identity).get('api.base'));
});

test('the YAML file says the same as the JSON file', async () => {
  const files = await apiFiles(api);
  expect(parse(files['/openapi.yaml'])).toEqual(JSON.parse(files['/openapi.json']));
  expect(files['/openapi.yaml']).toMatch(/^openapi: 3\.1\.0\n/);
});

test('the same description gives the same bytes', async () => {
  expect(await apiFiles(api)).toEqual(await apiFiles(api));
});

test('Postman finds every operation in the collection, at its address', async () => {
  const { collection, items } = await requests((await apiFiles(api))['/postman_collection.json']);
  const values = Object.fromEntries(
    collection.variables.all().map(({ key = '', value }) => [key, String(value || `<${key}>`)]),
  );
  const expected = [...api.operations.values()].map(({ summary, method, server, path }) => [
    summary,
    method,
    server + path.replace(/\{([^}]+)\}/g, '<$1>'),
  ]);
  const found = items.map((item) => [item.name, item.request.method, addressOf(item, values).split('?')[0]]);
  expect(found.sort()).toEqual(expected.sort());
});

test('Postman sends what must be sent, and offers what may be sent', async () => {
  const { items } = await requests((await apiFiles(api))['/postman_collection.json']);
  for (const { summary, parameters, body } of api.operations.values()) {
    const request = items.find(({ name }) => name === summary)?.request;
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const sent = request?.url.query.all().map(({ key, disabled }) => [key, !disabled]);
    expect([summary, sent]).toEqual([summary, query.map(({ name, required }) => [name, required])]);
    const [example] = body?.examples ?? [];
    if (example) expect([summary, JSON.parse(request?.body?.raw ?? '')]).toEqual([summary, example.value]);
  }
});

test('each request shows the key that it needs as a variable, and one that needs none sends none', async () => {
  const { collection, items } = await requests((await apiFiles(api))['/postman_collection.json']);
  const keyOf = (name: string) => {
    const auth = items.find((item) => item.name === name)?.getAuth();
    return auth?.type === 'noauth'
      ? 'none'
      : `${auth?.type} ${auth?.parameters().toObject().key} ${auth?.parameters().toObject().value}`;
  };
  expect(keyOf('List test suites')).toBe('apikey api-key {{api-key}}');
  expect(keyOf('Send one message')).toBe('apikey user_id {{user_id}}');
  expect(keyOf('Read results of an asynchronous conversation')).toBe('none');
  const names = collection.variables.all().map(({ key }) => key);
  expect(names).toEqual(['baseUrl', 'virtual-device-url', 'api-key', 'user_id', 'test-suite-id', 'run-id']);
});

test('a description that the converter refuses is told with its file', async () => {
  const broken = { ...makeApi(), source: '{}' };
  await expect(apiFiles(broken)).rejects.toThrow(/^openapi\.json {2}no Postman collection can be made of it/);
});
