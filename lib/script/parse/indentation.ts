import { OPERATOR, readLine } from '../grammar';
import { replacement } from '../repair/fix';
import { report, type Finding, type Range } from '../rules/report';
import { propertyOf } from '../words/words';

/** A line in a broken document. */
export interface Line {
  range: Range;
  text: string;
}

/** Finds the first list item that isn't aligned with any surrounding list. */
export function indentationOf(document: readonly Line[]): Finding | undefined {
  /** The columns of the open lists: inputs, then expectations, then values. */
  let open: number[] = [];
  let above: Line | undefined;
  /** The item above, if the line before it ends with a colon, but the item isn't indented below that line. */
  let astray: Line | undefined;
  const items: Line[] = [];
  for (const line of document) {
    if (!/^ *- /.test(line.text)) {
      above = line;
      continue;
    }
    const indent = indentOf(line);
    const lists = open;
    open = lists.filter((column) => column <= indent);
    const isNew = open.at(-1) !== indent;
    const isOpened = above === undefined || /:\s*(#.*)?$/.test(above.text) || /^---/.test(above.text);
    const isInside = open.length === lists.length;
    if (isNew && !isOpened) {
      if (astray && isInside) return outOfLine(astray, indent);
      if (isInside) return deeperItem(line, above as Line, lists);
      // If only the lines above start further right, they are wrong, and not all lines below.
      const [first] = items;
      if (first && open.length === 0 && items.length === 1) return outOfLine(first, indent);
      return outOfLine(line, ...columnsFor(line, lists, open.length - 1));
    }
    astray = !isNew && isOpened && isInside ? line : undefined;
    if (isNew) open = [...open, indent];
    items.push(line);
    above = line;
  }
  return undefined;
}

function indentOf({ text }: Line): number {
  return text.search(/[^ ]/);
}

/**
 * The columns in which an item between two lists may be meant to start, the more likely one first. An expectation
 * belongs to the second list, and any other line with a colon to the first one. Text without a colon is a value, in the
 * third list, or else either an input or a slipped value.
 */
function columnsFor(line: Line, lists: readonly number[], outer: number): [likely: number, other?: number] {
  const [inputs = 0, expectations = inputs, values] = lists;
  if (isExpression(line)) return [expectations];
  const { hasColon, rest } = readLine(line.text);
  if (outer === -1 || hasColon || /:(?: |$)/.test(rest)) return [inputs];
  return outer > 0 && values !== undefined ? [values] : [inputs, lists[outer + 1]];
}

/** An expectation's property, perhaps in quotes, and its colon or operator. */
const EXPECTATION = new RegExp(
  String.raw`^ *- +(?:"(.+?)"|'(.+?)'|([^"'\s:]+(?:\(.*?\))?[\w.]*)) *(?::(?: |$)|${OPERATOR})`,
);

/** An input may begin with the same word, as in `set a timer`. */
function isExpression({ text }: Line): boolean {
  const { isSet, hasColon } = readLine(text);
  const [, ...names] = EXPECTATION.exec(text) ?? [];
  const name = names.find((one) => one !== undefined);
  return (isSet && hasColon) || (name !== undefined && propertyOf(name) !== undefined && !/\);?$/.test(name));
}

/** Reports an item that is further right than the item above it, which is in the last of some lists. */
export function deeperItem(line: Line, above: Line, lists: readonly number[]): Finding {
  const indent = indentOf(line);
  const column = lists.at(-1) ?? 0;
  // An expectation in the list of inputs is itself too far left.
  if (column === 0 && isExpression(above) && isExpression(line)) return outOfLine(above, indent);
  // Nothing belongs under a value or an expectation.
  if (lists.length > 2 || isExpression(above) || indent < column + 2) return outOfLine(line, column);
  if (!above.text.includes(': ')) return missingColon(above, startOf(line));
  return belowValue(line, above, indent) ?? outOfLine(line, column);
}

/** A line's indentation, and the hyphen after it. */
function startOf(line: Line): Range {
  const [from] = line.range;
  return [from, from + indentOf(line) + 1];
}

/** Reports an expectation below an input that already has one, on its own line. */
function belowValue(line: Line, above: Line, indent: number): Finding | undefined {
  const colon = above.range[0] + above.text.indexOf(': ');
  if (!isExpression(line) || /^ *- ["']/.test(above.text)) return undefined;
  const moved = `:\n${' '.repeat(indent)}- prompt: `;
  const fix = replacement('Move the expectation into the list', [colon, colon + 2], moved);
  return report({ id: 'yaml-indent/taken', at: startOf(line), fix });
}

function outOfLine(line: Line, wanted: number, other?: number): Finding {
  const [from] = line.range;
  const at = startOf(line);
  const column = wanted + 1;
  // Only the writer knows which of two lists is meant.
  if (other !== undefined) return report({ id: 'yaml-indent/either', at, data: { column, other: other + 1 } });
  const fix = replacement(`Move it to column ${column}`, [from, at[1] - 1], ' '.repeat(wanted));
  return report({ id: 'yaml-indent/align', at, data: { column }, fix });
}

/** Reports a list or block under a line that doesn't end with a colon, or that has another sign in its place. */
export function missingColon({ text, range: [, end] }: Line, at: Range): Finding {
  const [tail = '', comment = ''] = / *[：;=,]?((?:\s+#.*)?)$/.exec(text) ?? [];
  const fix = replacement('End the line above with a colon', [end - tail.length, end - comment.length], ':');
  return report({ id: 'yaml-indent/colon', at, fix });
}
