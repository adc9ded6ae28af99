import { OPERATOR } from '../grammar';
import { propertyOf } from '../words/words';

/** What a passage of a script is: one side's words, a word of the language, a setting's value, or a comment. */
type PartKind = 'input' | 'expected' | 'property' | 'string' | 'constant' | 'comment';

/** A passage of a line. Spaces, hyphens, colons and the names of tests don't have a kind. */
export interface Part {
  text: string;
  kind?: PartKind;
}

const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'`;

/** A line's hyphens, key, colon or operator, value, end, and comment. */
const LINE = new RegExp(
  String.raw`^(\s*(?:- +)*)(?:(${QUOTED}|[^\s"'#].*?)( *:(?: +|$)| (?:${OPERATOR})(?: +|$)))?(${QUOTED}|.*?)(,?\s*)((?:(?<=^|\s)#.*)?)$`,
);

/** The keys of a test's own lines. Any other key of a top-level list is an input, unless it's a reply's property. */
const WORD = /^(?:test(?:\.\w+)?|tags|set .+)$/i;

/** Splits a line into passages to color. It is read on its own, so it has the same colors wherever it is shown. */
export function partsOfLine(line: string): Part[] {
  const [, start = '', key = '', colon = '', value = '', end = '', comment = ''] = LINE.exec(line) ?? [];
  const isProperty = WORD.test(key) || (/^\w/.test(key) && propertyOf(key) !== undefined);
  const keyKind = start.startsWith('-') && !isProperty ? 'input' : 'property';
  const parts: Part[] = [
    { text: start },
    { text: key, kind: keyKind },
    { text: colon },
    { text: value, kind: key === '' && keyKind === 'input' ? 'input' : kindOfValue(start, key, value) },
    { text: end },
    { text: comment, kind: 'comment' },
  ];
  return parts.filter(({ text }) => text !== '');
}

function kindOfValue(start: string, key: string, value: string): PartKind | undefined {
  const isItem = start.includes('-');
  if (isItem && !WORD.test(key)) return 'expected';
  if (key === '' || (isItem && !/^set /i.test(key))) return undefined;
  return /^(?:[\d.]+|true|false|null)$/.test(value) ? 'constant' : 'string';
}
