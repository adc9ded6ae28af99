import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../lib/errors';
import { copyProject } from '../support/copy-project';
import { corpus } from '../support/corpus';
import { addFiles, identityText, temporaryFolder } from '../unit/temporary';

/** A copy of the project, because builds of other suites would take its generated files. */
const project = path.join(temporaryFolder(), 'project');
const contentDir = path.join(project, 'corpus');
const env = { ...process.env, CONTENT_DIR: contentDir, PUBLIC_DIR: '', OUT_DIR: '', BUILD_DIR: '', SITE_URL: '' };

const run = (...args: string[]) =>
  spawnSync('npm', ['run', '--silent', ...args], { cwd: project, encoding: 'utf8', env, maxBuffer: 1 << 28 });

/** The mistakes that the check finds, by file. Wording doesn't count. */
function check(): Map<string, Problem[]> {
  const { stdout } = run('check', '--', '--format=json');
  const found = new Map<string, Problem[]>();
  for (const problem of JSON.parse(stdout) as Problem[]) {
    const file = path.relative(contentDir, path.resolve(project, problem.file));
    if (!problem.severity) found.set(file, [...(found.get(file) ?? []), problem]);
  }
  return found;
}

test('a build accepts every page that the check accepts, and the check names the line of everything else', () => {
  const pages = corpus();
  copyProject(process.cwd(), project);
  const identity = identityText().replace(/^ *wording: refuse\n/m, '');
  addFiles(contentDir, { ...Object.fromEntries(pages), 'identity.yml': identity });
  const refused = new Map<string, Problem[]>();
  // A page may show a snippet that is refused, or have an address that two pages want.
  for (let found = check(); found.size > 0; found = check())
    for (const [file, problems] of found) {
      refused.set(file, problems);
      rmSync(path.join(contentDir, file));
    }
  const fromName = [...refused].filter(([, problems]) => problems.some(({ line }) => line === undefined));
  expect(fromName.filter(([file]) => !/^(?:names|x)\/|^404\.md$/.test(file))).toEqual([]);
  expect(refused.size).toBeGreaterThan(100);
  expect(pages.size - refused.size).toBeGreaterThan(300);

  const { status, stdout, stderr } = run('build');
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
  expect(existsSync(path.join(project, 'out/body/table/index.html'))).toBe(true);
});
