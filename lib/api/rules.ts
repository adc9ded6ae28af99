import type { JsonSchema, SchemaSource } from './document';

/** Keywords that limit a value, in words. */
const LIMITS = {
  format: 'format',
  contentEncoding: 'encoded as',
  minimum: 'at least',
  exclusiveMinimum: 'more than',
  maximum: 'at most',
  exclusiveMaximum: 'less than',
  multipleOf: 'a multiple of',
  minLength: 'length at least',
  maxLength: 'length at most',
  minItems: 'number of items at least',
  maxItems: 'number of items at most',
  minProperties: 'number of properties at least',
  maxProperties: 'number of properties at most',
} satisfies Partial<Record<keyof JsonSchema, string>>;

/** A value's rules, such as `format uri` and `at least 1`. */
export function rulesOf(schema: JsonSchema): string[] {
  const { discriminator, anyOf = [], patterns = [] } = schema;
  const needs = anyOf.flatMap((one) => requiredBy(one)?.join(' and ') ?? []).join(' or ');
  const names = Object.entries(discriminator?.mapping ?? {})
    // A target without a name is one of the alternatives, in the same order.
    .map(([value, target]) => (/\/\d+$/.test(target) ? value : `${value} → ${target.split('/').at(-1)}`))
    .join(', ');
  const rules = [
    ...Object.entries(LIMITS).map(([key, words]) => {
      const limit = schema[key as keyof typeof LIMITS];
      return limit !== undefined && `${words} ${limit}`;
    }),
    ...patterns.map((pattern) => `pattern ${pattern}`),
    schema.uniqueItems && 'unique items',
    schema.readOnly && 'only in responses',
    schema.writeOnly && 'only in requests',
    schema.additionalProperties === false && 'no other properties',
    discriminator && `the field ${discriminator.propertyName} shows which one applies${names && ` (${names})`}`,
    needs !== '' && `needs ${needs}`,
  ];
  return rules.filter((rule) => typeof rule === 'string');
}

/** The properties that an alternative requires, if that is all it says, so it is a rule and not a different type. */
export function requiredBy(alternative: SchemaSource): readonly string[] | undefined {
  if (typeof alternative === 'boolean') return undefined;
  const isOther = (key: string) => !['title', 'description', 'required', 'type'].includes(key);
  return Object.keys(alternative).some(isOther) ? undefined : alternative.required;
}
