import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../__tests__/support/tools/free-port';

/** How long a server may take until it answers, and until it shows its page, in milliseconds. */
const LIMIT = 120_000;

/** A development server, and a page that it serves. */
export interface Tool {
  name: string;
  /** The command, without the port. */
  command: string[];
  dir: string;
  env: Record<string, string>;
  /** What the server keeps for its next start. */
  caches: string[];
  address: string;
}

/**
 * Starts a server, opens its page, and stops it again.
 * @param use what to do with the page meanwhile
 * @returns the time from the command to the first page
 * @throws Error with the end of the server's output, if it stops or takes too long
 */
export async function session(
  { name, command, dir, env, address }: Tool,
  browser: Browser,
  use?: (page: Page, origin: string) => Promise<void>,
): Promise<number> {
  const port = await freePort(4300);
  const origin = `http://localhost:${port}`;
  const page = await browser.newPage();
  const started = performance.now();
  const server = spawn('npx', ['--no-install', ...command, String(port)], {
    cwd: dir,
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The server's own children also have these pipes, and may write their caches for some time after it has ended.
  const closed = once(server, 'close');
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (output += String(data)));
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  try {
    // Not by the browser: a page that says that nobody answers takes computing power from the server that starts.
    while (!(await answers(port))) {
      if (!isRunning()) throw new Error(`it ended with status ${server.exitCode ?? server.signalCode}`);
      if (performance.now() - started > LIMIT) throw new Error(`nobody answers at ${origin} after ${LIMIT / 1000} s`);
      await page.waitForTimeout(50);
    }
    // The page is there when it is seen, which is before all that it loads has come.
    await page.goto(`${origin}${address}`, { waitUntil: 'commit', timeout: LIMIT });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: LIMIT });
    const time = performance.now() - started;
    await use?.(page, origin);
    return time;
  } catch (cause) {
    const command = `${name}, "${server.spawnargs.join(' ')}" in ${dir}`;
    const shown = await page
      .locator('body')
      .innerText({ timeout: 1000 })
      .catch(() => '');
    const ends = Object.entries({ 'The server printed': output, 'The page shows': shown })
      .filter(([, text]) => text.trim())
      .map(([what, text]) => `\n${what}:\n${text.trim().slice(-1500)}`);
    throw new Error(`${command}: ${(cause as Error).message}${ends.join('')}`, { cause });
  } finally {
    await page.close();
    kill(server.pid, 'SIGTERM');
    const timer = setTimeout(() => kill(server.pid, 'SIGKILL'), 20_000);
    await closed;
    clearTimeout(timer);
  }
}

/** Ends a program and its children. They may have ended already. */
function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Whether anybody listens on a port. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
