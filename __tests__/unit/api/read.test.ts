import { stringify } from 'yaml';
import { playgroundProps } from '../../../lib/api/playground';
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

/** The operation that gets an order, of a changed document. */
const readChanged = (change: Parameters<typeof makeApi>[0]) => makeApi(change).operations.get('getOrder');

/** The line on which a text stands first. */
const lineOf = (source: string, text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;

test('reads operations with what the path, the file and references say of them', () => {
  const { operations } = makeApi();
  const verbose = { type: 'string', kinds: ['string'], default: 'little', values: ['little', 'much'] };
  expect([...operations.keys()]).toEqual(['getOrder', 'changeOrder']);
  expect(operations.get('getOrder')).toMatchObject({
    method: 'GET',
    path: '/orders/{order-id}',
    servers: [{ url: 'https://api.corner-slice.example/v1', description: 'Orders' }],
    credentials: [{ kind: 'apiKey', in: 'query', name: 'api-key', description: 'Your key.' }],
    parameters: [
      { name: 'order-id', in: 'path', required: true, schema: { examples: ['o-1'] } },
      { name: 'verbose', in: 'query', required: false, schema: verbose },
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

const tokenUrl = 'https://l.example/t';
const HEADER = { in: 'header', name: 'Authorization' };
const COOKIE = { in: 'cookie', name: 'session' };

test.each([
  [
    { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } },
    { ...HEADER, kind: 'bearer', facts: ['Scopes read', `Flow clientCredentials ${tokenUrl}`] },
  ],
  [
    { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: { read: 'Reads *orders*.', write: 'Any.' } } } },
    { facts: ['Scopes read (Reads *orders*)', `Flow clientCredentials ${tokenUrl}`] },
  ],
  [
    { type: 'apiKey', ...COOKIE },
    { kind: 'apiKey', ...COOKIE },
  ],
  [
    { type: 'http', scheme: 'Bearer' },
    { ...HEADER, kind: 'bearer', type: 'bearer token' },
  ],
  [
    { type: 'openIdConnect', openIdConnectUrl: 'https://l.example/o' },
    { kind: 'bearer', type: 'OpenID Connect token', facts: ['Scopes read', 'https://l.example/o'] },
  ],
  [{ type: 'mutualTLS' }, { kind: 'other', in: undefined, name: 'key', type: 'mutualTLS' }],
])('reads the way in %j', (scheme, credential) => {
  const operation = readChanged((document) => {
    document.security = [{ key: ['read'] }];
    document.components.securitySchemes.key = scheme;
  });
  expect({ in: undefined, ...operation?.credentials[0] }).toMatchObject(credential);
});

test('keeps the alternatives of a security requirement, one of which may be none', () => {
  const operation = readChanged((document) => {
    document.security = [{}, { key: [], session: [] }];
    document.components.securitySchemes.session = { type: 'http', scheme: 'basic' };
  });
  const credentials = [{ id: 'key' }, { id: 'session' }];
  expect(operation).toMatchObject({ security: [[], ['key', 'session']], credentials });
});

test('reads every server to which a request can be sent, its variables filled in', () => {
  const region = { default: 'eu', enum: ['eu', 'us'], description: 'Where the data is.' };
  const variables = { region, base: { default: 'v1' } };
  const operation = readChanged((document) => {
    document.servers = [
      { url: 'https://{region}.corner-slice.example/{base}/', description: 'Orders', variables },
      { url: 'javascript://a/%0aalert(1)' },
      { url: 'https://{tenant}.corner-slice.example' },
      { url: 'http://127.0.0.1:8080', description: 'Local' },
    ];
  });
  expect(operation?.servers).toEqual([
    { url: 'https://eu.corner-slice.example/v1', description: 'Orders' },
    { url: 'http://127.0.0.1:8080', description: 'Local' },
  ]);
});

test('what an operation says counts more than what its path and the file say', () => {
  const own = { name: 'order-id', in: 'path', required: true, description: 'Another.', schema: { type: 'integer' } };
  const operation = readChanged((_, get) => {
    get.security = [];
    get.servers = [{ url: 'https://kitchen.corner-slice.example/' }];
    get.parameters.push(own);
  });
  expect(operation).toMatchObject({ credentials: [], servers: [{ url: 'https://kitchen.corner-slice.example' }] });
  const descriptions = operation?.parameters.map(({ schema }) => schema.description);
  expect(descriptions).toEqual(['Another.', 'How much to say.']);
});

test('takes several examples with their names', () => {
  const operation = readChanged((_, { responses }) => {
    const examples = { small: { value: 1 }, large: { summary: 'A large one', value: 2 } };
    responses['200'].content['application/json'] = { examples };
  });
  expect(operation?.responses[0]?.content?.examples).toEqual([
    { title: 'small', value: 1 },
    { title: 'A large one', value: 2 },
  ]);
});

test('fills in identity tokens, and reads nothing where there is no file', () => {
  const tokens = new Map([['api.base', 'https://api.tern-air.example']]);
  const source = textOf(makeDocument()).replace('https://api.corner-slice.example/v1', '{{api.base}}');
  const api = readApi(temporaryFolder({ 'openapi.json': source }), '/', tokens);
  expect(api?.operations.get('getOrder')?.servers[0]?.url).toBe('https://api.tern-air.example');
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

const REFERENCE = '#/components/parameters/OrderId';
const SECOND = '"operationId": "getOrder",\n        "summary": "Change';

test.each([
  ['broken JSON', '"summary": "Get an order",', '"summary": "Get an order"', '"description": "Says', /not valid JSON/],
  [
    'a missing reference',
    REFERENCE,
    '#/components/parameters/Order',
    '#/components/parameters/Order"',
    /leads nowhere/,
  ],
  ['a reference to a file', REFERENCE, 'o.json#/a', 'o.json', /the reference o\.json#\/a leads nowhere/],
  [
    'a parameter at an unknown place',
    '"in": "query",\n            "description"',
    '"in": "body",\n            "description"',
    '"in": "body"',
    /in: must be one of: path, query, header, cookie/,
  ],
  ['a security scheme that is missing', '"key": []', '"kye": []', '"kye"', /the reference kye leads nowhere/],
  ['an older version', '"3.1.0"', '"2.0"', '"2.0"', /openapi: is not supported; convert the file to OpenAPI 3.1/],
  ['Swagger 2', '"openapi": "3.1.0"', '"swagger": "2.0"', '"swagger"', /Swagger 2 is not supported/],
  [
    'an operation in another file',
    '"get": {',
    '"get": { "$ref": "get.yaml" }, "patch": {',
    'get.yaml',
    /the reference get\.yaml leads nowhere/,
  ],
  ['a stray percent sign', REFERENCE, '#/components/parameters/100%', '100%', /100% leads nowhere/],
  ['two operations of one name', '"changeOrder"', '"getOrder"', SECOND, /two operations have the id getOrder/],
])('tells file and line of %s', (_kind, from, to, place, message) => {
  const source = textOf(makeDocument()).replace(from, to);
  expect(source).toContain(to);
  const line = source.slice(0, source.indexOf(place)).split('\n').length;
  const problems = problemsOf(() => parseApi(source, 'openapi.json'));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
  expect(problems[0]).toMatch(new RegExp(`^openapi\\.json:${line} `));
});

test.each<[what: string, last: string, change: (draft: Draft, get: Draft) => unknown]>([
  ['“webhooks”', 'webhooks', (draft) => (draft.webhooks = { ready: { post: {} } })],
  ['“callbacks”', 'callbacks', (_, get) => (get.callbacks = { onReady: {} })],
  ['a “description” outside operations', 'description', ({ info }) => (info.description = 'Call us.')],
  [
    'a “description” outside operations',
    'description',
    ({ paths }) => (paths['/orders/{order-id}'].description = 'For waiters.'),
  ],
  ['a “summary” outside operations', 'summary', ({ paths }) => (paths['/orders/{order-id}'].summary = 'Orders')],
  ['“trace”', 'trace', ({ paths }) => (paths['/orders/{order-id}'].trace = { responses: {} })],
  ['“links”', 'links', (_, { responses }) => (responses[404].links = { next: {} })],
  ['“headers”', 'headers', (_, { responses }) => (responses[404].headers = { Age: {} })],
  ['the style “matrix”', 'style', ({ components }) => (components.parameters.OrderId.style = 'matrix')],
  ['“allowReserved”', 'allowReserved', ({ components }) => (components.parameters.OrderId.allowReserved = true)],
  ['“not”', 'not', ({ components }) => (components.schemas.Order.not = { required: ['a'] })],
  [
    'more of text/csv than its name',
    'text/csv',
    (_, { responses }) => (responses[200].content['text/csv'] = { schema: { type: 'string' } }),
  ],
])('warns that the reference does not show %s, with the line and the pointer', (what, last, change) => {
  const { warnings, source } = makeApi(change);
  expect(warnings).toEqual([expect.objectContaining({ severity: 'warning', file: 'openapi.json' })]);
  expect(warnings[0]?.message).toMatch(`the reference does not show ${what} (#/`);
  expect(source.split('\n')[(warnings[0]?.line ?? 0) - 1]).toContain(`"${last}"`);
});

test('a parameter that repeats a credential is left out, with a warning', () => {
  const { operations, warnings } = makeApi(({ components: { securitySchemes } }, get) => {
    securitySchemes.key = { type: 'http', scheme: 'bearer' };
    get.parameters.push({ name: 'authorization', in: 'header', schema: { type: 'string' } });
  });
  expect(operations.get('getOrder')?.parameters.map(({ name }) => name)).toEqual(['order-id', 'verbose']);
  expect(warnings.map(({ message }) => message)).toEqual([
    'in 1 operation, a parameter repeats a credential and is not shown: authorization',
  ]);
});

test('extensions next to paths, responses and flows are neither refused nor shown', () => {
  const operation = readChanged((document, get) => {
    const implicit = { authorizationUrl: 'https://l.example/a', scopes: {} };
    document.components.securitySchemes.key = { type: 'oauth2', flows: { implicit, 'x-note': 'later' } };
    Object.assign(document.paths, { 'x-note': 'later', 'x-get': { get } });
    Object.assign(get.responses, { 'x-note': 'later', 'x-more': { description: 'No response.' } });
  });
  expect(operation?.responses.map(({ status }) => status)).toEqual(['200', '404']);
  expect(operation?.credentials[0]?.facts).toEqual(['Flow implicit https://l.example/a']);
});

test('names no part that is shown or empty, and no example that has the name of a keyword', () => {
  const { warnings } = makeApi(({ info, components }, get) => {
    info.summary = 'Orders';
    Object.assign(get, { callbacks: {}, servers: [{ url: 'https://a.example', variables: {} }] });
    Object.assign(get.responses[404], { links: {}, headers: {} });
    components.schemas.Order.properties.not = { type: 'string', example: { links: { a: 1 } } };
    const { content } = get.responses[200];
    content['application/hal+json'] = content['application/json'];
  });
  expect(warnings).toEqual([]);
});

test.each([undefined, [{ url: '/v1' }], [{ url: 'https://{tenant}.example' }]])(
  'warns of a file without a server that a request can be sent to: %j',
  (servers) => {
    const api = makeApi((document) => void (document.servers = servers));
    expect(api.warnings.map(({ message }) => message)).toEqual([
      '2 operations have no server that starts with https://, so samples use https://server.example',
    ]);
    const [order] = api.operations.values();
    const url = order && playgroundProps(order, api).servers?.[0]?.url;
    expect(url).toBe(servers?.[0]?.url === '/v1' ? 'https://server.example/v1' : 'https://server.example');
  },
);

test('a list of choices is typed as JSON, and the example of a body has the fields of its first form', () => {
  const { operations, document } = makeApi((_, get, put) => {
    get.parameters[0].schema = { type: 'array', items: { type: 'string', enum: ['a', 'b'] } };
    put.requestBody.content['application/json'] = {
      schema: { properties: { id: { example: 'o-7' } }, oneOf: [{ properties: { tip: { example: 3 } } }, {}] },
    };
  });
  const [get, put] = [...operations.values()].map((one) => playgroundProps(one, { document }));
  expect(get?.data?.[1]).toMatchObject({ name: 'verbose', type: 'json' });
  expect(get?.data?.[1]).not.toHaveProperty('enum');
  expect(put?.body?.example).toEqual({ tip: 3, id: 'o-7' });
});

test('reads YAML as JSON, and tells the line in it', () => {
  const source = stringify(makeDocument());
  expect([...parseApi(source, 'openapi.yaml').operations]).toEqual([...makeApi().operations]);
  const broken = source.replace('in: query', 'in: body');
  const [problem] = problemsOf(() => parseApi(broken, 'openapi.yaml'));
  expect(problem).toMatch(new RegExp(`^openapi.yaml:${lineOf(broken, 'in: body')} .*in: must be one of`));
});

test.each(['3.0.3', '3.1.1', '3.2.0'])(
  'reads OpenAPI %s without ids and summaries, with ranges of statuses',
  (openapi) => {
    const { operations } = makeApi((document, get, put) => {
      Object.assign(document, { openapi });
      Object.assign(get, { operationId: undefined, summary: undefined });
      Object.assign(put, { operationId: 'orders/change', summary: 'Change it.\nAnd more.' });
      get.responses = { '4XX': { description: '' }, default: { description: 'Else.' } };
    });
    expect([...operations.values()].map(({ id, summary }) => [id, summary])).toEqual([
      ['get-orders-order-id', 'GET /orders/{order-id}'],
      ['orders-change', 'Change it.'],
    ]);
    expect(operations.get('get-orders-order-id')?.responses.map(({ status }) => status)).toEqual(['4XX', 'default']);
  },
);

test('reads examples of parameters by reference, and the address of an example elsewhere', () => {
  const { parameters, responses } =
    readChanged(({ components }, get) => {
      const externalValue = 'https://a.example/long.json';
      components.examples = { much: { value: 'much' }, long: { externalValue } };
      const ref = (name: string) => ({ $ref: `#/components/examples/${name}` });
      get.parameters[0].examples = { a: ref('much'), b: ref('long') };
      components.schemas.Order.properties.discriminator = { type: 'string' };
    }) ?? {};
  expect(parameters?.[1]?.schema.examples).toEqual(['much', 'https://a.example/long.json']);
  expect(responses?.[0]?.content?.schema?.fields.at(-1)?.name).toBe('discriminator');
});
