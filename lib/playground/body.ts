import { encodePairs } from './encode';
import { pairsOf, type FormField } from './fields';
import { printJson, type JsonNode } from './json-text';
import type { Part, RequestBody, RequestForm, RequestProblem } from './request';
import { parseJson, type FieldValue } from './values';

/** A field and the value that was read from its input. */
export interface FilledField {
  field: FormField;
  value: FieldValue;
}

interface BuiltBody {
  body?: RequestBody;
  problem?: RequestProblem;
}

/** Whether a content type is JSON: `application/json` or anything that ends in `+json`. */
export function isJsonType(contentType: string): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(contentType.trim());
}

/** The body to send, or the problem with it; nothing when there is no body. */
export function buildBody(form: RequestForm, filled: readonly FilledField[]): BuiltBody {
  if (form.rawBody !== undefined) return rawBody(form, form.rawBody);
  if (filled.length === 0) return {};
  const type = form.contentType.toLowerCase();
  if (type.startsWith('multipart/form-data')) return { body: { kind: 'multipart', parts: filled.flatMap(partsOf) } };
  const files = filled.flatMap(({ value }) => filesIn(value));
  const [file] = files;
  if (file && filled.length === 1 && !isJsonType(type))
    return {
      body: { kind: 'file', contentType: form.contentType || file.type || 'application/octet-stream', file },
    };
  if (file)
    return {
      problem: { place: 'body', message: 'A file can be sent as multipart/form-data only. Choose that content type.' },
    };
  const values = filled.map(({ field, value }) => [field.name, value as JsonNode] as const);
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const pairs = values.flatMap(([name, value]) => pairsOf(name, value));
    return { body: { kind: 'text', contentType: form.contentType, text: encodePairs(pairs), pairs } };
  }
  const entries = values.map(([name, value]): [string, JsonNode] => [JSON.stringify(name), value]);
  return {
    body: { kind: 'text', contentType: form.contentType, text: printJson({ kind: 'object', entries }) },
  };
}

function rawBody({ contentType, isBodyRequired }: RequestForm, text: string): BuiltBody {
  if (text.trim() === '') {
    return isBodyRequired ? { problem: { place: 'body', message: 'This request needs a body.' } } : {};
  }
  if (/^multipart\/form-data\b/i.test(contentType)) return writtenParts(text);
  const parsed = isJsonType(contentType) ? parseJson(text) : undefined;
  const problem = parsed && 'problem' in parsed ? { place: 'body', message: parsed.problem } : undefined;
  return { body: { kind: 'text', contentType, text }, ...(problem && { problem }) };
}

/** A multipart body that was typed. Its first line is its boundary, which the content type must name. */
function writtenParts(text: string): BuiltBody {
  const [, boundary = ''] = /^--([\w'()+,./:=?-]{1,70})\r?\n/.exec(text) ?? [];
  if (boundary === '' || !text.trimEnd().endsWith(`--${boundary}--`))
    return {
      problem: {
        place: 'body',
        message:
          'A multipart form begins with a line such as --part, has it before each part, and ends with --part--. Or fill in its fields.',
      },
    };
  // Lines of a part's head end with both characters, whatever was typed.
  const lines = text.replace(/\r?\n/g, '\r\n');
  return { body: { kind: 'text', contentType: `multipart/form-data; boundary="${boundary}"`, text: lines } };
}

function partsOf({ field, value }: FilledField): Part[] {
  const files = filesIn(value);
  if (files.length > 0) return files.map((file) => ({ name: field.name, file }));
  return pairsOf(field.name, value as JsonNode).map(([name, text]) => ({ name, value: text }));
}

function filesIn(value: FieldValue): File[] {
  // `File` is a global of browsers and of Node 20.
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.filter((item): item is File => item instanceof File);
}
