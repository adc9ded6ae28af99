import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors';

/** How many lines are shown before and after the one in question. */
const CONTEXT = 2;

/** The lines around a problem, numbered, with a sign at its own; empty where the file or the line is not known. */
export function codeFrame({ file, line }: Problem, rootDir: string): string {
  const target = path.resolve(rootDir, file);
  if (!line || !existsSync(target)) return '';
  const lines = readFileSync(target, 'utf8').split('\n');
  const first = Math.max(1, line - CONTEXT);
  return lines
    .slice(first - 1, line + CONTEXT)
    .map((text, index) => `${first + index === line ? '>' : ' '} ${String(first + index).padStart(4)} | ${text}`)
    .join('\n');
}
