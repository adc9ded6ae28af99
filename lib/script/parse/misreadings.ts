import { endOf, isOpenOperation, OPERATOR, startOf, TEXT_OPERATOR } from '../grammar';
import { inQuotes, quoted, replacement, STRAY_QUOTES } from '../repair/fix';
import { report, type Finding, type Range } from '../rules/report';
import type { Scalar, Value } from '../tree';
import { deeperItem, type Line } from './indentation';
import { COLON, HYPHEN, JOINED, linesWith, LISTED, SEPARATOR } from './line-starts';

/** Finds text that is valid YAML but doesn't mean what was intended. */
export function misreadingsIn(text: string, value: Value): Finding[] {
  const listed = value.kind === 'sequence' ? linesWith([LISTED], text, value.range) : undefined;
  const found: Finding[] = listed ? [listed] : [];
  const look = (one: Value, lists: readonly number[], isItem = false): void => {
    if (one.kind === 'scalar') found.push(...misreadScalar(text, one, lists, isItem));
    else if (one.kind === 'sequence') {
      const column = one.range[0] - startOf(text, one.range[0]);
      for (const item of one.items) look(item, [...lists, column], true);
    } else
      for (const { key, value: held } of one.entries) {
        const [start] = key.range;
        const isLine = key.plain && text[one.range[0]] !== '{';
        const split = isLine && splitText(text.slice(start, endOf(text, start)).trimEnd(), start);
        if (split) found.push(split);
        if (key.plain && key.text.endsWith(':')) {
          const at: Range = [key.range[1] - 1, key.range[1] + 1];
          found.push(report({ id: 'colon-space/double', at, fix: replacement('Remove a colon', at, ':') }));
        }
        look(key, lists);
        look(held, lists);
      }
  };
  look(value, []);
  return found;
}

function misreadScalar(text: string, scalar: Scalar, lists: readonly number[], isItem: boolean): Finding[] {
  if (!scalar.plain || scalar.text === '') return [];
  const [from, to] = scalar.range;
  const start = startOf(text, from);
  const isAtStart = /^[ \t]*(?:- +)*$/.test(text.slice(start, from));
  const passage: Range = [isAtStart ? start : endOf(text, from), to];
  const hidden = linesWith([SEPARATOR, HYPHEN, COLON], text, passage) ?? itemInside(text, scalar, lists);
  const sign = text[to];
  const comment = sign === ' ' || sign === '\t' ? commentAfter(text, scalar, endOf(text, to), isItem) : undefined;
  return [hidden, comment, curlyQuotes(scalar)].filter((finding) => finding !== undefined);
}

function curlyQuotes({ text, range: at }: Scalar): Finding | undefined {
  if (!STRAY_QUOTES.test(text)) return undefined;
  const id = /["”]$/.test(text) && !/^[“„‘]/.test(text) ? 'yaml-quote/unopened' : 'yaml-quote/curly';
  return report({ id, at, fix: quoted(at, text) });
}

/** Finds a line that starts with a hyphen, but that YAML reads as a continuation of the text above. */
function itemInside(text: string, { range: [from, to] }: Scalar, lists: readonly number[]): Finding | undefined {
  const end = from + text.slice(from, to).indexOf('\n');
  if (end < from) return undefined;
  // After an operator, a list of its values is intended.
  if (isOpenOperation(text.slice(from, end))) return undefined;
  const found = /\n[ \t]*- (?=[^\s-])/.exec(text.slice(end, to));
  return found ? deeperItem(lineAt(text, end + found.index + 1), lineAt(text, from), lists) : undefined;
}

function lineAt(text: string, at: number): Line {
  const range: Range = [startOf(text, at), endOf(text, at)];
  return { range, text: text.slice(...range) };
}

/** The end of an unfinished sentence, as in `please press # when done`. */
const UNFINISHED = /\S\s+(?:press|hit|push|dial|by|the|a|or|and|hashtag)$/i;

/** A comment that looks like text, as in `Dana Lee #`, `room #4`, or `about #pizza: ok` in a list. */
const TEXT = /^(?:$|[A-Za-z]?\d|\s*:(?: |$))/;
const TEXT_OF_ITEM = /^(?!TODO|FIXME|NOTE)[\w-]+:(?: |$)/i;

/** Finds a comment that looks like text. */
function commentAfter(text: string, scalar: Scalar, end: number, isItem: boolean): Finding | undefined {
  const [from, to] = scalar.range;
  const comment = /^[ \t]+#(.*)$/s.exec(text.slice(to, end))?.[1]?.trimEnd();
  if (comment === undefined) return undefined;
  if (!TEXT.test(comment) && !UNFINISHED.test(scalar.text) && !(isItem && TEXT_OF_ITEM.test(comment))) return undefined;
  const whole = text.slice(from, end).trimEnd();
  const sign = whole.indexOf('#', to - from);
  // The comment may have hidden the input's colon.
  const colon = isItem ? whole.slice(sign).search(/:(?= |$)/) : -1;
  const meant = colon === -1 ? whole : whole.slice(0, sign + colon).trimEnd();
  const at: Range = [from, from + meant.length];
  return report({ id: 'yaml-hash/comment', at, data: { read: scalar.text }, fix: quoted(at, meant) });
}

/** Finds a value on its key's line that needs quotes, or whose quotes are wrong. */
export function quotedValueIn({ text, range: [start] }: Line): Finding | undefined {
  const [lead] = /^\s*(?:- +)*/.exec(text) ?? [''];
  const rest = text.slice(lead.length).trimEnd();
  const split = splitText(rest, start + lead.length);
  if (split) return split;
  const colon = /^["']/.test(rest) ? -1 : rest.search(/:(?= )/);
  const isInput = /^[*[{&!@`%|>]/.test(rest);
  const before = colon === -1 || isInput ? lead.length : lead.length + rest.slice(0, colon + 1).length;
  const whole = isInput && colon !== -1 ? rest.slice(0, colon) : text.slice(before).trim();
  const comment = /^["']/.test(whole) ? -1 : whole.indexOf(' #', 1);
  const value = comment === -1 ? whole : whole.slice(0, comment).trimEnd();
  const from = text.indexOf(value, before);
  const at: Range = [start + from, start + from + value.length];
  const joined = colon === -1 ? undefined : joinedLine(lead, value, at);
  if (joined) return joined;
  if (value === '' || value.startsWith('- ')) return undefined;
  if (/^["']/.test(value))
    return wrongQuotes(value, at, before === lead.length && /^- \S|["'](?:set|prompt)\b/.test(text));
  const data = { quoted: inQuotes(value) };
  const fix = quoted(at, value);
  if (value.startsWith('*')) return report({ id: 'yaml-star/value', at, data, fix });
  if (/^[[{&!@`%>|\]},]/.test(value) && !/^(?:[|>][+-]?|\[.*\]|\{.*\})$/.test(value))
    return report({ id: 'yaml-sign/value', at, data: { ...data, sign: value.charAt(0) }, fix });
  if (colon === -1 || !/:(?= |$)/.test(value)) return undefined;
  // Behind a hyphen, the text may be another line.
  return report({ id: 'yaml-colon/value', at, data, fix: / - .*:(?: |$)/.test(value) ? undefined : fix });
}

/** Finds a line that was joined to the one above it. */
function joinedLine(lead: string, value: string, [from]: Range): Finding | undefined {
  const isItem = lead.includes('-');
  const [all, above = '', key = ''] = (isItem ? JOINED.item : JOINED.setting).exec(value) ?? [];
  if (all === undefined || /^["'[{|>]/.test(value)) return undefined;
  const start = from + value.indexOf(key, above.length);
  // What follows a key at once belongs below it. Steps and tests belong next to each other.
  const isBelow = above === '' && !/^(?:\$|test)/.test(key);
  const indent = ' '.repeat(lead.search(/\S|$/) + (isBelow ? (isItem ? 4 : 2) : 0));
  const begin = `\n${indent}${isItem ? '- ' : ''}`;
  const fix = replacement('Start a new line', [from + above.trimEnd().length, start], begin);
  return report({ id: 'yaml-colon/joined', at: [start, start + key.length], data: { key }, fix });
}

/** A property and an operator in front of text. */
const BEFORE_TEXT = new RegExp(String.raw`\S (?:${TEXT_OPERATOR}) `);

/** A quoted value at the end of a line, after its operator. */
const QUOTED_VALUE = new RegExp(String.raw`((?:${OPERATOR}) +)(["'])([^"']*)\2$`);

/** Finds a colon in quotes, or in the value of an operator, that YAML takes for the end of a key. */
function splitText(line: string, start: number): Finding | undefined {
  const colon = /^["'[{]/.test(line) ? -1 : line.indexOf(': ');
  if (colon === -1) return undefined;
  const outside = line.replaceAll(/(?<= )(["'])(?:(?!\1).)*\1(?!\w)/g, (passage) => '"'.repeat(passage.length));
  const end = outside.search(/ *:(?: |$)| +#/);
  const isValue = BEFORE_TEXT.test(line.slice(0, colon));
  if (end !== -1 && end <= colon && !isValue) return undefined;
  const whole = isValue ? line.replace(/ +#.*$/, '') : end === -1 ? line : line.slice(0, end);
  const at: Range = [start, start + whole.length];
  // Behind an operator, the quotes around the value aren't needed any more.
  return report({ id: 'yaml-colon/all', at, fix: quoted(at, whole.replace(QUOTED_VALUE, '$1$3')) });
}

function wrongQuotes(value: string, at: Range, isInput: boolean): Finding | undefined {
  const sign = value.charAt(0);
  const [, second] = value.matchAll(sign === '"' ? /(?<!\\)"/g : /'/g);
  if (!second) {
    // An input ends before its colon.
    const [{ length: end }] = (isInput && /^.*?(?=["']?:(?: |$))/.exec(value)) || [value];
    const isOther = /^(?:.*[“”‘’]|'[^"]*"|"[^']*')$/.test(value.slice(0, end));
    const place: Range = [at[0] + end - Number(isOther), at[0] + end];
    const fix = replacement('Close the quotation', place, sign);
    return report({ id: 'yaml-quote/unclosed', at, data: { sign }, fix });
  }
  if (/^(?:$|:(?: |$)| +#)/.test(value.slice(second.index + 1))) return undefined;
  const other = sign === '"' ? "'" : '"';
  const canWrap = !value.includes(other) && !value.includes('\\');
  const fix = canWrap ? replacement('Put the complete value in quotes', at, `${other}${value}${other}`) : undefined;
  return report({ id: 'yaml-quote/text', at, data: { other }, fix });
}
