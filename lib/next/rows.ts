/** A row of a payload of React's server components: `id:body`. */
export interface Row {
  /** Hexadecimal; empty for a hint to the browser. */
  id: string;
  /** What follows the colon, with the line feed at its end; bytes where the row says its own length and has no end. */
  body: string | Buffer;
}

/** The row that a payload is read from. */
export const ROOT = '0';

/** A reference to a row, by its ID: `$1b`, `$L1b` (an element that may come later), `$@1b` (a promise), `$Q1b` (a map). */
export const REFERENCE = /^\$([L@Q]?)([0-9a-f]+)$/;

const COLON = ':'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const LINE_FEED = '\n'.charCodeAt(0);

/** Tags of rows that say how many bytes they have: text and the kinds of binary data. */
const WITH_LENGTH = /^[TAOoUSsLlGgMmVb]$/;

/** Splits a payload into its rows. Throws where it is cut off. */
export function readRows(payload: Buffer): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < payload.length;) {
    const colon = find(payload, COLON, at);
    const id = payload.toString('latin1', at, colon);
    const tag = String.fromCharCode(payload[colon + 1] ?? 0);
    const comma = WITH_LENGTH.test(tag) ? find(payload, COMMA, colon) : -1;
    const length = comma < 0 ? '' : payload.toString('latin1', colon + 2, comma);
    const hasLength = /^[0-9a-f]+$/.test(length);
    const end = hasLength ? comma + 1 + Number.parseInt(length, 16) : find(payload, LINE_FEED, colon) + 1;
    const body = payload.subarray(colon + 1, end);
    rows.push({ id, body: hasLength ? body : body.toString() });
    at = end;
  }
  return rows;
}

/** The opposite of {@link readRows}. */
export function writeRows(rows: readonly Row[]): Buffer {
  return Buffer.concat(rows.flatMap(({ id, body }) => [Buffer.from(`${id}:`), Buffer.from(body as string)]));
}

function find(payload: Buffer, byte: number, from: number): number {
  const index = payload.indexOf(byte, from);
  if (index < 0) throw new Error(`a payload is cut off after ${from} bytes`);
  return index;
}

/** Whether a row is a promise that is settled, or a part of one: `"$undefined"`, `300`, `X`, `C`. */
export function isSettled({ body }: Row): boolean {
  return typeof body === 'string' && /^("\$undefined"|true|false|null|\d+|X|C)\n$/.test(body);
}
