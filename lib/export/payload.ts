import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../errors';
import type { Row } from './rows';

/** What Next writes for the prefetch of a page of the catch-all route, beside the page's `index.txt`. */
export const PREFETCH_FILE = '__next.$oc$slug.__PAGE__.txt';

/** What only the payload that a document starts with says: fields of its root. */
const INITIAL_FIELDS = ['P', 'c', 'q', 'i', 'm', 'G', 'S'] as const;

/**
 * Makes one payload of the two that Next writes for a page: the one that a document starts with and a click fetches, and the
 * prefetch payload, which holds the same content and, beyond it, how much of the page it is and how it was cut.
 * The root of the outcome has the fields of both, so it serves all three. In the browser `components/islands/payloads.ts`
 * answers for the prefetch payload with it.
 * @param page its name in messages
 * @throws ProblemError when a payload is not of the shape that the pinned version of Next writes.
 */
export function mergePayload(initial: readonly Row[], prefetch: readonly Row[], page: string): Row[] {
  const rows = [...prefetch];
  const root = rootOf(initial, page);
  const merged = rootOf(rows, page);
  if (!('t' in merged) || !('t' in root) || root.b === undefined) throw unknownPayload(page, 'its root has no tree');
  const copy = copier(initial, rows, page);
  for (const field of INITIAL_FIELDS) merged[field] = copy(root[field]);
  merged.b = root.b;
  const others = rows.filter((row) => row.id !== '0');
  // What is settled goes first: a promise whose row has not come yet counts as a part of the page that is missing.
  const [settled, content] = [others.filter(isSettled), others.filter((row) => !isSettled(row))];
  return [...settled, ...content, { id: '0', body: `${JSON.stringify(merged)}\n` }];
}

/** The text of a JSON string, without its quotes. */
const TEXT = String.raw`(?:[^"\\]|\\.)*`;

const STRUCTURED_DATA = new RegExp(
  String.raw`\["\$","script",null,\{"type":"application/ld\+json","dangerouslySetInnerHTML":\{"__html":"${TEXT}"\}\}\]`,
  'g',
);

/** A meta element for sites that show links to a page; see `components/islands/RouteMeta.tsx`. */
const SOCIAL_META = String.raw`\["\$","meta","\d+",\{"(?:property|name)":"(?:og|twitter):${TEXT}","content":"${TEXT}"\}\]`;

const SOCIAL_IN_ROW = new RegExp(`,${SOCIAL_META}`, 'g');

/** What did not fit into the row of the others has one of its own, to which they refer. */
const SOCIAL_ALONE = new RegExp(`^([0-9a-f]+:)${SOCIAL_META}$`, 'gm');

/** Links in a row to one stylesheet: `mergeStyles` makes one of several. */
const SAME_STYLES = /(\["\$","link","\d+",(\{"rel":"stylesheet",[^}]*\})\])(?:,\["\$","link","\d+",\2\])+/g;

/**
 * A payload without what only documents say, and without what it says twice: structured data and social metadata, which
 * nobody reads there, the script that has run before it comes, and links to a stylesheet that it links to already.
 * @param early the script that runs in the head of every document
 */
export function withoutDocumentParts(payload: string, early: string): string {
  const script = `["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(early)}}}]`;
  return payload
    .replace(STRUCTURED_DATA, 'null')
    .replace(script, 'null')
    .replace(SOCIAL_IN_ROW, '')
    .replace(SOCIAL_ALONE, '$1null')
    .replace(SAME_STYLES, '$1');
}

/** Removes Next's own prefetch payloads: their content is in `index.txt`, and what is left is for addresses without a page. */
export function removePrefetchPayloads(dir: string): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /^__next\..*\.txt$/.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
  }
}

type Root = Record<string, unknown>;

function rootOf(rows: readonly Row[], page: string): Root {
  const body = rows.find(({ id }) => id === '0')?.body;
  if (typeof body !== 'string') throw unknownPayload(page, 'it has no root');
  return JSON.parse(body) as Root;
}

function isSettled({ body }: Row): boolean {
  return typeof body === 'string' && /^("\$undefined"|true|false|null|\d+|X|C)\n$/.test(body);
}

const REFERENCE = /^\$([L@Q]?)([0-9a-f]+)$/;

/** Returns a function that copies a value from one payload into another, with the rows that it refers to. */
function copier(from: readonly Row[], to: Row[], page: string): (value: unknown) => unknown {
  const copied = new Map<string, string>();
  let next = Math.max(...to.map(({ id }) => Number.parseInt(id || '0', 16)));
  const copyRow = (id: string): string => {
    const known = copied.get(id);
    if (known) return known;
    const fresh = (++next).toString(16);
    copied.set(id, fresh);
    const body = from.find((row) => row.id === id)?.body;
    const [, tag = '', json = ''] = typeof body === 'string' ? (/^(I?)([["{].*)\n$/s.exec(body) ?? []) : [];
    if (json === '') throw unknownPayload(page, `the row ${id} cannot be copied`);
    to.push({ id: fresh, body: `${tag}${JSON.stringify(copy(JSON.parse(json)))}\n` });
    return fresh;
  };
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)]));
    const [, kind = '', id = ''] = typeof value === 'string' ? (REFERENCE.exec(value) ?? []) : [];
    return id ? `$${kind}${copyRow(id)}` : value;
  };
  return copy;
}

function unknownPayload(page: string, what: string): ProblemError {
  return new ProblemError([
    {
      file: page,
      message: `Next wrote a payload of an unknown shape: ${what}`,
      remedy: 'look at what this version of Next exports and teach lib/export/payload.ts the new shape',
    },
  ]);
}
