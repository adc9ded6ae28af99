import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';
import { lintApi } from '../../support/lint-api';
import { makeDocument, textOf, type Draft } from '../../unit/api/fixture';

test('the OpenAPI file of the site is in order', async () => {
  const { api } = readSite(readSettings()).site;
  expect(api?.operations.size).toBeGreaterThan(10);
  expect(await lintApi(api?.source ?? '')).toEqual([]);
});

test.each<[kind: string, change: (document: Draft) => void, place: string, rule: string]>([
  [
    'a keyword that OpenAPI does not know',
    ({ paths }) => (paths['/orders/{order-id}'].get.sumary = 'x'),
    '/get/sumary',
    'struct',
  ],
  [
    'an example that does not fit its schema',
    ({ paths }) => (paths['/orders/{order-id}'].put.requestBody.content['application/json'].example = { id: 7 }),
    '/example/id',
    'no-invalid-media-type-examples',
  ],
  [
    'a placeholder without a parameter',
    ({ paths }) => (paths['/orders/{number}'] = { get: { ...paths['/orders/{order-id}'].get, operationId: 'other' } }),
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
  const document = makeDocument();
  change(document);
  const found = (await lintApi(textOf(document))).find((one) => one.startsWith(`${rule} `));
  expect(found).toContain(`${place}: `);
});
