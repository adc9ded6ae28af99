import { unknownShape } from '../../next/contract';
import {
  INITIAL_FIELDS,
  inlineScriptElement,
  SAME_STYLESHEETS,
  SOCIAL_ALONE,
  SOCIAL_IN_ROW,
  STRUCTURED_DATA,
} from '../../next/payload';
import { isSettled, readRows, REFERENCE, ROOT, writeRows, type Row } from '../../next/rows';
import { mapPages, type Exported } from '../exported';

/**
 * Makes one payload of those that Next writes for a page. In the browser
 * `components/navigation/payloads.ts` answers with it whatever the router fetches. Without it a click costs 1.5 times as many bytes
 * (`bench/tricks.md`).
 * @throws ProblemError when a payload is not of the shape that the pinned version of Next writes
 */
export function mergePayloads(exported: Exported): Exported {
  const rowsOf = (text: string) => readRows(Buffer.from(text));
  return mapPages(exported, ({ payload, prefetch, ...page }) => {
    if (payload === undefined) return page;
    const rows =
      prefetch === undefined ? rowsOf(payload) : mergePayload(rowsOf(payload), rowsOf(prefetch), page.address);
    return { ...page, payload: writeRows(rows).toString(), segments: [] };
  });
}

/**
 * The payload that a document starts with and a click fetches, and the prefetch payload hold the same content. The second
 * says how much of the page it is and how it was cut, so the root of the outcome has the fields of both.
 * @param page its name in messages
 */
export function mergePayload(initial: readonly Row[], prefetch: readonly Row[], page: string): Row[] {
  const rows = [...prefetch];
  const root = rootOf(initial, page);
  const merged = rootOf(rows, page);
  if (!('t' in merged) || !('t' in root) || root.b === undefined)
    throw unknownShape(page, 'a payload of an unknown shape: its root has no tree');
  const copy = copier(initial, rows, page);
  for (const field of INITIAL_FIELDS) merged[field] = copy(root[field]);
  merged.b = root.b;
  const others = rows.filter((row) => row.id !== ROOT);
  // What is settled goes first: a promise whose row has not come yet counts as a part of the page that is missing.
  const [settled, content] = [others.filter(isSettled), others.filter((row) => !isSettled(row))];
  return [...settled, ...content, { id: ROOT, body: `${JSON.stringify(merged)}\n` }];
}

/**
 * A payload without what only documents say, and without what it says twice: structured data and social metadata, which
 * nobody reads there, the scripts that have run before it comes, and links to a stylesheet that it links to already.
 * @param head the scripts that run in the head of every document
 */
export function withoutDocumentParts(payload: string, head: readonly string[]): string {
  return head
    .reduce((text, script) => text.replace(inlineScriptElement(script), 'null'), payload)
    .replace(STRUCTURED_DATA, 'null')
    .replace(SOCIAL_IN_ROW, '')
    .replace(SOCIAL_ALONE, '$1null')
    .replace(SAME_STYLESHEETS, '$1');
}

type Root = Record<string, unknown>;

function rootOf(rows: readonly Row[], page: string): Root {
  const body = rows.find(({ id }) => id === ROOT)?.body;
  if (typeof body !== 'string') throw unknownShape(page, 'a payload of an unknown shape: it has no root');
  return JSON.parse(body) as Root;
}

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
    if (json === '') throw unknownShape(page, `a payload of an unknown shape: the row ${id} cannot be copied`);
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
