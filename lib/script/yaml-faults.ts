import type { YAMLError } from 'yaml';
import { inQuotes, insertion, quoted, replacement } from './fix';
import type { Lines } from './lines';
import { sentence, type Change, type Finding, type Range } from './problem';
import { indentationOf, missingColon, type Line } from './yaml-indent';

/**
 * Explains why a document isn't valid YAML. The parser reports where it gave up, which is seldom where the mistake is,
 * so common mistakes are tried first.
 * @param place where the document starts and ends in the text
 */
export function explainFault(text: string, place: Range, error: YAMLError, lines: Lines): Finding {
  if (error.code === 'BAD_DQ_ESCAPE') return escapeOf(text, error.pos[0], lines);
  // The parser ends the document where it gave up.
  const next = text.indexOf('\n---', place[1] - 1);
  const around: Range = [lines.startOf(place[0]), next === -1 ? text.length : next];
  const start = linesWith(STARTS, text, around);
  if (start) return start;
  const document = writtenLines(text, around);
  if (error.code === 'MISSING_CHAR') {
    // The parser reads an unclosed quotation to the end of the text. It starts on a line with only one quotation mark.
    const open = document.map(quotedValueOf).find((found) => found?.message.includes('missing'));
    if (open) return open;
  }
  const at = document.findIndex(({ range }) => range[1] >= error.pos[0]);
  const near = [document[at], document[at + 1], document[at - 1]].filter((line) => line !== undefined);
  const faulty = near.map(quotedValueOf).find((found) => found !== undefined);
  const found = faulty ?? separatorOf(document, near) ?? bareLineOf(document) ?? indentationOf(document);
  const isScript = document.some((line) => /^ *- |^configuration:|^ +\w+:( |$)/.test(line.text));
  if (found ?? !isScript) return found ?? proseFinding(around);
  const [above, below] = near;
  const isBelow = error.code === 'MULTILINE_IMPLICIT_KEY' && above && below && /^ *[^\s-][^:]*$/.test(above.text);
  return isBelow ? missingColon(above.range, below.range) : faultOf(text, error);
}

/** Reports text that is neither a configuration nor a test. */
export function proseFinding(range: Range): Finding {
  const message = 'this text is not part of a test';
  const remedy = 'put # before each of its lines to make it a comment, or "- " to make it an input';
  return { code: 'no-list', range, message, remedy };
}

/** A start of lines that YAML doesn't allow, and what to write instead. */
interface LineStart extends Pick<Finding, 'code' | 'severity' | 'message' | 'remedy'> {
  /** Its group is what is wrong. */
  pattern: RegExp;
  /** Absent for indentation, which is changed to spaces. */
  put?: string;
}

/** A line that is meant to be `---`, but is indented or has other signs. A block or the end of the text follows it. */
export const SEPARATOR: LineStart = {
  code: 'missing-separator',
  pattern:
    /^(?!---(?:\s|$))([ \t]*(?:[-–—=*_]{2,}|[–—]))(?=[ \t]*(?:#.*)?(?:\s*$(?![^])|\s*^(?:- | *- test\b| *configuration:)))/dgm,
  put: '---',
  message: 'this is not the separator ---, which has three hyphens, and no spaces before them',
  remedy: 'write ---',
};

/** A hyphen without a space, or several hyphens. A negative number isn't a list item. */
export const HYPHEN: LineStart = {
  code: 'hyphen',
  pattern: /^[ \t]*(-(?=[^\s\d-])|-{2,} ?(?=[^\s-]))/dgm,
  put: '- ',
  message: 'the line does not start with one hyphen and a space',
  remedy: 'write one hyphen and a space',
};

/** The start and the end of a code block in Markdown. */
export const FENCE: LineStart = {
  code: 'yaml-sign',
  pattern: /^([ \t]*(?:```|~~~).*\n?)/dgm,
  put: '',
  message: 'this line is a part of Markdown, not of the script',
  remedy: 'remove it',
};

/** A configuration that is written as an item of a list. */
export const LISTED: LineStart = {
  code: 'no-list',
  pattern: /^(- +)configuration:\s*(?:#.*\s)? +(?:- )?(?:locale|voice|platform|type|description|phone|virtual|tags)/dgm,
  put: '',
  message: '"configuration:" is an item of a list',
  remedy: 'remove the hyphen before it',
};

const STARTS: readonly LineStart[] = [
  {
    code: 'yaml-tab',
    pattern: /^( *[\t\u00A0\u2000-\u200A\u3000][^\S\r\n]*)(?=\S)/dgm,
    message: 'the line starts with a tab or a special space',
    remedy: 'indent it with spaces',
  },
  HYPHEN,
  LISTED,
  {
    code: 'colon-space',
    severity: 'error',
    pattern: /^[ \t]*- (?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*')(:)(?=\S)/dgm,
    put: ': ',
    message: 'there is no space after the colon',
    remedy: 'write a space after the colon',
  },
  {
    code: 'hyphen',
    pattern: /^ *(\/[/*])/dgm,
    put: '#',
    message: 'a comment does not start with //',
    remedy: 'start it with #',
  },
];

/** Finds the first kind of wrong starts in a passage, with one fix for all its lines. */
export function linesWith(starts: readonly LineStart[], text: string, [from, to]: Range): Finding | undefined {
  for (const { pattern, put, ...told } of starts) {
    const changes = [...text.slice(from, to).matchAll(pattern)].map(({ 1: found = '', indices }): Change => {
      const [start, end] = indices?.[1] ?? [0, 0];
      const spaces = found.replaceAll('\t', '  ').replaceAll(/\s/g, ' ');
      return { range: [from + start, from + end], text: put ?? spaces };
    });
    if (changes[0]) return { ...told, range: changes[0].range, fix: { title: sentence(told.remedy), changes } };
  }
  return undefined;
}

/** Reports a backslash that means nothing in YAML, as in `"\d"`. All others on its line have the same fix. */
function escapeOf(text: string, at: number, lines: Lines): Finding {
  const escapes = [...text.slice(at, lines.endOf(at)).matchAll(/\\([^0abtnvfre "/\\N_LPxuU])|\\./g)];
  const changes = escapes.flatMap(({ 1: sign, index }): Change[] =>
    sign ? [{ range: [at + index, at + index + 1], text: sign === "'" ? '' : '\\\\' }] : [],
  );
  const range: Range = [at, at + 2];
  const message = `YAML has no escape ${text.slice(...range)}`;
  const remedy = 'write two backslashes, or none before an apostrophe';
  return { code: 'yaml-quote', range, message, remedy, fix: { title: 'Correct the backslashes', changes } };
}

function writtenLines(text: string, [from, to]: Range): Line[] {
  return [...text.slice(from, to).matchAll(/[^\r\n]*\S[^\r\n]*/g)].map(({ 0: line, index }) => ({
    range: [from + index, from + index + line.length],
    text: line,
  }));
}

/** Finds a line without a hyphen among lines that have one: inputs, or expectations under an input. */
function bareLineOf(document: readonly Line[]): Finding | undefined {
  const bare =
    document.find(({ text }, index) => {
      const [, indent = ''] = /^( +)(?:set )?[\w.]+ *:(?: |$)/.exec(text) ?? [];
      return indent !== '' && document[index + 1]?.text.startsWith(`${indent}- `);
    }) ??
    (document.some(({ text }) => text.startsWith('- '))
      ? document.find(({ text }) => /^[^\s#-]/.test(text) && !/^(configuration:|\.\.\.|%)/.test(text))
      : undefined);
  if (!bare) return undefined;
  const range: Range = [bare.range[0] + bare.text.search(/\S/), bare.range[1]];
  const fix = { title: 'Add a hyphen before it', changes: [insertion(range[0], '- ')] };
  const message = 'the line has no hyphen, unlike those around it';
  return { code: 'hyphen', range, message, remedy: 'start it with one hyphen and a space', fix };
}

/** Finds a value on its key's line that needs quotes, or whose quotes are wrong. */
function quotedValueOf({ text, range: [start] }: Line): Finding | undefined {
  const [lead] = /^\s*(?:- +)*/.exec(text) ?? [''];
  const rest = text.slice(lead.length).trimEnd();
  const split = splitText(rest, start + lead.length);
  if (split) return split;
  const colon = /^["']/.test(rest) ? -1 : rest.search(/:(?= )/);
  const isInput = /^[*[{&!@`%|>]/.test(rest);
  const before = colon === -1 || isInput ? lead.length : lead.length + rest.slice(0, colon + 1).length;
  const whole = isInput && colon !== -1 ? rest.slice(0, colon) : text.slice(before).trim();
  const value = whole.replace(/^([^"'].*?) +#.*/, '$1');
  if (value === '' || value.startsWith('- ')) return undefined;
  const from = text.indexOf(value, before);
  const range: Range = [start + from, start + from + value.length];
  const needed = (code: Finding['code'], message: string): Finding => ({
    code,
    range,
    message,
    remedy: `put it in quotes: ${shortened(inQuotes(value))}`,
    fix: quoted(range, value),
  });
  if (/^["']/.test(value)) return quoteOf(value, range);
  if (value.startsWith('*')) return needed('yaml-star', 'a value that starts with * needs quotes');
  if (/^[[{&!@`%>|\]},]/.test(value) && !/^[|>][+-]?$/.test(value))
    return needed('yaml-sign', `a value that starts with ${value.charAt(0)} needs quotes`);
  return colon !== -1 && /:(?= |$)/.test(value)
    ? needed('yaml-colon', 'a value that contains a colon and a space needs quotes')
    : undefined;
}

/** Finds a colon in quotes, or in the value of an operator, that YAML takes for the end of a key. */
export function splitText(line: string, start: number): Finding | undefined {
  const colon = /^["'[{]/.test(line) ? -1 : line.indexOf(': ');
  const outside = line.replaceAll(/(?<= )(["'])(?:(?!\1).)*\1(?!\w)/g, (passage) => '"'.repeat(passage.length));
  const end = outside.search(/ *:(?: |$)| +#/);
  const isValue = colon !== -1 && /\S (?:[!=<>]=|=~) /.test(line.slice(0, colon));
  if (colon === -1 || (end !== -1 && end <= colon && !isValue)) return undefined;
  const whole = isValue ? line.replace(/ +#.*$/, '') : end === -1 ? line : line.slice(0, end);
  const range: Range = [start, start + whole.length];
  // Behind an operator, the quotes around the value aren't needed any more.
  const fix = quoted(range, whole.replace(/([!=<>~] +)(["'])([^"']*)\2$/, '$1$3'));
  const message = 'a value that contains a colon and a space needs quotes';
  return { code: 'yaml-colon', range, message, remedy: 'put all of it in quotes', fix };
}

function quoteOf(value: string, range: Range): Finding | undefined {
  const sign = value.charAt(0);
  const close = sign === '"' ? /(?<!\\)"/g : /'/g;
  const [, second] = value.matchAll(close);
  if (second && (second.index === value.length - 1 || /^:(?= |$)/.test(value.slice(second.index + 1))))
    return undefined;
  const other = sign === '"' ? "'" : '"';
  const canWrap = second && !value.includes(other) && !value.includes('\\');
  const end = range[1] - Number(/[“”‘’]$/.test(value));
  return {
    code: 'yaml-quote',
    range,
    message: second ? 'text follows the closing quotation mark' : 'the closing quotation mark is missing',
    remedy: second ? `use the other kind of quotes around the value: ${other}…${other}` : `end the value with ${sign}`,
    ...(second
      ? canWrap && { fix: replacement('Put the complete value in quotes', range, `${other}${value}${other}`) }
      : { fix: replacement('Close the quotation', [end, range[1]], sign) }),
  };
}

/** Finds a configuration and a test in the same document, in either order. */
function separatorOf(document: readonly Line[], near: readonly Line[]): Finding | undefined {
  const starts = document.filter(({ text }) => /^(configuration:|- )/.test(text));
  const isSetting = (line: Line | undefined) => line?.text.startsWith('configuration:');
  const border = starts.find((line, index) => index > 0 && isSetting(line) !== isSetting(starts[index - 1]));
  if (!border || !near.includes(border)) return undefined;
  return separatorFinding(border.range);
}

/** Reports a block that starts without `---`. */
export function separatorFinding(range: Range): Finding {
  const message = 'a new block starts here, without --- before it';
  const fix = { title: 'Add --- before the block', changes: [insertion(range[0], '---\n')] };
  return { code: 'missing-separator', range, message, remedy: 'put --- on a line of its own before it', fix };
}

function faultOf(text: string, { message: reason, pos: [from, to] }: YAMLError): Finding {
  const end = Math.min(text.length, Math.max(from + 1, to));
  const message = `YAML cannot read this: ${shortened(reason.replace(/\.?\s*$/, ''))}`;
  const remedy = 'compare hyphens, colons, quotes and indentation in this line and the one above with a sample';
  return { code: 'yaml-syntax', range: [Math.min(from, end), end], message, remedy };
}

/** Shortens a passage that a message quotes. */
export function shortened(passage: string): string {
  return passage.length > 80 ? `${passage.slice(0, 79)}…` : passage;
}
