import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../errors';

/**
 * Records the files in a folder that several build steps read.
 * @param what the folder's name, for messages
 * @returns a check that throws a {@link ProblemError} if a file has changed since, because pages could then contradict
 * each other
 */
export function rememberFiles(dir: string, what: string): () => void {
  const before = stateOf(dir);
  return () => {
    if (stateOf(dir) === before) return;
    throw new ProblemError({
      file: what,
      message: 'a file in this folder was changed during the build, by an editor, "npm run dev" or another build',
      remedy: 'run the build again; the previous export was left as it was',
    });
  };
}

function stateOf(dir: string): string {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return names.map((name) => `${name} ${lstatSync(path.join(dir, name)).ctimeMs}`).join('\n');
}
