import { parse } from 'yaml';
import { apiFiles } from '../../../lib/export/feeds/write';
import { tokenValues } from '../../../lib/reading/tokens';
import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';
import { lintApi } from '../../support/lint-api';
import { makeApi } from './fixture';

const { api: siteApi, identity } = readSite(readSettings()).site;
if (!siteApi) throw new Error('the site has no OpenAPI file');
const files = apiFiles(siteApi);
const json = files['/openapi.json'];

test('the OpenAPI file of the site is in order, and so is the JSON file that readers download, without tokens', async () => {
  expect(siteApi.operations.size).toBeGreaterThan(10);
  for (const source of [siteApi.source, json]) expect(await lintApi(source)).toEqual([]);
  expect(json).not.toMatch(/\{\{/);
  expect(JSON.parse(json).servers[0].url).toBe(tokenValues(identity).get('api.base'));
});

test('the YAML file says the same as the JSON file, and the same description gives the same bytes', () => {
  expect(parse(files['/openapi.yaml'])).toEqual(JSON.parse(json));
  expect(files['/openapi.yaml']).toMatch(/^openapi: 3\.1\.0\n/);
  expect(apiFiles(siteApi)).toEqual(files);
});

test.each<[kind: string, change: Parameters<typeof makeApi>[0], place: string, rule: string]>([
  ['a keyword that OpenAPI does not know', (_, get) => (get.sumary = 'x'), '/get/sumary', 'struct'],
  [
    'an example that does not fit its schema',
    (_, get, put) => (put.requestBody.content['application/json'].example = { id: 7 }),
    '/example/id',
    'no-invalid-media-type-examples',
  ],
  [
    'a placeholder without a parameter',
    ({ paths }, get) => (paths['/orders/{number}'] = { get: { ...get, operationId: 'other' } }),
    '/parameters',
    'path-parameters-defined',
  ],
  [
    'a component that nobody uses',
    ({ components }) => (components.schemas.Lost = { type: 'string' }),
    '/schemas/Lost',
    'no-unused-components',
  ],
])('finds %s, with its place', async (_kind, change, place, rule) => {
  const found = (await lintApi(makeApi(change).source)).find((one) => one.startsWith(`${rule} `));
  expect(found).toContain(`${place}: `);
});
