import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isTextHtml } from '../../content/mdx/text-html';
import {
  isElement,
  isRecord,
  isText,
  referencesOf,
  referredRow,
  sharedParts,
  Text,
  unescaped,
  valuesOf,
  type Element,
} from '../../next/elements';
import { readRows, ROOT, writeRows, type Row } from '../../next/rows';
import { mapPages, type Exported } from '../exported';

/** From this length on, in characters, a text has a row of its own, where nothing in it has to be escaped. */
const OWN_ROW = 500;

/** Elements of a document's head, and those that React moves there. */
const OF_HEAD = new Set(['base', 'body', 'head', 'html', 'link', 'meta', 'script', 'style', 'template', 'title']);

/** Packs what the router fetches for each page; see {@link packElements}. */
export function packPayloads(exported: Exported): Exported {
  return mapPages(exported, (page) =>
    page.payload === undefined
      ? page
      : { ...page, payload: writeRows(packElements(readRows(Buffer.from(page.payload)))).toString() },
  );
}

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
    return values.get(referredRow(reference));
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

function isHtmlElement(type: string): boolean {
  return /^[a-z]/.test(type) && !OF_HEAD.has(type);
}

function mapFields(record: Record<string, unknown>, map: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
