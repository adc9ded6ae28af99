import { linesOf } from './lines';
import { LONGEST_TEXT } from './limits';
import { tooLarge } from './parse';
import { completed, type Finding, type Range, type ScriptProblem } from './problem';

interface Row {
  cells: string[];
  range: Range;
}

/**
 * Parses CSV as described in RFC 4180, and finds problems with its columns. Never throws.
 * @returns the column names, for `${data.name}`, and the rows, with each of which a script can run once
 */
export function readData(text: string): { columns: string[]; rows: string[][]; problems: ScriptProblem[] } {
  const lines = linesOf(text);
  if (text.length > LONGEST_TEXT) return { columns: [], rows: [], problems: completed([tooLarge()], lines) };
  const [head, ...rows] = readRows(text);
  const columns = (head?.cells ?? []).map((name) => name.trim());
  const problems = completed(head ? faultsOf(head, columns, rows) : [], lines);
  return { columns, rows: rows.map(({ cells }) => cells), problems };
}

function* faultsOf({ range }: Row, columns: readonly string[], rows: readonly Row[]): Generator<Finding> {
  const seen = new Set<string>();
  for (const name of columns) {
    const message = seen.has(name) ? `two columns are called "${name}"` : `"${name}" cannot be a column name`;
    const remedy = 'give each column a unique name with only letters, digits and _';
    if (seen.has(name) || !/^\w+$/.test(name)) yield { code: 'csv-columns', range, message, remedy };
    seen.add(name);
  }
  for (const { cells, range: place } of rows) {
    if (cells.length === columns.length) continue;
    const message = `the line has ${cells.length} cells, but there are ${columns.length} columns`;
    const remedy = 'write a cell for each column; a cell that contains a comma needs quotes';
    yield { code: 'csv-columns', range: place, message, remedy };
  }
}

function readRows(text: string): Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let start = 0;
  for (const found of text.matchAll(/("[^"]*(?:""[^"]*)*"|[^,\r\n]*)(,|\r\n|\n|\r|$)/g)) {
    const [all, cell = '', border] = found;
    const end = found.index + all.length;
    if (all === '' && cells.length === 0) break;
    cells.push(cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (border === ',') continue;
    if (cells.length > 1 || cells[0] !== '') rows.push({ cells, range: [start, end - (border?.length ?? 0)] });
    cells = [];
    start = end;
    if (border === '') break;
  }
  return rows;
}
