import { compactJson, type JsonNode } from './json-text';
import { placeholdersOf } from './placeholders';
import type { FieldLocation, FieldType, Method, PlaygroundField, PlaygroundProps } from './types';
import { textOf, typeOf } from './values';

/** A field with a default for everything that its writer left out. */
export interface FormField {
  /** Unique in its form; it names the field's input. */
  id: string;
  name: string;
  type: FieldType;
  in: FieldLocation;
  required: boolean;
  enum?: readonly (string | number)[];
  description?: string;
  /** The text that the input starts with. */
  initial: string;
  /** Whether the reader added it: its name can be edited, and it can be removed. */
  isExtra?: boolean;
}

/** Methods that carry the fields as a body; the others carry them in the query. */
export function hasBody(method: Method): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}

/** A field that the reader adds. */
export function extraField(id: string, place: FieldLocation, name = '', type: FieldType = 'string'): FormField {
  return { id, name, type, in: place, required: false, initial: '', isExtra: true };
}

/** The fields of a form: the given ones, one for each placeholder that nobody has given a field for, and the preset headers. */
export function fieldsOf({
  url,
  method = 'GET',
  data = [],
  headers = {},
}: Pick<PlaygroundProps, 'url' | 'method' | 'data' | 'headers'>): FormField[] {
  const placeholders = placeholdersOf(url);
  const isPath = (field: PlaygroundField) => (field.in ?? 'path') === 'path' && placeholders.includes(field.name);
  const missing = placeholders.filter((name) => !data.some((field) => field.name === name && isPath(field)));
  const preset = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type');
  const all: PlaygroundField[] = [
    ...missing.map((name) => ({ name, in: 'path' as const })),
    ...data,
    ...preset.map(([name, value]) => ({ name, value, type: 'string' as const, in: 'header' as const })),
  ];
  return all.map((field, index) => {
    const type = typeOf(field);
    const where = isPath(field) ? 'path' : (field.in ?? (hasBody(method) ? 'body' : 'query'));
    return {
      id: `${index}-${field.name}`,
      name: field.name,
      type,
      in: where,
      required: where === 'path' || field.required === true,
      ...(field.enum && { enum: field.enum }),
      ...(field.description && { description: field.description }),
      initial: type === 'file' ? '' : textOf(field.value, type),
    };
  });
}

/** One pair for each item of a JSON array, otherwise one pair. Values other than texts are written as JSON. */
export function pairsOf(name: string, value: JsonNode): [string, string][] {
  const items = value.kind === 'array' ? value.items : [value];
  return items.map((item) => [
    name,
    item.kind === 'scalar' && item.text.startsWith('"') ? (JSON.parse(item.text) as string) : compactJson(item),
  ]);
}
