import type { JsonSchema, OpenApiDocument } from '../../../lib/api/document';
import { selfContained } from '../../../lib/api/json-schema';
import { makeResolver } from '../../../lib/api/resolve';
import { readSchema } from '../../../lib/api/schema';
import { makeDocument } from './fixture';

const read = (schema: JsonSchema) => readSchema(schema, makeResolver(makeDocument()));

test.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ type: 'array', items: { type: 'string' } }, 'array of string'],
  [{ type: 'array' }, 'array of any'],
  [{ type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'number' }] } }, 'array of (string or number)'],
  [{ $ref: '#/components/schemas/Order' }, 'Order'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Order' } }, 'array of Order'],
  [{ oneOf: [{ $ref: '#/components/schemas/Order' }, { type: 'null' }] }, 'Order or null'],
  [{ properties: { a: { type: 'string' } } }, 'object'],
  [{ const: 'WEBHOOK' }, 'string'],
  [{ enum: [1, 2, 'many'] }, 'number or string'],
  [{}, 'any'],
])('%j is called %s', (schema, type) => {
  expect(read(schema).type).toBe(type);
});

test('an array and a choice between a schema and null have the fields of the schema', () => {
  const order = { $ref: '#/components/schemas/Order' };
  for (const schema of [{ type: 'array', items: order }, { oneOf: [order, { type: 'null' }] }]) {
    expect(read(schema)).toMatchObject({
      name: 'Order',
      mentions: expect.arrayContaining(['Order']),
      alternatives: [],
    });
    expect(read(schema).fields.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['toppings', false],
    ]);
  }
});

test('a schema inside itself ends there', () => {
  const [, toppings] = read({ $ref: '#/components/schemas/Order' }).fields;
  const under = toppings?.schema.fields[1]?.schema;
  expect(under).toMatchObject({ name: 'Topping', recursive: true, fields: [], description: 'One topping.' });
});

test('what stands beside a reference counts more than what it leads to', () => {
  expect(read({ $ref: '#/components/schemas/Topping', description: 'The first.' })).toMatchObject({
    name: 'Topping',
    description: 'The first.',
  });
});

test('a schema made of several has the fields of all', () => {
  const schema = read({
    allOf: [{ $ref: '#/components/schemas/Order' }],
    properties: { tip: { type: 'number' } },
    required: ['tip'],
  });
  expect(schema.fields.map(({ name, required }) => [name, required])).toEqual([
    ['id', true],
    ['toppings', false],
    ['tip', true],
  ]);
});

test('properties of any name are a field of their own', () => {
  expect(read({ type: 'object', additionalProperties: { type: 'string' } }).fields).toMatchObject([
    { name: '*', required: false, schema: { type: 'string' } },
  ]);
  expect(read({ type: 'object', additionalProperties: false }).fields).toEqual([]);
});

test('alternatives keep their own fields', () => {
  const { alternatives, fields } = read({
    oneOf: [{ $ref: '#/components/schemas/Order' }, { $ref: '#/components/schemas/Topping' }],
  });
  expect(alternatives.map(({ name, fields: { length } }) => [name, length])).toEqual([
    ['Order', 2],
    ['Topping', 2],
  ]);
  expect(fields).toEqual([]);
});

test('rules are told in words', () => {
  const schema = read({
    type: 'string',
    format: 'uri',
    contentEncoding: 'base64',
    minLength: 1,
    maxLength: 9,
    minimum: 2,
    maximum: 3,
    pattern: '^a',
    anyOf: [{ required: ['text'] }, { required: ['from', 'to'] }],
  });
  expect(schema.rules).toEqual([
    'format uri',
    'encoded as base64',
    'at least 2',
    'at most 3',
    'at least 1 characters',
    'at most 9 characters',
    'pattern ^a',
    'needs text or from and to',
  ]);
  expect(schema.alternatives).toEqual([]);
});

test('a schema takes what it refers to along, each once and without keywords of OpenAPI', () => {
  const [self, other] = [{ $ref: '#/components/schemas/constructor' }, { $ref: '#/components/schemas/Other' }];
  const schemas = {
    constructor: { properties: { self, other }, discriminator: { propertyName: 'kind' } },
    Other: { items: other },
    Unused: {},
  };
  const moved = selfContained({ items: self, additionalProperties: other }, {
    components: { schemas },
  } as unknown as OpenApiDocument);
  const [selfMoved, otherMoved] = [{ $ref: '#/$defs/constructor' }, { $ref: '#/$defs/Other' }];
  expect(JSON.parse(JSON.stringify(moved))).toEqual({
    items: selfMoved,
    additionalProperties: otherMoved,
    $defs: { constructor: { properties: { self: selfMoved, other: otherMoved } }, Other: { items: otherMoved } },
  });
});
