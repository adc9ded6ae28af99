import { readFileSync } from 'node:fs';
import { Validator, type Schema as AnySchema } from '@cfworker/json-schema';
import type { JsonSchema } from '../../../lib/api/document';
import { exampleOf } from '../../../lib/api/example';
import { playgroundProps } from '../../../lib/api/playground';
import { parseApi } from '../../../lib/api/read';
import { makeResolver } from '../../../lib/api/resolve';
import { readSchema } from '../../../lib/api/schema';

const make = (schema: JsonSchema, components = {}) => exampleOf(readSchema(schema, makeResolver({ components })));

/** The mistakes in the example of a schema. */
const mistakesOf = (schema: JsonSchema) =>
  new Validator(schema as AnySchema, '2020-12', false).validate(make(schema)).errors.map(({ error }) => error);

const text = (keywords: JsonSchema): JsonSchema => ({ type: 'string', ...keywords });
const number = (keywords: JsonSchema): JsonSchema => ({ type: 'number', ...keywords });
const integer = (keywords: JsonSchema): JsonSchema => ({ type: 'integer', ...keywords });

test.each<JsonSchema>([
  ...'date date-time time duration email uuid uri uri-reference hostname ipv4 ipv6 json-pointer'
    .split(' ')
    .map((format) => text({ format })),
  text({ minLength: 20 }),
  text({ maxLength: 3 }),
  text({ minLength: 30, maxLength: 30 }),
  integer({ minimum: 5 }),
  integer({ minimum: 1.5 }),
  integer({ maximum: -3 }),
  integer({ exclusiveMinimum: 0, multipleOf: 5 }),
  integer({ exclusiveMaximum: 0 }),
  number({ exclusiveMinimum: 0, exclusiveMaximum: 1 }),
  number({ minimum: 0.25, maximum: 0.75 }),
  number({ minimum: 0.05, multipleOf: 0.1 }),
  { type: 'array', minItems: 3, items: { type: 'string' }, uniqueItems: true },
  { type: 'array', minItems: 2, items: { enum: ['a', 'b', 'c'] }, uniqueItems: true },
  { type: 'array', minItems: 2, items: { type: 'string', format: 'uuid' }, uniqueItems: true },
  { type: 'array', minItems: 3, items: { type: 'string', pattern: '^(0|[1-9][0-9]*)$' }, uniqueItems: true },
  { type: 'array', minItems: 3, items: { type: 'string', pattern: '^[A-Z0-9]{4}$' }, uniqueItems: true },
  { type: 'object', additionalProperties: { type: 'integer', minimum: 5 }, minProperties: 2 },
  { type: 'object', properties: { a: { type: 'boolean' } }, additionalProperties: true, minProperties: 2 },
  { type: 'string', additionalProperties: true },
  { type: ['integer', 'null'], properties: { a: { type: 'string' } }, required: ['a'] },
  { type: 'object', properties: { a: { type: 'boolean' } }, required: ['a', 'b'] },
  { type: 'array', maxItems: 0, items: { type: 'string' } },
  { type: 'array', minItems: 1, items: { type: 'array', minItems: 2, items: { type: 'number', minimum: 1 } } },
  { type: 'object', required: ['a', 'b'], properties: { a: {}, b: { type: 'array', items: {} } } },
  { type: ['null', 'string'], format: 'date' },
  { required: ['kind'], oneOf: [{ type: 'object', properties: { kind: { const: 'a' } } }, { type: 'string' }] },
])('an example obeys its schema: %j', (schema) => {
  expect(make(schema)).toBeDefined();
  expect(mistakesOf(schema)).toEqual([]);
});

test.each([
  ...['^[0-9]{4}$', '^[A-Z]{2}-\\d+$', '^(a|b)+$', '^\\+?[1-9]\\d{1,14}$', '^[^\\s]+@[^\\s]+$', '^\\p{L}+$', '^\\S+$'],
  ...['^sk_[a-zA-Z0-9]{24,}$', '^arn:aws:[a-z]+:[a-z0-9-]*:\\d{12}:.*$', '^(GET|POST)$', '^v?\\d+(\\.\\d+)*$'],
  ...['^[a-z](?:[a-z0-9-]*[a-z0-9])?$', '^.{3,10}$', '^/[^/]+/.*$', '^#[0-9a-fA-F]{6}$', '^[^0-9a-zA-Z]+$', '[q-s]'],
])('an example matches its pattern: %s', (pattern) => {
  expect(make(text({ pattern }))).toMatch(new RegExp(pattern, 'u'));
  expect(make(text({ pattern, maxLength: 40 }))).toMatch(new RegExp(pattern, 'u'));
});

test('a pattern and a length are obeyed together, and nothing is invented for a pattern that cannot be read', () => {
  expect(make(text({ pattern: '^[a-z]+$', minLength: 8 }))).toMatch(/^[a-z]{8,}$/);
  expect(make({ allOf: [text({ pattern: '^[a-z]+$' }), { pattern: '^[a-z0-9-]{5}$' }] })).toMatch(/^[a-z]{5}$/);
  expect(make({ allOf: [text({ pattern: '^[a-z]+$' }), { pattern: '^\\d+$' }] })).toBeUndefined();
  for (const pattern of ['(?i)^a$', '^(?=.*\\d)(?=.*[a-z]).{8,}$']) expect(make(text({ pattern }))).toBeUndefined();
  const body = { properties: { a: text({ pattern: '(?i)^a$' }), b: text({}) } };
  expect(make(body)).toEqual({ b: 'string' });
});

test('an alternative counts more than what all alternatives share, and its discriminator fits', () => {
  const kind = text({});
  const Cat = { properties: { kind, lives: integer({ minimum: 1 }) } };
  const Dog = { properties: { kind: { const: 'dog' } } };
  expect(make({ properties: { kind }, oneOf: [Dog, Cat] })).toEqual({ kind: 'dog' });
  const [cat, dog] = ['#/components/schemas/Cat', '#/components/schemas/Dog'];
  const discriminator = { propertyName: 'kind', mapping: { feline: cat, canine: dog } };
  const schema = { oneOf: [{ $ref: cat }, { $ref: dog }], discriminator };
  expect(make(schema, { schemas: { Cat, Dog } })).toEqual({ kind: 'feline', lives: 1 });
});

test('a schema that contains itself ends, without the optional part', () => {
  const Node = { properties: { name: text({}), next: { $ref: '#/components/schemas/Node' } } };
  expect(make({ $ref: '#/components/schemas/Node' }, { schemas: { Node } })).toEqual({ name: 'string' });
});

test('a required field of type null is null', () => {
  expect(make({ properties: { a: { type: 'null' }, b: { enum: [null] } }, required: ['a', 'b'] })).toEqual({
    a: null,
    b: null,
  });
});

test('of a choice, null is the last that an example takes', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const tree = (kind: string) => ({
    properties: { kind: { const: kind }, next: { oneOf: [ref('One'), ref('Two'), { type: 'null' }] } },
    required: ['kind', 'next'],
  });
  const schemas = { One: tree('one'), Two: tree('two') };
  expect(make(ref('One'), { schemas })).toEqual({
    kind: 'one',
    next: { kind: 'two', next: { kind: 'one', next: {} } },
  });
  expect(make({ oneOf: [{ type: 'null' }, {}, {}] })).toBeNull();
});

test('below the deepest level, an example has only required fields', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const node = (next: JsonSchema) => ({ properties: { next, other: text({}) }, required: ['next'] });
  const leaf = (kind: string) => ({ properties: { kind: { const: kind }, other: text({}) }, required: ['kind'] });
  const [Card, Bank] = [leaf('card'), leaf('bank')];
  const One = node({ type: 'array', minItems: 1, items: ref('Two') });
  const [Two, Three, Four] = [node(ref('Three')), node(ref('Four')), node(ref('Five'))];
  const Five = node(ref('Pay'));
  const Pay = { oneOf: [ref('Card'), ref('Bank')] };
  const other = 'string';
  const schemas = { One, Two, Three, Four, Five, Pay, Card, Bank };
  const fourth = { next: { next: { kind: 'card' } }, other };
  expect(make(ref('One'), { schemas })).toEqual({ next: [{ next: { next: fourth, other }, other }], other });
  expect(make(ref('Loop'), { schemas: { Loop: node(ref('Loop')) } })).toEqual({ next: { next: {} }, other });
});

test('the samples of a request contain what its schema asks for', () => {
  const api = parseApi(readFileSync('__tests__/fixtures/api/examples.yaml', 'utf8'), 'openapi.yaml');
  const [operation] = api.operations.values();
  const { data, body } = (operation && playgroundProps(operation, api)) ?? {};
  const valueOf = (name: string) => data?.find((field) => field.name === name)?.value;
  expect(valueOf('X-Date')).toBe('2026-01-31');
  expect(valueOf('ids')).toEqual([expect.stringMatching(/^[\da-f]{8}-/)]);
  expect(body?.example).toMatchObject({
    email: 'dana@example.com',
    at: '2026-01-31T09:30:00Z',
    site: 'https://example.com',
    pin: expect.stringMatching(/^\d{4}$/),
    n: 10,
    x: 1,
    tags: ['string'],
    pets: [{ name: 'string' }],
    mode: 'slow',
  });
});
