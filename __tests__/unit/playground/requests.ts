import { initialForm, type RequestForm } from '../../../lib/playground/form';
import { buildRequest, type BuildOptions, type BuildResult } from '../../../lib/playground/request';
import type { PlaygroundProps } from '../../../lib/playground/types';

/** Builds the request of a playground after a reader has entered `typed`, by field name. */
export function build(
  props: PlaygroundProps,
  typed: Record<string, string> = {},
  change: Partial<RequestForm> = {},
  options: BuildOptions = { auth: props.auth },
): BuildResult {
  const form = initialForm(props);
  const ids = new Map(form.fields.map(({ name, id }) => [name, id]));
  const inputs = Object.fromEntries(Object.entries(typed).map(([name, input]) => [ids.get(name) ?? name, input]));
  return buildRequest({ ...form, ...change, inputs: { ...form.inputs, ...inputs, ...change.inputs } }, options);
}

/** What would be sent, or what is wrong, in one text. */
export function told({ request, problems }: BuildResult): string {
  if (problems.length > 0) return problems.map(({ place, message }) => `${place}: ${message}`).join('\n');
  if (!request) return 'nothing';
  const { method, url, headers, body } = request;
  const parts = headers.map(({ name, value }) => `${name}: ${value}`);
  if (body?.kind === 'text') parts.push(body.text);
  return [`${method} ${url}`, ...parts].join('\n');
}
