import type { JsonSchema } from '../../../lib/api/document';
import { makeResolver } from '../../../lib/api/resolve';
import { readSchema } from '../../../lib/api/schema';
import { makeDocument } from './fixture';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const schemas: Record<string, JsonSchema> = {
  ...(makeDocument().components as { schemas: Record<string, JsonSchema> }).schemas,
  Mood: { type: 'string', enum: ['sunny'] },
  Moods: { type: 'array', items: ref('Mood') },
  Pet: { properties: { name: { type: 'string' } }, oneOf: [ref('Cat')] },
  Cat: { allOf: [ref('Pet')], properties: { claws: { type: 'integer' } } },
  Loop: { allOf: [ref('Loop')], properties: { a: { type: 'string' } } },
  Sauce: { allOf: [ref('Topping')], properties: { heat: { type: 'integer' } } },
  Knot: { properties: { a: { allOf: [ref('Knot')], properties: { b: {} } } } },
};
const read = (schema: JsonSchema) => readSchema(schema, makeResolver({ components: { schemas } }));

test.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ type: 'array', items: { type: 'string' } }, 'array of string'],
  [{ type: 'array' }, 'array of any'],
  [{ type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'number' }] } }, 'array of (string or number)'],
  [ref('Order'), 'Order'],
  [{ type: 'array', items: ref('Order') }, 'array of Order'],
  [{ oneOf: [ref('Order'), { type: 'null' }] }, 'Order or null'],
  [{ properties: { a: { type: 'string' } } }, 'object'],
  [{ const: 'WEBHOOK' }, 'string'],
  [{ enum: [1, 2, 'many'] }, 'number or string'],
  [{}, 'any'],
])('%j is called %s', (schema, type) => {
  expect(read(schema).type).toBe(type);
});

test('of "an order or null", only the order is a link', () => {
  const { types } = read({ oneOf: [ref('Order'), { type: 'null' }] });
  expect(types).toEqual([{ text: 'Order', name: 'Order' }, { text: ' or ' }, { text: 'null' }]);
});

test('a schema inside itself ends there', () => {
  const [, toppings] = read(ref('Order')).fields;
  const under = toppings?.schema.item?.fields[1]?.schema;
  expect(under).toMatchObject({ name: 'Topping', fields: [], isCut: true, description: 'One topping.' });
});

const items: JsonSchema = { type: 'integer', format: 'int64', default: 5, example: 7 };
const itemRules = ['each item: format int64', 'each item: default 5'];

/** The fields of an order, as a list of items or a choice has them. */
const order = {
  name: 'Order',
  alternatives: [],
  fields: [
    { name: 'id', required: true },
    { name: 'toppings', required: false },
  ],
};

const sauce = ['name', 'under', 'heat'].map((name) => ({ name }));

test.each<[string, JsonSchema, object]>([
  [
    'rules are told in words',
    {
      ...{ type: 'string', format: 'uri', contentEncoding: 'base64', pattern: '^a' },
      ...{ minLength: 1, maxLength: 9, minimum: 2, maximum: 3 },
      anyOf: [{ required: ['text'] }, { required: ['from', 'to'] }],
    },
    {
      alternatives: [],
      rules: [
        ...['format uri', 'encoded as base64', 'at least 2', 'at most 3', 'length at least 1', 'length at most 9'],
        ...['pattern ^a', 'needs text or from and to'],
      ],
    },
  ],
  [
    'the rules of a list tell the default and the examples of its items',
    { type: 'array', items },
    { rules: [...itemRules, 'each item: for example 7'] },
  ],
  ['a list with an example tells only its own', { type: 'array', items, example: [1, 2] }, { rules: itemRules }],
  ['an array has the fields of its items', { type: 'array', items: ref('Order') }, { item: order }],
  ['a choice between a schema and null has its fields', { oneOf: [ref('Order'), { type: 'null' }] }, order],
  [
    'what stands beside a reference counts more than what it leads to',
    { ...ref('Topping'), description: 'The first.' },
    { name: 'Topping', description: 'The first.' },
  ],
  [
    'a schema made of several has the fields of all',
    { allOf: [ref('Order')], properties: { tip: { type: 'number' } }, required: ['tip'] },
    { fields: [...order.fields, { name: 'tip', required: true }] },
  ],
  [
    'properties of any name are a field of their own',
    { type: 'object', additionalProperties: { type: 'string' } },
    { fields: [{ name: '*', required: false, schema: { type: 'string' } }] },
  ],
  ['no other property is no field', { type: 'object', additionalProperties: false }, { fields: [] }],
  [
    'alternatives keep their own fields',
    { oneOf: [ref('Order'), ref('Topping')] },
    { fields: [], alternatives: [order, { name: 'Topping', fields: [{ name: 'name' }, { name: 'under' }] }] },
  ],
  [
    'an enum by reference is a string for programs',
    ref('Mood'),
    { name: 'Mood', type: 'string', kinds: ['string'], values: ['sunny'] },
  ],
  ['null may come first', { type: ['null', 'string'] }, { kinds: ['null', 'string'] }],
  ['OpenAPI 3.0 marks null apart', { type: 'string', nullable: true }, { type: 'string or null' }],
  ['a list by reference says so', ref('Moods'), { type: 'array of string', kinds: ['array'], values: ['sunny'] }],
  [
    'an optional value keeps what the value says',
    { anyOf: [{ type: 'string', format: 'uuid', maxLength: 36, description: 'An ID.' }, { type: 'null' }] },
    { rules: ['format uuid', 'length at most 36'], description: 'An ID.' },
  ],
  [
    'exclusive limits of 3.0 and 3.1',
    { allOf: [{ minimum: 0, exclusiveMinimum: true }, { exclusiveMaximum: 9 }] },
    { rules: ['more than 0', 'less than 9'] },
  ],
  [
    'rules of lists',
    { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 9, uniqueItems: true },
    { rules: ['number of items at least 1', 'number of items at most 9', 'unique items'] },
  ],
  [
    'a reference with properties beside it has both',
    { ...ref('Cat'), properties: { tail: { type: 'boolean' } } },
    { fields: [{ name: 'name' }, { name: 'claws' }, { name: 'tail' }] },
  ],
  [
    'properties and alternatives are both kept',
    { properties: { a: { type: 'string' } }, oneOf: [ref('Cat'), ref('Mood')] },
    { fields: [{ name: 'a' }], alternatives: [{ name: 'Cat' }, { name: 'Mood' }] },
  ],
  [
    'every part of allOf may require',
    { allOf: [{ required: ['a'] }, { required: ['b'] }], properties: { a: {}, b: {} } },
    { fields: [{ required: true }, { required: true }] },
  ],
  [
    'a later part of allOf may require a field of an earlier one, and say more of it',
    {
      allOf: [
        { type: 'object', properties: { a: { type: 'string', description: 'The first.' }, b: ref('Mood') } },
        { type: 'object', properties: { a: { enum: ['x'] }, b: { description: 'Of today.' } }, required: ['a'] },
      ],
    },
    {
      fields: [
        { name: 'a', required: true, schema: { type: 'string', description: 'The first.', values: ['x'] } },
        { name: 'b', required: false, schema: { name: 'Mood', description: 'Of today.' } },
      ],
    },
  ],
  [
    'parts of allOf that describe the same items, other properties or property are joined',
    {
      allOf: [
        {
          properties: { list: { type: 'array', items: { properties: { a: {} } } }, mood: { description: 'Of today.' } },
          additionalProperties: { type: 'object', properties: { b: {} } },
        },
        {
          properties: { list: { items: { properties: { c: {} } } }, mood: ref('Mood') },
          additionalProperties: { required: ['b'] },
        },
      ],
    },
    {
      fields: [
        { name: 'list', schema: { item: { fields: [{ name: 'a' }, { name: 'c' }] } } },
        { name: 'mood', schema: { name: 'Mood', description: 'Of today.', values: ['sunny'] } },
        { name: '*', schema: { fields: [{ name: 'b', required: true }] } },
      ],
    },
  ],
  [
    'a property with two references has the fields of both, and the name of the one that includes the other',
    {
      allOf: [
        { properties: { a: ref('Topping'), b: ref('Topping'), c: ref('Sauce') } },
        { properties: { a: ref('Order'), b: ref('Sauce'), c: { properties: { d: {} } } } },
      ],
    },
    {
      fields: [
        { schema: { type: 'object', fields: [{ name: 'name' }, { name: 'under' }, ...order.fields] } },
        { schema: { type: 'Sauce', fields: sauce } },
        { schema: { type: 'object', fields: [...sauce, { name: 'd' }] } },
      ],
    },
  ],
  [
    'the stricter limits and the shared values of allOf apply',
    {
      allOf: [
        { minimum: 5, maxLength: 9, minItems: 1, enum: ['a', 'b', 'c'] },
        { minimum: 3, exclusiveMinimum: true, maxLength: 12, minItems: 2, enum: ['c', 'b', 'd'] },
      ],
      maxLength: 10,
    },
    { rules: ['at least 5', 'more than 3', 'length at most 9', 'number of items at least 2'], values: ['b', 'c'] },
  ],
  [
    'every pattern of allOf applies',
    { type: 'string', allOf: [{ pattern: '^a' }, { pattern: 'b$' }, { pattern: '^a' }], pattern: 'c' },
    { rules: ['pattern ^a', 'pattern b$', 'pattern c'] },
  ],
  [
    'an empty list of values allows what the reference next to it allows',
    { type: 'string', enum: [], allOf: [ref('Mood')] },
    { values: ['sunny'] },
  ],
  ['an empty list of values says nothing', { type: 'string', enum: [] }, { values: undefined }],
  [
    'a base lists its subtypes, and a subtype has the fields of the base',
    ref('Pet'),
    { alternatives: [], fields: [{ name: 'claws' }, { name: 'name' }] },
  ],
  ['allOf in a circle ends', ref('Loop'), { fields: [{ name: 'a' }] }],
  ['allOf in a circle without a name ends', ref('Knot'), { fields: [{ name: 'a', schema: { isCut: true } }] }],
  [
    'an alternative has what the schema around it requires, and its type',
    { required: ['kind', 'more'], oneOf: [{ properties: { kind: {} } }, { properties: { kind: {} } }] },
    { alternatives: [{ fields: [{ required: true }] }, { fields: [{ required: true }] }], rules: ['needs more'] },
  ],
  [
    'formats of one type are of that type',
    { type: 'string', anyOf: [{ format: 'email' }, { format: 'uri' }] },
    { type: 'string', alternatives: [{ kinds: ['string'], rules: ['format email'] }, { rules: ['format uri'] }] },
  ],
  [
    'a choice that allows null says so',
    { nullable: true, oneOf: [ref('Cat'), { type: 'string' }] },
    { type: 'Cat or string or null' },
  ],
  [
    'required properties of an alternative that has only a title are a rule',
    {
      properties: { a: {}, b: {} },
      anyOf: [
        { title: 'A', required: ['a'] },
        { title: 'B', required: ['b'] },
      ],
    },
    { rules: ['needs a or b'], alternatives: [] },
  ],
  [
    'the only reference in allOf gives its name',
    { allOf: [ref('Cat')], description: 'Mine.' },
    { type: 'Cat', description: 'Mine.' },
  ],
])('%s', (_, source, expected) => {
  expect(read(source)).toMatchObject(expected);
});

test('what is read-only is not asked for, and what is write-only is not answered', () => {
  const schema: JsonSchema = {
    properties: { id: { type: 'string', readOnly: true }, password: { type: 'string', writeOnly: true } },
    required: ['id'],
  };
  const names = (direction: 'request' | 'response') =>
    readSchema(schema, makeResolver({}), direction).fields.map(({ name }) => name);
  expect([names('request'), names('response')]).toEqual([['password'], ['id']]);
});

test('schemas that all refer to each other are read in bounds', () => {
  const names = Array.from({ length: 30 }, (_, index) => `S${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, ref(name)]));
  const all = names.map((name) => [name, { properties, oneOf: names.map(ref) }]);
  const resolve = makeResolver({ components: { schemas: Object.fromEntries(all) as object } });
  const count = ({ fields, alternatives }: ReturnType<typeof readSchema>): number =>
    1 + [...fields.map((field) => field.schema), ...alternatives].reduce((sum, one) => sum + count(one), 0);
  expect(count(readSchema(ref('S0'), resolve))).toBeLessThan(5000);
});
