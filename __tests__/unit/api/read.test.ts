import { parseApi, readApi } from '../../../lib/api/read';
import { ProblemError } from '../../../lib/errors';
import { temporaryFolder } from '../temporary';
import { makeApi, makeDocument, textOf, type Draft } from './fixture';

/** The problems of a text; fails when there are none. */
function problemsOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ProblemError)
      return error.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
    throw error;
  }
  throw new Error('expected problems');
}

/** The line on which a text stands first. */
const lineOf = (source: string, text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;

test('reads operations with what the path, the file and references say of them', () => {
  const { operations } = makeApi();
  expect([...operations.keys()]).toEqual(['getOrder', 'changeOrder']);
  expect(operations.get('getOrder')).toMatchObject({
    method: 'GET',
    path: '/orders/{order-id}',
    server: 'https://api.corner-slice.example/v1',
    credentials: [{ kind: 'apiKey', in: 'query', name: 'api-key', description: 'Your key.' }],
    parameters: [
      { name: 'order-id', in: 'path', required: true, example: 'o-1' },
      {
        name: 'verbose',
        in: 'query',
        required: false,
        schema: { type: 'string', default: 'little', values: ['little', 'much'] },
      },
    ],
    responses: [
      { status: '200', content: { mediaType: 'application/json', schema: { type: 'Order' } } },
      { status: '404', description: 'No such order.', content: undefined },
    ],
  });
  expect(operations.get('changeOrder')?.body).toMatchObject({
    required: true,
    schema: { name: 'Order' },
    examples: [{ value: { id: 'o-1' } }],
  });
});

test.each([
  [
    {
      type: 'oauth2',
      flows: {
        authorizationCode: { authorizationUrl: 'https://l.example/a', tokenUrl: 'https://l.example/t', scopes: {} },
      },
    },
    {
      kind: 'oauth2',
      signIn: { authorizationUrl: 'https://l.example/a', tokenUrl: 'https://l.example/t', scopes: ['read'] },
    },
  ],
  [
    { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://l.example/t', scopes: {} } } },
    { kind: 'oauth2', signIn: {} },
  ],
  [
    { type: 'apiKey', in: 'cookie', name: 'session' },
    { kind: 'apiKey', in: 'cookie', name: 'session' },
  ],
])('reads the way in %j', (scheme, credential) => {
  const { operations } = makeApi((document) => {
    document.security = [{ key: ['read'] }] as never;
    document.components.securitySchemes.key = scheme as never;
  });
  expect(operations.get('getOrder')?.credentials).toMatchObject([credential]);
});

test.each<[what: string, change: Parameters<typeof makeApi>[0], place: RegExp]>([
  ['a server', (document) => (document.servers[0]!.url = 'javascript://a/%0aalert(1)'), /servers\.0\.url/],
  ...(['authorizationUrl', 'tokenUrl'] as const).map((name): [string, Parameters<typeof makeApi>[0], RegExp] => [
    `the ${name} of a sign-in`,
    (document) => {
      const urls = { authorizationUrl: 'https://l.example/a', tokenUrl: 'https://l.example/t' };
      const authorizationCode = { ...urls, [name]: 'javascript:alert(1)', scopes: {} };
      document.components.securitySchemes.key = { type: 'oauth2', flows: { authorizationCode } } as never;
    },
    new RegExp(name),
  ]),
])('%s is an address of the web', (_, change, place) => {
  expect(problemsOf(() => makeApi(change)).join()).toMatch(place);
});

test('what an operation says counts more than what its path and the file say', () => {
  const { operations } = makeApi(({ paths }) => {
    const { get } = paths['/orders/{order-id}'];
    get.security = [];
    get.servers = [{ url: 'https://kitchen.corner-slice.example/' }];
    get.parameters.push({
      name: 'order-id',
      in: 'path',
      required: true,
      description: 'Another.',
      schema: { type: 'integer' },
    });
  });
  expect(operations.get('getOrder')).toMatchObject({ credentials: [], server: 'https://kitchen.corner-slice.example' });
  expect(operations.get('getOrder')?.parameters.map(({ description }) => description)).toEqual([
    'Another.',
    'How much to say.',
  ]);
});

test('takes several examples with their names', () => {
  const { operations } = makeApi(({ paths }) => {
    const content = paths['/orders/{order-id}'].get.responses['200'].content['application/json'];
    delete content.example;
    content.examples = { small: { value: 1 }, large: { summary: 'A large one', value: 2 } };
  });
  expect(operations.get('getOrder')?.responses[0]?.content?.examples).toEqual([
    { title: 'small', value: 1 },
    { title: 'A large one', value: 2 },
  ]);
});

test('fills in identity tokens, and reads nothing where there is no file', () => {
  const tokens = new Map([['api.base', 'https://api.tern-air.example']]);
  const source = textOf(makeDocument()).replace('https://api.corner-slice.example/v1', '{{api.base}}');
  const api = readApi(temporaryFolder({ 'openapi.json': source }), '/', tokens);
  expect(api?.operations.get('getOrder')?.server).toBe('https://api.tern-air.example');
  expect(api?.source).not.toContain('{{');
  expect(readApi(temporaryFolder(), '/', tokens)).toBeUndefined();
});

test('refuses an unknown token with its line', () => {
  const source = textOf(makeDocument()).replace('https://api.corner-slice.example/v1', '{{api.bass}}');
  const folder = temporaryFolder({ 'openapi.json': source });
  expect(problemsOf(() => readApi(folder, folder, new Map([['api.base', 'x']])))).toEqual([
    `openapi.json:${lineOf(source, '{{')} unknown token {{api.bass}}`,
  ]);
});

test.each([
  ['broken JSON', '"summary": "Get an order",', '"summary": "Get an order"', '"description": "Says', /not valid JSON/],
  [
    'a missing reference',
    '#/components/parameters/OrderId',
    '#/components/parameters/Order',
    '#/components/parameters/Order"',
    /leads nowhere/,
  ],
  [
    'a server whose host a value would complete',
    'https://api.corner-slice.example/v1',
    'https://{region}.corner-slice.example/v1',
    '{region}',
    /a placeholder cannot stand in the host/,
  ],
  [
    'a reference to another file',
    '#/components/parameters/OrderId',
    'other.json',
    'other.json',
    /must lead to a part of this file/,
  ],
  ['a missing summary', '"summary": "Get an order",', '', '"get": {', /summary: Invalid input/],
  [
    'a parameter at an unknown place',
    '"in": "query",\n            "description"',
    '"in": "body",\n            "description"',
    '"in": "body"',
    /in: Invalid option/,
  ],
  ['an unknown status', '"404"', '"404 Not found"', '"404 Not found"', /must be a status code/],
  ['an older version', '"3.1.0"', '"3.0.3"', '3.0.3', /must be 3\.1\.x/],
  [
    'two operations of one name',
    '"changeOrder"',
    '"getOrder"',
    '"operationId": "getOrder",\n        "summary": "Change',
    /two operations are called getOrder/,
  ],
])('tells file and line of %s', (_kind, from, to, place, message) => {
  const source = textOf(makeDocument()).replace(from, to);
  expect(source).toContain(to);
  const line = source.slice(0, source.indexOf(place)).split('\n').length;
  const problems = problemsOf(() => parseApi(source, 'openapi.json'));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
  expect(problems[0]).toMatch(new RegExp(`^openapi\\.json:${line} `));
});

test.each([
  ['webhooks', (draft: Draft) => void (draft.webhooks = { orderReady: { post: {} } })],
  ['callbacks', (draft: Draft) => void (draft.paths['/orders/{order-id}'].get.callbacks = { onReady: {} })],
  ['trace', (draft: Draft) => void (draft.paths['/orders/{order-id}'].trace = { responses: {} })],
])('refuses %s with the line, because no reader would know of them', (key, change) => {
  const draft = makeDocument();
  change(draft);
  const source = textOf(draft);
  expect(problemsOf(() => parseApi(source, 'openapi.json'))).toEqual([
    expect.stringMatching(
      new RegExp(`^openapi.json:${lineOf(source, `"${key}"`)} .*${key}: is not shown by the reference`),
    ),
  ]);
});
