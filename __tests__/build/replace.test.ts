import { jest } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../../lib/export/publish';
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
    'out/only-old.html': 'old',
    '.build/hosts/rules.json': 'old',
    'half-build.ts': [
      `import { mkdirSync, writeFileSync, existsSync } from 'node:fs';`,
      `import { replaceExport } from ${moduleAt('lib/build/replace.ts')};`,
      `import { readSettings } from ${moduleAt('lib/settings.ts')};`,
      `import { runCommand } from ${moduleAt('lib/commands/run.ts')};`,
      `const wait = () => new Promise((resolve) => setTimeout(resolve, 20));`,
      `await runCommand(() => replaceExport(readSettings(), async ({ exportDir: dir, hostsDir }) => {`,
      `  for (const folder of [dir, hostsDir]) mkdirSync(folder, { recursive: true });`,
      `  writeFileSync(hostsDir + '/rules.json', 'new');`,
      `  for (let n = 0; n < 100; n++) {`,
      `    writeFileSync(dir + '/' + n + '.html', 'new'.repeat(1000));`,
      `    if (n === 50) console.log('halfway');`,
      `    if (n === 50 && existsSync('wait')) while (existsSync('wait')) await wait();`,
      `  }`,
      `  writeFileSync(dir + '/large.txt', 'x'.repeat(2 << 20));`,
      `  writeFileSync(dir + '/index.html', 'new');`,
      `}));`,
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
async function startHalf(root: string): Promise<ChildProcess> {
  addFiles(root, { wait: '' });
  const child = spawn(process.execPath, commandIn(root), { cwd: root });
  await new Promise<void>((resolve) =>
    child.stdout.on('data', (data) => String(data).includes('halfway') && resolve()),
  );
  return child;
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.on('exit', resolve));
const textOf = (root: string, file = 'out/index.html') => readFileSync(path.join(root, file), 'utf8');
const unlock = (root: string) => spawnSync('rm', [path.join(root, 'wait')]);

test('a build that is killed halfway leaves the previous export, and the next build works', async () => {
  const root = project();
  const child = await startHalf(root);
  child.kill('SIGKILL');
  await ended(child);
  expect(readdirSync(path.join(root, 'out')).sort()).toEqual(['index.html', 'only-old.html']);
  expect(textOf(root)).toBe('old');
  expect(textOf(root, '.build/hosts/rules.json')).toBe('old');
  // Its lock is still there, and taken over.
  expect(existsSync(path.join(root, '.build/lock'))).toBe(true);
  unlock(root);
  addFiles(root, { '.build/export/only-half.html': 'half', '.build/hosts.next/only-half.json': 'half' });
  expect(run(root)).toMatchObject({ status: 0 });
  expect(textOf(root)).toBe('new');
  for (const left of ['out/only-old.html', 'out/only-half.html', '.build/hosts/only-half.json'])
    expect([left, existsSync(path.join(root, left))]).toEqual([left, false]);
  expect(readdirSync(path.join(root, '.build'))).toEqual(['hosts']);
  expect(textOf(root, '.build/hosts/rules.json')).toBe('new');
});

test('a build that was killed while it put its export in place: the next one brings the previous export back first', async () => {
  const root = project();
  renameSync(path.join(root, 'out'), path.join(root, '.build/export.previous'));
  renameSync(path.join(root, '.build/hosts'), path.join(root, '.build/hosts.next.previous'));
  const child = await startHalf(root);
  expect(textOf(root)).toBe('old');
  expect(textOf(root, '.build/hosts/rules.json')).toBe('old');
  unlock(root);
  expect(await ended(child)).toBe(0);
  expect(textOf(root)).toBe('new');
});

test('a second build at the same time is refused with what to do, and the first one is finished', async () => {
  const root = project();
  const first = await startHalf(root);
  const second = run(root);
  expect(second.status).toBe(1);
  expect(second.stderr).toMatch(
    new RegExp(`lock {2}another build is under way here, process ${first.pid}\n.*wait until`),
  );
  unlock(root);
  expect(await ended(first)).toBe(0);
  expect(textOf(root)).toBe('new');
});

test.each([
  ['changed', { 'content/a.mdx': 'B' }, 'content/a.mdx'],
  ['added', { 'content/b.mdx': 'B' }, 'content/b.mdx'],
])('a file that is %s while the build is under way stops it', async (_what, files, name) => {
  const root = project();
  const child = await startHalf(root);
  let stderr = '';
  child.stderr?.on('data', (data) => (stderr += data));
  addFiles(root, files);
  unlock(root);
  expect(await ended(child)).toBe(1);
  expect(stderr).toContain(`${name}  the file was changed while the build was under way`);
  expect(textOf(root)).toBe('old');
  // Configurations of hosts go with the export: new ones beside an old export would lead readers to nowhere.
  expect(textOf(root, '.build/hosts/rules.json')).toBe('old');
});

test('a full disk stops the build with what to do, and the previous export stays', () => {
  const root = project();
  const disk = path.join(root, 'disk');
  mkdirSync(disk);
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).status === 0;
  try {
    if (isMounted) {
      addFiles(disk, { 'out/index.html': 'old' });
      const { status, stderr } = run(root, { OUT_DIR: path.join(disk, 'out') });
      expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('the disk is full') });
      expect(stderr).toContain('the previous export is untouched');
      expect(textOf(root, 'disk/out/index.html')).toBe('old');
    }
    // Where nothing may be mounted, a limit on the size of files has the same effect on whoever writes one.
    const limited = run(root, {}, ['sh', '-c', 'trap "" XFSZ; ulimit -f 1000; exec "$@"', 'sh']);
    expect(limited).toMatchObject({ status: 1, stderr: expect.stringMatching(/may not become as large[^]*ulimit -f/) });
    expect(textOf(root)).toBe('old');
  } finally {
    if (isMounted) spawnSync('umount', [disk]);
  }
});

test('a destination that cannot be written to is named, with what to do', () => {
  const root = project();
  addFiles(root, { file: '' });
  const inTheWay = run(root, { OUT_DIR: path.join(root, 'file/out') });
  expect(inTheWay).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/file.* {2}a file is in the way of a folder/),
  });
  const disk = path.join(root, 'disk');
  mkdirSync(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', disk]).status !== 0) return;
  try {
    const readOnly = run(root, { OUT_DIR: path.join(disk, 'out') });
    expect(readOnly).toMatchObject({ status: 1, stderr: expect.stringContaining('the file system is read-only') });
  } finally {
    spawnSync('umount', [disk]);
  }
});

test('whoever reads the export while it is replaced always finds one', async () => {
  const root = project();
  const outDir = path.join(root, 'out');
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
  for (let round = 0; round < 8; round++) {
    addFiles(root, { 'next/index.html': String(round) });
    publish(path.join(root, 'next'), outDir);
    expect(textOf(root)).toBe(String(round));
  }
  const result = new Promise<{ missed: number; reads: number }>((resolve) =>
    reader.once('message', (message) => resolve(message as never)),
  );
  reader.send('end');
  const { missed, reads } = await result;
  expect(reads).toBeGreaterThan(100);
  const canExchange = spawnSync('python3', ['--version']).status === 0;
  if (canExchange) expect(missed).toBe(0);
});
