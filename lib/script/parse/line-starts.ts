import { report, type Change, type Finding, type PlainMessageId, type Range } from '../rules/report';
import { SETTINGS, STEP_SETTINGS } from '../settings/table';
import { isCodeName, PROPERTIES } from '../words/words';

/** A start of lines that is wrong, and what to write instead. */
interface LineStart {
  id: PlainMessageId;
  /** Its group is what is wrong. */
  pattern: RegExp;
  /** Absent for indentation, which is changed to spaces. */
  put?: string;
  title: string;
}

const patternOf = (source: string) => new RegExp(source, 'dgm');

/** A line that is meant to be `---`, but is indented or has other signs. A block or the end of the text follows it. */
export const SEPARATOR: LineStart = {
  id: 'missing-separator/sign',
  pattern:
    /^(?!---(?:\s|$))([ \t]*(?:[-–—=*_]{2,}|[–—]))(?=[ \t]*(?:#.*)?(?:\s*$(?![^])|\s*^(?:- | *- test\b| *configuration:)))/dgm,
  put: '---',
  title: 'Write ---',
};

/** Spaces other than the common one, which look the same in an editor. */
export const SPACES = String.raw`\u00A0\u2000-\u200A\u3000`;

/** A hyphen without a common space, several hyphens, or another sign in its place. A negative number isn't an item. */
export const HYPHEN: LineStart = {
  id: 'hyphen/start',
  pattern: patternOf(String.raw`^[ \t]*(-(?=[^\s\d-])|-{2,} ?(?=[^\s-])|-[${SPACES}]+(?=\S)|[–—−•·*+_] +(?=\S))`),
  put: '- ',
  title: 'Write one hyphen and a space',
};

/** The start and the end of a code block in Markdown. */
export const FENCE: LineStart = {
  id: 'yaml-sign/markdown',
  pattern: /^([ \t]*(?:```|~~~).*\n?)/dgm,
  put: '',
  title: 'Remove it',
};

/** A configuration that is written as an item of a list. */
export const LISTED: LineStart = {
  id: 'no-list/item',
  pattern: patternOf(String.raw`^(- +)configuration:\s*(?:#.*\s)? +(?:- )?(?:${Object.keys(SETTINGS).join('|')}) *:`),
  put: '',
  title: 'Remove the hyphen before it',
};

const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`;

/** What only the line of an expectation or a step setting starts with, in a regular expression. */
const EXPRESSION = String.raw`set +${oneOf(STEP_SETTINGS)}|${oneOf(Object.keys(PROPERTIES).filter(isCodeName))}`;

/** A value with the start of another line in it: an expectation, a step, a test or, outside lists, a setting. */
export const JOINED = {
  item: new RegExp(
    String.raw`^(|.*?(?= - ))(?: - | *(?:- +)?)(${EXPRESSION}|\$[A-Z]+|\$[\d*#]+|test(?:\.\w+)?) *:(?: |$)`,
  ),
  setting: new RegExp(String.raw`^(|\S+ +)(${oneOf(Object.keys(SETTINGS))}):(?: |$)`),
};

/** A name that only an expectation, a step setting or a configuration starts with, and another sign for its colon. */
export const COLON: LineStart = {
  id: 'colon-space/key',
  pattern: patternOf(
    String.raw`^ +(?:- +(?:${EXPRESSION})|${oneOf(Object.keys(SETTINGS))}(?<=^configuration:.*\n(?: .*\n)* +\w+))(:(?=[^\s:])|:[${SPACES}]+(?=\S)| *(?:[：;,]|(?<!- .*)=) *(?=\S)| +(?=["'\w*/$])(?!(?:contains?|equals?|includes?|match(?:es)?|is|not|has|should|must)\b))`,
  ),
  put: ': ',
  title: 'Write a colon and a space',
};

/** The lines of a test in which no line has a hyphen. */
const BARE: LineStart = { id: 'no-list/block', pattern: /^ *()(?=[^\s#-])/dgm, put: '- ', title: 'Add hyphens' };

/** Finds a test in which no line has a hyphen. */
export function bareTest(text: string, place: Range): Finding | undefined {
  const passage = text.slice(...place);
  const isTest = /^(?:---.*\n|[ \t]*(?:#.*)?\n)*(?:test(?:\.only|\.skip)?\b|\$DIAL\b)/.test(passage);
  return isTest && !/^- /m.test(passage) ? linesWith([BARE], text, place) : undefined;
}

/** The starts that are wrong in any document that YAML can't read. */
export const LINE_STARTS: readonly LineStart[] = [
  {
    id: 'yaml-tab/start',
    pattern: patternOf(String.raw`^( *[\t${SPACES}][^\S\r\n]*)(?=\S)`),
    title: 'Indent it with spaces',
  },
  { id: 'hyphen/start', pattern: /^ *(-\t\s*)(?=\S)/dgm, put: '- ', title: 'Write one hyphen and a space' },
  HYPHEN,
  LISTED,
  {
    id: 'colon-space/quoted',
    pattern: patternOf(
      String.raw`^[ \t]*- (?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*')(:(?=[^\s:])|::|:[${SPACES}]+|：\s*| *;(?: |$)|(?<=^- .*) *[,=](?: |$))`,
    ),
    put: ': ',
    title: 'Write a colon and a space',
  },
  COLON,
  { id: 'hyphen/comment', pattern: /^ *(\/[/*])/dgm, put: '#', title: 'Start it with #' },
];

/** Finds the first kind of wrong starts in a passage, with one fix for all its lines. */
export function linesWith(kinds: readonly LineStart[], text: string, [from, to]: Range): Finding | undefined {
  if (from >= to) return undefined;
  const passage = text.slice(from, to);
  for (const { id, pattern, put, title } of kinds) {
    const changes = [...passage.matchAll(pattern)].map(({ 1: found = '', indices }): Change => {
      const [start, end] = indices?.[1] ?? [0, 0];
      const spaces = found.replaceAll('\t', '  ').replaceAll(/\s/g, ' ');
      return { range: [from + start, from + end], text: put ?? spaces };
    });
    if (changes[0]) return report({ id, at: changes[0].range, fix: { title, changes } });
  }
  return undefined;
}
