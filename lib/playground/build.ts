import { checkAddress, joinAddress } from './address';
import { buildBody, isJsonType, type FilledField } from './body';
import { encodePairs } from './encode';
import { hasBody, pairsOf, type FormField } from './fields';
import { headerProblem } from './headers';
import { fillPlaceholders, hasPlaceholderInHost } from './placeholders';
import type { JsonNode } from './json-text';
import type { BuildResult, Header, RequestBody, RequestForm, RequestProblem } from './request';
import { parseValue, type FieldInput, type FieldValue } from './values';

/**
 * Makes the request of a form. Fields of the path fill the placeholders and are used up; the others go where they belong.
 * Empty optional fields are left out. Nothing is sent from here, and credentials are not part of it: see `applyAuth`.
 */
export function buildRequest(form: RequestForm): BuildResult {
  const problems: RequestProblem[] = [];
  const filled = readFields(form, problems);
  const at = (place: FormField['in']) => filled.filter(({ field }) => field.in === place);
  const headers = buildHeaders(at('header'), problems);
  const { body, problem } = buildBody(form, at('body'));
  if (problem) problems.push(problem);
  if (body && !hasBody(form.method) && (form.method === 'GET' || form.method === 'HEAD')) {
    problems.push({ place: 'body', message: `A browser cannot send a body with ${form.method}.` });
  }
  const { url, problem: wrong } = hasPlaceholderInHost(joinAddress(form.server, form.url))
    ? {
        problem:
          'A placeholder cannot stand in the host of an address: what fills it would decide who gets the request.',
      }
    : checkAddress(buildAddress(form, at('path'), at('query')));
  if (!url) return { problems: [{ place: 'url', message: wrong }, ...problems] };
  return {
    request: { method: form.method, url: url.href, headers: withContentType(headers, body), ...(body && { body }) },
    problems,
  };
}

/** The name that stands in samples where a value is missing: `run-id` becomes `YOUR_RUN_ID`. */
export function standIn(name: string): string {
  return `YOUR_${name.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase()}`;
}

function readFields({ fields, inputs, rawBody, contentType }: RequestForm, problems: RequestProblem[]): FilledField[] {
  return fields.flatMap((field) => {
    if (field.in === 'body' && rawBody !== undefined) return [];
    const parsed = parseValue(field, inputs[field.id]);
    if ('value' in parsed) {
      if (field.name === '') problems.push({ place: field.id, message: 'Enter a name for this value, or remove it.' });
      // Every URL parser removes these, encoded or not: the request would go to another address than the one shown.
      if (field.in === 'path' && /^\.\.?$/.test(String(inputs[field.id])))
        problems.push({ place: field.id, message: `“${String(inputs[field.id])}” cannot be a part of a path.` });
      const isTyped = field.in === 'body' && isJsonType(contentType);
      return [{ field, value: isTyped ? parsed.value : asWritten(field, inputs[field.id], parsed.value) }];
    }
    if ('problem' in parsed) problems.push({ place: field.id, message: parsed.problem });
    else if (field.required) problems.push({ place: field.id, message: requiredMessage(field) });
    return [];
  });
}

/** Only JSON has types: elsewhere `007` and `TRUE` go as they were written. */
function asWritten({ type }: FormField, input: FieldInput | undefined, value: FieldValue): FieldValue {
  if (typeof input !== 'string' || type === 'json' || type === 'string') return value;
  return { kind: 'scalar', text: JSON.stringify(input.trim()) };
}

function requiredMessage({ name, type, enum: choices }: FormField): string {
  if (type === 'file') return `Choose a file for “${name}”.`;
  return choices || type === 'boolean' ? `Choose a value for “${name}”.` : `Enter a value for “${name}”.`;
}

function buildAddress({ server, url, fields }: RequestForm, path: FilledField[], query: FilledField[]): string {
  const values = new Map(fields.filter((field) => field.in === 'path').map(({ name }) => [name, standIn(name)]));
  for (const { field, value } of path)
    values.set(
      field.name,
      pairsOf(field.name, value as JsonNode)
        .map(([, text]) => text)
        .join(','),
    );
  const [address = '', fragment] = fillPlaceholders(joinAddress(server, url), values).split('#');
  const more = encodePairs(query.flatMap(({ field, value }) => pairsOf(field.name, value as JsonNode)));
  const joint = more === '' ? '' : address.includes('?') ? '&' : '?';
  return `${address}${joint}${more}${fragment === undefined ? '' : `#${fragment}`}`;
}

function buildHeaders(fields: readonly FilledField[], problems: RequestProblem[]): Header[] {
  const typed = fields.flatMap(({ field, value }) =>
    pairsOf(field.name, value as JsonNode).map(([name, text]) => ({ name, value: text, place: field.id })),
  );
  return typed.flatMap(({ name, value, place }) => {
    const isType = name.toLowerCase() === 'content-type';
    const message = isType ? 'The type of the body is chosen above the body.' : headerProblem(name, value);
    if (message) problems.push({ place, message });
    return message ? [] : [{ name, value }];
  });
}

/** The browser writes the content type of a multipart body itself, as only it knows the boundary. */
function withContentType(headers: readonly Header[], body: RequestBody | undefined): Header[] {
  const others = headers.filter(({ name }) => name.toLowerCase() !== 'content-type');
  if (!body || body.kind === 'multipart') return others;
  return [{ name: 'Content-Type', value: body.contentType }, ...others];
}
