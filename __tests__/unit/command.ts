import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import path from 'node:path';

/** The program that runs commands. */
export const START = path.resolve('lib/commands/start.mjs');

/** Runs a command of the project, such as `check`, or any program by its path, to its end. */
export function runCommand(parameters: readonly string[], options: SpawnSyncOptions = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, ...parameters], {
    ...options,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
