import { quoted } from './fix';
import type { Lines } from './lines';
import type { Finding, Range } from './problem';
import type { Value, Word } from './tree';
import { hyphenFinding, missingColon, shortened } from './yaml-faults';

/** What YAML reads without complaint, but not as it was meant. */
export function* trapsIn(text: string, value: Value, lines: Lines, isItem = false): Generator<Finding> {
  if (value.kind === 'list') for (const item of value.items) yield* trapsIn(text, item, lines, true);
  else if (value.kind === 'block') {
    for (const { key, value: held } of value.entries) {
      yield* wordTraps(text, key, lines, false);
      yield* trapsIn(text, held, lines);
    }
  } else yield* wordTraps(text, value, lines, isItem);
}

function* wordTraps(text: string, word: Word, lines: Lines, isItem: boolean): Generator<Finding> {
  if (!word.plain || word.text === '') return;
  const [from, to] = word.range;
  const hyphens = /^-+ ?/.exec(word.text)?.[0];
  if (hyphens && !/^-\d/.test(word.text) && text.slice(lines.startOf(from), from).trim() === '')
    yield hyphenFinding([from, from + hyphens.length]);
  else yield* itemInside(text, word);
  const sign = text[to];
  if (sign === ' ' || sign === '\t') yield* commentAfter(text, word, lines.endOf(to), isItem);
}

/** A line that starts with a hyphen, yet continues the text above it. */
function* itemInside(text: string, { range: [from, to] }: Word): Generator<Finding> {
  const end = text.indexOf('\n', from);
  if (end === -1 || end >= to) return;
  const found = /\n[ \t]*(-+ ?)(?=[^\s-])/.exec(text.slice(end, to));
  if (!found) return;
  const start = end + found.index + found[0].length - (found[1]?.length ?? 0);
  const range: Range = [start, end + found.index + found[0].length];
  yield found[1] === '- ' ? missingColon([from, end], range) : hyphenFinding(range);
}

/** A comment that looks like the rest of the text: `Dana Lee #`, `room #4`. */
function* commentAfter(text: string, word: Word, end: number, isItem: boolean): Generator<Finding> {
  const rest = text.slice(word.range[1], end);
  const comment = /^[ \t]+#(.*)$/s.exec(rest)?.[1]?.trimEnd();
  if (comment === undefined || !/^($|[^\s#!]|\s*:( |$))/.test(comment)) return;
  const whole = text.slice(word.range[0], end).trimEnd();
  const sign = whole.indexOf('#', word.range[1] - word.range[0]);
  // An input may have lost its colon to the comment.
  const colon = isItem ? /\s*:(?= |$)/.exec(whole.slice(sign)) : null;
  const meant = colon ? whole.slice(0, sign + colon.index) : whole;
  const range: Range = [word.range[0], word.range[0] + meant.length];
  yield {
    code: 'yaml-hash',
    range,
    message: `# after a space starts a comment: YAML reads only "${shortened(word.text)}"`,
    remedy: 'put the text in quotes; if it is a comment, put a space after the #',
    fix: quoted(range, meant),
  };
}
