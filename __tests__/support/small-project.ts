import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../../bench/reproduce/copy';
import { temporaryFolder } from '../unit/temporary';

/**
 * Builds the small site in a copy of the project, so that no other build is disturbed.
 * @param settings further settings of the build
 * @returns the copy; the export is in its `out`
 */
export function buildSmall(settings: Readonly<Record<string, string>>): { root: string; output: string } {
  const root = path.join(temporaryFolder(), 'project');
  copyProject(process.cwd(), root);
  cpSync('__tests__/fixtures/small', path.join(root, 'small'), { recursive: true });
  const content = { CONTENT_DIR: 'small', PUBLIC_DIR: '__tests__/fixtures/site-public' };
  const env = { ...process.env, ...content, OUT_DIR: '', BUILD_DIR: '', BASE_PATH: '', SITE_URL: '', ...settings };
  const command = ['lib/commands/start.mjs', 'build'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build ended with status ${status}:\n${stdout}${stderr}`);
  return { root, output: stderr };
}
