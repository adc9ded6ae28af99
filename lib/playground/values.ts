import { DEEPEST_JSON, isTooDeep, readJson, type JsonNode } from './json-text';
import type { FieldType, Json, PlaygroundField } from './types';

/** The input of a reader for a field: a text, or chosen files. */
export type FieldInput = string | readonly File[];

/** The value of a field: JSON as it was typed, so that no number changes, or files. */
export type FieldValue = JsonNode | readonly File[];

/** The value of a field's text, or the problem with it as a sentence for the reader. */
export type ParsedValue = { value: FieldValue } | { problem: string } | { empty: true };

/** The type of a field; without one it is the type of its value. */
export function typeOf(field: PlaygroundField): FieldType {
  if (field.type) return field.type;
  if (field.enum?.length && field.enum.every((value) => typeof value === 'number')) return 'number';
  if (typeof field.value === 'number') return 'number';
  if (typeof field.value === 'boolean') return 'boolean';
  return field.value !== null && typeof field.value === 'object' ? 'json' : 'string';
}

/** A value as the text that stands in the form. */
export function textOf(value: Json | undefined, type: FieldType): string {
  if (value === undefined) return '';
  if (type === 'json') return JSON.stringify(value, null, 2);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Gives the typed value of what was entered. `"007"` stays a text when the type is `string`. */
export function parseValue(field: PlaygroundField, input: FieldInput | undefined): ParsedValue {
  const type = typeOf(field);
  if (typeof input !== 'string') return input?.length ? { value: input } : { empty: true };
  // An empty text is not sent; blanks are sent like any other text.
  if (input === '' || (type !== 'string' && input.trim() === '')) return { empty: true };
  switch (type) {
    case 'number':
    case 'integer':
      return parseNumber(input.trim(), type);
    case 'boolean': {
      const word = input.trim().toLowerCase();
      return word === 'true' || word === 'false' ? { value: scalar(word) } : { problem: 'Enter true or false.' };
    }
    case 'json': {
      const parsed = parseJson(input);
      return 'problem' in parsed ? parsed : { value: readJson(input) };
    }
    case 'string':
    case 'file':
      return { value: scalar(JSON.stringify(input)) };
  }
}

const scalar = (text: string): JsonNode => ({ kind: 'scalar', text });

function parseNumber(text: string, type: 'number' | 'integer'): ParsedValue {
  // JSON has no zeros before a number.
  const number = text.replace(/^(-?)0+(?=\d)/, '$1');
  const parts = /^-?\d+(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(number);
  if (!parts) return { problem: 'Enter a number, such as 12 or 0.5.' };
  const [, fraction = '', exponent = '0'] = parts;
  const isWhole = Number.isInteger(Number(number)) || fraction.replace(/0+$/, '').length <= Number(exponent);
  return type === 'integer' && !isWhole ? { problem: 'Enter a whole number.' } : { value: scalar(number) };
}

/** Parses JSON; the problem names line and column where the engine tells them. */
export function parseJson(text: string): { value: Json } | { problem: string } {
  try {
    const value = JSON.parse(text) as Json;
    return isTooDeep(text) ? { problem: `This JSON has more than ${DEEPEST_JSON} levels.` } : { value };
  } catch (error) {
    return { problem: `This is not valid JSON: ${reasonOf(error, text)}.` };
  }
}

function reasonOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? NaN);
  const what = message
    .replace(/^JSON\.parse: /, '')
    .replace(/,? (in JSON )?at position.*$/, '')
    .replace(/, "[\s\S]*$/, '')
    .replace(/ of the JSON data$/, '');
  if (Number.isNaN(position)) return /line \d+/.test(message) ? what : `${what || 'it ends too early'}`;
  const before = text.slice(0, position).split('\n');
  return `${what}, line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
