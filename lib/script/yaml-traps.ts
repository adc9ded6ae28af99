import { CURLY, quoted } from './fix';
import type { Lines } from './lines';
import type { Finding, Range } from './problem';
import type { Value, Word } from './tree';
import { isOpenOperation } from './operation';
import { HYPHEN, linesWith, LISTED, SEPARATOR, shortened, splitText } from './yaml-faults';
import { missingColon } from './yaml-indent';

/** Finds text that is valid YAML but doesn't mean what was intended. */
export function trapsIn(text: string, value: Value, lines: Lines): Finding[] {
  const listed = value.kind === 'list' ? linesWith([LISTED], text, value.range) : undefined;
  const found: Finding[] = listed ? [listed] : [];
  const look = (one: Value, isItem: boolean): void => {
    if (one.kind === 'word') found.push(...wordTraps(text, one, lines, isItem));
    else if (one.kind === 'list') for (const item of one.items) look(item, true);
    else
      for (const { key, value: held } of one.entries) {
        const [start] = key.range;
        const split =
          key.plain && text[one.range[0]] !== '{'
            ? splitText(text.slice(start, lines.endOf(start)).trimEnd(), start)
            : undefined;
        if (split) found.push(split);
        look(key, false);
        look(held, false);
      }
  };
  look(value, false);
  return found;
}

function wordTraps(text: string, word: Word, lines: Lines, isItem: boolean): Finding[] {
  if (!word.plain || word.text === '') return [];
  const [from, to] = word.range;
  const start = lines.startOf(from);
  const isAtStart = text.slice(start, from).trim() === '';
  const passage: Range = [isAtStart ? start : lines.endOf(from), to];
  const hidden = linesWith([SEPARATOR, HYPHEN], text, passage) ?? itemInside(text, word);
  const sign = text[to];
  const comment = sign === ' ' || sign === '\t' ? commentAfter(text, word, lines.endOf(to), isItem) : undefined;
  return [hidden, comment, curlyQuotes(word)].filter((trap) => trap !== undefined);
}

function curlyQuotes({ text, range }: Word): Finding | undefined {
  if (!CURLY.test(text)) return undefined;
  const message = 'curly quotation marks are part of the text';
  return { code: 'yaml-quote', range, message, remedy: 'use straight ones', fix: quoted(range, text) };
}

/** Finds a line that starts with a hyphen, but that YAML reads as a continuation of the text above. */
function itemInside(text: string, { range: [from, to] }: Word): Finding | undefined {
  const end = from + text.slice(from, to).indexOf('\n');
  if (end < from) return undefined;
  // After an operator, a list of its values is intended.
  if (isOpenOperation(text.slice(from, end))) return undefined;
  const found = /\n[ \t]*- (?=[^\s-])/.exec(text.slice(end, to));
  const last = end + (found?.index ?? 0) + (found?.[0].length ?? 0);
  return found ? missingColon([from, end], [last - 2, last]) : undefined;
}

/** Finds a comment that looks like text, as in `Dana Lee #` and `room #4`. */
function commentAfter(text: string, word: Word, end: number, isItem: boolean): Finding | undefined {
  const rest = text.slice(word.range[1], end);
  const comment = /^[ \t]+#(.*)$/s.exec(rest)?.[1]?.trimEnd();
  if (comment === undefined || !/^($|\d|\s*:( |$))/.test(comment)) return undefined;
  const whole = text.slice(word.range[0], end).trimEnd();
  const sign = whole.indexOf('#', word.range[1] - word.range[0]);
  // The comment may have hidden the input's colon.
  const colon = isItem ? whole.slice(sign).search(/:(?= |$)/) : -1;
  const meant = colon === -1 ? whole : whole.slice(0, sign + colon).trimEnd();
  const range: Range = [word.range[0], word.range[0] + meant.length];
  const message = `# after a space starts a comment: YAML reads only "${shortened(word.text)}"`;
  const remedy = 'put the text in quotes; if it is a comment, add a space after the #';
  return { code: 'yaml-hash', range, message, remedy, fix: quoted(range, meant) };
}
