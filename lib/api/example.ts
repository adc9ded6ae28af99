import { ANY_NAME, type Schema } from './model';

/** An example of a value, made of the examples, defaults and kinds of its schema; undefined where nothing is known. */
export function exampleOf(schema: Schema): unknown {
  const [example] = schema.examples;
  if (example !== undefined) return example;
  if (schema.default !== undefined) return schema.default;
  const [value] = schema.values ?? [];
  if (value !== undefined && !schema.kinds.includes('array')) return value;
  const [alternative] = schema.alternatives;
  const entries = schema.fields
    .filter(({ name }) => name !== ANY_NAME)
    .map(({ name, schema: field }) => [name, exampleOf(field)] as const)
    .filter(([, one]) => one !== undefined);
  if (schema.kinds.includes('array')) {
    const item = entries.length > 0 ? Object.fromEntries(entries) : (value ?? (alternative && exampleOf(alternative)));
    return item === undefined ? [] : [item];
  }
  if (entries.length > 0) return Object.fromEntries(entries);
  if (alternative) return exampleOf(alternative);
  return schema.recursive ? undefined : PLAIN[schema.kinds[0] ?? 'null'];
}

const PLAIN: Readonly<Record<string, unknown>> = { string: 'string', number: 0, integer: 0, boolean: true, object: {} };
