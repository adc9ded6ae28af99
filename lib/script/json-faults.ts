import { insertion, replacement } from './fix';
import type { Finding, Fix, Range } from './problem';

/** The tokens in text meant as JSON, which may include some JavaScript. The last alternative is any other character. */
const PIECE =
  /(?<comment>\/\/.*|\/\*[^]*?\*\/|#.*)|(?<string>"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|'(?<single>[^'"\\\n]*)'|(?<value>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|(?:true|false|null)(?![\w$]))|(?<bare>[A-Za-z_$][\w$]*)|[^ \t\r\n]/g;

/** A token. `k` is a key, `s` any other string, `v` any other value, and punctuation marks are their own kinds. */
interface Piece {
  kind: string;
  range: Range;
}

/**
 * Finds the first place where text isn't valid JSON. `undefined` if there is none. Each browser reports this place in a
 * different way, and some don't report it at all.
 */
export function faultOfJson(text: string): Finding | undefined {
  const open: string[] = [];
  let before: Piece = { kind: '', range: [0, 0] };
  for (const { 0: piece, index, groups = {} } of text.matchAll(PIECE)) {
    const wanted = wantedAfter(before.kind, open.at(-1));
    const ofText = wanted.includes('k') ? 'k' : 's';
    const kind = groups.string ? ofText : groups.value ? 'v' : /^[{}[\],:]$/.test(piece) ? piece : '?';
    const now = { kind, range: [index, index + piece.length] as const };
    if (!wanted.includes(kind)) return explained(text, before, now, wanted, groups);
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
    before = now;
  }
  const wanted = wantedAfter(before.kind, open.at(-1));
  return wanted === '' ? undefined : unexpected([text.length, text.length], wanted);
}

/** The kinds of tokens that can follow a token of a given kind, in an object, in a list, or outside both. */
function wantedAfter(kind: string, inner?: string): string {
  if (kind === 'k') return ':';
  if (kind === '{') return 'k}';
  if (kind === '[') return 'sv{[]';
  if (kind === ',' && inner === '{') return 'k';
  if (['', ':', ','].includes(kind)) return 'sv{[';
  return inner === undefined ? '' : inner === '{' ? ',}' : ',]';
}

function unexpected(range: Range, wanted: string): Finding {
  const names: Readonly<Record<string, string>> = {
    s: 'a value',
    k: 'a key in double quotes',
    ':': 'a colon',
    ',': 'a comma or a closing bracket',
  };
  const name = names[wanted.charAt(0)] ?? 'the end of the file';
  return { code: 'json-syntax', range, message: `JSON needs ${name} here`, remedy: `write ${name}` };
}

/** Explains common mistakes, recognized by two tokens that don't fit together. */
function explained(
  text: string,
  before: Piece,
  { kind, range }: Piece,
  wanted: string,
  { comment, single, bare }: Record<string, string | undefined>,
): Finding {
  const told = (message: string, remedy: string, fix?: Fix, at = range) =>
    ({ code: 'json-syntax', range: at, message, remedy, fix }) as const;
  const put = (title: string, at: number, sign: string): Fix => ({ title, changes: [insertion(at, sign)] });
  const [from, to] = range;
  const [start, end] = before.range;
  // The key in `"type: "e2e"` ends with the mark that should open its value.
  const key = /^"(\w+): *"$/.exec(text.slice(start, end))?.[1];
  if (key !== undefined) {
    const close = start + 1 + key.length;
    const message = `the closing quotation mark of "${key}" is missing`;
    return told(message, `write "${key}":`, put('Close the quotation', close, '"'), [start, close]);
  }
  if (text[from] === '\uFEFF')
    return told('there is a byte order mark', 'save the file as UTF-8 without it', replacement('Remove it', range, ''));
  if (comment) return told('JSON does not allow comments', 'remove it', replacement('Remove the comment', range, ''));
  if (bare && text[to] === '"') {
    const message = `the opening quotation mark of "${bare}" is missing`;
    return told(message, `write "${bare}"`, put('Open the quotation', from, '"'), [from, to + 1]);
  }
  if (/[ksv]/.test(before.kind) && end === from && /[ksv?]/.test(kind))
    return told('this is not a JSON value', 'put text in double quotes', undefined, [start, to]);
  const meant = single ?? bare;
  if (meant !== undefined)
    return told(
      single === undefined ? 'keys and text need double quotes' : 'JSON does not allow single quotes',
      `put it in double quotes: "${meant}"`,
      replacement('Put it in double quotes', range, `"${meant}"`),
    );
  if (before.kind === ',' && /[}\]]/.test(kind)) {
    const fix = replacement('Leave out the comma', before.range, '');
    return told('there is a comma after the last entry', 'leave it out', fix, before.range);
  }
  if (wanted.startsWith(',') && /[sv{[]/.test(kind)) {
    const fix = put('Add a comma before it', from, ',');
    return told('there is no comma before this entry', 'put a comma after the entry above', fix);
  }
  return unexpected(range, wanted);
}
