import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that two folders do not have in common, or not with the same bytes. */
export interface Difference {
  /** Path in both folders. */
  file: string;
  /** What is different, with the text around the first byte that is. */
  what: string;
}

/** Bytes that are shown before and after the first one that differs. */
const CONTEXT = 40;

/** Compares two folders file by file and byte by byte. Times and rights of files are not looked at. */
export function compareFolders(one: string, other: string): Difference[] {
  const [inOne, inOther] = [filesOf(one), filesOf(other)];
  return [...new Set([...inOne, ...inOther])].sort().flatMap((file): Difference[] => {
    if (!inOther.has(file)) return [{ file, what: 'is in the first only' }];
    if (!inOne.has(file)) return [{ file, what: 'is in the second only' }];
    const bytes = [one, other].map((folder) => readFileSync(path.join(folder, file))) as [Buffer, Buffer];
    return bytes[0].equals(bytes[1]) ? [] : [{ file, what: firstDifference(...bytes) }];
  });
}

/** The paths of all files below a folder. */
export function filesOf(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))));
}

/**
 * One number for all files below some folders of `root`, to compare with another machine's. It is what this prints there:
 * `find FOLDERS -type f | LC_ALL=C sort | tr '\\n' '\\0' | xargs -0 sha256sum | sha256sum`
 */
export function digestOf(root: string, folders: readonly string[]): string {
  const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
  const files = folders.flatMap((folder) =>
    [...filesOf(path.join(root, folder))].map((file) => path.join(folder, file)),
  );
  return sha256(
    files
      .sort()
      .map((file) => `${sha256(readFileSync(path.join(root, file)))}  ${file}\n`)
      .join(''),
  );
}

function firstDifference(one: Buffer, other: Buffer): string {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at++;
  const around = (bytes: Buffer) => JSON.stringify(bytes.toString('latin1', Math.max(0, at - CONTEXT), at + CONTEXT));
  return `differs from byte ${at} on: ${around(one)} and ${around(other)}`;
}
