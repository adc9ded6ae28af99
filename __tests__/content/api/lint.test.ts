import { lintApi } from '../../../lib/checks/openapi';
import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';
import { makeDocument, textOf, type Draft } from '../../unit/api/fixture';

const lint = (source: string) => lintApi({ source, file: 'openapi.json' });

test('the OpenAPI file of the site is in order', async () => {
  const { api } = readSite(readSettings()).site;
  expect(api?.operations.size).toBeGreaterThan(10);
  expect(await lintApi(api ?? { source: '', file: '' })).toEqual([]);
});

test.each<[kind: string, change: (document: Draft) => void, line: string, rule: string]>([
  [
    'a keyword that OpenAPI does not know',
    ({ paths }) => (paths['/orders/{order-id}'].get.sumary = 'x'),
    '"sumary"',
    'struct',
  ],
  [
    'an example that does not fit its schema',
    ({ paths }) => (paths['/orders/{order-id}'].put.requestBody.content['application/json'].example = { id: 7 }),
    '"id": 7',
    'no-invalid-media-type-examples',
  ],
  [
    'a placeholder without a parameter',
    ({ paths }) => (paths['/orders/{number}'] = { get: { ...paths['/orders/{order-id}'].get, operationId: 'other' } }),
    '"parameters": [',
    'path-parameters-defined',
  ],
  [
    'a component that nobody uses',
    ({ components }) => (components.schemas.Lost = { type: 'string' }),
    '"Lost"',
    'no-unused-components',
  ],
])('finds %s, with its line', async (_kind, change, line, rule) => {
  const document = makeDocument();
  change(document);
  const source = textOf(document);
  const problems = await lint(source);
  expect(problems).toContainEqual(
    expect.objectContaining({ file: 'openapi.json', message: expect.stringContaining(`(${rule})`) }),
  );
  const found = problems.find(({ message }) => message.includes(`(${rule})`));
  expect(source.split('\n')[(found?.line ?? 0) - 1]).toContain(line);
});
