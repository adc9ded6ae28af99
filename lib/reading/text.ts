import { readFileSync } from 'node:fs';

/** Reads a text file as it is meant: without the mark that some editors put before the first character, with plain line ends. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}
