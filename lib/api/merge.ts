import type { JsonSchema, SchemaSource } from './document';
import type { Kind } from './model';
import { decodeKey, type Resolver } from './resolve';
import { requiredBy } from './rules';

/** A schema merged with what it refers to, and the names of the components that it consists of. */
export type Merged = JsonSchema & { bases: readonly string[] };

/** The name of a reference's component. */
export function nameOf(reference = ''): string | undefined {
  const [, name] = /^#\/components\/[^/]+\/([^/]+)$/.exec(reference) ?? [];
  return name && decodeKey(name);
}

/**
 * Merges a schema with its `$ref` and `allOf`, and with its only alternative besides null, whose name it then gets: for
 * "a card or null", the fields and rules are the card's. The schema's own keywords take precedence. Alternatives that
 * lead back to a schema in `seen` are its sibling types, and are dropped.
 */
export function merge(schema: SchemaSource, resolve: Resolver, seen: readonly string[] = []): Merged {
  if (typeof schema === 'boolean') return { bases: [], ...(!schema && { type: 'nothing' }) };
  const { $ref: own, allOf = [], ...keywords } = schema;
  if (own !== undefined && seen.includes(own)) return { bases: [] };
  const followed = own === undefined ? seen : [...seen, own];
  const target = own === undefined ? [] : [resolve<JsonSchema>({ $ref: own })];
  const parts = [...target, ...allOf].map((part) => merge(part, resolve, followed));
  // In OpenAPI 3.0, `allOf` with one reference is how to write something next to it.
  const $ref = own ?? (allOf.length === 1 && !keywords.properties ? parts[0]?.$ref : undefined);
  const { oneOf = [], anyOf = [], ...rest } = [...parts, { ...keywords, bases: [] }].reduce(combine, { bases: [] });
  const all = [...oneOf, ...anyOf].map((one) => (typeof one === 'boolean' ? {} : one));
  const bases = [...rest.bases, nameOf(own) ?? []].flat();
  const sum: Merged = { ...rest, $ref, bases, anyOf: all.filter(requiredBy) };
  const alternatives = all.filter((one) => !requiredBy(one));
  if (alternatives.some((one) => one.$ref !== undefined && seen.includes(one.$ref))) return sum;
  const [only, ...others] = alternatives.filter(({ type }) => type !== 'null');
  if (!only || others.length > 0) return { ...sum, oneOf: alternatives };
  const nullable = sum.nullable || alternatives.length > 1;
  const merged = combine(merge(only, resolve, followed), { ...sum, nullable });
  return { ...merged, $ref: $ref ?? only.$ref };
}

/** Merges two schemas. The keywords of `part` take precedence. */
function combine(sum: Merged, part: Merged): Merged {
  const properties = { ...sum.properties };
  for (const [name, property] of Object.entries(part.properties ?? {})) {
    const other = properties[name];
    const isShared = typeof other === 'object' && typeof property === 'object' && property.$ref === undefined;
    properties[name] = isShared ? { $ref: other.$ref, allOf: [{ ...other, $ref: undefined }, property] } : property;
  }
  const both = <Item>(one: readonly Item[] = [], other: readonly Item[] = []) => [...one, ...other];
  return {
    ...sum,
    ...part,
    properties,
    bases: both(sum.bases, part.bases),
    required: both(sum.required, part.required),
    oneOf: both(sum.oneOf, part.oneOf),
    anyOf: both(sum.anyOf, part.anyOf),
  };
}

/** The types that a schema allows, as it says or as its keywords imply. */
export function kindsOf(schema: JsonSchema): Kind[] {
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const kinds = values.map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value));
  const inferred = hasFields(schema) ? 'object' : schema.items === undefined ? kinds : 'array';
  return [...new Set([schema.type ?? inferred, schema.nullable ? 'null' : []].flat())] as Kind[];
}

/** Whether a schema names fields, or allows others of a type. */
export function hasFields({ properties = {}, additionalProperties }: JsonSchema): boolean {
  return Object.keys(properties).length > 0 || typeof additionalProperties === 'object';
}
