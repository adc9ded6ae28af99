import { isSecretName } from '@/lib/playground/headers';
import type { RequestForm } from '@/lib/playground/request';
import type { Json } from '@/lib/playground/types';
import { createStore } from './store';

/** A request of this session, as it was filled in. Credentials are never part of it. */
export interface PastRequest {
  /** Names the playground: its method and address with placeholders. */
  playground: string;
  /** Milliseconds since 1970. */
  at: number;
  form: Pick<RequestForm, 'method' | 'server' | 'url' | 'fields' | 'contentType' | 'rawBody'> & {
    inputs: Record<string, string>;
  };
  /** Status code, or what kind of failure it was. */
  outcome: number | string;
  /** Milliseconds. */
  time: number;
}

const LONGEST = 30;
/** Characters; a longer body is not kept. */
const LONGEST_BODY = 20_000;

const kept = createStore<readonly PastRequest[]>('sessionStorage', 'playground-history', [], isPast);

/** The session's requests of one playground, latest first. */
export function pastRequests(playground: string): PastRequest[] {
  return kept.read().filter((past) => past.playground === playground);
}

/** Adds a request. Values whose names say that they are secret are left out, files too. */
export function remember(past: Omit<PastRequest, 'form'> & { form: RequestForm }): void {
  const { method, server, url, fields, contentType, rawBody, inputs } = past.form;
  const shown = fields.filter(({ name }) => !isSecretName(name));
  const texts = shown.flatMap(({ id }): [string, string][] => {
    const input = inputs[id];
    return typeof input === 'string' ? [[id, input]] : [];
  });
  const body = rawBody !== undefined && rawBody.length <= LONGEST_BODY ? withoutSecrets(rawBody) : undefined;
  const form = {
    method,
    server,
    url: withoutSecretPairs(url),
    fields: [...fields],
    contentType,
    inputs: Object.fromEntries(texts),
    ...(body !== undefined && { rawBody: body }),
  };
  kept.write([{ ...past, form }, ...kept.read()].slice(0, LONGEST));
}

/** Forgets the requests of one playground. */
export function forgetRequests(playground: string): void {
  kept.write(kept.read().filter((past) => past.playground !== playground));
}

/** A body of JSON or of form pairs without the values whose names say that they are secret. */
function withoutSecrets(body: string): string {
  try {
    return JSON.stringify(
      JSON.parse(body) as Json,
      (name, value: Json) => (isSecretName(name) && typeof value !== 'object' ? '' : value),
      2,
    );
  } catch {
    return withoutSecretPairs(body);
  }
}

/** The same for `name=value&name=value`, as in a body or after the `?` of an address. */
function withoutSecretPairs(text: string): string {
  return text.replace(/(^|[?&])([^=&?\s]+)=([^&#\s]*)/g, (pair, start: string, name: string) =>
    isSecretName(name) ? `${start}${name}=` : pair,
  );
}

function isPast(value: unknown): value is readonly PastRequest[] {
  return (
    Array.isArray(value) && value.every((one: unknown) => typeof (one as PastRequest | null)?.form?.url === 'string')
  );
}
