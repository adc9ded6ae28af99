import type { YAMLError } from 'yaml';
import { inQuotes, insertion, quoted, replacement } from './fix';
import type { Lines } from './lines';
import type { Change, Finding, Range } from './problem';
import { indentationOf, type Line } from './yaml-indent';

/**
 * Explains why a document isn't valid YAML. The parser reports where it gave up, which is seldom where the mistake is,
 * so common mistakes are tried first.
 * @param place where the document starts and ends in the text
 */
export function explainFault(text: string, place: Range, error: YAMLError, lines: Lines): Finding {
  if (error.code === 'BAD_DQ_ESCAPE') return escapeOf(text, error.pos[0], lines);
  const document = linesIn(text, place, lines);
  const tabs = tabsOf(document);
  if (tabs) return tabs;
  if (error.code === 'MISSING_CHAR') {
    // The parser reads an unclosed quotation to the end of the text. It starts on a line with only one quotation mark.
    const open = document.map(quotedValueOf).find((found) => found?.message.includes('missing'));
    if (open) return open;
  }
  const written = document.filter((line) => line.text.trim() !== '');
  const at = written.findIndex(({ range }) => range[1] >= error.pos[0]);
  const near = [written[at], written[at + 1], written[at - 1]].filter((line) => line !== undefined);
  for (const line of near) {
    const found = hyphenOf(line) ?? quotedValueOf(line);
    if (found) return found;
  }
  return separatorOf(document, near) ?? bareLineOf(document) ?? indentationOf(document) ?? faultOf(text, error);
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

function linesIn(text: string, [from, to]: Range, lines: Lines): Line[] {
  const start = lines.startOf(from);
  return [...text.slice(start, lines.endOf(to - 1)).matchAll(/[^\r\n]+/g)].map(({ 0: line, index }) => ({
    range: [start + index, start + index + line.length],
    text: line,
  }));
}

function tabsOf(document: readonly Line[]): Finding | undefined {
  const changes: Change[] = document.flatMap(({ text, range: [start] }) => {
    const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
    if (!indent.includes('\t') || indent === text) return [];
    return [{ range: [start, start + indent.length] as const, text: indent.replaceAll('\t', '  ') }];
  });
  const [first] = changes;
  if (!first) return undefined;
  const fix = { title: 'Replace tabs with spaces', changes };
  const message = 'the line starts with a tab';
  return { code: 'yaml-tab', range: first.range, message, remedy: 'indent it with spaces', fix };
}

/** Finds a hyphen without a space, or two hyphens. */
function hyphenOf({ text, range: [start] }: Line): Finding | undefined {
  const [, indent = '', hyphens = ''] = /^([ ]*)(-+ ?)(?=[^\s-])/.exec(text) ?? [];
  if (hyphens === '' || hyphens === '- ') return undefined;
  return hyphenFinding([start + indent.length, start + indent.length + hyphens.length]);
}

/** Finds a line without a hyphen among lines that have one: inputs, or expectations under an input. */
function bareLineOf(document: readonly Line[]): Finding | undefined {
  const written = document.filter(({ text }) => text.trim() !== '');
  const bare =
    written.find(({ text }, index) => {
      const [, indent = ''] = /^( +)(?:set )?[\w.]+ *:(?: |$)/.exec(text) ?? [];
      return indent !== '' && written[index + 1]?.text.startsWith(`${indent}- `);
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

/** Reports hyphens that don't start a list item. */
export function hyphenFinding(range: Range): Finding {
  const isSingle = range[1] - range[0] === 1;
  const message = isSingle ? 'there is no space after the hyphen' : 'the line starts with two hyphens';
  const remedy = 'start it with one hyphen and a space';
  return { code: 'hyphen', range, message, remedy, fix: replacement('Write one hyphen and a space', range, '- ') };
}

/** Finds a value on its key's line that needs quotes, or whose quotes are wrong. */
function quotedValueOf({ text, range: [start] }: Line): Finding | undefined {
  const [lead] = /^\s*(?:- +)*/.exec(text) ?? [''];
  const rest = text.slice(lead.length).trimEnd();
  const colon = /^["']/.test(rest) ? -1 : rest.search(/:(?= )/);
  const isInput = /^[*[{&!@`%|>]/.test(rest);
  const before = colon === -1 || isInput ? lead.length : lead.length + rest.slice(0, colon + 1).length;
  const value = isInput && colon !== -1 ? rest.slice(0, colon) : text.slice(before).trim();
  if (value === '') return undefined;
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

function quoteOf(value: string, range: Range): Finding | undefined {
  const sign = value.charAt(0);
  const close = sign === '"' ? /(?<!\\)"/g : /'/g;
  const [, second] = value.matchAll(close);
  if (second && (second.index === value.length - 1 || /^:(?= |$)/.test(value.slice(second.index + 1))))
    return undefined;
  const other = sign === '"' ? "'" : '"';
  const canWrap = second && !value.includes(other) && !value.includes('\\');
  return {
    code: 'yaml-quote',
    range,
    message: second ? 'text follows the closing quotation mark' : 'the closing quotation mark is missing',
    remedy: second ? `use the other kind of quotes around the value: ${other}…${other}` : `end the value with ${sign}`,
    ...(second
      ? canWrap && { fix: replacement('Put the complete value in quotes', range, `${other}${value}${other}`) }
      : { fix: { title: 'Close the quotation', changes: [insertion(range[1], sign)] } }),
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
