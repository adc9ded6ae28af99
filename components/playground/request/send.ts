import type { FailureFacts } from '@/lib/playground/failure';
import type { BuiltRequest, Header, Part, RequestBody } from '@/lib/playground/request';

/** An answer, as far as it has arrived. */
export interface Answer {
  status: number;
  headers: Header[];
  /** Where the answer came from, when a redirect led elsewhere. */
  redirectedTo?: string;
  /** Media type without parameters; empty when the server named none. */
  contentType: string;
  /** The character set that the content type names. */
  charset?: string;
  /** The bytes that have arrived. */
  chunks: Uint8Array<ArrayBuffer>[];
  /** Bytes that have arrived, uncompressed. */
  size: number;
  /** Milliseconds until now. */
  time: number;
  state: 'arriving' | 'complete' | 'cut';
}

/** How to send. */
export interface SendOptions {
  /** Aborted by the reader. */
  signal: AbortSignal;
  /** Seconds without a single byte after which the request is given up. */
  timeLimit: number;
  /** A redirect is not followed with credentials or a body: they could reach a host that nobody has seen. */
  followRedirects: boolean;
  /** Called when more has arrived, at most every {@link PROGRESS_INTERVAL} milliseconds. */
  onProgress(answer: Answer): void;
}

/** Why there is no answer, or not all of it. */
export class SendError extends Error {
  constructor(
    readonly kind: FailureFacts['kind'],
    /** The part of the answer that had arrived. */
    readonly partial?: Answer,
  ) {
    super(kind);
  }
}

/** Milliseconds between two reports of progress. */
const PROGRESS_INTERVAL = 100;
/** Bytes after which the rest is left: a tab that holds more becomes slow. */
export const LARGEST_ANSWER = 64 * 1024 * 1024;

/**
 * Sends a request and reads the answer as it arrives. Never from a cache, and with cookies only where the operation needs one and the reader wants it.
 * @throws SendError
 */
export async function send(request: BuiltRequest, options: SendOptions): Promise<Answer> {
  await checkFiles(request.body);
  const watch = startWatch(options);
  const start = performance.now();
  let answer: Answer | undefined;
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers.map(({ name, value }): [string, string] => [name, value]),
      body: bodyOf(request.body),
      credentials: request.withCookies ? 'include' : 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: options.followRedirects ? 'follow' : 'manual',
      signal: watch.signal,
    });
    if (response.type === 'opaqueredirect') throw new SendError('redirect');
    answer = headOf(response, performance.now() - start);
    options.onProgress(answer);
    answer = await readBody(response, answer, start, watch.alive, options.onProgress);
    return answer;
  } catch (error) {
    if (error instanceof SendError) throw error;
    const partial = answer && { ...answer, time: performance.now() - start, state: 'cut' as const };
    const why = watch.signal.reason as 'cancelled' | 'timeout' | undefined;
    throw new SendError(why ?? (partial ? 'interrupted' : 'network'), partial);
  } finally {
    watch.stop();
  }
}

/** Aborts after a silence of the time limit, and when the reader says so. */
function startWatch({ signal, timeLimit }: SendOptions) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort('timeout'), timeLimit * 1000);
  };
  // Of several reasons the signal keeps the first.
  signal.addEventListener('abort', () => controller.abort('cancelled'));
  alive();
  return { signal: controller.signal, alive, stop: () => clearTimeout(timer) };
}

/** A file that has changed since it was chosen fails a request without a reason. */
async function checkFiles(body: RequestBody | undefined): Promise<void> {
  const files =
    body?.kind === 'file'
      ? [body.file]
      : body?.kind === 'multipart'
        ? body.parts.flatMap((part) => ('file' in part ? [part.file] : []))
        : [];
  try {
    for (const file of files) await file.slice(0, 1).arrayBuffer();
  } catch {
    throw new SendError('file');
  }
}

function bodyOf(body: RequestBody | undefined): BodyInit | undefined {
  if (!body) return undefined;
  if (body.kind === 'text') return body.text;
  if (body.kind === 'file') return body.file;
  return formOf(body.parts);
}

/**
 * A multipart form as `FormData` makes it, whose texts keep their line breaks: `FormData` makes two characters of each, which a
 * signature or a script that is compared does not survive.
 */
function formOf(parts: readonly Part[]): Blob {
  const boundary = `form-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('')}`;
  const quoted = (text: string) => `"${text.replace(/\r\n|[\r\n]/g, '%0D%0A').replaceAll('"', '%22')}"`;
  const pieces = parts.flatMap((part): BlobPart[] => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(part.name)}`;
    if (!('file' in part)) return [`${head}\r\n\r\n${part.value}\r\n`];
    const type = part.file.type || 'application/octet-stream';
    return [`${head}; filename=${quoted(part.file.name)}\r\nContent-Type: ${type}\r\n\r\n`, part.file, '\r\n'];
  });
  return new Blob([...pieces, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}

function headOf(response: Response, time: number): Answer {
  const type = response.headers.get('content-type') ?? '';
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(type)?.[1];
  return {
    status: response.status,
    headers: Array.from(response.headers, ([name, value]) => ({ name, value })),
    ...(response.redirected && { redirectedTo: response.url }),
    contentType: type.split(';')[0]?.trim().toLowerCase() ?? '',
    ...(charset && { charset }),
    chunks: [],
    size: 0,
    time,
    state: 'arriving',
  };
}

async function readBody(
  response: Response,
  head: Answer,
  start: number,
  alive: () => void,
  onProgress: (answer: Answer) => void,
): Promise<Answer> {
  const reader = response.body?.getReader();
  const chunks: Answer['chunks'] = [];
  let size = 0;
  let reported = performance.now();
  const now = (state: Answer['state']): Answer => ({ ...head, chunks, size, time: performance.now() - start, state });
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    alive();
    chunks.push(value);
    size += value.byteLength;
    // A stream that breaks keeps what has arrived.
    Object.assign(head, { chunks, size });
    if (size > LARGEST_ANSWER) {
      await reader.cancel();
      return now('cut');
    }
    if (performance.now() - reported >= PROGRESS_INTERVAL || chunks.length === 1) {
      reported = performance.now();
      onProgress(now('arriving'));
    }
  }
  return now('complete');
}

/**
 * Finds out whether a host answers at all, without sending any input of the reader: no path, no headers. The answer cannot
 * be read, but it distinguishes a server that refuses requests from pages from one that is not there.
 */
export async function isReachable(origin: string): Promise<boolean> {
  try {
    await fetch(`${origin}/`, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(5000),
    });
    return true;
  } catch {
    return false;
  }
}
