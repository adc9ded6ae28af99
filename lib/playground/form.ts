import type { FieldLocation, FieldType, Method, PlaygroundField, PlaygroundProps } from './types';
import { placeholdersOf, splitUrl, textOf } from './url';

/** A field with all defaults filled in. */
export interface FormField extends PlaygroundField {
  /** The input's name, unique in its form. */
  id: string;
  type: FieldType;
  in: FieldLocation;
  required: boolean;
  /** Whether the reader added the field, and can rename or remove it. */
  isExtra?: boolean;
  /** The part of a pasted query that the field was read from. It is sent unless the reader edits the field. */
  pasted?: string;
}

/** The form as the reader filled it in. */
export interface RequestForm {
  method: Method;
  /** The base URL. Undefined if `url` is absolute. */
  server?: string;
  url: string;
  fields: readonly FormField[];
  /** Values by field ID. A missing field is empty. */
  inputs: Readonly<Record<string, string>>;
  contentType: string;
  /** The body as entered. Undefined if it is built from the fields. */
  rawBody?: string;
  isBodyRequired?: boolean;
  /** Whether the body is a file, which only the curl sample sends. */
  isFile?: boolean;
}

/** Methods that send fields in the body. Others send them in the query. */
export function sendsFieldsInBody(method: Method): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}

/** Whether the content type is JSON: `application/json`, or one that ends in `+json`. */
export function isJsonType(contentType: string): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(contentType.trim());
}

/** Whether the content type is a form encoded like a query. */
export function isFormType(contentType: string): boolean {
  return contentType.trim().toLowerCase().startsWith('application/x-www-form-urlencoded');
}

/** Whether the content type is a form in parts, which can contain files. */
export function isMultipart(contentType: string): boolean {
  return /^multipart\//i.test(contentType.trim());
}

/** A field added by the reader. */
export function extraField(id: string, place: FieldLocation, name = ''): FormField {
  return { id, name, type: 'string', in: place, required: false, isExtra: true };
}

/** Marks fields as secret if the playground declares their names secret, even if the reader added them. */
export function markSecrets(fields: readonly FormField[], props: PlaygroundProps): FormField[] {
  const declared = [
    ...(props.secrets ?? []),
    ...(props.auth ?? []).flatMap((scheme) => ('name' in scheme ? scheme.name : [])),
    ...(props.data ?? []).flatMap(({ secret, name }) => (secret ? name : [])),
  ].map((name) => name.toLowerCase());
  return fields.map((field) =>
    declared.includes(field.name.trim().toLowerCase()) ? { ...field, secret: true } : field,
  );
}

/** The initial form of a playground. */
export function initialForm(props: PlaygroundProps): RequestForm {
  const { method = 'GET', headers = {}, body } = props;
  const { servers, path } = splitUrl(props);
  const fields = fieldsOf(props, path);
  const [, given] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  const contentType = given ?? body?.contentType ?? 'application/json';
  // Form bodies are entered field by field.
  const hasText = body !== undefined && !fields.some((field) => field.in === 'body');
  const isPlain = typeof body?.example === 'string' && !isJsonType(contentType);
  const preset = fields.filter(({ value }) => value !== undefined);
  return {
    method,
    server: servers[0]?.url,
    url: path,
    fields,
    inputs: Object.fromEntries(preset.map(({ id, type, value }) => [id, initialText(value, type)])),
    contentType,
    ...(body?.file && { isFile: true }),
    ...(body && { isBodyRequired: body.required === true }),
    ...(hasText && { rawBody: initialText(body.example, isPlain ? 'string' : 'json') }),
  };
}

/** The declared fields, a field for each remaining placeholder, and the preset headers. */
function fieldsOf({ method = 'GET', data = [], headers = {} }: PlaygroundProps, path: string): FormField[] {
  const placeholders = placeholdersOf(path);
  const isPath = (field: PlaygroundField) => (field.in ?? 'path') === 'path' && placeholders.includes(field.name);
  const missing = placeholders.filter((name) => !data.some((field) => field.name === name && isPath(field)));
  const preset = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type');
  const all: PlaygroundField[] = [
    ...missing.map((name) => ({ name, in: 'path' as const })),
    ...data,
    ...preset.map(([name, value]) => ({ name, value, type: 'string' as const, in: 'header' as const })),
  ];
  return all.map((field, index) => {
    const where = isPath(field) ? 'path' : (field.in ?? (sendsFieldsInBody(method) ? 'body' : 'query'));
    const required = where === 'path' || field.required === true;
    return { ...field, id: `${index}-${field.name}`, type: typeOf(field), in: where, required };
  });
}

function typeOf({ type, value, enum: choices }: PlaygroundField): FieldType {
  if (type) return type;
  if (choices?.every((choice) => typeof choice === 'number')) return 'number';
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean';
  return typeof value === 'object' ? 'json' : 'string';
}

function initialText(value: PlaygroundField['value'], type: FieldType): string {
  if (value === undefined || (value === null && type !== 'json')) return '';
  return type === 'json' ? JSON.stringify(value, null, 2) : textOf(value);
}
