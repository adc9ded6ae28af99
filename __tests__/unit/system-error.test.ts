import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { systemProblem } from '../../lib/commands/system-error.mjs';
import packageJson from '../../package.json' with { type: 'json' };
import { addFiles, temporaryFolder } from './temporary';

test.each([[[]], [['chekc']], [['run']]])('an unknown command, or none, is told which there are: %j', (names) => {
  const { status, stderr } = spawnSync(process.execPath, ['lib/commands/start.mjs', ...names], { encoding: 'utf8' });
  const commands = Object.values(packageJson.scripts).flatMap(
    (script) => /start\.mjs ([\w-]+)/.exec(script)?.[1] ?? [],
  );
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `${names[0] ?? 'Nothing'}  is not a command\n    → use one of: ${commands.sort().join(', ')}\n`,
  });
});

test('a command in a tree that cannot be written to says so at once, and what to do', () => {
  const project = () => {
    const root = temporaryFolder({ 'lib/commands/hello.ts': "console.log('hello');" });
    for (const name of ['start.mjs', 'load.mjs', 'system-error.mjs'])
      cpSync(path.join('lib/commands', name), path.join(root, 'lib/commands', name));
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    return {
      root,
      start: () => spawnSync(process.execPath, ['lib/commands/start.mjs', 'hello'], { cwd: root, encoding: 'utf8' }),
    };
  };
  expect(project().start()).toMatchObject({ status: 0, stdout: 'hello\n' });
  const { root, start } = project();
  // Nobody can create folders here, not even root.
  symlinkSync('/sys', path.join(root, '.cache'));
  const { status, stderr } = start();
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^\S+\.cache\/commands {2}E\w+: .*\n {4}→ .+\n$/),
  });
});

test.each([
  [
    { code: 'ENOSPC', path: '/out/a.html', message: "ENOSPC: no space left on device, open '/out/a.html'" },
    '/out/a.html',
  ],
  [{ code: 'EEXIST', path: 'a', message: "EEXIST: file already exists, mkdir 'a'" }, 'a'],
  [{ code: 'EISDIR', path: 'a', message: "EISDIR: illegal operation on a directory, open 'a'" }, 'a'],
  [{ code: 'ELOOP', path: 'a', message: "ELOOP: too many symbolic links encountered, stat 'a'" }, 'a'],
  [{ code: 'ENOTDIR', path: 'a/b', message: "ENOTDIR: not a directory, lstat 'a/b'" }, 'a/b'],
  [{ code: 'ENAMETOOLONG', path: 'a', message: "ENAMETOOLONG: name too long, lstat 'a'" }, 'a'],
  [{ code: 'EROFS', path: 'a', dest: 'b', message: "EROFS: read-only file system, rename 'a' -> 'b'" }, 'b'],
])('%j is told with its place', (error, file) => {
  expect(systemProblem(error)).toEqual({ file, message: error.message.split(',')[0], remedy: expect.any(String) });
});

test('a command before "npm ci" says what to run', () => {
  const root = temporaryFolder({ 'lib/commands/hello.ts': '' });
  for (const name of ['start.mjs', 'load.mjs', 'system-error.mjs'])
    cpSync(path.join('lib/commands', name), path.join(root, 'lib/commands', name));
  const { status, stderr } = spawnSync(process.execPath, ['lib/commands/start.mjs', 'hello'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'node_modules  does not contain esbuild\n    → run "npm ci"\n',
  });
});

test('a Node older than the project supports is refused', () => {
  const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.18.3' })`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', old, 'lib/commands/start.mjs', 'check'], {
    encoding: 'utf8',
  });
  const [, oldest = ''] = /(\d+\.\d+)/.exec(packageJson.engines.node) ?? [];
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Node 20.18.3  is too old\n    → install Node ${oldest} or newer\n`,
  });
});

test('an error in the code is not blamed on the machine', () => {
  expect(systemProblem(new TypeError('x is not a function'))).toBeUndefined();
  expect(systemProblem(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBeUndefined();
});

/** Starts a command whose esbuild is killed when it is started for the given time, as on a machine without memory. */
function startWithoutEsbuild(time: number, command: string) {
  const folder = temporaryFolder();
  addFiles(folder, {
    esbuild: [
      '#!/bin/sh',
      `echo >> ${folder}/starts`,
      `[ "$(wc -l < ${folder}/starts)" -eq ${time} ] && kill -9 $$`,
      'unset ESBUILD_BINARY_PATH',
      `exec ${path.resolve('node_modules/esbuild/bin/esbuild')} "$@"`,
    ].join('\n'),
    'command.ts': command,
  });
  chmodSync(path.join(folder, 'esbuild'), 0o755);
  return spawnSync(process.execPath, [path.resolve('lib/commands/start.mjs'), path.join(folder, 'command.ts')], {
    encoding: 'utf8',
    env: { ...process.env, ESBUILD_BINARY_PATH: path.join(folder, 'esbuild') },
  });
}

test.each([
  ['starts', 1],
  ['bundles a program', 2],
])('a command whose esbuild is killed while it %s says so, and what to do', (_when, time) => {
  const { status, stderr } = startWithoutEsbuild(
    time,
    `import { runCommand } from ${JSON.stringify(path.resolve('lib/commands/run.ts'))};
     import { bundle } from ${JSON.stringify(path.resolve('lib/site/bundle.ts'))};
     await runCommand(async () => { await bundle({ stdin: { contents: '1' } }); });`,
  );
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^esbuild {2}stopped before it had an answer\n {4}→ run the command again; .*\n(?:\n1 to fix\.\n)?$/,
    ),
  });
});

test('a command whose helper stops without an answer does not end in silence', () => {
  const folder = temporaryFolder({
    'waits.ts': `import { runCommand } from ${JSON.stringify(path.resolve('lib/commands/run.ts'))};
      await runCommand(() => new Promise(() => undefined));`,
  });
  const command = [path.resolve('lib/commands/start.mjs'), path.join(folder, 'waits.ts')];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('The command could not finish') });
});
