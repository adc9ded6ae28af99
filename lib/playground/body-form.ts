import type { JsonNode } from './json-text';
import type { JsonSchema } from './types';

/** Where a value stands in a body: names of properties and numbers of items. */
export type BodyPath = readonly (string | number)[];

/** How a value of a schema is filled in. */
export type BodyField = {
  description?: string;
} & (
  | { kind: 'object'; properties: readonly { name: string; schema: JsonSchema; required: boolean }[] }
  | { kind: 'array'; items: JsonSchema }
  /** Sources of the allowed values. */
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'text' | 'number' }
  /** Anything that no input can be made for. */
  | { kind: 'json' }
);

/** Reads a schema for a form. Of alternatives it is the first that is not `null`; `root` has the schemas that it refers to. */
export function bodyField(schema: JsonSchema, root: JsonSchema): BodyField {
  const whole = resolve(schema, root);
  const { description, properties, required, items } = whole;
  const types = [whole.type].flat();
  const common = typeof description === 'string' ? { description } : {};
  const choices: unknown = 'const' in whole ? [whole.const] : whole.enum;
  if (Array.isArray(choices)) return { ...common, kind: 'choice', choices: choices.map((one) => JSON.stringify(one)) };
  if (types.includes('boolean')) return { ...common, kind: 'choice', choices: ['true', 'false'] };
  if (types.includes('number') || types.includes('integer')) return { ...common, kind: 'number' };
  if (types.includes('string')) return { ...common, kind: 'text' };
  if (isSchema(items)) return { ...common, kind: 'array', items };
  if (!isSchema(properties)) return { ...common, kind: 'json' };
  const needed = Array.isArray(required) ? (required as unknown[]) : [];
  return {
    ...common,
    kind: 'object',
    properties: Object.entries(properties).map(([name, inner]) => ({
      name,
      schema: isSchema(inner) ? inner : {},
      required: needed.includes(name),
    })),
  };
}

/** The value at a place of a body; absent where there is none. */
export function valueAt(node: JsonNode | undefined, path: BodyPath): JsonNode | undefined {
  const [step, ...rest] = path;
  if (step === undefined || !node) return node;
  if (typeof step === 'number') return node.kind === 'array' ? valueAt(node.items[step], rest) : undefined;
  if (node.kind !== 'object') return undefined;
  return valueAt(node.entries.find(([name]) => JSON.parse(name) === step)?.[1], rest);
}

/** A body with another value at a place, or without one. What is missing on the way is made, and all else stays as it is written. */
export function withValue(
  node: JsonNode | undefined,
  path: BodyPath,
  value: JsonNode | undefined,
): JsonNode | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = withValue(valueAt(node, [step]), rest, value);
  if (typeof step === 'number') {
    const items = node?.kind === 'array' ? [...node.items] : [];
    items.splice(step, 1, ...(inner ? [inner] : []));
    return { kind: 'array', items };
  }
  const entries = node?.kind === 'object' ? [...node.entries] : [];
  const at = entries.findIndex(([name]) => JSON.parse(name) === step);
  const changed: [string, JsonNode][] = inner ? [[JSON.stringify(step), inner]] : [];
  entries.splice(at === -1 ? entries.length : at, at === -1 ? 0 : 1, ...changed);
  return { kind: 'object', entries };
}

/** The value that a new item or object begins with. */
export function emptyValue({ kind, ...field }: BodyField): JsonNode {
  if (kind === 'object') return { kind, entries: [] };
  if (kind === 'array') return { kind, items: [] };
  if (kind === 'choice') return { kind: 'scalar', text: ('choices' in field && field.choices[0]) || 'null' };
  return { kind: 'scalar', text: kind === 'number' ? '0' : kind === 'text' ? '""' : 'null' };
}

function resolve(schema: JsonSchema, root: JsonSchema, depth = 0): JsonSchema {
  const { $ref, allOf, anyOf, oneOf, ...own } = schema;
  const name = typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : undefined;
  const target = name === undefined || !isSchema(root.$defs) ? undefined : root.$defs[name];
  const alternatives = [anyOf, oneOf].filter((list): list is unknown[] => Array.isArray(list));
  const chosen = alternatives.map((list) => list.find((one) => isSchema(one) && one.type !== 'null'));
  const parts = [target, ...(Array.isArray(allOf) ? (allOf as unknown[]) : []), ...chosen].filter(isSchema);
  // Schemas that refer to each other in a circle mean nothing.
  if (parts.length === 0 || depth > 20) return own;
  return parts
    .map((part) => resolve(part, root, depth + 1))
    .reduce((all, part) => ({ ...part, ...all, properties: joined(part.properties, all.properties) }), own);
}

function joined(a: unknown, b: unknown): unknown {
  return isSchema(a) && isSchema(b) ? { ...a, ...b } : (b ?? a);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
