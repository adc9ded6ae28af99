import { ANY_NAME, type Schema } from './model';

const PLAIN: Readonly<Record<string, unknown>> = { string: 'string', number: 0, integer: 0, boolean: true, object: {} };

/** Makes an example value from a schema's examples, defaults and types. Undefined if nothing is known. */
export function exampleOf(schema: Schema): unknown {
  const isArray = schema.kinds.includes('array');
  const [value] = schema.values ?? [];
  const [given] = [...schema.examples, schema.default, isArray ? undefined : value].filter((one) => one !== undefined);
  if (given !== undefined) return given;
  const [alternative] = schema.alternatives.map(exampleOf);
  const entries = schema.fields
    .filter(({ name }) => name !== ANY_NAME)
    .map(({ name, schema: field }) => [name, exampleOf(field)] as const)
    .filter(([, one]) => one !== undefined);
  const isObject = alternative === undefined || (typeof alternative === 'object' && !Array.isArray(alternative));
  const fields = entries.length > 0 && isObject ? { ...alternative, ...Object.fromEntries(entries) } : alternative;
  if (isArray) return [fields ?? value].filter((item) => item !== undefined);
  return fields ?? PLAIN[schema.kinds.find((kind) => kind !== 'null') ?? 'null'];
}
