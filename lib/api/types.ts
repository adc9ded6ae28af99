import type { Schema, TypePart } from './model';

/** A value's types, the name to show instead of `object`, and the schema that describes it. */
type Facts = Pick<Schema, 'kinds' | 'item'> & Partial<Pick<Schema, 'name' | 'alternatives'>> & { schema?: string };

/** A type for readers, as text and in parts: kinds or alternatives, separated by "or". */
export function typed(facts: Facts): Pick<Schema, 'type' | 'types'> {
  const different = [...new Map(wordsOf(facts).map((parts) => [textOf(parts), parts])).values()];
  const types = different.flatMap((parts, index) => (index > 0 ? [{ text: ' or ' }, ...parts] : parts));
  return { type: textOf(types), types };
}

function wordsOf({ name, schema = name, kinds, item, alternatives = [] }: Facts): (readonly TypePart[])[] {
  if (alternatives.length > 0 && name === undefined) {
    const choices = alternatives.map((one) => partsOf(one).map((part) => ({ name: schema, ...part })));
    return kinds.includes('null') ? [...choices, [{ text: 'null' }]] : choices;
  }
  if (kinds.length === 0) return [[{ text: name ?? 'any', name: schema }]];
  return kinds.map((kind) => {
    if (kind === 'null') return [{ text: kind }];
    if (kind !== 'array' || !item) return [{ text: kind === 'object' && name ? name : kind, name: schema }];
    const isChoice = item.types.some(({ text }) => text === ' or ');
    const parts = isChoice ? [{ text: '(' }, ...item.types, { text: ')' }] : item.types;
    return [{ text: 'array of ' }, ...parts];
  });
}

/** An alternative's type, or its only value. */
function partsOf({ values, item, kinds, types }: Schema): readonly TypePart[] {
  const [value, ...others] = values ?? [];
  const isValue = values !== undefined && others.length === 0 && !item && kinds[0] !== 'null';
  return isValue ? [{ text: typeof value === 'string' && value ? value : JSON.stringify(value), isValue }] : types;
}

const textOf = (parts: readonly TypePart[]) => parts.map(({ text }) => text).join('');
