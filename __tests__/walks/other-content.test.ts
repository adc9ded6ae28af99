import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../support/copy-project';
import { temporaryFolder } from '../unit/temporary';

/** A copy, because two builds at a time in one folder would take each other's generated files. */
const project = path.join(temporaryFolder(), 'project');
const settings = {
  CONTENT_DIR: '__tests__/fixtures/other',
  PUBLIC_DIR: '__tests__/fixtures/other-public',
  OUT_DIR: 'out',
  BUILD_DIR: '.build',
  BASE_PATH: '',
  SITE_URL: '',
};

/** Runs a command of the project on the other content. */
function run(name: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', name, '--silent'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...settings, NODE_ENV: undefined as never },
  });
  return { status, output: stdout + stderr };
}

const read = (file: string) => readFileSync(path.join(project, 'out', file), 'utf8');

beforeAll(() => copyProject(process.cwd(), project));

test('another content folder, with its own identity, navigation and tokens and no snippets, is checked and built', () => {
  expect(run('check')).toMatchObject({ status: 0 });
  expect(run('build')).toMatchObject({ status: 0, output: expect.stringContaining('5 pages') });
  expect(read('index.html')).toContain('Bake a good loaf');
  expect(read('bread/index.html')).toContain('Heat the oven to 240 °C');
  expect(read('loaf.html')).toContain('https://docs.crumb.example/bread/');
  expect(read('llms.txt')).toContain('# Crumb Documentation');
  expect(read('opening-hours.html')).toContain('https://docs.crumb.example/opening-hours.html');
  // Nothing of the documentation that lies in the repository.
  const own = /name: (.*)/.exec(readFileSync('content/identity.yml', 'utf8'))?.[1] ?? '';
  for (const file of ['index.html', 'bread/index.html', '404.html', 'sw.js']) expect(read(file)).not.toContain(own);
});
