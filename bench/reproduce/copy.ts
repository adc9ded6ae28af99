import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What a build writes, and what is installed: nothing that a clone would have. */
const NOT_SOURCES = ['node_modules', 'out', '.build', '.cache', '.generated', '.next'];

/**
 * Copies the project as a clone would be: sources and history, nothing that was built. Changes that are not committed come
 * along. Packages are linked where the file system can, because they are many.
 * @param isBackwards whether files are written last to first, so that a file system which lists them as they came lists them in another order
 */
export function copyProject(rootDir: string, folder: string, isBackwards = false): void {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(rootDir).filter((name) => !NOT_SOURCES.includes(name));
  for (const name of inOrder(names, isBackwards)) copy(path.join(rootDir, name), path.join(folder, name), isBackwards);
  const packages = [rootDir, folder].map((root) => path.join(root, 'node_modules')) as [string, string];
  if (spawnSync('cp', ['-al', ...packages], { stdio: 'ignore' }).status === 0) return;
  cpSync(...packages, { recursive: true, verbatimSymlinks: true });
}

function copy(from: string, to: string, isBackwards: boolean): void {
  const kind = lstatSync(from);
  if (kind.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (kind.isFile()) copyFileSync(from, to);
  else if (kind.isDirectory()) {
    mkdirSync(to);
    for (const name of inOrder(readdirSync(from), isBackwards))
      copy(path.join(from, name), path.join(to, name), isBackwards);
  }
}

const inOrder = (names: readonly string[], isBackwards: boolean) => (isBackwards ? names.toReversed() : names);
