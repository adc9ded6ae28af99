import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Settings } from '../settings';

/**
 * Identifies a build by the commits and uncommitted changes of the project and its content, and by the settings. The
 * same input always gives the same ID, except without git, when each build has a new ID.
 */
export function buildIdOf({ rootDir, contentDir, publicDir, ...settings }: Settings): string {
  const versions = [rootDir, contentDir, publicDir].map(versionOf);
  if (versions.includes(undefined)) return Date.now().toString(36);
  const { siteUrl, metaPolicy, noIndex } = settings;
  const chosen = { siteUrl, metaPolicy, noIndex };
  return createHash('sha256').update(JSON.stringify({ versions, chosen })).digest('hex').slice(0, 20);
}

/** A folder's commit and its uncommitted changes. */
function versionOf(dir: string): string | undefined {
  const git = (...parameters: string[]) =>
    spawnSync('git', parameters, { cwd: dir, encoding: 'utf8', maxBuffer: 1 << 28 });
  const answers = [git('rev-parse', 'HEAD'), git('diff', 'HEAD'), git('status', '--porcelain')];
  return answers.every(({ status }) => status === 0) ? answers.map(({ stdout }) => stdout).join('\n') : undefined;
}
