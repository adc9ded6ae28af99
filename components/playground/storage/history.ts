import { isSecretHeader } from '@/lib/playground/headers';
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

const kept = createStore<readonly PastRequest[]>('sessionStorage', 'playground-history', []);

/** The session's requests of one playground, latest first. */
export function pastRequests(playground: string): PastRequest[] {
  return kept.read().filter((past) => past.playground === playground);
}

/** Adds a request. Values whose names say that they are secret are left out, files too. */
export function remember(past: Omit<PastRequest, 'form'> & { form: RequestForm }): void {
  const { method, server, url, fields, contentType, rawBody, inputs } = past.form;
  const shown = fields.filter(({ name }) => !isSecretHeader(name));
  const texts = shown.flatMap(({ id }): [string, string][] => {
    const input = inputs[id];
    return typeof input === 'string' ? [[id, input]] : [];
  });
  const body = rawBody !== undefined && rawBody.length <= LONGEST_BODY ? withoutSecrets(rawBody) : undefined;
  const form = {
    method,
    server,
    url,
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

function withoutSecrets(body: string): string {
  try {
    return JSON.stringify(
      JSON.parse(body) as Json,
      (name, value: Json) => (isSecretHeader(name) && typeof value !== 'object' ? '' : value),
      2,
    );
  } catch {
    return body;
  }
}
