import { existsSync, statfsSync } from 'node:fs';

/** A disk with less space than this, in bytes, is full. Some file systems can't use their last blocks. */
const LEAST_SPACE = 1 << 20;

/**
 * Names the place of an error that says only that a disk is full, as an error of writing does.
 * @param folders where the command writes; the first one whose disk is full is named
 */
export function nameFullDisk(error: unknown, folders: readonly string[]): void {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' || path) return;
  const full = folders.find((folder) => existsSync(folder) && spaceOf(folder) < LEAST_SPACE);
  if (full) Object.assign(error as Error, { path: full });
}

function spaceOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
