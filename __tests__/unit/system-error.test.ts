import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { systemProblem } from '../../lib/commands/system-error.mjs';
import packageJson from '../../package.json' with { type: 'json' };
import { runCommand } from './command';
import { addFiles, temporaryFolder } from './temporary';

test.each([[[]], [['chekc']], [['run']]])('an unknown command, or none, is told which there are: %j', (names) => {
  const commands = Object.values(packageJson.scripts).flatMap(
    (script) => /start\.mjs ([\w-]+)/.exec(script)?.[1] ?? [],
  );
  expect(runCommand(names)).toMatchObject({
    status: 1,
    stderr: `${names[0] ?? 'Nothing'}  is not a command\n    → use one of: ${commands.sort().join(', ')}\n`,
  });
});

/** A project with a command that greets. `start` runs it. */
function greeting() {
  const root = temporaryFolder({ 'lib/commands/hello.ts': "console.log('hello');" });
  for (const name of ['start.mjs', 'load.mjs', 'system-error.mjs'])
    cpSync(path.join('lib/commands', name), path.join(root, 'lib/commands', name));
  const start = () => spawnSync(process.execPath, ['lib/commands/start.mjs', 'hello'], { cwd: root, encoding: 'utf8' });
  return { root, start };
}

test('a command before "npm ci" says what to run, and a command after it runs', () => {
  const { root, start } = greeting();
  expect(start()).toMatchObject({
    status: 1,
    stderr: 'node_modules  does not contain esbuild\n    → run "npm ci"\n',
  });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  expect(start()).toMatchObject({ status: 0, stdout: 'hello\n' });
});

test('a command in a tree that cannot be written to says so at once, and what to do', () => {
  const { root, start } = greeting();
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  // Nobody can create folders here, not even root.
  symlinkSync('/sys', path.join(root, '.cache'));
  expect(start()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^\S+\.cache\/commands {2}E\w+: .*\n {4}→ .+\n$/),
  });
});

test.each([
  ['ENOSPC: no space left on device, open', { path: '/out/a.html' }, '/out/a.html'],
  ['ENOSPC: no space left on device, write', {}, 'the system'],
  ['EEXIST: file already exists, mkdir', { path: 'a' }, 'a'],
  ['EISDIR: illegal operation on a directory, open', { path: 'a' }, 'a'],
  ['ELOOP: too many symbolic links encountered, stat', { path: 'a' }, 'a'],
  ['ENOTDIR: not a directory, lstat', { path: 'a/b' }, 'a/b'],
  ['ENAMETOOLONG: name too long, lstat', { path: 'a' }, 'a'],
  ['EROFS: read-only file system, rename', { path: 'a', dest: 'b' }, 'b'],
])('"%s …" is told with its place', (text, places, file) => {
  const [message = '', code] = /^(\w+): [^,]+/.exec(text) ?? [];
  const named = Object.values(places).map((place) => ` '${place}'`);
  expect(systemProblem({ code, ...places, message: text + named.join(' ->') })).toEqual({
    file,
    message: named.length > 0 ? message : text,
    remedy: expect.any(String),
  });
});

test('a Node older than the project supports is refused', () => {
  const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.18.3' })`;
  const [, oldest = ''] = /(\d+\.\d+)/.exec(packageJson.engines.node) ?? [];
  expect(runCommand(['check'], { env: { ...process.env, NODE_OPTIONS: `--import "${old}"` } })).toMatchObject({
    status: 1,
    stderr: `Node 20.18.3  is too old\n    → install Node ${oldest} or newer\n`,
  });
});

test('an error in the code is not blamed on the machine', () => {
  expect(systemProblem(new TypeError('x is not a function'))).toBeUndefined();
  expect(systemProblem(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBeUndefined();
});

/** Imports the function that runs commands, in a program anywhere. */
const IMPORT = `import { runCommand } from ${JSON.stringify(path.resolve('lib/commands/run.ts'))};`;

test.each([
  ['starts', 1],
  ['bundles a program', 2],
])('a command whose esbuild is killed while it %s says so, and what to do', (_when, time) => {
  const folder = temporaryFolder();
  addFiles(folder, {
    // Killed when it is started for the given time, as on a machine without memory.
    esbuild: [
      '#!/bin/sh',
      `echo >> ${folder}/starts`,
      `[ "$(wc -l < ${folder}/starts)" -eq ${time} ] && kill -9 $$`,
      'unset ESBUILD_BINARY_PATH',
      `exec ${path.resolve('node_modules/esbuild/bin/esbuild')} "$@"`,
    ].join('\n'),
    'command.ts': `${IMPORT}
      import { bundle } from ${JSON.stringify(path.resolve('lib/site/bundle.ts'))};
      await runCommand(async () => { await bundle({ stdin: { contents: '1' } }); });`,
  });
  chmodSync(path.join(folder, 'esbuild'), 0o755);
  const env = { ...process.env, ESBUILD_BINARY_PATH: path.join(folder, 'esbuild') };
  expect(runCommand([path.join(folder, 'command.ts')], { env })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^esbuild {2}stopped before it had an answer\n {4}→ run the command again; .*\n(?:\n1 to fix\.\n)?$/,
    ),
  });
});

test('a command whose helper stops without an answer does not end in silence', () => {
  const folder = temporaryFolder({ 'waits.ts': `${IMPORT} await runCommand(() => new Promise(() => undefined));` });
  expect(runCommand([path.join(folder, 'waits.ts')])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The command could not finish'),
  });
});
