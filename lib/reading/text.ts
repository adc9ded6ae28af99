import { readFileSync } from 'node:fs';
import type { Problem } from '../errors';

/**
 * Reads a text file without a byte order mark, and with `
 * ` as line ends.
 */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

/**
 * Like {@link readText}, but returns `undefined` if there is no file. A writer may delete one between listing and
 * reading.
 */
export function readTextIfThere(file: string): string | undefined {
  try {
    return readText(file);
  } catch (error) {
    // ELOOP: symbolic links that lead to each other.
    if (/^(?:ENOENT|ELOOP)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** The problem of a text that isn't valid UTF-8, or `undefined`. */
export function encodingProblem(text: string, file: string): Problem | undefined {
  const place = text.indexOf('\uFFFD');
  if (place < 0) return undefined;
  const lines = text.slice(0, place).split('\n');
  return {
    file,
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    message: 'a character that is not encoded as UTF-8',
    remedy: 'save the file as UTF-8',
  };
}
