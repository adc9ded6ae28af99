import type { JsonSchema, SchemaSource } from './document';
import { ANY_NAME, type Field, type Kind, type Schema } from './model';
import type { Resolver } from './resolve';
import { requiredBy, rulesOf } from './rules';

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
  const { resolve, inside, fields } = context;
  const merged = merge(source, resolve);
  const name = nameOf(merged.$ref);
  const kinds = kindsOf(merged);
  const isArray = kinds.includes('array');
  const named = name && `${name}${isArray ? ' (array)' : ''}${kinds.includes('null') ? ' or null' : ''}`;
  const facts = { ...factsOf(merged), name, kinds };
  if (named && (inside.includes(name) || inside.length >= DEEPEST || fields.left <= 0))
    return { ...facts, type: named, fields: [], alternatives: [] };
  const below = name ? { ...context, inside: [...inside, name] } : context;
  const item = isArray ? read(merged.items ?? true, below) : undefined;
  const list = `array of ${item?.type.includes(' or ') ? `(${item.type})` : item?.type}`;
  const alternatives = merged.oneOf?.map((alternative) => read(alternative, below)) ?? [];
  const kindWords = kinds.map((kind) => (kind === 'array' ? list : kind));
  const words = alternatives.length > 0 ? alternatives.map(({ type }) => type) : kindWords;
  return {
    ...facts,
    name: name ?? item?.name,
    type: named ?? ([...new Set(words)].join(' or ') || 'any'),
    kinds: [...new Set([...kinds, ...alternatives.flatMap((one) => one.kinds)])],
    description: facts.description || (item?.description ?? ''),
    values: item ? item.values : facts.values,
    rules: [...facts.rules, ...(item?.rules ?? []).map((rule) => `each item: ${rule}`)],
    fields: item?.fields ?? readFields(merged, below),
    alternatives: item?.alternatives ?? alternatives,
  };
}

/** The name of a reference's component. */
function nameOf(reference = ''): string | undefined {
  const [, name] = /^#\/components\/[^/]+\/([^/]+)$/.exec(reference) ?? [];
  return name && decodeURIComponent(name);
}

function readFields({ properties = {}, required = [], additionalProperties: others }: JsonSchema, context: Context) {
  const hidden = { request: 'readOnly', response: 'writeOnly', both: undefined } as const;
  const key = hidden[context.direction];
  const fields = Object.entries(properties).flatMap(([name, property]): Field[] => {
    if (key && merge(property, context.resolve)[key]) return [];
    context.fields.left--;
    return [{ name, required: required.includes(name), schema: read(property, context) }];
  });
  if (others === undefined || others === false) return fields;
  return [...fields, { name: ANY_NAME, required: false, schema: read(others, context) }];
}

/**
 * Merges a schema with its `$ref` and `allOf`, and with its only alternative besides null, whose name it then gets: for
 * "a card or null", the fields and rules are the card's. The schema's own keywords take precedence. Alternatives that
 * lead back to a schema in `seen` are its sibling types, and are dropped.
 */
function merge(schema: SchemaSource, resolve: Resolver, seen: Names = []): JsonSchema {
  if (typeof schema === 'boolean') return schema ? {} : { type: 'nothing' };
  const { $ref, allOf = [], ...own } = schema;
  if ($ref !== undefined && seen.includes($ref)) return {};
  const followed = $ref === undefined ? seen : [...seen, $ref];
  const target = $ref === undefined ? [] : [resolve<JsonSchema>({ $ref })];
  const parts = [...target, ...allOf].map((part) => ({ ...merge(part, resolve, followed), $ref: undefined }));
  const { oneOf = [], anyOf = [], ...rest } = [...parts, own].reduce(combine, {});
  const all = [...oneOf, ...anyOf].map((one) => (typeof one === 'boolean' ? {} : one));
  const sum = { ...rest, $ref, anyOf: all.filter(requiredBy) };
  const alternatives = all.filter((one) => !requiredBy(one));
  if (alternatives.some((one) => one.$ref !== undefined && seen.includes(one.$ref))) return sum;
  const [only, ...others] = alternatives.filter(({ type }) => type !== 'null');
  if (!only || others.length > 0) return { ...sum, oneOf: alternatives };
  const nullable = sum.nullable || alternatives.length > 1;
  return { ...combine(merge(only, resolve, followed), { ...sum, nullable }), $ref: $ref ?? only.$ref };
}

/** Merges two schemas. The keywords of `part` take precedence. */
function combine(sum: JsonSchema, part: JsonSchema): JsonSchema {
  const properties = { ...sum.properties };
  for (const [name, property] of Object.entries(part.properties ?? {})) {
    const other = properties[name];
    const isShared = typeof other === 'object' && typeof property === 'object' && property.$ref === undefined;
    properties[name] = isShared ? { $ref: other.$ref, allOf: [{ ...other, $ref: undefined }, property] } : property;
  }
  const both = <Item>(one: Item[] = [], other: Item[] = []) => [...one, ...other];
  return {
    ...sum,
    ...part,
    properties,
    required: both(sum.required, part.required),
    oneOf: both(sum.oneOf, part.oneOf),
    anyOf: both(sum.anyOf, part.anyOf),
  };
}

function kindsOf({ type, nullable, properties, items, ...schema }: JsonSchema): Kind[] {
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const kinds = values.map((value) => (value === null ? 'null' : typeof value));
  const inferred = properties && Object.keys(properties).length > 0 ? 'object' : items === undefined ? kinds : 'array';
  return [...new Set([type ?? inferred, nullable ? 'null' : []].flat())] as Kind[];
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
  examples: [...(schema.examples ?? []), ...(schema.example === undefined ? [] : [schema.example])],
});
