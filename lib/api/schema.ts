import type { JsonSchema } from './document';
import { ANY_NAME, type Field, type Schema } from './model';
import type { Resolver } from './resolve';

/**
 * Makes the readable form of a JSON Schema, references followed.
 * @param ancestors the names of the schemas around this one: one that stands inside itself is not followed again
 */
export function readSchema(source: JsonSchema, resolve: Resolver, ancestors: readonly string[] = []): Schema {
  const { value, name } = resolve<JsonSchema>(source);
  if (name !== undefined && ancestors.includes(name)) return recursiveSchema(name, value);
  const inside = name === undefined ? ancestors : [...ancestors, name];
  const merged = mergeAll(value, resolve);
  const items = itemsOf(merged);
  if (items) return readArray(merged, items, { name, resolve, inside });
  const alternatives = [...(merged.oneOf ?? []), ...(merged.anyOf ?? [])]
    // Alternatives that only name properties are a rule about them, not forms of their own.
    .filter((alternative) => Object.keys(alternative).join() !== 'required')
    .map((alternative) => readSchema(alternative, resolve, inside));
  const [only, ...others] = alternatives.filter(({ type }) => type !== 'null');
  const type = name ?? (alternatives.length > 0 ? unite(alternatives.map((one) => one.type)) : typeOf(merged));
  const mentions = name === undefined ? alternatives.flatMap((one) => one.mentions) : [name];
  // "A card or null" is a card for everybody who looks for its fields.
  const isOptional = only !== undefined && others.length === 0;
  return {
    ...factsOf(merged),
    name: name ?? (isOptional ? only.name : undefined),
    type,
    mentions,
    fields: isOptional ? only.fields : readFields(merged, resolve, inside),
    alternatives: isOptional ? [] : alternatives,
    recursive: isOptional && only.recursive,
  };
}

interface Surroundings {
  name: string | undefined;
  resolve: Resolver;
  inside: readonly string[];
}

function readArray(merged: JsonSchema, items: JsonSchema, { name, resolve, inside }: Surroundings): Schema {
  const item = readSchema(items, resolve, inside);
  return {
    ...factsOf(merged),
    name: name ?? item.name,
    type: name ?? `array of ${item.alternatives.length > 0 ? `(${item.type})` : item.type}`,
    mentions: name === undefined ? item.mentions : [name],
    fields: item.fields,
    alternatives: item.alternatives,
    recursive: item.recursive,
    // The items of an array say what the array leaves open.
    ...(merged.description === undefined && { description: item.description }),
    values: item.values,
  };
}

function recursiveSchema(name: string, value: JsonSchema): Schema {
  return { ...factsOf(value), name, type: name, mentions: [name], fields: [], alternatives: [], recursive: true };
}

function readFields(merged: JsonSchema, resolve: Resolver, inside: readonly string[]): Field[] {
  const fields = Object.entries(merged.properties ?? {}).map(([name, property]) => ({
    name,
    required: merged.required?.includes(name) ?? false,
    schema: readSchema(property, resolve, inside),
  }));
  const { additionalProperties: others } = merged;
  if (others === undefined || others === false) return fields;
  const schema = readSchema(others === true ? {} : others, resolve, inside);
  return [...fields, { name: ANY_NAME, required: false, schema }];
}

/** The schema with everything that its `allOf` adds. What the schema says itself counts more. */
function mergeAll(schema: JsonSchema, resolve: Resolver): JsonSchema {
  const parts = (schema.allOf ?? []).map((part) => mergeAll(resolve<JsonSchema>(part).value, resolve));
  return [...parts, schema].reduce(
    (sum, part) => ({
      ...sum,
      ...part,
      properties: { ...sum.properties, ...part.properties },
      required: [...(sum.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}

function itemsOf({ type, items }: JsonSchema): JsonSchema | undefined {
  return type === 'array' || (Array.isArray(type) && type.includes('array')) ? (items ?? {}) : items;
}

function typeOf({ type, properties, enum: values, const: constant }: JsonSchema): string {
  if (type !== undefined) return unite([type].flat());
  if (properties && Object.keys(properties).length > 0) return 'object';
  const samples = constant === undefined ? (values ?? []) : [constant];
  return samples.length > 0 ? unite(samples.map((value) => (value === null ? 'null' : typeof value))) : 'any';
}

function unite(types: readonly string[]): string {
  return [...new Set(types)].join(' or ');
}

function factsOf(
  schema: JsonSchema,
): Pick<Schema, 'description' | 'deprecated' | 'default' | 'values' | 'rules' | 'examples'> {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return {
    description: schema.description ?? '',
    ...(schema.deprecated && { deprecated: true }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(values && { values }),
    rules: rulesOf(schema),
    examples: schema.examples ?? [],
  };
}

function rulesOf(schema: JsonSchema): string[] {
  const { format, contentEncoding, minimum, maximum, minLength, maxLength, pattern } = schema;
  const oneOf = (schema.anyOf ?? []).filter((alternative) => Object.keys(alternative).join() === 'required');
  return [
    ...(format ? [`format ${format}`] : []),
    ...(contentEncoding ? [`encoded as ${contentEncoding}`] : []),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
    ...(minLength === undefined ? [] : [`at least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(pattern ? [`pattern ${pattern}`] : []),
    ...(oneOf.length > 0 ? [`needs ${oneOf.map(({ required = [] }) => required.join(' and ')).join(' or ')}`] : []),
  ];
}
