import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { refused } from '../errors';

/** The signals that end a command. A terminal sends them to all its programs, but `docker stop` and CI only to one. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a Node program, and prints its output immediately. A signal that ends the command also ends the program, which
 * would otherwise continue and write into the next build's files.
 * @param name the program's name in messages
 * @throws ProblemError if it fails or is stopped
 */
export async function runProgram(name: string, args: readonly string[], options: SpawnOptions): Promise<void> {
  const child = spawn(process.execPath, args, { ...options, stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of ENDING) process.on(signal, stop);
  const [status, killed] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  // A program that ends itself after a signal adds the signal's number to 128.
  const signal = killed ?? Object.entries(constants.signals).find(([, number]) => status === 128 + number)?.[0];
  for (const signal of ENDING) process.off(signal, stop);
  if (status === 0) return;
  const [message, reason] =
    signal === 'SIGKILL'
      ? ['was stopped by SIGKILL', 'the system may be out of memory']
      : signal
        ? [`was stopped by ${signal}`, 'run the command again']
        : [`exited with status ${status}`, 'see its output above'];
  throw refused(name, message, `${reason}; the previous export has not changed`);
}
