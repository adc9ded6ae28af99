import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';

/** Files from builds and installations, which a clone doesn't have. */
const NOT_SOURCES = ['node_modules', 'out', '.build', '.cache', '.generated', '.next'];

/**
 * Copies the project like a clone: sources (with uncommitted changes) and history. Packages are linked if the file
 * system allows, because there are many.
 */
export function copyProject(rootDir: string, folder: string): void {
  const filter = (file: string) => !NOT_SOURCES.includes(path.relative(rootDir, file));
  cpSync(rootDir, folder, { recursive: true, verbatimSymlinks: true, filter });
  const packages = [rootDir, folder].map((root) => path.join(root, 'node_modules')) as [string, string];
  if (spawnSync('cp', ['-al', ...packages], { stdio: 'ignore' }).status === 0) return;
  cpSync(...packages, { recursive: true, verbatimSymlinks: true });
}
