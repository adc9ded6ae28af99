import { textOf } from '../playground/url';
import type { JsonSchema, SchemaSource } from './document';
import { ANY_NAME, type Field, type Schema } from './model';
import { hasFields, kindsOf, merge, nameOf, type Merged } from './merge';
import type { Resolver } from './resolve';
import { rulesOf } from './rules';
import { typed } from './types';

/** At this depth, named schemas become links. */
const DEEPEST = 4;
/** After this many fields, named schemas become links. Otherwise, every path to a schema would repeat its fields. */
const MOST_FIELDS = 300;

/** How a schema is used. `request` omits read-only properties, and `response` omits write-only ones. */
export type Direction = 'request' | 'response' | 'both';

interface Context {
  resolve: Resolver;
  direction: Direction;
  inside: readonly string[];
  /** The properties that the schema around an alternative requires. */
  required: readonly string[];
  /** How many more fields can be read. All schemas in a tree share this count. */
  fields: { left: number };
  /** Whether only required parts are read, at any depth. */
  isLeast?: boolean;
}

/** Turns a JSON Schema into its readable form, with references followed. See `Resolver` for errors. */
export function readSchema(source: SchemaSource, resolve: Resolver, direction: Direction = 'both'): Schema {
  return read(source, { resolve, direction, inside: [], required: [], fields: { left: MOST_FIELDS } });
}

function read(source: SchemaSource, context: Context): Schema {
  const { inside, resolve } = context;
  const merged = merge(source, resolve);
  const name = nameOf(merged.$ref);
  const kinds = kindsOf(merged);
  const facts = { ...factsOf(merged), name, kinds };
  const own = name === undefined ? merged.bases : [name];
  if (own.some((one) => inside.includes(one)) || (name !== undefined && isTooMuch(merged, context))) {
    const { type, types } = typed({ name: name ?? 'object', kinds });
    const cut = types.map((part) => ({ ...part, isCut: name !== undefined }));
    return {
      ...{ ...facts, type, types: cut, fields: [], alternatives: [], isCut: true },
      get least() {
        return context.isLeast ? undefined : read(source, { ...context, inside: [], isLeast: true });
      },
    };
  }
  const below = { ...context, inside: [...inside, ...own], required: [] };
  const isOpen = kinds.includes('array') && (!context.isLeast || Number(merged.minItems) > 0);
  const item = isOpen ? read(merged.items ?? true, below) : undefined;
  const fields = readFields(merged, { ...below, required: [...context.required, ...(merged.required ?? [])] });
  const alternatives = readAlternatives(merged, { ...below, required: merged.required ?? [] });
  const described = [merged, ...alternatives.map(({ keywords }) => keywords)];
  const known = described.flatMap(({ properties = {} }) => Object.keys(properties));
  const needs = merged.required?.filter((one) => !known.includes(one)) ?? [];
  return {
    ...facts,
    ...typed({ name: fields.length > 0 ? name : undefined, schema: name, kinds, item, alternatives }),
    kinds: [...new Set([...kinds, ...alternatives.flatMap((one) => one.kinds)])],
    description: facts.description || (item?.description ?? ''),
    values: item ? item.values : facts.values,
    rules: [
      ...facts.rules,
      ...(needs.length > 0 ? [`needs ${[...new Set(needs)].join(' and ')}`] : []),
      ...(item ? itemFacts(item, facts.examples.length === 0) : []).map((fact) => `each item: ${fact}`),
    ],
    fields,
    item,
    alternatives,
  };
}

/** The description of a list's items, if nothing else is shown in their place. */
function itemFacts({ rules, default: preset, values, fields, examples }: Schema, hasRoom: boolean): string[] {
  const isNew = hasRoom && values === undefined && fields.length === 0 && examples.length > 0;
  return [
    ...rules,
    ...(preset === undefined ? [] : [`default ${textOf(preset)}`]),
    ...(isNew ? [`for example ${examples.map(textOf).join(', ')}`] : []),
  ];
}

/** Whether the limits are reached. Values without fields are always read, and so is a choice between such values. */
function isTooMuch(merged: Merged, { inside, fields, resolve, isLeast }: Context): boolean {
  if (isLeast) return false;
  if (inside.length < DEEPEST && fields.left > 0) return false;
  const isSimple = (one: JsonSchema) => !hasFields(one) && !one.items && (one.oneOf ?? []).length === 0;
  return hasFields(merged) || !(merged.oneOf ?? []).every((one) => isSimple(merge(one, resolve)));
}

function readFields({ properties = {}, additionalProperties: others }: JsonSchema, context: Context): Field[] {
  const hidden = { request: 'readOnly', response: 'writeOnly', both: undefined } as const;
  const key = hidden[context.direction];
  const { required } = context;
  const below = { ...context, required: [] };
  const fields = Object.entries(properties).flatMap(([name, property]): Field[] => {
    if (context.isLeast && !required.includes(name)) return [];
    if (key && merge(property, context.resolve)[key]) return [];
    context.fields.left--;
    return [{ name, required: required.includes(name), schema: read(property, below) }];
  });
  if (others === undefined || others === false) return fields;
  return [...fields, { name: ANY_NAME, required: false, schema: read(others, below) }];
}

/** Reads alternatives, which have the type of the schema around them unless they have their own. */
function readAlternatives({ oneOf = [], type }: Merged, context: Context): Schema[] {
  return oneOf.slice(0, context.isLeast ? 1 : undefined).map((one) => {
    context.fields.left--;
    const isTyped = typeof one === 'boolean' || type === undefined || kindsOf(merge(one, context.resolve)).length > 0;
    return read(isTyped ? one : { ...one, type }, context);
  });
}

const factsOf = (schema: Merged) => ({
  keywords: schema as JsonSchema,
  bases: schema.bases,
  description: schema.description ?? '',
  deprecated: schema.deprecated,
  default: schema.default,
  values: schema.const === undefined ? schema.enum : [schema.const],
  rules: rulesOf(schema),
  examples: [...(schema.examples ?? []), ...(schema.example === undefined ? [] : [schema.example])],
});
