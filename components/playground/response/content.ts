import { parseEvents, type ServerEvent } from '@/lib/playground/events';
import { jsonLines, textLines, type Line } from '@/lib/playground/json-lines';
import type { Answer } from '../request/send';

/** The content of an answer, ready to be shown. It is shown as text, never as markup. */
export type Content =
  | { kind: 'empty' }
  | {
      kind: 'json' | 'text';
      text: string;
      raw: readonly Line[];
      pretty: readonly Line[];
      /** JSON that is too long to be formatted without being asked. */
      isLong?: boolean;
      /** Of a server-sent stream; of one that is arriving, those of its end. */
      events?: readonly ServerEvent[];
    }
  | { kind: 'image' | 'binary'; type: string };

/** Bytes that are shown while an answer is still arriving: its end. */
const TAIL = 20_000;
/** Bytes up to which JSON is formatted at once: more would stop the page for a while. */
export const LONGEST_FORMATTED = 6_000_000;

/** Reads an answer by its content type, and by its bytes where the server names none. `isAsked`: long JSON is formatted, too. */
export function contentOf(answer: Answer, isAsked = false): Content {
  const { contentType, chunks, size, state } = answer;
  if (size === 0) return { kind: 'empty' };
  if (/^image\/(png|jpeg|gif|webp|avif|svg\+xml|x-icon|bmp)$/.test(contentType))
    return { kind: 'image', type: contentType };
  if (!isText(contentType, chunks)) return { kind: 'binary', type: contentType || 'application/octet-stream' };
  const isStream = contentType === 'text/event-stream';
  if (state === 'arriving') {
    const tail = decode(tailOf(chunks), charsetOf(answer));
    const lines = textLines(tail);
    return { kind: 'text', text: '', raw: lines, pretty: lines, ...(isStream && { events: parseEvents(tail) }) };
  }
  const text = decode(chunks, charsetOf(answer));
  const raw = textLines(text);
  if (isStream) return { kind: 'text', text, raw, pretty: raw, events: parseEvents(text) };
  if (!/json/.test(contentType) && !/^\s*[[{]/.test(text)) return { kind: 'text', text, raw, pretty: raw };
  if (size > LONGEST_FORMATTED && !isAsked) return { kind: 'text', text, raw, pretty: raw, isLong: true };
  try {
    JSON.parse(text);
    return { kind: 'json', text, raw, pretty: jsonLines(text) };
  } catch {
    // A text that claims to be JSON, or looks like it, and cannot be parsed is shown as it is.
    return { kind: 'text', text, raw, pretty: raw };
  }
}

function isText(contentType: string, chunks: readonly Uint8Array[]): boolean {
  if (contentType !== '' && contentType !== 'application/octet-stream')
    return /^text\/|[/+](json|xml|yaml|x-yaml|javascript|ecmascript|graphql|x-www-form-urlencoded|x-ndjson|ndjson|sql|toml)\b/.test(
      contentType,
    );
  if (contentType !== '') return false;
  try {
    // A part may end inside a character, which `stream` forgives.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(chunks[0]?.subarray(0, 4096), { stream: true });
    return !text.includes('\0');
  } catch {
    return false;
  }
}

/** The character set of an answer: what its first bytes say, then what its content type says. */
function charsetOf({ chunks, charset = 'utf-8' }: Answer): string {
  const [first, second] = chunks[0] ?? [];
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : charset;
}

function decode(chunks: readonly Uint8Array[], charset: string): string {
  let decoder = new TextDecoder();
  try {
    decoder = new TextDecoder(charset);
  } catch {
    // A browser does not know the name.
  }
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
}

function tailOf(chunks: readonly Uint8Array[]): Uint8Array[] {
  let size = 0;
  const first = chunks.findLastIndex(({ byteLength }) => (size += byteLength) >= TAIL);
  return chunks.slice(Math.max(0, first));
}
