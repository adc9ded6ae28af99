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
  // A reference in `allOf` that includes all other parts is how OpenAPI 3.0 writes something next to it.
  const whole = parts.find(({ bases }) => parts.every((part) => bases.includes(nameOf(part.$ref) ?? '')));
  const $ref = own ?? (keywords.properties ? undefined : whole?.$ref);
  const patterns = [keywords.pattern ?? []].flat();
  const last = { ...keywords, ...exclusiveOf(keywords), patterns, bases: [] };
  const { oneOf = [], anyOf = [], ...rest } = [...parts, last].reduce(combine, { bases: [] });
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

/** Merges two schemas. The stricter limit applies, and the other keywords of `part` take precedence. */
function combine(sum: Merged, part: Merged): Merged {
  const properties = { ...sum.properties };
  for (const [name, property] of Object.entries(part.properties ?? {}))
    properties[name] = join(properties[name], property) ?? property;
  const both = <Item>(one: readonly Item[] = [], other: readonly Item[] = []) => [...one, ...other];
  const values = sum.enum?.filter((one) => part.enum?.some((other) => JSON.stringify(one) === JSON.stringify(other)));
  return {
    ...sum,
    ...part,
    ...limitsOf(sum, part),
    properties,
    items: join(sum.items, part.items),
    additionalProperties: join(sum.additionalProperties, part.additionalProperties),
    enum: [values, part.enum, sum.enum].find((one) => one?.length),
    bases: both(sum.bases, part.bases),
    patterns: [...new Set(both(sum.patterns, part.patterns))],
    required: both(sum.required, part.required),
    oneOf: both(sum.oneOf, part.oneOf),
    anyOf: both(sum.anyOf, part.anyOf),
  };
}

/** A schema that requires both. If it adds no fields to the only reference, it has that name. */
function join(one?: SchemaSource, other: SchemaSource | undefined = one): SchemaSource | undefined {
  if (typeof one !== 'object' || one === other || other === false) return other;
  if (typeof other !== 'object') return one;
  const [$ref, ...others] = new Set([one.$ref ?? [], other.$ref ?? []].flat());
  if (others.length > 0 || one.properties || other.properties) return { allOf: [one, other] };
  return { $ref, allOf: [one, other].map((part) => ({ ...part, $ref: undefined })) };
}

const LOWEST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const HIGHEST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

/** The stricter limits of two schemas. */
function limitsOf(sum: JsonSchema, part: JsonSchema): JsonSchema {
  const limits: JsonSchema = {};
  for (const [keys, pick] of [[LOWEST, Math.max] as const, [HIGHEST, Math.min] as const])
    for (const key of keys) {
      const { [key]: one = part[key] } = sum;
      const { [key]: other = one } = part;
      if (typeof one === 'number' && typeof other === 'number') limits[key] = pick(one, other);
    }
  return limits;
}

/** Exclusive limits as in OpenAPI 3.1, which are separate. In 3.0, `true` excludes the limit next to it. */
function exclusiveOf({ minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below }: JsonSchema): JsonSchema {
  return {
    ...(typeof above === 'boolean' && { exclusiveMinimum: above ? minimum : undefined }),
    ...(typeof below === 'boolean' && { exclusiveMaximum: below ? maximum : undefined }),
    ...(above === true && { minimum: undefined }),
    ...(below === true && { maximum: undefined }),
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
