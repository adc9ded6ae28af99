import { endOf, startOf } from '../grammar';
import type { YAMLError } from 'yaml';
import { inserted, replacement } from '../repair/fix';
import { report, type Change, type Finding, type Range } from '../rules/report';
import { indentationOf, missingColon, type Line } from './indentation';
import { bareTest, linesWith, LINE_STARTS } from './line-starts';
import { quotedValueIn } from './misreadings';

/**
 * Explains why a document isn't valid YAML. The parser reports where it gave up, which is seldom where the mistake is,
 * so common mistakes are tried first.
 * @param place where the document starts and ends in the text
 */
export function explainFault(text: string, place: Range, error: YAMLError): Finding {
  if (error.code === 'BAD_DQ_ESCAPE') return escapeFinding(text, error.pos[0]);
  if (error.code === 'RESOURCE_EXHAUSTION') return report({ id: 'too-large/levels', at: error.pos });
  // The parser ends the document where it gave up.
  const next = text.indexOf('\n---', place[1] - 1);
  const around: Range = [startOf(text, place[0]), next === -1 ? text.length : next];
  const start = bareTest(text, around) ?? linesWith(LINE_STARTS, text, around);
  if (start) return start;
  const lines = text.slice(...around).matchAll(/[^\r\n]*\S[^\r\n]*/g);
  const document = [...lines].map(({ 0: line, index }): Line => {
    const from = around[0] + index;
    return { range: [from, from + line.length], text: line };
  });
  if (error.code === 'MISSING_CHAR') {
    // The parser reads an unclosed quotation to the end of the text. It starts on a line with only one quotation mark.
    const open = document.map(quotedValueIn).find((found) => found?.id === 'yaml-quote/unclosed');
    if (open) return open;
  }
  const index = document.findIndex(({ range }) => range[1] >= error.pos[0]);
  // At the end of the document, the fault is in its last line.
  const at = index === -1 ? document.length - 1 : index;
  const near = [document[at], document[at + 1], document[at - 1]].filter((line) => line !== undefined);
  const faulty = near.map(quotedValueIn).find((found) => found !== undefined);
  const found = faulty ?? separatorOf(document, near) ?? bareLineOf(document) ?? indentationOf(document);
  if (found) return found;
  const isScript = document.some((line) => /^ *- |^configuration:|^ +\w+:( |$)/.test(line.text));
  if (!isScript) return report({ id: 'no-list/prose', at: around });
  const [above, below] = near;
  const isBelow = error.code === 'MULTILINE_IMPLICIT_KEY' && above && below && /^ *[^\s-][^:]*$/.test(above.text);
  if (isBelow) return missingColon(above, below.range);
  const [from, to] = error.pos;
  const end = Math.min(text.length, Math.max(from + 1, to));
  const reason = error.message.replace(/\.?\s*$/, '');
  return report({ id: 'yaml-syntax/unreadable', at: [Math.min(from, end), end], data: { reason } });
}

/** Reports a backslash that means nothing in YAML, as in `"\d"`. All others on its line have the same fix. */
function escapeFinding(text: string, at: number): Finding {
  const escapes = [...text.slice(at, endOf(text, at)).matchAll(/\\([^0abtnvfre "/\\N_LPxuU])|\\./g)];
  const changes = escapes.flatMap(({ 1: sign, index }): Change[] =>
    sign ? [{ range: [at + index, at + index + 1], text: sign === "'" ? '' : '\\\\' }] : [],
  );
  const escape = text.slice(at, at + 2);
  const fix = { title: 'Correct the backslashes', changes };
  return report({ id: 'yaml-quote/escape', at: [at, at + 2], data: { escape }, fix });
}

/** Finds a line without a hyphen among lines that have one: inputs, or expectations under an input. */
function bareLineOf(document: readonly Line[]): Finding | undefined {
  for (const [index, { text, range }] of document.entries()) {
    const indent = text.search(/\S/);
    if (/^(?:[#-]|configuration:|\.\.\.|%)/.test(text.trim())) continue;
    // The next line that isn't below this one starts where this one should.
    const next = document.slice(index + 1).find((line) => line.text.search(/\S/) <= indent);
    const column = /^( *)- /.exec(next?.text ?? '')?.[1]?.length ?? -Infinity;
    const isBare = indent === 0 ? document.some((line) => line.text.startsWith('- ')) : EXPRESSION.test(text);
    if (!isBare || (indent > 0 && column !== indent && column !== indent - 2)) continue;
    const at: Range = [range[0] + indent, range[1]];
    const before: Range = [at[0] - (indent > 0 ? indent - column : 0), at[0]];
    // A line without a colon may also belong to the text above.
    const fix = /:(?: |$)/.test(text) ? replacement('Add a hyphen before it', before, '- ') : undefined;
    return report({ id: 'hyphen/missing', at, fix });
  }
  return undefined;
}

const EXPRESSION = /^ +(?:set )?[\w.]+ *:(?: |$)/i;

/** Finds a configuration and a test in the same document, in either order. */
function separatorOf(document: readonly Line[], near: readonly Line[]): Finding | undefined {
  const starts = document.filter(({ text }) => /^(configuration:|- )/.test(text));
  const isSetting = (line: Line | undefined) => line?.text.startsWith('configuration:');
  const border = starts.find((line, index) => index > 0 && isSetting(line) !== isSetting(starts[index - 1]));
  return border && near.includes(border) ? missingSeparator(border.range) : undefined;
}

/** Reports a block that starts without `---`. */
export function missingSeparator(at: Range, line = at[0]): Finding {
  return report({ id: 'missing-separator/block', at, fix: inserted('Add --- before the block', line, '---\n') });
}
