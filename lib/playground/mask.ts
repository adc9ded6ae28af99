import { standIn } from './build';
import { coverAddress, coverText, coverValue } from './cover';
import type { FormField } from './fields';
import type { BuiltRequest, RequestBody, RequestForm } from './request';
import { isHarmless, isSecret } from './secrets';

/** A request with a stand-in such as `YOUR_API_KEY` for everything secret, as it is shown and copied unless the reader wants to see it. */
export function maskRequest(request: BuiltRequest): BuiltRequest {
  const { url, headers, body } = request;
  return {
    ...request,
    url: coverAddress(url, standIn),
    headers: headers.map(({ name, value }) => ({
      name,
      value: isSecret(name, value) ? maskHeader(name, value) : coverValue(name, value, standIn),
    })),
    ...(body && { body: maskBody(body) }),
  };
}

/** The scheme of a credential is none. */
function maskHeader(name: string, value: string): string {
  const [scheme = ''] = /^(basic|bearer|digest|negotiate|token) +/i.exec(value) ?? [];
  return scheme + standIn(name);
}

function maskBody(body: RequestBody): RequestBody {
  if (body.kind === 'file') return body;
  if (body.kind === 'multipart')
    return {
      ...body,
      parts: body.parts.map((part) =>
        'value' in part ? { ...part, value: coverValue(part.name, part.value, standIn) } : part,
      ),
    };
  return {
    ...body,
    text: coverText(body.text, standIn),
    ...(body.pairs && {
      pairs: body.pairs.map(([name, value]) => [name, coverValue(name, value, standIn)] as const),
    }),
  };
}

/** A form whose secret values of the path are missing: the address of the samples says `YOUR_TOKEN` in their place. */
export function withoutSecretPath(form: RequestForm): RequestForm {
  const hidden = secretFields(form).filter((field) => field.in === 'path');
  return { ...form, inputs: inputsWithout(form, hidden) };
}

/**
 * The inputs of a form without those that are secret as a whole: they were typed for the host that the form asks.
 * @returns the other inputs, and the names of those that were left out
 */
export function leaveSecrets(form: RequestForm): { inputs: RequestForm['inputs']; missing: string[] } {
  const left = secretFields(form);
  return { inputs: inputsWithout(form, left), missing: left.map(({ name }) => name) };
}

/** The fields whose text is secret as a whole. */
function secretFields({ fields, inputs }: RequestForm): FormField[] {
  return fields.filter(({ id, name }) => {
    const input = inputs[id];
    return typeof input === 'string' && input !== '' && isSecret(name, input);
  });
}

function inputsWithout({ inputs }: RequestForm, left: readonly FormField[]): RequestForm['inputs'] {
  return Object.fromEntries(Object.entries(inputs).filter(([id]) => !left.some((field) => field.id === id)));
}

/** Whether a form has a secret, or a header that the reader has added and that may be one. */
export function mayHoldSecret(form: RequestForm): boolean {
  const isOwn = ({ id, name, in: place, isExtra }: FormField) =>
    place === 'header' && isExtra === true && !isHarmless(name) && (form.inputs[id] ?? '') !== '';
  return form.fields.some(isOwn) || withoutSecrets(form).missing.length > 0;
}

/** A form without its secrets, to be kept, and the names of what is missing in it: secrets and files. */
export function withoutSecrets<Form extends Pick<RequestForm, 'server' | 'url' | 'fields' | 'inputs' | 'rawBody'>>(
  form: Form,
): { form: Form & { inputs: Record<string, string> }; missing: string[] } {
  const missing: string[] = [];
  const cover = (name: string) => {
    missing.push(name);
    return '';
  };
  const inputs = form.fields.flatMap(({ id, name }): [string, string][] => {
    const input = form.inputs[id];
    if (input === undefined || input.length === 0) return [];
    if (typeof input === 'string' && !isSecret(name, input)) return [[id, coverText(input, cover)]];
    missing.push(name);
    return [];
  });
  const url = coverAddress(form.url, cover);
  const server = form.server === undefined ? {} : { server: coverAddress(form.server, cover) };
  const rawBody = form.rawBody === undefined ? {} : { rawBody: coverText(form.rawBody, cover) };
  return {
    form: { ...form, ...server, url, inputs: Object.fromEntries(inputs), ...rawBody },
    missing: [...new Set(missing)],
  };
}
