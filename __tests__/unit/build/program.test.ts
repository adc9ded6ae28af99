import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { START } from '../command';
import { temporaryFolder } from '../temporary';

/** Starts a command that runs a program, as `npm run build` runs Next. Returns its process, and what it prints. */
async function start(program: string) {
  const folder = temporaryFolder({
    'command.ts': [
      `import { runProgram } from ${JSON.stringify(path.resolve('lib/build/program.ts'))};`,
      `import { runCommand } from ${JSON.stringify(path.resolve('lib/commands/run.ts'))};`,
      `await runCommand(() => runProgram('next build', ['-e', ${JSON.stringify(program)}], {}));`,
    ].join('\n'),
  });
  const command = spawn(process.execPath, [START, path.join(folder, 'command.ts')]);
  let printed = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (data) => (printed += String(data)));
  return { command, ended: once(command, 'close'), printed: () => printed };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the program that a command runs, too', async (signal) => {
  const { command, ended, printed } = await start('console.log(process.pid); setInterval(() => {}, 1000)');
  while (!/^\d+\n/.test(printed())) await once(command.stdout, 'data');
  command.kill(signal);
  expect(await ended).toEqual([1, null]);
  expect(printed()).toContain(`next build  was stopped by ${signal}\n    → run the command again; the previous export`);
  expect(isRunning(Number.parseInt(printed()))).toBe(false);
});

test.each([
  ['process.exit(143)', 'was stopped by SIGTERM\n    → run the command again'],
  ['process.exit(3)', 'exited with status 3\n    → see its output above'],
  ["process.kill(process.pid, 'SIGKILL')", 'was stopped by SIGKILL\n    → the system may be out of memory'],
])('a program that ends with %s is told', async (program, message) => {
  const { ended, printed } = await start(program);
  expect(await ended).toEqual([1, null]);
  expect(printed()).toContain(`next build  ${message}`);
});
