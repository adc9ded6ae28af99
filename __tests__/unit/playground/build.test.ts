import type { PlaygroundProps } from '../../../lib/playground/types';
import type { FieldInput } from '../../../lib/playground/values';
import { build, told } from './requests';

const host = 'https://a.example';
type Case = [what: string, props: PlaygroundProps, sent: string, typed?: Record<string, FieldInput>];

/** A table whose last cell is never missing: Jest would take its place for a callback. */
const cases = (rows: Case[]) => rows.map(([what, props, sent, typed = {}]) => [what, props, sent, typed] as const);

const json = (text: string) => `Content-Type: application/json\n${text}`;

describe('the address', () => {
  test.each(
    cases([
      ['is asked as it is', { url: `${host}/x?a=1#f` }, `GET ${host}/x?a=1#f`],
      ['gets braces filled', { url: `${host}/{id}/y`, data: [{ name: 'id', value: '7' }] }, `GET ${host}/7/y`],
      ['gets angle brackets filled', { url: `${host}/<id>/y`, data: [{ name: 'id', value: '7' }] }, `GET ${host}/7/y`],
      [
        'uses a filled field up, and fills every place of it',
        {
          url: `${host}/{id}/{id}?i={id}`,
          data: [
            { name: 'id', value: 'a' },
            { name: 'q', value: 'b' },
          ],
        },
        `GET ${host}/a/a?i=a&q=b`,
      ],
      [
        'encodes what would change the path',
        { url: `${host}/{id}`, data: [{ name: 'id', value: `a/b?c#d%e'é ;` }] },
        `GET ${host}/a%2Fb%3Fc%23d%25e%27%C3%A9%20%3B`,
      ],
      [
        'survives half a character',
        { url: `${host}/{id}`, data: [{ name: 'id', value: '\uD83D' }] },
        `GET ${host}/%EF%BF%BD`,
      ],
      ['has a field for a placeholder that nobody described', { url: `${host}/{id}` }, `GET ${host}/9`, { id: '9' }],
      [
        'keeps a query field of the same name apart',
        { url: `${host}/{id}`, data: [{ name: 'id', value: 'q', in: 'query' }] },
        `GET ${host}/p?id=q`,
        { '0-id': 'p' },
      ],
      [
        'never has a placeholder in its host',
        { url: 'https://api.example{id}:8443/x', data: [{ name: 'id', value: '.evil.test/' }] },
        'url: A placeholder cannot stand in the host of an address: what fills it would decide who gets the request.',
      ],
      ['is joined with the server', { url: '/x', servers: [{ url: `${host}/api/` }] }, `GET ${host}/api/x`],
    ]),
  )('%s', (_, props, sent, typed) => expect(told(build(props, typed))).toBe(sent));
});

describe('fields', () => {
  const typed: PlaygroundProps['data'] = [
    { name: 's', type: 'string', value: '007' },
    { name: 'n', type: 'number', value: 1.5 },
    { name: 'i', type: 'integer', value: 3 },
    { name: 'b', type: 'boolean', value: false },
    { name: 'j', type: 'json', value: { a: [null, 'x'] } },
  ];
  test.each(
    cases([
      [
        'of GET are the query',
        { url: `${host}/x`, data: [{ name: 'a b', value: 'c&d' }] },
        `GET ${host}/x?a%20b=c%26d`,
      ],
      [
        'of DELETE are the query',
        { url: `${host}/x`, method: 'DELETE', data: [{ name: 'a', value: '1' }] },
        `DELETE ${host}/x?a=1`,
      ],
      [
        'continue a query before the fragment',
        { url: `${host}/x?y=1#f`, data: [{ name: 'a', value: '1' }] },
        `GET ${host}/x?y=1&a=1#f`,
      ],
      ...(['POST', 'PUT', 'PATCH'] as const).map((method): Case => [
        `of ${method} are a JSON body`,
        { url: `${host}/x`, method, data: [{ name: 'a', value: '1' }] },
        `${method} ${host}/x\n${json('{\n  "a": "1"\n}')}`,
      ]),
      [
        'keep their types in a JSON body',
        { url: host, method: 'POST', data: typed },
        `POST ${host}/\n${json(JSON.stringify({ s: '007', n: 1.5, i: 3, b: false, j: { a: [null, 'x'] } }, null, 2))}`,
      ],
      [
        'have the type of their value unless told',
        {
          url: host,
          method: 'POST',
          data: [
            { name: 'n', value: 1 },
            { name: 's', value: '1' },
            { name: 'e', enum: [1, 2], value: 2 },
          ],
        },
        `POST ${host}/\n${json(JSON.stringify({ n: 1, s: '1', e: 2 }, null, 2))}`,
      ],
      [
        'are sent with the numbers, names and order that were typed',
        {
          url: host,
          method: 'POST',
          data: [
            { name: '2', type: 'integer' },
            { name: '1', type: 'number' },
            { name: 'j', type: 'json' },
          ],
        },
        `POST ${host}/\n${json('{\n  "2": 9007199254740993,\n  "1": 1e400,\n  "j": {\n    "b": 1.0,\n    "b": -0\n  }\n}')}`,
        { 2: '9007199254740993', 1: '1e400', j: '{"b": 1.0, "b": -0}' },
      ],
      [
        'of the query, too',
        { url: host, data: [{ name: 'j', type: 'json' }] },
        `GET ${host}/?j=9007199254740993&j=1.0&j=x`,
        { j: '[9007199254740993, 1.0, "x"]' },
      ],
      [
        'that are integers may have a fraction of zeros, and zeros before them that JSON has not',
        { url: host, method: 'POST', data: [{ name: 'a', type: 'integer' }] },
        `POST ${host}/\n${json('{\n  "a": 7.0\n}')}`,
        { a: '007.0' },
      ],
      [
        'go as they are written where there is no JSON',
        {
          url: `${host}/{a}`,
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          data: [
            { name: 'a', type: 'integer' },
            { name: 'b', type: 'boolean', in: 'query' },
            { name: 'c', type: 'number' },
          ],
        },
        `POST ${host}/007?b=TRUE\nContent-Type: application/x-www-form-urlencoded\nc=01.50`,
        { a: '007', b: 'TRUE', c: ' 01.50 ' },
      ],
      [
        'repeat the items of an array in the query',
        { url: host, data: [{ name: 'p', value: ['a', 'b', 1] }] },
        `GET ${host}/?p=a&p=b&p=1`,
      ],
      [
        'that are empty and optional are left out',
        { url: host, method: 'POST', data: [{ name: 'a' }, { name: 'n', type: 'number' }, { name: 'b', value: 'x' }] },
        `POST ${host}/\n${json('{\n  "b": "x"\n}')}`,
      ],
      ['that are all empty leave no body', { url: host, method: 'POST', data: [{ name: 'a' }] }, `POST ${host}/`],
      [
        'go where they say: a POST with a key in the query',
        {
          url: host,
          method: 'POST',
          data: [
            { name: 'key', value: 'k', in: 'query' },
            { name: 'X-A', value: 'h', in: 'header' },
            { name: 'b', value: 'v', in: 'body' },
          ],
        },
        `POST ${host}/?key=k\n${json('X-A: h\n{\n  "b": "v"\n}')}`,
      ],
      [
        'of DELETE can be a body when they say so',
        { url: host, method: 'DELETE', data: [{ name: 'a', value: 'b', in: 'body' }] },
        `DELETE ${host}/\n${json('{\n  "a": "b"\n}')}`,
      ],
    ]),
  )('%s', (_, props, sent, input) => expect(told(build(props, input))).toBe(sent));
});

describe('the content type', () => {
  const data: PlaygroundProps['data'] = [
    { name: 'a', value: 'x y' },
    { name: 'l', value: ['1', '2'] },
  ];
  const post = (type: string, more: Partial<PlaygroundProps> = {}): PlaygroundProps => ({
    url: host,
    method: 'POST',
    headers: { 'content-type': type },
    data,
    ...more,
  });
  test.each(
    cases([
      [
        'form',
        post('application/x-www-form-urlencoded'),
        `POST ${host}/\nContent-Type: application/x-www-form-urlencoded\na=x%20y&l=1&l=2`,
      ],
      ['multipart, whose header the browser writes', post('multipart/form-data'), `POST ${host}/\na=x y\nl=1\nl=2`],
      [
        'a kind of JSON',
        post('application/merge-patch+json', { data: [{ name: 'a', value: 1 }] }),
        `POST ${host}/\nContent-Type: application/merge-patch+json\n{\n  "a": 1\n}`,
      ],
      [
        'text',
        { url: host, method: 'POST', body: { contentType: 'text/plain', example: 'a\n"b"' } },
        `POST ${host}/\nContent-Type: text/plain\na\n"b"`,
      ],
      [
        'XML',
        { url: host, method: 'PUT', body: { contentType: 'application/xml', example: '<a/>' } },
        `PUT ${host}/\nContent-Type: application/xml\n<a/>`,
      ],
      [
        'raw JSON, as it was typed',
        { url: host, method: 'POST', body: { example: { a: 1 } } },
        `POST ${host}/\n${json('{\n  "a": 1\n}')}`,
      ],
    ]),
  )('%s', (_, props, sent, typed) => expect(told(build(props, typed))).toBe(sent));

  test('multipart that was typed has the boundary of its first line', () => {
    const props: PlaygroundProps = { url: host, method: 'POST', body: {} };
    const typed = (rawBody: string) => told(build(props, {}, { contentType: 'multipart/form-data', rawBody }));
    expect(typed('--part\nContent-Disposition: form-data; name="a"\n\nb\n--part--\n')).toBe(
      `POST ${host}/\nContent-Type: multipart/form-data; boundary="part"\n--part\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--part--\r\n`,
    );
    expect(typed('a=b')).toMatch(/^body: A multipart form begins with/);
  });

  test('a file is a part of multipart, or the whole body', () => {
    const file = new File(['x'], 'a.wav', { type: 'audio/wav' });
    const props: PlaygroundProps = { url: host, method: 'POST', data: [{ name: 'f', type: 'file' }] };
    expect(told(build(props, { f: [file] }, { contentType: 'multipart/form-data' }))).toBe(`POST ${host}/\nf=<a.wav>`);
    expect(told(build(props, { f: [file] }, { contentType: 'text/plain' }))).toBe(
      `POST ${host}/\nContent-Type: text/plain\n<a.wav>`,
    );
    expect(told(build(props, { f: [file] }))).toMatch(/^body: A file can be sent as multipart/);
  });
});

describe('is refused', () => {
  const field = (more: object): PlaygroundProps => ({ url: host, data: [{ name: 'a', ...more }] });
  test.each(
    cases([
      ['a required field without a value', field({ required: true }), '0-a: Enter a value for “a”.'],
      ['a required choice without a value', field({ required: true, enum: ['x'] }), '0-a: Choose a value for “a”.'],
      ['a path without a value', { url: `${host}/{id}` }, '0-id: Enter a value for “id”.'],
      [
        'a path that climbs',
        { url: `${host}/a/{id}`, data: [{ name: 'id', value: '..' }] },
        '0-id: “..” cannot be a part of a path.',
      ],
      ['a text for a number', field({ type: 'number' }), '0-a: Enter a number, such as 12 or 0.5.', { a: '12x' }],
      ['hexadecimal', field({ type: 'number' }), '0-a: Enter a number, such as 12 or 0.5.', { a: '0x10' }],
      ['a fraction for an integer', field({ type: 'integer' }), '0-a: Enter a whole number.', { a: '1.5' }],
      ['a word for a boolean', field({ type: 'boolean' }), '0-a: Enter true or false.', { a: 'yes' }],
      [
        'a line break in a header field',
        field({ in: 'header' }),
        '0-a: A header value cannot contain a line break.',
        { a: 'x\r\nEvil: 1' },
      ],
      [
        'a line break in a fixed header',
        { url: host, headers: { 'X-A': 'x\nEvil: 1' } },
        '0-X-A: A header value cannot contain a line break.',
      ],
      // A browser would send it as one byte and curl as two, and servers read it as they please.
      [
        'a letter with an accent in a header field',
        { url: host, headers: { 'X-A': 'é' } },
        /0-X-A: A header value can contain Latin letters without accents/.source,
      ],
      ['a colon in a header name', { url: host, headers: { 'X-A: 1\r\nEvil': 'x' } }, /header name/.source],
      [
        'a header that browsers keep to themselves',
        { url: host, headers: { Host: 'b' } },
        /does not let a page set “Host”/.source,
      ],
      [
        'javascript:',
        { url: 'javascript:alert(1)' },
        'url: Only http: and https: addresses can be asked, not javascript:',
      ],
      ['data:', { url: 'data:text/html,x' }, 'url: Only http: and https: addresses can be asked, not data:'],
      ['a path without a server', { url: '/x' }, /url: “\/x” is not an address/.source],
      ['an address that a parser would mend', { url: 'https:/a.example' }, /is not an address/.source],
      ['credentials in the address', { url: 'https://me:pw@a.example/' }, /cannot hold a user name/.source],
      [
        'a body with GET',
        { url: host, data: [{ name: 'a', value: 'b', in: 'body' }] },
        'body: A browser cannot send a body with GET.',
      ],
      [
        'no body where one is needed',
        { url: host, method: 'POST', body: { required: true } },
        'body: This request needs a body.',
      ],
    ]),
  )('%s', (_, props, message, input) => {
    const { problems } = build(props, input);
    const text = problems.map(({ place, message: what }) => `${place}: ${what}`).join('\n');
    expect(text === message || new RegExp(message).test(text) ? message : text).toBe(message);
    expect(problems).toHaveLength(1);
  });

  test('a body that is not JSON, with line and column', () => {
    const { problems } = build({ url: host, method: 'POST', body: {} }, {}, { rawBody: '{\n  "a": 1,\n}' });
    expect(problems.map(({ place }) => place)).toEqual(['body']);
    expect(problems[0]?.message).toMatch(/line 3, column 1/);
  });

  test.each(['.', '..'])('%s in a path, which every parser resolves away', (value) => {
    expect(build({ url: `${host}/a/{id}/b` }, { id: value }).problems).toHaveLength(1);
  });
});
