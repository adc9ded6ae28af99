import { isFormType, isJsonType, isMultipart, type RequestForm } from './form';
import { writeQuery } from './url';
import { isSecret, jsonProblem, type Filled, type Report } from './values';

/** A part of a multipart body. Without a value, it is a file. */
export interface Part {
  name: string;
  value?: string;
}

/** A request body: text the browser sends, or a file or parts that only the curl sample sends. */
export type RequestBody = { contentType: string } & (
  { kind: 'text'; text: string } | { kind: 'file' } | { kind: 'multipart'; parts: readonly Part[] }
);

/** Returns the body to send, if there is one. */
export function buildBody(form: RequestForm, filled: readonly Filled[], report: Report): RequestBody | undefined {
  const { contentType, rawBody, isFile, isBodyRequired } = form;
  if (isFile) return { kind: 'file', contentType };
  if (rawBody !== undefined) {
    if (rawBody.trim() === '') {
      if (isBodyRequired) report('body', 'Enter a body.', true);
      return undefined;
    }
    const message = isJsonType(contentType) ? jsonProblem(rawBody) : undefined;
    if (message) report('body', message);
    return { kind: 'text', contentType, text: rawBody };
  }
  if (filled.length === 0) return undefined;
  if (isMultipart(contentType)) {
    const parts = filled.map(({ field, text }) => ({
      name: field.name,
      ...(field.type !== 'file' && { value: text }),
    }));
    return { kind: 'multipart', contentType, parts };
  }
  if (isFormType(contentType)) {
    const text = filled.flatMap(({ field, value }) => writeQuery(field, value)).join('&');
    return { kind: 'text', contentType, text };
  }
  for (const [index, { field }] of filled.entries())
    if (filled.findIndex((one) => one.field.name === field.name) < index)
      report(field.id, `The body already has a field named “${field.name}”.`);
  // Numbers and JSON keep their digits as entered.
  const lines = filled.map(({ field, text }) => {
    const value = field.type === 'string' || isSecret(field) ? JSON.stringify(text) : text;
    return `  ${JSON.stringify(field.name)}: ${value.replaceAll('\n', '\n  ')}`;
  });
  return { kind: 'text', contentType, text: `{\n${lines.join(',\n')}\n}` };
}

/** Whether the browser can send the body. Only the curl sample sends files. */
export function isSendable({ body }: { body?: RequestBody }): boolean {
  if (body?.kind === 'multipart') return body.parts.every(({ value }) => value !== undefined);
  return body?.kind !== 'file';
}
