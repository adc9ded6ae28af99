import { isSecretHeader } from '@/lib/playground/headers';
import type { RequestForm } from '@/lib/playground/request';
import type { Json } from '@/lib/playground/types';

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

const KEY = 'playground-history';
const LONGEST = 30;
/** Characters; a longer body is not kept. */
const LONGEST_BODY = 20_000;

/** The session's requests of one playground, latest first. */
export function pastRequests(playground: string): PastRequest[] {
  return readAll().filter((past) => past.playground === playground);
}

/** Adds a request. Values whose names say that they are secret are left out, files too. */
export function remember(past: Omit<PastRequest, 'form'> & { form: RequestForm }): void {
  const { method, server, url, fields, contentType, rawBody, inputs } = past.form;
  const kept = fields.filter(({ name }) => !isSecretHeader(name));
  const texts = kept.flatMap(({ id }): [string, string][] => {
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
  try {
    sessionStorage.setItem(KEY, JSON.stringify([{ ...past, form }, ...readAll()].slice(0, LONGEST)));
  } catch {
    // Denied or full: there is no history then, and nothing else is lost.
  }
}

/** Forgets the requests of one playground. */
export function forgetRequests(playground: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(readAll().filter((past) => past.playground !== playground)));
  } catch {
    // Nothing was kept.
  }
}

function readAll(): PastRequest[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as PastRequest[];
  } catch {
    return [];
  }
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
