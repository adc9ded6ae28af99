import { missingCredentials } from '../../../lib/playground/auth';
import { extraField, initialForm } from '../../../lib/playground/form';
import type { PlaygroundField, PlaygroundProps } from '../../../lib/playground/types';
import { build, told } from './requests';

const JSON_TYPE = 'Content-Type: application/json';
const url = 'https://a.example/x';

describe('the specification of the playground', () => {
  test('placeholders in braces and angle brackets take the values of their fields, encoded', () => {
    const props = { url: 'https://a.example/{suite}/runs/<run>', data: [{ name: 'suite', value: 'a b/c' }] };
    expect(told(build(props, { run: 'ü?#' }))).toBe('GET https://a.example/a%20b%2Fc/runs/%C3%BC%3F%23');
  });

  test.each(['POST', 'PUT', 'PATCH'] as const)('%s sends the remaining fields as JSON', (method) => {
    const types = { id: undefined, title: undefined, count: 'integer', on: 'boolean', more: 'json' } as const;
    const data: PlaygroundField[] = Object.entries(types).map(([name, type]) => ({ name, type }));
    const typed = { id: '7', title: 'a "b"', count: '007', on: 'TRUE', more: '[1.0, 9007199254740993]' };
    expect(told(build({ url: 'https://a.example/{id}', method, data }, typed))).toBe(
      `${method} https://a.example/7\n${JSON_TYPE}\n{\n  "title": "a \\"b\\"",\n  "count": 7,\n  "on": true,\n  "more": [1.0, 9007199254740993]\n}`,
    );
  });

  test.each(['GET', 'DELETE', 'HEAD', 'OPTIONS'] as const)('%s sends them as a query', (method) => {
    const data: PlaygroundField[] = [
      { name: 'a', value: 'b c' },
      { name: 'n', type: 'integer', value: 7 },
      { name: 'list', type: 'json', value: [1, 'x'] },
    ];
    expect(told(build({ url, method, data }))).toBe(`${method} ${url}?a=b%20c&n=7&list=1&list=x`);
  });

  test('headers are sent, and a content type that is given is the body’s', () => {
    const headers = { 'X-Team': 'a', 'content-type': 'application/x-www-form-urlencoded' };
    expect(told(build({ url, method: 'POST', headers, data: [{ name: 'a', value: 'b c' }] }))).toBe(
      `POST ${url}\nX-Team: a\nContent-Type: application/x-www-form-urlencoded\na=b%20c`,
    );
  });
});

test('a raw body is sent exactly as it was typed', () => {
  const rawBody = '{"big": 9007199254740993,\t"a": 1.0}';
  expect(told(build({ url, method: 'POST', body: {} }, {}, { rawBody }))).toBe(`POST ${url}\n${JSON_TYPE}\n${rawBody}`);
});

test.each<[string, PlaygroundField, string, string]>([
  ['form, not exploded', { name: 'ids', style: 'form', explode: false }, '["a b","c"]', '?ids=a%20b,c'],
  ['form, exploded', { name: 'ids', style: 'form' }, '["a","c"]', '?ids=a&ids=c'],
  ['an object, exploded', { name: 'f', style: 'form' }, '{"a":1,"b":"c"}', '?a=1&b=c'],
  ['spaces', { name: 'ids', style: 'spaceDelimited' }, '["a","c"]', '?ids=a%20c'],
  ['pipes', { name: 'ids', style: 'pipeDelimited' }, '["a","c"]', '?ids=a%7Cc'],
  [
    'deepObject',
    { name: 'filter', style: 'deepObject', explode: true },
    '{"a":1,"b c":"d"}',
    '?filter%5Ba%5D=1&filter%5Bb%20c%5D=d',
  ],
  ['an object without a style', { name: 'f' }, '{"a":1}', '?f=%7B%22a%22%3A1%7D'],
])('a query is written in its style: %s', (_, field, value, query) => {
  expect(told(build({ url, data: [{ ...field, type: 'json', in: 'query' }] }, { [field.name]: value }))).toBe(
    `GET ${url}${query}`,
  );
});

test.each([
  [false, '[1,2]', '1,2'],
  [true, '{"a":1,"b":2}', 'a=1,b=2'],
])('a path is written in its style: simple, exploded: %s', (explode, value, path) => {
  const data: PlaygroundField[] = [{ name: 'id', in: 'path', type: 'json', style: 'simple', explode }];
  expect(told(build({ url: 'https://a.example/{id}/x', data }, { id: value }))).toBe(`GET https://a.example/${path}/x`);
});

const typed = (type: PlaygroundField['type']): PlaygroundProps => ({ url, data: [{ name: 'a', type }] });
const deep = '['.repeat(20_000) + ']'.repeat(20_000);

test.each<[string, PlaygroundProps, Record<string, string>, string]>([
  ['a required value', { url, data: [{ name: 'a', required: true }] }, {}, '0-a: Enter a value for “a”.'],
  ['a whole number', typed('integer'), { a: '1.5' }, '0-a: Enter a whole number.'],
  ['a number', typed('number'), { a: 'x' }, '0-a: Enter a number, such as 12 or 0.5.'],
  ['true or false', typed('boolean'), { a: 'yes' }, '0-a: Enter true or false.'],
  ['JSON', typed('json'), { a: '{"a"' }, '0-a: This isn’t valid JSON: .*line 1, column 5'],
  ['JSON that could overflow the stack', typed('json'), { a: deep }, '0-a: This JSON is nested too deeply'],
  ['a part of a path', { url: 'https://a.example/{a}' }, { a: '..' }, '0-a: A path can’t contain a “..” segment.'],
  ['a header', { url, headers: { Cookie: 'a' } }, {}, '0-Cookie: Browsers don’t let pages set the “Cookie” header'],
  [
    'a host',
    { url: '/a', servers: [{ url: 'https://a{b}.example' }] },
    { b: 'evil' },
    'url: The host can’t contain a placeholder',
  ],
  [
    'an address',
    { url: '/a', servers: [{ url: 'javascript:alert(1)' }] },
    {},
    'url: Enter an address that starts with http: or https:',
  ],
])('what cannot be sent is refused at its field: %s', (_, props, typed, message) => {
  expect(told(build(props, typed))).toMatch(new RegExp(`^${message.replace(/[()]/g, '\\$&')}`));
});

describe('rows that the reader adds', () => {
  const row = (place: 'query' | 'body' | 'header', name: string, id = name) => extraField(id, place, name);

  test('are sent with an empty value', () => {
    const form = { ...initialForm({ url }), fields: [row('query', 'a')] };
    expect(told(build({ url }, {}, form))).toBe(`GET ${url}?a=`);
    expect(told(build({ url, method: 'POST' }, {}, { fields: [row('body', 'a')] }))).toBe(
      `POST ${url}\n${JSON_TYPE}\n{\n  "a": ""\n}`,
    );
  });

  test('of one name make no JSON with a key twice, and one header', () => {
    const twice = { fields: [row('body', 'a', '1'), row('body', 'a', '2')] };
    expect(told(build({ url, method: 'POST' }, {}, twice))).toBe('2: The body already has a field named “a”.');
    const headers = { fields: [row('header', 'X-A', '1'), row('header', 'x-a', '2')], inputs: { 1: 'b', 2: 'c' } };
    expect(told(build({ url }, {}, headers))).toBe(`GET ${url}\nX-A: b, c`);
  });

  test('beside a credential of their name are refused, and the name is sent once', () => {
    const auth = [{ type: 'apiKey', in: 'query', name: 'api-key' }] as const;
    const options = { auth, credentials: { 'apiKey:query:api-key': 'k' } };
    const result = build({ url }, {}, { fields: [row('query', 'api-key')], inputs: { 'api-key': 'x' } }, options);
    expect(told(result)).toBe('api-key: “api-key” is entered under Authentication. Remove this row.');
    expect(result.request?.url).toBe(`${url}?api-key=x`);
  });
});

describe('credentials', () => {
  const two = [
    { type: 'bearer', id: 'user' },
    { type: 'bearer', id: 'admin' },
  ] as const;

  test.each([
    [{ type: 'bearer', id: 'user' } as const, { 'bearer:user': 't' }, 'Bearer t'],
    // A token that was copied with its type.
    [{ type: 'bearer' } as const, { bearer: 'Bearer abc' }, 'Bearer abc'],
    [{ type: 'basic' } as const, { basic: 'ü:p:q' }, 'Basic w7w6cDpx'],
  ])('of the kind %j are sent', (scheme, credentials, value) => {
    expect(told(build({ url }, {}, {}, { auth: [scheme], credentials }))).toBe(`GET ${url}\nAuthorization: ${value}`);
  });

  test('of two bearer schemes are apart, and both at once are refused', () => {
    const one = { auth: two, credentials: { 'bearer:admin': 'a' } };
    expect(told(build({ url }, {}, {}, one))).toBe(`GET ${url}\nAuthorization: Bearer a`);
    const both = { auth: two, credentials: { 'bearer:admin': 'a', 'bearer:user': 'u' } };
    expect(told(build({ url }, {}, {}, both))).toMatch(/^auth-bearer:admin: Enter only one credential/);
  });

  test('and declared secrets are masked, nothing else', () => {
    const data: PlaygroundField[] = [
      { name: 'user_id', secret: true, value: 'my-token' },
      { name: 'token-count', value: 'plain' },
    ];
    const auth = [{ type: 'apiKey', in: 'header', name: 'X-Key' }] as const;
    expect(told(build({ url, data }, {}, {}, { auth, isMasked: true }))).toBe(
      `GET ${url}?user_id=YOUR_USER_ID&token-count=plain\nX-Key: YOUR_X_KEY`,
    );
  });
});

test.each<[string, PlaygroundProps, string]>([
  [
    'a "#" in a path is a character of it',
    { url: '/r#part', servers: [{ url: 'https://a.example' }] },
    'GET https://a.example/r%23part',
  ],
  [
    'null is not text',
    { url, method: 'POST', data: [{ name: 'a', value: null }] },
    `POST ${url}\n${JSON_TYPE}\n{\n  "a": null\n}`,
  ],
  [
    'a list in a form is written in its style',
    {
      url,
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      data: [{ name: 'tags', value: ['a', 'b'], style: 'form', explode: false }],
    },
    `POST ${url}\nContent-Type: application/x-www-form-urlencoded\ntags=a,b`,
  ],
])('%s', (_, props, sent) => {
  expect(told(build(props))).toBe(sent);
});

test('cookies are in samples only', () => {
  const auth = [{ type: 'apiKey', in: 'cookie', name: 'SID' }] as const;
  const props: PlaygroundProps = { url, auth, data: [{ name: 'theme', value: 'dark', in: 'cookie', required: true }] };
  expect(told(build(props))).toBe(`GET ${url}`);
  expect(missingCredentials(props, {})).toEqual([]);
  expect(told(build(props, {}, {}, { auth, isMasked: true }))).toBe(`GET ${url}\nCookie: SID=YOUR_SID; theme=dark`);
});
