import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';

/** What a build writes, and what is installed: nothing that a clone would have. */
const NOT_SOURCES = ['node_modules', 'out', '.build', '.cache', '.generated', '.next'];

/**
 * Copies the project as a clone would be: sources and history, nothing that was built. Changes that are not committed come
 * along. Packages are linked where the file system can, because they are many.
 */
export function copyProject(rootDir: string, folder: string): void {
  const filter = (file: string) => !NOT_SOURCES.includes(path.relative(rootDir, file));
  cpSync(rootDir, folder, { recursive: true, verbatimSymlinks: true, filter });
  const packages = [rootDir, folder].map((root) => path.join(root, 'node_modules')) as [string, string];
  if (spawnSync('cp', ['-al', ...packages], { stdio: 'ignore' }).status === 0) return;
  cpSync(...packages, { recursive: true, verbatimSymlinks: true });
}
