import { insertion, replacement } from './fix';
import type { Finding, Range } from './problem';

const TOKEN =
  /[ \t\r\n]*(?:("[^"\\\u0000-\u001f]*(?:\\.[^"\\\u0000-\u001f]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)|([{}[\],:]))/y;

/** The kind of token that may come next: a value, a key, the colon behind a key, or a comma. `first` also lets the list or map end. */
type Wanted = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'end';

/** The first place at which a text stops being JSON; `undefined` where all of it is. Browsers do not tell it alike, or at all. */
export function faultOfJson(text: string): Finding | undefined {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  let comma: Range | undefined;
  let before: Range | undefined;
  for (;;) {
    TOKEN.lastIndex = at;
    const [all = '', string, literal, sign] = TOKEN.exec(text) ?? [];
    if (all === '') break;
    const end = at + all.length;
    const range: Range = [end - all.trimStart().length, end];
    const next = step(wanted, sign ?? (string ? 'string' : literal ? 'literal' : ''), open);
    if (!next) return sign === undefined && at === range[0] ? glued(text, range) : fault(range, wanted, comma, sign);
    comma = sign === ',' ? range : undefined;
    before = string ? range : undefined;
    wanted = next;
    at = end;
  }
  const rest = /\S/.exec(text.slice(at));
  if (!rest) return wanted === 'end' ? undefined : fault([text.length, text.length], wanted, undefined);
  const from = at + rest.index;
  return openKey(text, before) ?? unreadable(text, from) ?? fault([from, from + 1], wanted, comma);
}

function step(wanted: Wanted, token: string, open: string[]): Wanted | undefined {
  const after = (): Wanted => (open.length === 0 ? 'end' : 'comma');
  if (wanted === 'colon') return token === ':' ? 'value' : undefined;
  if (wanted === 'key' || wanted === 'first key') {
    if (token === 'string') return 'colon';
  } else if (wanted === 'value' || wanted === 'first value') {
    if (token === 'string' || token === 'literal') return after();
    if (token === '{' || token === '[') {
      open.push(token);
      return token === '{' ? 'first key' : 'first value';
    }
  } else if (wanted === 'comma' && token === ',') return open.at(-1) === '{' ? 'key' : 'value';
  const closes = wanted === 'comma' || wanted.startsWith('first');
  if (closes && token === (open.at(-1) === '{' ? '}' : ']')) {
    open.pop();
    return after();
  }
  return undefined;
}

function fault(range: Range, wanted: Wanted, comma?: Range, sign?: string): Finding {
  const base = { code: 'json-syntax' as const, range };
  if (comma && (sign === '}' || sign === ']'))
    return {
      ...base,
      range: comma,
      message: 'a comma stands behind the last entry',
      remedy: 'leave it out',
      fix: replacement('Leave out the comma', comma, ''),
    };
  if (wanted === 'comma' && sign === undefined && range[1] > range[0])
    return {
      ...base,
      message: 'there is no comma before this entry',
      remedy: 'put a comma behind the entry above',
      fix: { title: 'Put a comma before it', changes: [insertion(range[0], ',')] },
    };
  const names: Record<Wanted, string> = {
    value: 'a value',
    'first value': 'a value or ]',
    key: 'a key in double quotes',
    'first key': 'a key in double quotes or }',
    colon: 'a colon',
    comma: 'a comma or a closing bracket',
    end: 'the end of the file',
  };
  return { ...base, message: `JSON wants ${names[wanted]} here`, remedy: `write ${names[wanted]}` };
}

/** Two values without a sign or a space between them, such as `01`. */
function glued(text: string, [, to]: Range): Finding {
  const from = /[^\s,:[\]{}]*$/.exec(text.slice(0, to))?.index ?? to;
  const range: Range = [from, to];
  return { code: 'json-syntax', range, message: 'this is no value of JSON', remedy: 'put a text in double quotes' };
}

/** `"type: "e2e"`: a key whose quotation ends where that of its value should begin. */
function openKey(text: string, [from, to]: Range = [0, 0]): Finding | undefined {
  const key = /^"(\w+): *"$/.exec(text.slice(from, to))?.[1];
  if (key === undefined) return undefined;
  const end = from + 1 + key.length;
  const fix = { title: 'Close the quotation', changes: [insertion(end, '"')] };
  const message = `the closing quotation mark of "${key}" is missing`;
  return { code: 'json-syntax', range: [from, end], message, remedy: `write "${key}":`, fix };
}

/** Signs that start nothing in JSON, though they do in JavaScript. */
function unreadable(text: string, from: number): Finding | undefined {
  const rest = text.slice(from, from + 200);
  const [line = ''] = /^[^\n]*/.exec(rest) ?? [];
  const base = { code: 'json-syntax' as const };
  if (/^(\/\/|\/\*|#)/.test(rest)) {
    const block = text.startsWith('/*', from) ? text.indexOf('*/', from) + 2 - from : line.trimEnd().length;
    const range: Range = [from, from + Math.max(block, 2)];
    const fix = block > 1 ? replacement('Remove the comment', range, '') : undefined;
    return { ...base, range, message: 'JSON has no comments', remedy: 'remove it', fix };
  }
  const single = /^'([^'"\\\n]*)'/.exec(rest);
  const bare = /^[A-Za-z_$][\w$]*/.exec(rest)?.[0];
  if (bare && text[from + bare.length] === '"') {
    const fix = { title: 'Open the quotation', changes: [insertion(from, '"')] };
    const message = `the opening quotation mark of "${bare}" is missing`;
    return { ...base, range: [from, from + bare.length + 1], message, remedy: `write "${bare}"`, fix };
  }
  const meant = single?.[1] ?? bare;
  if (meant === undefined) return undefined;
  const range: Range = [from, from + (single?.[0] ?? meant).length];
  return {
    ...base,
    range,
    message: single ? 'JSON has no single quotes' : `"${meant}" has no quotes`,
    remedy: `write "${meant}" in double quotes`,
    fix: replacement('Put it in double quotes', range, `"${meant}"`),
  };
}
