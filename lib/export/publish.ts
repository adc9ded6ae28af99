import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a finished export in place of the previous one, which stays whole until this moment.
 * Both moves are renames within one file system, so that a reader of the folder sees the old or the new export.
 */
export function publish(finished: string, outDir: string): void {
  const previous = `${finished}.previous`;
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(path.dirname(outDir), { recursive: true });
  if (existsSync(outDir)) renameSync(outDir, previous);
  try {
    renameSync(finished, outDir);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, outDir);
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
}
