import type { JsonSchema, SchemaSource } from './document';
import { ANY_NAME, type Field, type Kind, type Schema } from './model';
import type { Resolver } from './resolve';
import { isRule, rulesOf } from './rules';

/** Levels of schemas by name below which the next ones are only named: a reader follows their links. */
const DEEPEST = 4;
/** Fields of one tree after which schemas by name are only named: dense references would be expanded along every path. */
const MOST_FIELDS = 300;

/** Where a schema is used: `request` leaves out what is read-only, `response` what is write-only. */
export type Direction = 'request' | 'response' | 'both';

interface Context {
  resolve: Resolver;
  direction: Direction;
  /** The names of the schemas around this one. */
  inside: readonly string[];
  /** Counts down to 0 in one tree. */
  fields: { left: number };
}

/** Makes the readable form of a JSON Schema, its references followed. Throws a `LostReference`. */
export function readSchema(source: SchemaSource, resolve: Resolver, direction: Direction = 'both'): Schema {
  return read(source, { resolve, direction, inside: [], fields: { left: MOST_FIELDS } });
}

function read(source: SchemaSource, context: Context): Schema {
  if (source === false) return { ...plainFacts({}), type: 'nothing', kinds: [], ...NOTHING };
  const written = source === true ? {} : source;
  const whole = merge(written, context.resolve, context.inside);
  const option = optionOf(whole);
  const merged = option ? combine(merge(option.only, context.resolve, context.inside), option.rest) : whole;
  const name = nameOf(written, context) ?? (option && nameOf(option.only, context));
  const orNull = option?.isNullable ? ' or null' : '';
  const kinds = [...new Set([...kindsOf(merged), ...(orNull ? (['null'] as const) : [])])];
  const facts = { ...plainFacts(merged), name, kinds };
  const isFull = context.inside.length >= DEEPEST || context.fields.left <= 0;
  if (name !== undefined && (isFull || context.inside.includes(name)))
    return { ...facts, ...NOTHING, type: nameWords(name, kinds) + orNull, recursive: true };
  const below = name === undefined ? context : { ...context, inside: [...context.inside, name] };
  if (kinds.includes('array') && (merged.items ?? merged.prefixItems) !== undefined)
    return { ...facts, ...readArray(merged, kinds, name, facts, below) };
  const sources = [...(merged.oneOf ?? []), ...(merged.anyOf ?? [])].filter((one) => !isRule(one));
  const alternatives = sources.map((alternative) => read(alternative, below));
  const words = alternatives.length > 0 ? unite(alternatives.map(({ type }) => type)) : kindWords(kinds);
  return {
    ...facts,
    type: name === undefined ? words : name + orNull,
    kinds: kinds.length > 0 ? kinds : [...new Set(alternatives.flatMap((one) => one.kinds))],
    fields: readFields(merged, below),
    alternatives,
    recursive: false,
  };
}

const NOTHING = { fields: [], alternatives: [], recursive: false } satisfies Partial<Schema>;

const nameOf = (schema: SchemaSource, { resolve }: Context) => resolve<JsonSchema>(Object(schema) as object).name;

/** What "a card or null" says: for everybody who looks for fields and rules it is a card. */
function optionOf({ oneOf = [], anyOf = [], ...rest }: JsonSchema) {
  const isNull = (one: SchemaSource) => typeof one !== 'boolean' && one.type === 'null';
  const all = [...oneOf, ...anyOf].filter((one) => !isRule(one));
  const [only, ...others] = all.filter((one) => !isNull(one));
  if (typeof only !== 'object' || others.length > 0) return undefined;
  return { only, rest, isNullable: all.length > 1 };
}

function readArray(
  merged: JsonSchema,
  kinds: readonly Kind[],
  name: string | undefined,
  { description, rules }: Pick<Schema, 'description' | 'rules'>,
  context: Context,
) {
  const item = read(merged.items ?? true, context);
  const tuple = merged.prefixItems?.map((one) => read(one, context).type).join(', ');
  const items = item.alternatives.length > 0 || item.type.includes(' or ') ? `(${item.type})` : item.type;
  const nullable = kinds.includes('null') ? ' or null' : '';
  return {
    name: name ?? item.name,
    type:
      name === undefined ? `array of ${tuple === undefined ? items : `(${tuple})`}${nullable}` : nameWords(name, kinds),
    fields: item.fields,
    alternatives: item.alternatives,
    recursive: item.recursive,
    // The items of an array say what the array leaves open.
    description: description || item.description,
    values: item.values,
    rules: [...rules, ...item.rules.map((rule) => `each item: ${rule}`)],
  };
}

function readFields({ properties = {}, required = [], additionalProperties: others }: JsonSchema, context: Context) {
  const hidden = { request: 'readOnly', response: 'writeOnly', both: undefined } as const;
  const key = hidden[context.direction];
  const fields = Object.entries(properties).flatMap(([name, property]): Field[] => {
    if (key && typeof property !== 'boolean' && merge(property, context.resolve)[key]) return [];
    context.fields.left--;
    return [{ name, required: required.includes(name), schema: read(property, context) }];
  });
  if (others === undefined || others === false) return fields;
  return [...fields, { name: ANY_NAME, required: false, schema: read(others, context) }];
}

/**
 * The schema with what its `$ref` and its `allOf` add; what the schema itself says counts more. A part's alternatives that
 * lead back to a schema around it are the subtypes of a base, among which it is one itself.
 */
function merge(
  schema: JsonSchema,
  resolve: Resolver,
  inside: readonly string[] = [],
  seen: readonly string[] = [],
): JsonSchema {
  const { $ref: reference, allOf = [], ...own } = schema;
  const followed = reference === undefined ? seen : [...seen, reference];
  const target: JsonSchema =
    reference === undefined || seen.includes(reference)
      ? {}
      : merge(resolve<JsonSchema>({ $ref: reference }).value, resolve, inside, followed);
  const isAround = (one: SchemaSource) =>
    typeof one !== 'boolean' &&
    one.$ref !== undefined &&
    (followed.includes(one.$ref) || inside.includes(one.$ref.split('/').at(-1) ?? ''));
  const parts = allOf.map((part): JsonSchema => {
    if (typeof part === 'boolean' || (part.$ref !== undefined && followed.includes(part.$ref))) return {};
    const { oneOf, anyOf, ...base } = merge(part, resolve, inside, followed);
    if ([...(oneOf ?? []), ...(anyOf ?? [])].some(isAround)) return base;
    return { ...base, ...(oneOf && { oneOf }), ...(anyOf && { anyOf }) };
  });
  return [target, ...parts, own].reduce<JsonSchema>(combine, {});
}

function combine(sum: JsonSchema, part: JsonSchema): JsonSchema {
  const required = [...new Set([...(sum.required ?? []), ...(part.required ?? [])])];
  const list = (key: 'oneOf' | 'anyOf') => (sum[key] && part[key] ? { [key]: [...sum[key], ...part[key]] } : {});
  return {
    ...sum,
    ...part,
    ...((sum.properties ?? part.properties) && { properties: { ...sum.properties, ...part.properties } }),
    ...(required.length > 0 && { required }),
    ...list('oneOf'),
    ...list('anyOf'),
  };
}

/** The JSON types of a value, for programs. */
function kindsOf({ type, nullable, properties, items, prefixItems, ...schema }: JsonSchema): Kind[] {
  if (type !== undefined) return [...[type].flat(), ...(nullable ? ['null'] : [])] as Kind[];
  if (properties && Object.keys(properties).length > 0) return ['object'];
  if ((items ?? prefixItems) !== undefined) return ['array'];
  const samples = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return samples.map((value) => (value === null ? 'null' : (typeof value as Kind)));
}

/** The name of a schema, and that it is a list. */
function nameWords(name: string, kinds: readonly Kind[]): string {
  return kinds.includes('array') ? `${name} (array)` : name;
}

function kindWords(kinds: readonly Kind[]): string {
  return kinds.length === 0 ? 'any' : unite(kinds.map((kind) => (kind === 'array' ? 'array of any' : kind)));
}

function unite(types: readonly string[]): string {
  return [...new Set(types)].join(' or ');
}

function plainFacts(schema: JsonSchema) {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return {
    description: schema.description ?? '',
    ...(schema.deprecated && { deprecated: true }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(values && { values }),
    ...(schema.format && { format: schema.format }),
    ...((schema.format === 'password' || schema.writeOnly) && { isSecret: true }),
    rules: rulesOf(schema),
    examples: [...Object.values(schema.examples ?? []), ...(schema.example === undefined ? [] : [schema.example])],
  };
}
