import { parse } from 'yaml';
import { apiFiles } from '../../../lib/export/api';
import { lintApi } from '../../support/lint-api';
import { tokenValues } from '../../../lib/reading/tokens';
import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';

const { api: siteApi } = readSite(readSettings()).site;
if (!siteApi) throw new Error('the site has no OpenAPI file');
const api = siteApi;

test('the JSON file is in order and holds no token', async () => {
  const { '/openapi.json': json } = apiFiles(api);
  expect(await lintApi(json)).toEqual([]);
  expect(json).not.toMatch(/\{\{/);
  expect(JSON.parse(json).servers[0].url).toBe(tokenValues(readSite(readSettings()).site.identity).get('api.base'));
});

test('the YAML file says the same as the JSON file', () => {
  const files = apiFiles(api);
  expect(parse(files['/openapi.yaml'])).toEqual(JSON.parse(files['/openapi.json']));
  expect(files['/openapi.yaml']).toMatch(/^openapi: 3\.1\.0\n/);
});

test('the same description gives the same bytes', () => {
  expect(apiFiles(api)).toEqual(apiFiles(api));
});
