import { insertion, replacement } from './fix';
import type { Finding, Range } from './problem';

/** A line of a broken document. */
export interface Line {
  range: Range;
  text: string;
}

/**
 * Finds the first item of a list that starts in no column of the lists around it.
 * @param reached the offset at which the parser gave up
 */
export function indentationOf(document: readonly Line[], reached: number): Finding | undefined {
  const open: number[] = [];
  let above: Line | undefined;
  /** The item above, where it stands beside a line that opens a list, and not in it. */
  let astray: Line | undefined;
  for (const line of document) {
    const indent = /^( *)- /.exec(line.text)?.[1]?.length;
    if (indent === undefined) {
      if (line.text.trim() !== '') above = line;
      continue;
    }
    const closed = open.findLast((column) => column > indent);
    while ((open.at(-1) ?? -1) > indent) open.pop();
    const isNew = open.at(-1) !== indent;
    const isOpened = above === undefined || /:\s*(#.*)?$/.test(above.text) || /^---/.test(above.text);
    if (isNew && !isOpened && astray && closed === undefined) return outOfLine(astray, indent, open.at(-1) ?? 0);
    if (isNew && !isOpened) return wrongIndent(line, above as Line, closed ?? open.at(-1) ?? 0, indent);
    astray = !isNew && isOpened && closed === undefined ? line : undefined;
    if (isNew) open.push(indent);
    above = line;
    if (line.range[0] > reached) return undefined;
  }
  return undefined;
}

function wrongIndent(line: Line, above: Line, wanted: number, indent: number): Finding {
  if (indent >= wanted + 2 && !above.text.includes(': '))
    return missingColon(above.range, [line.range[0], line.range[0] + indent + 1]);
  return outOfLine(line, wanted, indent);
}

function outOfLine(line: Line, wanted: number, indent: number): Finding {
  return {
    code: 'yaml-indent',
    range: [line.range[0], line.range[0] + indent + 1],
    message: 'the line starts in another column than the list that it belongs to',
    remedy: `start it in column ${wanted + 1}`,
    fix: replacement('Move it into line', [line.range[0], line.range[0] + indent], ' '.repeat(wanted)),
  };
}

/** The problem of a list below a line that does not end with a colon. */
export function missingColon(above: Range, range: Range): Finding {
  return {
    code: 'yaml-indent',
    range,
    message: 'the list does not belong to the line above it, which does not end with a colon',
    remedy: 'end the line above with a colon',
    fix: { title: 'End the line above with a colon', changes: [insertion(above[1], ':')] },
  };
}
