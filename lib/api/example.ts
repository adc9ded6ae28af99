import { textMatching } from './example-text';
import { ANY_NAME, type Schema } from './model';

/**
 * Makes an example value from a schema's examples, defaults, types and limits. Undefined if nothing is known, or if
 * none can be made that obeys the limits.
 * @param index its place in a list, whose items differ if possible
 */
export function exampleOf(schema: Schema, index = 0): unknown {
  const { examples, values, item, kinds, alternatives, isCut } = schema;
  const [given] = [...examples, schema.default].filter((one) => one !== undefined);
  if (given !== undefined && index === 0) return given;
  if (values?.length && !item) return values[index] ?? values[0];
  if (isCut) return undefined;
  const choices = [...alternatives, alternatives[0]?.least ?? []].flat();
  const made = choices.map((one) => exampleOf(one, index)).filter((one) => one !== undefined);
  const alternative = made.find((one) => one !== null) ?? made[0];
  const isObject = typeof alternative === 'object' && alternative !== null && !Array.isArray(alternative);
  if (alternative !== undefined && !isObject) return alternative;
  if (alternative !== undefined || (schema.fields.length > 0 && kinds.includes('object')))
    return { ...objectOf(schema), ...alternative, ...discriminatorOf(schema) };
  return plainValue(schema, kinds.find((kind) => kind !== 'null') ?? kinds[0], index);
}

/** The field that says that the first alternative applies, as its mapping says. */
function discriminatorOf({ alternatives: [first], keywords: { discriminator } }: Schema): object {
  const [value] = Object.entries(discriminator?.mapping ?? {}).find(([, to]) => to.endsWith(`/${first?.name}`)) ?? [];
  return value === undefined ? {} : { [discriminator?.propertyName ?? '']: value };
}

function plainValue(schema: Schema, kind: Schema['kinds'][number] | undefined, index: number): unknown {
  if (kind === 'string') return textMatching(schema.keywords, index);
  if (kind === 'array') return listOf(schema);
  if (kind === 'integer' || kind === 'number') return numberOf(schema.keywords, kind === 'integer', index);
  if (kind === 'boolean') return index % 2 === 0;
  return kind === 'object' ? {} : kind === 'null' ? null : undefined;
}

function objectOf({ fields, keywords: { minProperties = 0, properties = {}, required = [] } }: Schema): object {
  const unknown = required.filter((name) => !properties[name]).map((name) => [name, 'string']);
  const others = fields.find(({ name }) => name === ANY_NAME);
  const entries = fields
    .filter(({ name }) => name !== ANY_NAME)
    .map(({ name, required, schema }) => [name, required ? needed(schema) : exampleOf(schema)])
    .filter(([, one]) => one !== undefined);
  for (let index = 0; others && entries.length < minProperties; index++)
    entries.push([`name${index + 1}`, needed(others.schema, index)]);
  return Object.fromEntries([...unknown, ...entries]) as object;
}

/** An example that can't be omitted. Any value is allowed if nothing is known, and a cut schema ends somewhere. */
function needed(schema: Schema, index = 0): unknown {
  const { kinds, least, keywords } = schema;
  const made = exampleOf(schema, index);
  if (made !== undefined) return made;
  if (least) return needed(least, index);
  if (kinds.includes('object')) return {};
  if (kinds.includes('array')) return [];
  return keywords.pattern === undefined ? 'string' : undefined;
}

function listOf({ item, keywords: { minItems = 0, maxItems = Infinity } }: Schema): unknown[] {
  const length = Math.min(Math.max(minItems, 1), maxItems);
  const make = minItems > 0 ? needed : exampleOf;
  const items = Array.from({ length }, (_, index) => item && make(item, index));
  return items.filter((one) => one !== undefined);
}

function numberOf(limits: Schema['keywords'], isInteger: boolean, index: number): number | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits;
  const [above, below] = [Number(exclusiveMinimum ?? -Infinity), Number(exclusiveMaximum ?? Infinity)];
  const low = Math.max(minimum ?? -Infinity, above);
  const high = Math.min(maximum ?? Infinity, below);
  const step = multipleOf ?? 1;
  const isAllowed = (one: number) => one >= low && one <= high && one !== above && one !== below;
  const nearest = Math.min(Math.max(0, Math.ceil(low / step)), Math.floor(high / step));
  const steps = [0, 1, -1].map((more) => (nearest + more + (high > 0 ? index : -index)) * step);
  const middle = isInteger || multipleOf !== undefined ? [] : [(low + high) / 2];
  return [...steps, ...middle].map((one) => Number(one.toPrecision(12))).find(isAllowed);
}
