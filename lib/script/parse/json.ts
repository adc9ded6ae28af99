import { inserted, replacement } from '../repair/fix';
import { report, type Finding, type Range } from '../rules/report';
import { MOST_LEVELS } from '../tree';

/** The tokens in text meant as JSON, which may include some JavaScript. The last alternative is any other character. */
const PIECE =
  /(?<comment>\/\/.*|\/\*[^]*?\*\/|#.*)|(?<string>"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|'(?<single>[^'"\\\n]*)'|(?<value>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|(?:true|false|null)(?![\w$]))|(?<bare>[A-Za-z_$][\w$]*)|[^ \t\r\n]/g;

/** A token. `k` is a key, `s` any other string, `v` any other value, and punctuation marks are their own kinds. */
interface Piece {
  kind: string;
  range: Range;
  /** Text that isn't JSON: a comment, or text in single quotes or without quotes. */
  other?: Readonly<Record<string, string | undefined>>;
}

/** Finds the first place where text isn't valid JSON, or has too many levels. Browsers report it in different ways. */
export function faultOfJson(text: string): Finding | undefined {
  const open: string[] = [];
  let before: Piece = { kind: '', range: [0, 0] };
  for (const { 0: piece, index, groups = {} } of text.matchAll(PIECE)) {
    const wanted = wantedAfter(before.kind, open.at(-1));
    const ofText = wanted.includes('k') ? 'k' : 's';
    const kind = groups.string ? ofText : groups.value ? 'v' : /^[{}[\],:]$/.test(piece) ? piece : '?';
    const now = { kind, range: [index, index + piece.length] as const, other: groups };
    if (!wanted.includes(kind)) return explained(text, before, now, wanted);
    if (kind === '{' || kind === '[') open.push(kind);
    if (open.length > MOST_LEVELS) return report({ id: 'too-large/levels', at: now.range });
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

function unexpected(at: Range, wanted: string): Finding {
  const names: Readonly<Record<string, string>> = {
    s: 'a value',
    k: 'a key in double quotes',
    ':': 'a colon',
    ',': 'a comma or a closing bracket',
  };
  return report({ id: 'json-syntax/needs', at, data: { what: names[wanted.charAt(0)] ?? 'the end of the file' } });
}

/** Explains common mistakes, recognized by two tokens that don't fit together. */
function explained(text: string, before: Piece, { kind, range: at, other = {} }: Piece, wanted: string): Finding {
  const { comment, single, bare } = other;
  const [from, to] = at;
  const [start, end] = before.range;
  // The key in `"type: "e2e"` ends with the mark that should open its value.
  const key = /^"(\w+): *"$/.exec(text.slice(start, end))?.[1];
  if (key !== undefined) {
    const close = start + 1 + key.length;
    const fix = inserted('Close the quotation', close, '"');
    return report({ id: 'json-syntax/unclosed', at: [start, close], data: { key }, fix });
  }
  if (text[from] === '\uFEFF') return report({ id: 'json-syntax/mark', at, fix: replacement('Remove it', at, '') });
  if (comment) return report({ id: 'json-syntax/comment', at, fix: replacement('Remove the comment', at, '') });
  if (bare && text[to] === '"') {
    const fix = inserted('Open the quotation', from, '"');
    return report({ id: 'json-syntax/unopened', at: [from, to + 1], data: { key: bare }, fix });
  }
  if (/[ksv]/.test(before.kind) && end === from && /[ksv?]/.test(kind))
    return report({ id: 'json-syntax/value', at: [start, to] });
  const word = single ?? bare;
  if (word !== undefined) {
    const fix = replacement('Put it in double quotes', at, `"${word}"`);
    const id = single === undefined ? 'json-syntax/quotes' : 'json-syntax/single';
    return report({ id, at, data: { text: word }, fix });
  }
  if (before.kind === ',' && /[}\]]/.test(kind)) {
    const fix = replacement('Leave out the comma', before.range, '');
    return report({ id: 'json-syntax/last', at: before.range, fix });
  }
  if (wanted.startsWith(',') && /[sv{[]/.test(kind))
    return report({ id: 'json-syntax/comma', at, fix: inserted('Add a comma before it', from, ',') });
  return unexpected(at, wanted);
}
