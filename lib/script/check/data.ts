import { report, type Finding, type Range } from '../rules/report';
import { completed, LONGEST_TEXT, tooLarge, type ScriptProblem } from './problem';

/** Parses CSV (RFC 4180): the columns for `${data.name}`, and problems. Never throws. */
export function readData(text: string): { columns: string[]; problems: ScriptProblem[] } {
  if (text.length > LONGEST_TEXT) return { columns: [], problems: tooLarge() };
  const [head, ...rows] = readRows(text);
  const columns = (head?.cells ?? []).map((name) => name.trim());
  return { columns, problems: completed(head ? findingsIn(head, columns, rows) : [], text) };
}

type Row = ReturnType<typeof readRows>[number];

function* findingsIn({ range: at }: Row, columns: readonly string[], rows: readonly Row[]): Generator<Finding> {
  const seen = new Set<string>();
  for (const name of columns) {
    const id = seen.has(name) ? 'csv-columns/twice' : 'csv-columns/name';
    if (seen.has(name) || !/^\w+$/.test(name)) yield report({ id, at, data: { name } });
    seen.add(name);
  }
  for (const { cells, range } of rows)
    if (cells.length !== columns.length)
      yield report({ id: 'csv-columns/cells', at: range, data: { cells: cells.length, columns: columns.length } });
}

function readRows(text: string) {
  const rows: { cells: string[]; range: Range }[] = [];
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
