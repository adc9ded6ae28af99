import { explainFailure, TIME_LIMIT, type Failure, type FailureFacts } from '@/lib/playground/failure';
import type { BuiltRequest, Header } from '@/lib/playground/request';

/** A response. */
export interface Answer {
  status: number;
  headers: Header[];
  /** The body as text. Undefined for binary data. */
  text?: string;
  contentType: string;
  /** The size of the body in bytes. */
  size: number;
  /** The response time in milliseconds. */
  time: number;
  /** Whether the body was still arriving when the request ended. */
  isCut: boolean;
}

/** The outcome of a request. */
export type Outcome = { kind: 'sending' } | { kind: 'done'; answer: Answer } | { kind: 'failed'; failure: Failure };

/** Sends a request without cache or cookies, and reads the response. Never throws. */
export async function send(request: BuiltRequest, signal: AbortSignal): Promise<Outcome> {
  const { origin } = new URL(request.url);
  const timeout = AbortSignal.timeout(TIME_LIMIT * 1000);
  // `AbortSignal.any` is newer than the oldest browsers.
  const either = new AbortController();
  for (const one of [signal, timeout]) one.addEventListener('abort', () => either.abort());
  const start = performance.now();
  let hasBegun = false;
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers.map(({ name, value }): [string, string] => [name, value]),
      body: bodyOf(request),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      // Following a redirect could send secrets and the body to an unknown host.
      redirect: 'manual',
      signal: either.signal,
    });
    if (response.type === 'opaqueredirect') return fail('redirect');
    hasBegun = true;
    return { kind: 'done', answer: await readAnswer(response, start) };
  } catch {
    if (signal.aborted) return fail('cancelled');
    if (timeout.aborted) return fail('timeout');
    if (hasBegun) return fail('interrupted');
    return fail('network', { isReachable: navigator.onLine && (await isReachable(origin)) });
  }

  function fail(kind: FailureFacts['kind'], more: Partial<FailureFacts> = {}): Outcome {
    const facts = { kind, url: request.url, pageUrl: location.href, isOnline: navigator.onLine };
    return { kind: 'failed', failure: explainFailure({ ...facts, ...more }) };
  }
}

function bodyOf({ body }: BuiltRequest): string | FormData | undefined {
  if (body?.kind !== 'multipart') return body?.kind === 'text' ? body.text : undefined;
  const form = new FormData();
  for (const { name, value = '' } of body.parts) form.append(name, value);
  return form;
}

/** Reads a response to its end or, if it has begun, as far as it arrives. */
async function readAnswer(response: Response, start: number): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  let isCut = false;
  try {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) chunks.push(part.value);
  } catch (error) {
    if (chunks.length === 0) throw error;
    isCut = true;
  }
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  chunks.reduce((offset, chunk) => (bytes.set(chunk, offset), offset + chunk.length), 0);
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: Array.from(response.headers, ([name, value]) => ({ name, value })),
    isCut,
    text: decode(bytes, isCut, /;\s*charset="?([^\s;"]+)/i.exec(type)?.[1]),
    contentType: type.split(';')[0]?.trim().toLowerCase() ?? '',
    size: bytes.byteLength,
    time: performance.now() - start,
  };
}

function decode(bytes: Uint8Array, isCut: boolean, charset = 'utf-8'): string | undefined {
  try {
    // The last character may be cut, too.
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: isCut });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Pings the host without path, headers or cookies, to tell whether it is down or only blocks requests from pages. */
async function isReachable(origin: string): Promise<boolean> {
  try {
    const options = { mode: 'no-cors', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' } as const;
    await fetch(`${origin}/`, { ...options, signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}
