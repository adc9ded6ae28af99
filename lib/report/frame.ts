import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors';

/** How many lines are shown before and after the one in question. */
const CONTEXT = 2;

/** The lines around a problem, numbered, with a sign at its own and one at its column; empty where the file or the line is not known. */
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
      // Some tools count columns of a whole paragraph: a sign beyond the line would help nobody.
      return number === line && column && column <= text.length + 1
        ? [shown, `${' '.repeat(6)} | ${' '.repeat(column - 1)}^`]
        : [shown];
    })
    .join('\n');
}
