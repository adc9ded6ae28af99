import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a finished export in place of the previous one, which stays whole until this moment.
 * Both moves are renames within one file system, so that a reader of the folder sees the old or the new export.
 */
export function publish(finished: string, outDir: string): void {
  mkdirSync(path.dirname(outDir), { recursive: true });
  const next = besideOf(finished, outDir);
  const previous = `${next}.previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(outDir)) renameSync(outDir, previous);
  try {
    renameSync(next, outDir);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, outDir);
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
}

/** The finished export on the file system of its destination: a rename cannot cross from one to another. */
function besideOf(finished: string, outDir: string): string {
  if (statSync(finished).dev === statSync(path.dirname(outDir)).dev) return finished;
  const copy = `${outDir}.next`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(finished, copy, { recursive: true });
  return copy;
}
