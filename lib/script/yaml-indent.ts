import { insertion, replacement } from './fix';
import { lineAt } from './line-at';
import type { Finding, Range } from './problem';
import { propertyOf } from './words/properties';

/** A line in a broken document. */
export interface Line {
  range: Range;
  text: string;
}

/** Finds the first list item that isn't aligned with any surrounding list. */
export function indentationOf(document: readonly Line[]): Finding | undefined {
  const open: number[] = [];
  let above: Line | undefined;
  /** The item above, if the line before it ends with a colon, but the item isn't indented below that line. */
  let astray: Line | undefined;
  for (const line of document) {
    const indent = /^( *)- /.exec(line.text)?.[1]?.length;
    if (indent === undefined) {
      above = line;
      continue;
    }
    const closed = open.findLast((column) => column > indent);
    while ((open.at(-1) ?? -1) > indent) open.pop();
    const isNew = open.at(-1) !== indent;
    const isOpened = above === undefined || /:\s*(#.*)?$/.test(above.text) || /^---/.test(above.text);
    if (isNew && !isOpened && astray && closed === undefined) return outOfLine(astray, indent, open.at(-1) ?? 0);
    if (isNew && !isOpened) return wrongIndent(line, above as Line, indent, columnsFor(line, closed, open.at(-1)));
    astray = !isNew && isOpened && closed === undefined ? line : undefined;
    if (isNew) open.push(indent);
    above = line;
  }
  return undefined;
}

/**
 * The columns in which an item between two lists may be meant to start, the more likely one first. An expectation
 * belongs to the inner list, and any other line with a colon belongs to the outer list. Text without a colon is either
 * a value, in the inner list, or an input, in the outer one.
 */
function columnsFor(line: Line, inner?: number, outer?: number): [likely: number, other?: number] {
  if (inner === undefined || outer === undefined) return [inner ?? outer ?? 0];
  const { hasColon, rest } = lineAt(line.text, 0);
  if (isExpression(line)) return [inner];
  return hasColon || /:(?: |$)/.test(rest.text) ? [outer] : [outer, inner];
}

/** An input may begin with the same word, as in `set a timer`. */
function isExpression({ text }: Line): boolean {
  const { isSet, key, hasColon, rest } = lineAt(text, 0);
  return (hasColon || /^ *[!=<>]/.test(rest.text)) && (isSet || propertyOf(key.text) !== undefined);
}

function wrongIndent(line: Line, above: Line, indent: number, [wanted, other]: [number, number?]): Finding {
  if (indent >= wanted + 2 && above.text.search(/\S/) < indent && !above.text.includes(': '))
    return missingColon(above.range, [line.range[0], line.range[0] + indent + 1]);
  return (indent >= wanted + 2 && belowValue(line, above, indent)) || outOfLine(line, wanted, indent, other);
}

/** Reports an expectation below an input that already has one, on its own line. */
function belowValue(line: Line, above: Line, indent: number): Finding | undefined {
  const colon = above.range[0] + above.text.indexOf(': ');
  if (!isExpression(line) || isExpression(above) || /^ *- ["']/.test(above.text)) return undefined;
  const moved = `:\n${' '.repeat(indent)}- prompt: `;
  const fix = replacement('Move the expectation into the list', [colon, colon + 2], moved);
  const message = 'the input above this list already has an expectation on its line';
  const remedy = 'move that expectation into the list, after "- prompt:"';
  return { code: 'yaml-indent', range: [line.range[0], line.range[0] + indent + 1], message, remedy, fix };
}

function outOfLine(line: Line, wanted: number, indent: number, other?: number): Finding {
  const moved = (title: string, column: number) =>
    replacement(title, [line.range[0], line.range[0] + indent], ' '.repeat(column));
  const title = other === undefined ? 'Align it' : `Move it to column ${wanted + 1}`;
  return {
    code: 'yaml-indent',
    range: [line.range[0], line.range[0] + indent + 1],
    message: 'the line is not aligned with its list',
    remedy: `start it in column ${wanted + 1}${other === undefined ? '' : `, or in column ${other + 1}`}`,
    fix: moved(title, wanted),
    ...(other !== undefined && { otherFix: moved(`Move it to column ${other + 1}`, other) }),
  };
}

/** Reports a list or block under a line that doesn't end with a colon. */
export function missingColon(above: Range, range: Range): Finding {
  const message = 'the line above does not end with a colon';
  const fix = { title: 'End the line above with a colon', changes: [insertion(above[1], ':')] };
  return { code: 'yaml-indent', range, message, remedy: 'end the line above with a colon', fix };
}
