import { rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { ProblemError, throwIfAny } from '../errors';
import { publish, recover } from '../export/publish';
import type { Settings } from '../settings';
import { findChanges, readInputs, type Inputs } from './inputs';
import { takeLock } from './lock';

/**
 * Replaces the export by a new one: one build at a time, and nothing is in place before everything is finished.
 * Whatever goes wrong, and at whatever moment the process is killed, the previous export stays whole.
 * @param make writes the new export into a folder that does not exist yet
 * @throws ProblemError when another build is under way, when files were changed meanwhile, or when the disk refuses
 */
export async function replaceExport(
  settings: Settings,
  make: (exportDir: string, inputs: Inputs) => Promise<void>,
): Promise<void> {
  const { buildDir, outDir } = settings;
  const exportDir = path.join(buildDir, 'export');
  try {
    const release = takeLock(path.join(buildDir, 'lock'));
    try {
      recover(exportDir, outDir);
      rmSync(exportDir, { recursive: true, force: true });
      const inputs = readInputs(settings);
      await make(exportDir, inputs);
      throwIfAny(findChanges(inputs, readInputs(settings)));
      publish(exportDir, outDir);
    } finally {
      release();
    }
  } catch (error) {
    throw explain(error, settings);
  }
}

/** What the operator can do about an error of the file system, by its code. */
const REMEDIES: Record<string, [message: string, remedy: string]> = {
  ENOSPC: ['the disk is full', 'free some space and run the build again; the previous export is untouched'],
  EDQUOT: ['the disk quota is used up', 'free some space and run the build again; the previous export is untouched'],
  EFBIG: [
    'a file may not become as large as it must',
    'raise the limit (ulimit -f) and run the build again; the previous export is untouched',
  ],
  ENOTDIR: ['a file is in the way of a folder', 'remove the file, or set OUT_DIR to another folder'],
  EEXIST: ['a file is in the way of a folder', 'remove the file, or set OUT_DIR to another folder'],
  EROFS: ['the file system is read-only', 'set OUT_DIR to a folder that can be written to'],
  EACCES: [
    'the folder may not be written to',
    'give this user the right to write there, or set OUT_DIR to another folder',
  ],
  EPERM: [
    'the folder may not be written to',
    'give this user the right to write there, or set OUT_DIR to another folder',
  ],
};

/** Bytes below which a disk counts as full: less than any build needs. */
const LITTLE = 1 << 20;

function explain(error: unknown, { buildDir, outDir }: Settings): unknown {
  const { code, path: file } = error as NodeJS.ErrnoException;
  const [message, remedy] = (code && REMEDIES[code]) || [];
  if (message && remedy) return new ProblemError([{ file: file ?? buildDir, message, remedy }]);
  // Next reports a full disk in many ways; the disk itself in one.
  const full = [buildDir, path.dirname(outDir)].find((dir) => freeBytes(dir) < LITTLE);
  const [whenFull = '', then = ''] = REMEDIES.ENOSPC ?? [];
  return full ? new ProblemError([{ file: full, message: whenFull, remedy: then }]) : error;
}

function freeBytes(dir: string): number {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
