import { jest } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { addFiles, temporaryFolder } from '../unit/temporary';

// Each test runs programs, on a machine that may be busy.
jest.setTimeout(60_000);

const moduleAt = (file: string) => JSON.stringify(path.resolve(file));

/**
 * A project with an export, and a program that replaces it as `npm run build` does, with a stand-in for Next that writes
 * a hundred files and can be told to wait between them.
 */
function project() {
  const root = temporaryFolder({
    'content/a.mdx': 'A',
    'app/page.tsx': '',
    'out/index.html': 'old',
    'out/.docs-build': '',
    'out/only-old.html': 'old',
    '.build/hosts/rules.json': 'old',
    '.build/hosts/.docs-build': '',
    'half-build.ts': [
      `import { mkdirSync, writeFileSync, existsSync, lstatSync } from 'node:fs';`,
      `import { replaceExport } from ${moduleAt('lib/build/replace.ts')};`,
      `import { readSettings } from ${moduleAt('lib/settings.ts')};`,
      `import { runCommand } from ${moduleAt('lib/commands/run.ts')};`,
      `const wait = () => new Promise((resolve) => setTimeout(resolve, 20));`,
      `const name = process.env.NAME ?? 'new';`,
      `const build = () => replaceExport(readSettings(), async ({ exportDir: dir, hostsDir }) => {`,
      `  for (const folder of [dir, hostsDir]) mkdirSync(folder, { recursive: true });`,
      `  writeFileSync(hostsDir + '/rules.json', name);`,
      `  if (!lstatSync('out', { throwIfNoEntry: false })) console.log('no link');`,
      `  for (let n = 0; n < 100; n++) {`,
      `    writeFileSync(dir + '/' + n + '.html', 'new'.repeat(1000));`,
      `    if (n === 50) console.log('halfway');`,
      `    if (n === 50 && existsSync('wait')) while (existsSync('wait')) await wait();`,
      `  }`,
      `  writeFileSync(dir + '/large.txt', 'x'.repeat(2 << 20));`,
      `  writeFileSync(dir + '/index.html', name);`,
      `});`,
      `await runCommand(async () => { do await build(); while (process.env.FOREVER); });`,
      `console.log('done');`,
    ].join('\n'),
  });
  return root;
}

/** The project's own loader, which finds a program by its whole path. */
const commandIn = (root: string) => [path.resolve('lib/commands/start.mjs'), path.join(root, 'half-build.ts')];

function run(root: string, env: Record<string, string> = {}, wrapper: string[] = []) {
  const [program = '', ...parameters] = [...wrapper, process.execPath, ...commandIn(root)];
  // A build that waits where it should refuse would never end.
  return spawnSync(program, parameters, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 20_000,
  });
}

/** Starts a build that waits halfway. */
async function startHalf(root: string, NAME = 'new'): Promise<ChildProcess> {
  addFiles(root, { wait: '' });
  const child = spawn(process.execPath, commandIn(root), { cwd: root, env: { ...process.env, NAME } });
  await new Promise<void>((resolve) =>
    child.stdout.on('data', (data) => String(data).includes('halfway') && resolve()),
  );
  return child;
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.on('exit', resolve));
const textOf = (root: string, file = 'out/index.html') => readFileSync(path.join(root, file), 'utf8');
const unlock = (root: string) => rmSync(path.join(root, 'wait'), { force: true });
const buildsIn = (root: string) =>
  readdirSync(path.join(root, '.build/builds/out')).filter((name) => name !== 'current');

test('a build that is killed halfway leaves the previous export, and the next build works', async () => {
  const root = project();
  const child = await startHalf(root);
  child.kill('SIGKILL');
  await ended(child);
  expect(readdirSync(path.join(root, 'out')).sort()).toEqual(['.docs-build', 'index.html', 'only-old.html']);
  expect(textOf(root)).toBe('old');
  expect(textOf(root, '.build/hosts/rules.json')).toBe('old');
  unlock(root);
  expect(run(root)).toMatchObject({ status: 0 });
  expect(textOf(root)).toBe('new');
  expect(readdirSync(path.join(root, 'out'))).not.toContain('only-old.html');
  expect(textOf(root, '.build/hosts/rules.json')).toBe('new');
});

test('the site and its host configurations are of the same build, whenever a build is killed', async () => {
  const root = project();
  run(root);
  for (let round = 0; round < 6; round++) {
    // Builds again and again, each with another name.
    const child = spawn(process.execPath, commandIn(root), {
      cwd: root,
      env: { ...process.env, NAME: `${round}`, FOREVER: '1' },
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await new Promise((resolve) => setTimeout(resolve, round * 14));
    child.kill('SIGKILL');
    await ended(child);
    expect(textOf(root, '.build/hosts/rules.json')).toBe(textOf(root));
  }
});

test('a folder that becomes a link has the site, also if the build is killed right after', () => {
  const root = project();
  const kill = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const rename = fs.renameSync;
    fs.renameSync = (from, to) => {
      rename(from, to);
      if (to.endsWith('/out') && !from.endsWith('/out')) process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();`;
  const { signal } = run(root, { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(kill)}"` });
  expect(signal).toBe('SIGKILL');
  expect(textOf(root)).toBe('new');
});

test.each(['symlinkSync', 'renameSync'])('a build that is killed at any %s leaves nothing that stays', (name) => {
  const root = project();
  run(root, { NAME: 'first' });
  for (const when of ['before', 'after'])
    for (let step = 1; ; step++) {
      const kill = `import fs from 'node:fs';
        import { syncBuiltinESMExports } from 'node:module';
        const real = fs.${name};
        let steps = 0;
        fs.${name} = (from, to) => {
          const isLast = /current|out|hosts/.test(to) && ++steps === ${step};
          if (isLast && '${when}' === 'before') process.kill(process.pid, 'SIGKILL');
          real(from, to);
          if (isLast) process.kill(process.pid, 'SIGKILL');
        };
        syncBuiltinESMExports();`;
      const { signal } = run(root, { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(kill)}"` });
      expect(textOf(root, '.build/hosts/rules.json')).toBe(textOf(root));
      if (!signal) break;
    }
  const listed = ['', '.build', '.build/builds/out'].flatMap((dir) => readdirSync(path.join(root, dir)));
  expect(listed.filter((entry) => /\.[\da-f]{8}-/.test(entry))).toEqual([]);
});

test('a copy of `.build` in which folders have replaced the links is built over', () => {
  const root = project();
  run(root, { NAME: 'first' });
  const current = path.join(root, '.build/builds/out/current');
  cpSync(realpathSync(current), `${current}-copy`, { recursive: true });
  rmSync(current);
  renameSync(`${current}-copy`, current);
  expect(run(root, { NAME: 'second' })).toMatchObject({ status: 0, stderr: '' });
  expect(textOf(root)).toBe('second');
});

test.each(['out', 'other'])('a build of %s after `.build` was deleted finds no link that leads nowhere', (OUT_DIR) => {
  const root = project();
  run(root);
  rmSync(path.join(root, '.build'), { recursive: true });
  expect(lstatSync(path.join(root, 'out'), { throwIfNoEntry: false })?.isSymbolicLink()).toBe(true);
  expect(run(root, { OUT_DIR }).stdout).toContain('no link');
  expect(textOf(root, `${OUT_DIR}/index.html`)).toBe('new');
});

test('a link of somebody else that leads nowhere stays', () => {
  const root = project();
  rmSync(path.join(root, 'out'), { recursive: true });
  symlinkSync('/mnt/not-mounted', path.join(root, 'out'));
  expect(run(root, { OUT_DIR: 'other' })).toMatchObject({ status: 0 });
  expect(readlinkSync(path.join(root, 'out'))).toBe('/mnt/not-mounted');
});

test.each(['2 days ago', '2 days'])('what killed and superseded builds have left is removed: %s', async (date) => {
  const root = project();
  const child = await startHalf(root);
  child.kill('SIGKILL');
  await ended(child);
  unlock(root);
  const [killed = ''] = buildsIn(root);
  for (const name of ['one', 'two', 'three']) run(root, { NAME: name });
  expect(textOf(root)).toBe('three');
  // The killed one may still be at work; the second is there for readers who are just opening one of its files.
  expect(buildsIn(root)).toHaveLength(3);
  spawnSync('touch', ['-d', date, path.join(root, '.build/builds/out', killed)]);
  run(root, { NAME: 'four' });
  expect(buildsIn(root)).toHaveLength(2);
});

test('of two builds at once each is whole, and the last to finish is published', async () => {
  const root = project();
  const first = await startHalf(root, 'first');
  const second = await startHalf(root, 'second');
  const both = Promise.all([ended(first), ended(second)]);
  unlock(root);
  expect(await both).toEqual([0, 0]);
  expect(readdirSync(path.join(root, 'out'))).toHaveLength(103);
  expect(textOf(root, '.build/hosts/rules.json')).toBe(textOf(root));
});

test('exports that go to different places do not replace each other', () => {
  const root = project();
  run(root, { NAME: 'first' });
  run(root, { NAME: 'second', OUT_DIR: 'other' });
  expect([textOf(root), textOf(root, 'other/index.html')]).toEqual(['first', 'second']);
  // A preview says "noindex" in its host configurations, which must not reach production.
  const rulesIn = (hosts: string) => textOf(root, `.build/${hosts}/rules.json`);
  expect([rulesIn('hosts'), rulesIn('hosts-other')]).toEqual(['first', 'second']);
});

test('what a build did not write is still there after it, and nothing was built', () => {
  const root = project();
  addFiles(root, { 'public/logo.svg': 'mine' });
  const { status, stderr, stdout } = run(root, { OUT_DIR: 'public' });
  expect({ status, stderr, stdout }).toEqual({
    status: 1,
    stderr: expect.stringContaining('OUT_DIR  public is in use'),
    stdout: expect.not.stringContaining('halfway'),
  });
  expect(textOf(root, 'public/logo.svg')).toBe('mine');
});

test('a folder that someone fills while a build runs is not deleted', async () => {
  const root = project();
  rmSync(path.join(root, 'out'), { recursive: true });
  const child = await startHalf(root);
  addFiles(root, { 'out/mine.txt': 'mine' });
  unlock(root);
  await ended(child);
  expect(child.exitCode).toBe(1);
  expect(textOf(root, 'out/mine.txt')).toBe('mine');
  // What a failed build has written may be what fills the disk.
  expect(buildsIn(root)).toEqual([]);
});

test('whoever reads the export while it is replaced always finds one', async () => {
  const root = project();
  const outDir = path.join(root, 'out');
  run(root);
  const reader = spawn(
    process.execPath,
    [
      '-e',
      `const { readFileSync } = require('node:fs'); let missed = 0, reads = 0; process.on('message', () => { process.send({ missed, reads }); process.exit() });
     const look = () => { const end = Date.now() + 5; while (Date.now() < end) { reads++; try { readFileSync(${JSON.stringify(path.join(outDir, 'index.html'))}) } catch { missed++ } } setImmediate(look) }; look(); process.send('ready');`,
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  await new Promise((resolve) => reader.once('message', resolve));
  for (let round = 0; round < 4; round++) expect(run(root, { NAME: `${round}` })).toMatchObject({ status: 0 });
  const result = new Promise<{ missed: number; reads: number }>((resolve) =>
    reader.once('message', (message) => resolve(message as never)),
  );
  reader.send('end');
  const { missed, reads } = await result;
  expect(reads).toBeGreaterThan(100);
  expect(missed).toBe(0);
});
