import type { JsonSchema, SchemaSource } from './document';

/** A value's rules, such as `format uri` and `at least 1`. */
export function rulesOf(schema: JsonSchema): string[] {
  const { format, contentEncoding, pattern, multipleOf, uniqueItems, additionalProperties, patternProperties } = schema;
  const [least, more] = limits(schema.minimum, schema.exclusiveMinimum);
  const [most, less] = limits(schema.maximum, schema.exclusiveMaximum);
  const needs = (schema.anyOf ?? []).filter(isRule).map(({ required = [] }) => required.join(' and '));
  return [
    ...say('format', format),
    ...say('encoded as', contentEncoding),
    ...say('at least', least),
    ...say('more than', more),
    ...say('at most', most),
    ...say('less than', less),
    ...say('a multiple of', multipleOf),
    ...range(schema.minLength, schema.maxLength, ['character', 'characters']),
    ...range(schema.minItems, schema.maxItems, ['item', 'items']),
    ...(uniqueItems ? ['unique items'] : []),
    ...range(schema.minProperties, schema.maxProperties, ['property', 'properties']),
    ...say('pattern', pattern),
    ...Object.keys(patternProperties ?? {}).map((name) => `names like ${name}`),
    ...(additionalProperties === false ? ['no other properties'] : []),
    ...discriminatorRule(schema),
    ...(needs.length > 0 ? [`needs ${needs.join(' or ')}`] : []),
  ];
}

/** Whether an alternative only requires properties, so it is a rule and not a different type. */
export function isRule(alternative: SchemaSource): alternative is JsonSchema {
  return typeof alternative !== 'boolean' && Object.keys(alternative).join() === 'required';
}

const say = (words: string, value: string | number | undefined) => (value === undefined ? [] : [`${words} ${value}`]);

/** OpenAPI 3.0 marks a limit as exclusive. In 3.1, exclusive limits are separate. */
function limits(limit: number | string | undefined, exclusive: boolean | number | string | undefined) {
  if (exclusive === true) return [undefined, limit];
  return [limit, exclusive === false ? undefined : exclusive];
}

function range(least: number | undefined, most: number | undefined, [one, many]: [string, string]): string[] {
  if (least !== undefined && most !== undefined && least > 0) return [`${least} to ${most} ${many}`];
  const told = (count: number | undefined) => (count === undefined ? count : `${count} ${count === 1 ? one : many}`);
  return [...say('at least', told(least || undefined)), ...say('at most', told(most))];
}

function discriminatorRule({ discriminator }: JsonSchema): string[] {
  if (typeof discriminator?.propertyName !== 'string') return [];
  const entries = Object.entries(discriminator.mapping ?? {});
  const names = entries.map(([value, target]) => `${value} → ${target.split('/').at(-1)}`);
  return [
    `the field ${discriminator.propertyName} shows which one applies${names.length > 0 ? ` (${names.join(', ')})` : ''}`,
  ];
}
