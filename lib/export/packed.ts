import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isTextHtml } from '../content/mdx/text-html';
import type { Row } from './rows';

/** The row that a payload begins with for who reads it. */
const ROOT = '0';

/** From this length on, in characters, a text has a row of its own, where nothing in it has to be escaped. */
const OWN_ROW = 500;

/** Elements of a document's head, and those that React moves there. */
const OF_HEAD = new Set(['base', 'body', 'head', 'html', 'link', 'meta', 'script', 'style', 'template', 'title']);

/** A reference to a row. */
const REFERENCE = /^\$L?([0-9a-f]+)$/;

/** A reference into a row: React writes once what stands in several places. */
const PATH = /^\$[A-Za-z]?([0-9a-f]+)((?::[^:]+)+)$/;

/** An element as a row has it; further elements are in `props.children`. */
type Element = ['$', type: string, key: string | null, props: Record<string, unknown>];

/** Where an element has what React knows by these names. */
const FIELDS: Record<string, string> = { type: '1', key: '2', props: '3' };

/**
 * Puts the content of elements that hold no client component into a payload as HTML. React makes such elements one by one,
 * when a link has led to the page and again when the application starts; a browser takes HTML in one go, and it is shorter.
 * The HTML is what React itself makes of these elements.
 * Elements stay where the payload refers to a part of them, and where the browser would refuse the HTML; see `isTextHtml`.
 * @param rows of a payload; not changed
 */
export function packElements(rows: readonly Row[]): Row[] {
  const values = valuesOf(rows);
  const shared = sharedParts(values);
  const texts: Row[] = [];
  let lastId = Math.max(0, ...rows.map(({ id }) => Number.parseInt(id || '0', 16)));

  function pack(value: unknown): unknown {
    if (isElement(value)) return packElement(value);
    if (Array.isArray(value)) return value.map(pack);
    return isRecord(value) ? mapFields(value, pack) : value;
  }

  function packElement([tag, type, key, props]: Element): unknown {
    const { children, ...others } = props;
    const isWhole = isHtmlElement(type) && !shared.has(props) && holdsElement(children) && isPlain(children);
    const html = isWhole ? renderToStaticMarkup(toNode(children)) : '';
    if (!html || !isTextHtml(html)) return [tag, type, key, mapFields(props, pack)];
    return [tag, type, key, { ...others, dangerouslySetInnerHTML: { __html: textOf(html) } }];
  }

  /** Whether a value is made of nothing but text and elements of HTML, which nothing else refers to. */
  function isPlain(value: unknown): boolean {
    if (typeof value === 'string') {
      if (isText(value)) return true;
      const row = follow(value);
      return row instanceof Text || (row !== undefined && isPlain(row));
    }
    if (!Array.isArray(value)) return !isRecord(value);
    if (shared.has(value)) return false;
    if (!isElement(value)) return value.every(isPlain);
    const [, type, , { children, ...others }] = value;
    const isKnown = isHtmlElement(type) || follow(type) === '$Sreact.fragment';
    return isKnown && !shared.has(value[3]) && Object.values(others).every(isPlainProperty) && isPlain(children);
  }

  function isPlainProperty(value: unknown): boolean {
    if (typeof value === 'string') return isText(value) || follow(value) instanceof Text;
    return !Array.isArray(value) && (!isRecord(value) || Object.values(value).every(isPlainProperty));
  }

  function holdsElement(value: unknown): boolean {
    if (typeof value === 'string') return isElement(follow(value));
    return Array.isArray(value) && (isElement(value) || value.some(holdsElement));
  }

  /** The element or text that a plain value stands for. */
  function toNode(value: unknown): ReactNode {
    if (typeof value === 'string') return isText(value) ? unescaped(value) : toNode(follow(value));
    if (value instanceof Text) return value.toString();
    if (!Array.isArray(value)) return value as ReactNode;
    if (!isElement(value)) return createElement(Fragment, null, ...value.map(toNode));
    const [, type, , { children, ...others }] = value;
    return createElement(isHtmlElement(type) ? type : Fragment, mapFields(others, toProperty), toNode(children));
  }

  function toProperty(value: unknown): unknown {
    if (typeof value === 'string') return isText(value) ? unescaped(value) : String(follow(value));
    return isRecord(value) ? mapFields(value, toProperty) : value;
  }

  /** What a reference leads to; absent where it is more than JSON or text. */
  function follow(reference: string): unknown {
    const [, id = ''] = REFERENCE.exec(reference) ?? [];
    return values.get(id);
  }

  function textOf(html: string): string {
    if (html.length < OWN_ROW) return html.startsWith('$') ? `$${html}` : html;
    const id = (++lastId).toString(16);
    const text = Buffer.from(html);
    texts.push({ id, body: Buffer.concat([Buffer.from(`T${text.length.toString(16)},`), text]) });
    return `$${id}`;
  }

  const packed = new Map<Row, Row[]>();
  const referred = new Set(rows.flatMap(referencesOf));
  // A set goes on to what is added to it on the way: the rows to which only packed elements refer are never reached.
  const reached = new Set([ROOT, ...rows.map(({ id }) => id).filter((id) => !referred.has(id))]);
  for (const id of reached) {
    for (const row of rows.filter((one) => one.id === id)) {
      const made = packRow(row);
      packed.set(row, made);
      made.flatMap(referencesOf).forEach((one) => reached.add(one));
    }
  }
  return rows.flatMap((row) => packed.get(row) ?? []);

  function packRow(row: Row): Row[] {
    const value = values.get(row.id);
    if (value === undefined || value instanceof Text) return [row];
    const body = `${JSON.stringify(pack(value))}\n`;
    return [...texts.splice(0), { id: row.id, body }];
  }
}

/** A row that is a text. */
class Text {
  constructor(private readonly body: Buffer) {}

  toString(): string {
    return this.body.toString('utf8', this.body.indexOf(',') + 1);
  }
}

/** What rows hold by their IDs, as far as it is JSON or text and does not come piece by piece. */
function valuesOf(rows: readonly Row[]): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const { id, body } of rows) values.set(id, values.has(id) ? undefined : valueOf(body));
  return values;
}

function valueOf(body: string | Buffer): unknown {
  if (typeof body !== 'string') return body.toString('latin1', 0, 1) === 'T' ? new Text(body) : undefined;
  return /^[["{]/.test(body) ? (JSON.parse(body) as unknown) : undefined;
}

/** The elements, properties and lists that a reference of the payload leads through: these have to stay as they are. */
function sharedParts(values: ReadonlyMap<string, unknown>): ReadonlySet<unknown> {
  const shared = new Set<unknown>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') follow(value);
    else if (Array.isArray(value) || isRecord(value)) Object.values(value).forEach(look);
  };
  const follow = (reference: string): void => {
    const [, id = '', steps = ''] = PATH.exec(reference) ?? [];
    let at = values.get(id);
    for (const step of steps.split(':').slice(1)) {
      if (typeof at === 'string') at = values.get(REFERENCE.exec(at)?.[1] ?? '');
      if (at === null || typeof at !== 'object') return;
      shared.add(at);
      at = Reflect.get(at, isElement(at) ? (FIELDS[step] ?? step) : step);
    }
  };
  for (const value of values.values()) look(value);
  return shared;
}

/** What a row may refer to; a text of the page that looks like a reference counts as one. */
function referencesOf({ body }: Row): string[] {
  return typeof body === 'string'
    ? Array.from(body.matchAll(/"\$[A-Za-z@]?([0-9a-f]+)[":]/g), ([, id = '']) => id)
    : [];
}

function isElement(value: unknown): value is Element {
  return Array.isArray(value) && value.length === 4 && value[0] === '$';
}

function isHtmlElement(type: string): boolean {
  return /^[a-z]/.test(type) && !OF_HEAD.has(type);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Text);
}

/** Whether a string stands for itself. */
function isText(value: string): boolean {
  return !value.startsWith('$') || value.startsWith('$$') || value === '$undefined';
}

function unescaped(value: string): string | undefined {
  if (value === '$undefined') return undefined;
  return value.startsWith('$') ? value.slice(1) : value;
}

function mapFields(record: Record<string, unknown>, map: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
