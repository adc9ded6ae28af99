// What is known of the elements in payloads of React's server components.

import type { Row } from './rows';

/** A reference to an element or a text in a row of its own: `$1b`, `$L1b`. */
const REFERENCE = /^\$L?([0-9a-f]+)$/;

/** The ID of the row that a string refers to; empty for any other string. */
export function referredRow(text: string): string {
  return REFERENCE.exec(text)?.[1] ?? '';
}

/** A reference into a row, such as `$11:props:children:2`: React writes once what stands in several places. */
const PATH = /^\$[A-Za-z]?([0-9a-f]+)((?::[^:]+)+)$/;

/** An element as a row has it; further elements are in `props.children`. */
export type Element = ['$', type: string, key: string | null, props: Record<string, unknown>];

/** Where an element has what React knows by these names. */
const FIELDS: Record<string, string> = { type: '1', key: '2', props: '3' };

/** A row that is a text. */
export class Text {
  constructor(private readonly body: Buffer) {}

  toString(): string {
    return this.body.toString('utf8', this.body.indexOf(',') + 1);
  }
}

/** What rows hold by their IDs, as far as it is JSON or text and does not come piece by piece. */
export function valuesOf(rows: readonly Row[]): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const { id, body } of rows) values.set(id, values.has(id) ? undefined : valueOf(body));
  return values;
}

function valueOf(body: string | Buffer): unknown {
  if (typeof body !== 'string') return body.toString('latin1', 0, 1) === 'T' ? new Text(body) : undefined;
  return /^[["{]/.test(body) ? (JSON.parse(body) as unknown) : undefined;
}

/** The elements, properties and lists that a reference of the payload leads through: these have to stay as they are. */
export function sharedParts(values: ReadonlyMap<string, unknown>): ReadonlySet<unknown> {
  const shared = new Set<unknown>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') follow(value);
    else if (Array.isArray(value) || isRecord(value)) Object.values(value).forEach(look);
  };
  const follow = (reference: string): void => {
    const [, id = '', steps = ''] = PATH.exec(reference) ?? [];
    let at = values.get(id);
    for (const step of steps.split(':').slice(1)) {
      if (typeof at === 'string') at = values.get(referredRow(at));
      if (at === null || typeof at !== 'object') return;
      shared.add(at);
      at = Reflect.get(at, isElement(at) ? (FIELDS[step] ?? step) : step);
    }
  };
  for (const value of values.values()) look(value);
  return shared;
}

/** What a row may refer to; a text of the page that looks like a reference counts as one. */
export function referencesOf({ body }: Row): string[] {
  return typeof body === 'string'
    ? Array.from(body.matchAll(/"\$[A-Za-z@]?([0-9a-f]+)[":]/g), ([, id = '']) => id)
    : [];
}

/** Whether a value is an element. */
export function isElement(value: unknown): value is Element {
  return Array.isArray(value) && value.length === 4 && value[0] === '$';
}

/** Whether a value is an object with fields, and not an element, list or text. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Text);
}

/** Whether a string stands for itself. */
export function isText(value: string): boolean {
  return !value.startsWith('$') || value.startsWith('$$') || value === '$undefined';
}

/** The string that a string of a payload stands for: `$$5` for `$5`. */
export function unescaped(value: string): string | undefined {
  if (value === '$undefined') return undefined;
  return value.startsWith('$') ? value.slice(1) : value;
}
