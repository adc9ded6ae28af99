import { buildRequest } from '../../../lib/playground/build';
import { initialForm } from '../../../lib/playground/form';
import type { BuildResult, RequestForm } from '../../../lib/playground/request';
import type { PlaygroundProps } from '../../../lib/playground/types';
import type { FieldInput } from '../../../lib/playground/values';

/** Builds the request of a playground after a reader has typed `typed`, by field name. */
export function build(
  props: PlaygroundProps,
  typed: Record<string, FieldInput> = {},
  change: Partial<RequestForm> = {},
): BuildResult {
  const form = initialForm(props);
  const ids = new Map(form.fields.map(({ name, id }) => [name, id]));
  const inputs = Object.fromEntries(Object.entries(typed).map(([name, input]) => [ids.get(name) ?? name, input]));
  return buildRequest({ ...form, inputs: { ...form.inputs, ...inputs }, ...change });
}

/** A short form of what would be sent: method, address, headers and body in one text. */
export function told({ request, problems }: BuildResult): string {
  if (problems.length > 0) return problems.map(({ place, message }) => `${place}: ${message}`).join('\n');
  if (!request) return 'nothing';
  const { method, url, headers, body } = request;
  const parts = headers.map(({ name, value }) => `${name}: ${value}`);
  if (body?.kind === 'text') parts.push(body.text);
  if (body?.kind === 'file') parts.push(`<${body.file.name}>`);
  if (body?.kind === 'multipart')
    parts.push(...body.parts.map((part) => `${part.name}=${'file' in part ? `<${part.file.name}>` : part.value}`));
  return [`${method} ${url}`, ...parts].join('\n');
}
