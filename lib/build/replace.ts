import { rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { ProblemError, throwIfAny } from '../errors';
import { publish, recover } from '../export/publish';
import { hostsDirOf } from '../hosts/rules';
import type { Settings } from '../settings';
import { findChanges, readInputs, type Inputs } from './inputs';
import { takeLock } from './lock';

/** Folders that a build writes before they take the place of the previous ones. */
export interface Unpublished {
  /** For what Next exports; is not published. */
  nextDir: string;
  /** Does not exist yet. */
  exportDir: string;
  /** For the configurations of hosts, which belong to the export: with an old one they would lead readers to nowhere. */
  hostsDir: string;
}

/**
 * Replaces the export by a new one: one build at a time, and nothing is in place before everything is finished.
 * Whatever goes wrong, and at whatever moment the process is killed, the previous export stays whole, and so do the
 * configurations of hosts that belong to it.
 * @param make writes the new export
 * @throws ProblemError when another build is under way, when files were changed meanwhile, or when the disk refuses
 */
export async function replaceExport(
  settings: Settings,
  make: (unpublished: Unpublished, inputs: Inputs) => Promise<void>,
): Promise<void> {
  const { buildDir, outDir } = settings;
  const exportDir = path.join(buildDir, 'export');
  const hostsDir = nextHostsIn(buildDir);
  const nextDir = path.join(buildDir, 'next');
  try {
    const release = takeLock(path.join(buildDir, 'lock'));
    try {
      recoverExport(settings);
      for (const left of [nextDir, exportDir, hostsDir]) rmSync(left, { recursive: true, force: true });
      const inputs = readInputs(settings);
      await make({ nextDir, exportDir, hostsDir }, inputs);
      throwIfAny(findChanges(inputs, readInputs(settings)));
      publish(exportDir, outDir);
      publish(hostsDir, hostsDirOf(buildDir));
      rmSync(nextDir, { recursive: true, force: true });
    } finally {
      release();
    }
  } catch (error) {
    throw explain(error, settings);
  }
}

/** Brings the previous export and its configurations of hosts back where a build was killed while it put new ones in place. */
export function recoverExport({ buildDir, outDir }: Settings): void {
  recover(path.join(buildDir, 'export'), outDir);
  recover(nextHostsIn(buildDir), hostsDirOf(buildDir));
}

const nextHostsIn = (buildDir: string) => path.join(buildDir, 'hosts.next');

/** Errors of the file system, by code, with a remedy for the operator. */
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
  if (message && remedy) return new ProblemError({ file: file ?? buildDir, message, remedy });
  // Next reports a full disk in many ways; the disk itself in one.
  const full = [buildDir, path.dirname(outDir)].find((dir) => freeBytes(dir) < LITTLE);
  const [whenFull = '', then = ''] = REMEDIES.ENOSPC ?? [];
  return full ? new ProblemError({ file: full, message: whenFull, remedy: then }) : error;
}

function freeBytes(dir: string): number {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
