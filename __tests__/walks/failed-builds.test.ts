import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../support/copy-project';
import { addFiles, filesOf, temporaryFolder } from '../unit/temporary';

/** A copy of the project, because two builds at a time in one folder would take each other's generated files. */
const project = path.join(temporaryFolder(), 'project');
/** A small site and an export of before. */
const root = path.join(project, '.build/tests/faults');
const OLD = { 'out/index.html': 'old', '.build/hosts/rules.json': 'old' };
const command = ['lib/commands/start.mjs', 'build'];
const environment = {
  ...process.env,
  CONTENT_DIR: `${root}/small`,
  PUBLIC_DIR: '__tests__/fixtures/site-public',
  OUT_DIR: `${root}/out`,
  BUILD_DIR: `${root}/.build`,
  BASE_PATH: '',
  SITE_URL: '',
};

beforeAll(() => {
  copyProject(process.cwd(), project);
  cpSync('__tests__/fixtures/small', path.join(root, 'small'), { recursive: true });
  addFiles(root, OLD);
});

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

function expectOldExport(): void {
  expect(filesOf(path.join(root, 'out'))).toEqual(['index.html']);
  for (const [file, text] of Object.entries(OLD)) expect([file, textOf(file)]).toEqual([file, text]);
}

/** Starts a build and kills it, with all that it has started, as soon as it says something. */
async function killAt(words: string): Promise<void> {
  const child = spawn(process.execPath, command, {
    cwd: project,
    env: environment as NodeJS.ProcessEnv,
    detached: true,
  });
  let output = '';
  const hear = (data: Buffer) => {
    output += data;
    if (output.includes(words) && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const signal = await new Promise((resolve) => child.once('close', (_code, how) => resolve(how)));
  expect({ output, signal }).toEqual({ output: expect.stringContaining(words), signal: 'SIGKILL' });
}

test.each([
  ['while Next builds', '✓ content'],
  ['while the export is finished', '✓ next build'],
])('a build that is killed %s leaves the previous export and its configurations of hosts', async (_when, words) => {
  await killAt(words);
  expectOldExport();
});

describe('without git, from read-only content with marks of foreign editors', () => {
  let stderr: string;

  beforeAll(() => {
    const page = path.join(root, 'small/guides/phone.mdx');
    writeFileSync(page, `\uFEFF${readFileSync(page, 'utf8').replaceAll('\n', '\r\n')}`);
    for (const file of filesOf(path.join(root, 'small'))) chmodSync(path.join(root, 'small', file), 0o444);
    const [small, programs] = [path.join(root, 'small'), path.join(root, 'programs')];
    for (const folder of ['', 'guides', 'releases']) chmodSync(path.join(small, folder), 0o555);
    // Root may write there all the same, but not into what is mounted for reading.
    const isMounted = spawnSync('mount', ['--bind', '-o', 'ro', small, small]).status === 0;
    mkdirSync(programs);
    symlinkSync(process.execPath, path.join(programs, 'node'));
    try {
      const env = { ...environment, PATH: programs } as NodeJS.ProcessEnv;
      const ended = spawnSync(process.execPath, command, { cwd: project, env, encoding: 'utf8' });
      expect({ status: ended.status, stderr: ended.stderr }).toMatchObject({ status: 0 });
      stderr = ended.stderr;
    } finally {
      if (isMounted) spawnSync('umount', [small]);
      for (const folder of ['', 'guides', 'releases']) chmodSync(path.join(small, folder), 0o755);
    }
  });

  test('a build after all those that failed puts the new export in place', () => {
    expect(textOf('out/index.html')).toContain('<h1');
    expect(textOf('.build/hosts/rules.json')).toContain('/guides/phone/');
  });

  test('the page is read as it was meant', () => {
    expect(textOf('out/guides/phone/index.html')).toMatch(/<h1[^>]*>The phone guide/);
    expect(textOf('out/guides/phone/index.html')).not.toContain('\uFEFF');
  });

  test('why pages have no date is told, with what to do', () => {
    expect(stderr).toMatch(/6 pages have no date for their last change: git is not installed; install it/);
    expect(textOf('out/guides/phone/index.html')).not.toContain('Last updated');
  });
});
