import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors';

/** How many lines to show before and after the problem's line. */
const CONTEXT = 2;

/** The numbered lines around a problem, with a marker at its position. Empty if the file or line is unknown. */
export function codeFrame({ file, line, column }: Problem, rootDir: string): string {
  const target = path.resolve(rootDir, file);
  if (!line || !existsSync(target)) return '';
  const lines = readFileSync(target, 'utf8').split('\n');
  const first = Math.max(1, line - CONTEXT);
  return lines
    .slice(first - 1, line + CONTEXT)
    .flatMap((text, index) => {
      const number = first + index;
      const shown = `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${text}`;
      // Some tools count columns in a paragraph, so the marker could be beyond the line.
      return number === line && column && column <= text.length + 1
        ? [shown, `${' '.repeat(6)} | ${' '.repeat(column - 1)}^`]
        : [shown];
    })
    .join('\n');
}
