import { readFileSync } from 'node:fs';

/** Reads a text file as it is meant: without the mark that some editors put before the first character, with plain line ends. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

/** The same; `undefined` where there is no file: a writer may take one away between its listing and its reading. */
export function readTextIfThere(file: string): string | undefined {
  try {
    return readText(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
