import { readFileSync } from 'node:fs';
import type { Problem } from '../errors';

/**
 * Reads a text file without its byte order mark, and with `\n` as line breaks. Letters are composed (Unicode's NFC), so
 * that an address is the same on every keyboard and file system.
 */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .normalize()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

/**
 * Like {@link readText}, but returns `undefined` if the file doesn't exist. A writer may delete a file after it is
 * listed.
 */
export function readTextIfThere(file: string): string | undefined {
  try {
    return readText(file);
  } catch (error) {
    // ELOOP means that symbolic links lead to each other.
    if (/^(?:ENOENT|ELOOP)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Reports text that isn't valid UTF-8. */
export function encodingProblem(text: string, file: string): Problem[] | undefined {
  // UTF-16 without a byte order mark is read as text with NULs.
  const place = text.search(/[\0\uFFFD]/);
  if (place < 0) return undefined;
  const message = 'a character is not encoded as UTF-8';
  return [{ file, ...positionAt(text, place), message, remedy: 'save the file as UTF-8' }];
}

/** The problem with a file that contains both versions of a merge. */
export const CONFLICT = {
  message: 'a merge conflict is left in the file',
  remedy: 'keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>',
};

/**
 * Reports merge conflicts, except in code samples, and keeps only the first version of each, so that they don't cause
 * other problems. Line numbers don't change.
 */
export function resolveConflicts(text: string, file: string): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const resolve = (found: string, first: string, second: string, place: number) => {
    const above = text.slice(0, place);
    if ((above.match(/^[ \t>]*```/gm)?.length ?? 0) % 2 === 1) return found;
    problems.push({ file, line: above.split('\n').length, ...CONFLICT });
    return `\n${first}\n${second.replace(/.+/g, '')}`;
  };
  return { text: text.replace(/^<{7} .*\n([^]*?)^={7}\n([^]*?)^>{7} .*$/gm, resolve), problems };
}

/** The line and the column of a place in text, counted from 1. */
export function positionAt(text: string, place: number): { line: number; column: number } {
  const lines = text.slice(0, place).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** The line on which text first appears, counted from 1. */
export function lineOf(source: string, text: string): number | undefined {
  const index = source.indexOf(text);
  return index < 0 ? undefined : positionAt(source, index).line;
}
