import type { JsonSchema, SchemaSource } from './document';
import { ANY_NAME, type Field, type Kind, type Schema } from './model';
import type { Resolver } from './resolve';
import { isRule, rulesOf } from './rules';

/** At this depth, named schemas become links. */
const DEEPEST = 4;
/** After this many fields, named schemas become links. Otherwise, every path to a schema would repeat its fields. */
const MOST_FIELDS = 300;

/** How a schema is used. `request` omits read-only properties, and `response` omits write-only ones. */
export type Direction = 'request' | 'response' | 'both';

type Names = readonly string[];

interface Context {
  resolve: Resolver;
  direction: Direction;
  /** The names of the schemas around this one. */
  inside: Names;
  /** How many more fields can be read. All schemas in a tree share this count. */
  fields: { left: number };
}

/** Turns a JSON Schema into its readable form, with references followed. See `Resolver` for errors. */
export function readSchema(source: SchemaSource, resolve: Resolver, direction: Direction = 'both'): Schema {
  return read(source, { resolve, direction, inside: [], fields: { left: MOST_FIELDS } });
}

function read(source: SchemaSource, context: Context): Schema {
  if (source === false) return { ...factsOf({}), ...CLOSED, type: 'nothing', kinds: [] };
  const { resolve, inside, fields } = context;
  const whole = merge(source === true ? {} : source, resolve, inside);
  const option = optionOf(whole);
  const merged = option ? combine(merge(option.only, resolve, inside), option.rest) : whole;
  const name = nameOf(source) ?? nameOf(option?.only);
  const orNull = option?.isNullable ? ' or null' : '';
  const kinds = [...new Set([...kindsOf(merged), ...(orNull ? (['null'] as const) : [])])];
  const named = name && `${name}${kinds.includes('array') ? ' (array)' : ''}${orNull}`;
  const facts = { ...factsOf(merged), name, kinds };
  if (named && (inside.includes(name) || inside.length >= DEEPEST || fields.left <= 0))
    return { ...facts, ...CLOSED, type: named, recursive: true };
  const below = name ? { ...context, inside: [...inside, name] } : context;
  if (kinds.includes('array') && (merged.items ?? merged.prefixItems) !== undefined)
    return readArray(merged, facts, named, below);
  const sources = [...(merged.oneOf ?? []), ...(merged.anyOf ?? [])].filter((one) => !isRule(one));
  const alternatives = sources.map((alternative) => read(alternative, below));
  const kindWords = kinds.map((kind) => (kind === 'array' ? 'array of any' : kind));
  const words = alternatives.length > 0 ? alternatives.map(({ type }) => type) : kindWords;
  return {
    ...facts,
    type: named ?? ([...new Set(words)].join(' or ') || 'any'),
    kinds: kinds.length > 0 ? kinds : [...new Set(alternatives.flatMap((one) => one.kinds))],
    fields: readFields(merged, below),
    alternatives,
    recursive: false,
  };
}

const CLOSED = { fields: [], alternatives: [], recursive: false } satisfies Partial<Schema>;

/** The name of a reference's component. */
function nameOf(schema: SchemaSource | undefined): string | undefined {
  const reference = typeof schema === 'object' ? schema.$ref : undefined;
  const [, name] = /^#\/components\/[^/]+\/([^/]+)$/.exec(reference ?? '') ?? [];
  return name && decodeURIComponent(name);
}

/** A schema's only option besides null. For "a card or null", the fields and rules are the card's. */
function optionOf({ oneOf = [], anyOf = [], ...rest }: JsonSchema) {
  const isNull = (one: SchemaSource) => typeof one !== 'boolean' && one.type === 'null';
  const all = [...oneOf, ...anyOf].filter((one) => !isRule(one));
  const [only, ...others] = all.filter((one) => !isNull(one));
  if (typeof only !== 'object' || others.length > 0) return undefined;
  return { only, rest, isNullable: all.length > 1 };
}

function readArray(
  { items = true, prefixItems }: JsonSchema,
  facts: Omit<Schema, keyof typeof CLOSED | 'type'>,
  named: string | undefined,
  context: Context,
): Schema {
  const item = read(items, context);
  const { fields, alternatives, recursive, values } = item;
  const tuple = prefixItems?.map((one) => read(one, context).type).join(', ');
  const isChoice = alternatives.length > 0 || item.type.includes(' or ');
  const words = tuple ?? item.type;
  const list = tuple !== undefined || isChoice ? `(${words})` : words;
  return {
    ...{ ...facts, fields, alternatives, recursive, values },
    name: facts.name ?? item.name,
    type: named ?? `array of ${list}${facts.kinds.includes('null') ? ' or null' : ''}`,
    description: facts.description || item.description,
    rules: [...facts.rules, ...item.rules.map((rule) => `each item: ${rule}`)],
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
 * Merges a schema with its `$ref` and `allOf`. The schema's keywords take precedence. If a part's alternatives lead
 * back to an enclosing schema, the part is that schema's base type, so the alternatives (the subtypes) are dropped.
 */
function merge(schema: JsonSchema, resolve: Resolver, inside: Names = [], seen: Names = []): JsonSchema {
  const { $ref: reference, allOf = [], ...own } = schema;
  const followed = reference === undefined ? seen : [...seen, reference];
  const target: JsonSchema =
    reference === undefined || seen.includes(reference)
      ? {}
      : merge(resolve<JsonSchema>({ $ref: reference }), resolve, inside, followed);
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

/** Merges two schemas. The keywords of `part` take precedence. */
function combine(sum: JsonSchema, part: JsonSchema): JsonSchema {
  const required = [...new Set([...(sum.required ?? []), ...(part.required ?? [])])];
  const properties = { ...sum.properties };
  for (const [name, property] of Object.entries(part.properties ?? {})) {
    const other = properties[name];
    const isShared = typeof other === 'object' && typeof property === 'object';
    properties[name] = isShared ? combine(other, property) : property;
  }
  const list = (key: 'oneOf' | 'anyOf' | 'allOf') => sum[key] && part[key] && { [key]: [...sum[key], ...part[key]] };
  return {
    ...sum,
    ...part,
    ...((sum.properties ?? part.properties) && { properties }),
    ...(required.length > 0 && { required }),
    ...list('oneOf'),
    ...list('anyOf'),
    ...list('allOf'),
  };
}

function kindsOf({ type, nullable, properties, items, prefixItems, ...schema }: JsonSchema): Kind[] {
  if (type !== undefined) return [...[type].flat(), ...(nullable ? ['null'] : [])] as Kind[];
  if (properties && Object.keys(properties).length > 0) return ['object'];
  if ((items ?? prefixItems) !== undefined) return ['array'];
  const samples = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return samples.map((value) => (value === null ? 'null' : (typeof value as Kind)));
}

const factsOf = (schema: JsonSchema) => ({
  title: schema.title,
  description: schema.description ?? '',
  deprecated: schema.deprecated,
  default: schema.default,
  values: schema.const === undefined ? schema.enum : [schema.const],
  format: schema.format,
  isSecret: schema.format === 'password' || schema.writeOnly,
  rules: rulesOf(schema),
  examples: [...Object.values(schema.examples ?? {}), ...(schema.example === undefined ? [] : [schema.example])],
});
