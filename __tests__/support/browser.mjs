import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Starts `shared-browser.ts` before the suites, and passes its endpoint in the environment. Jest calls this once for
 * each project that needs a browser.
 * @param more other programs the suites need: see `programs.ts`
 * @throws Error if the browser doesn't start; the program has printed the reason
 */
export async function startBrowser(...more) {
  if (process.env.TEST_BROWSER) return;
  const command = ['lib/commands/start.mjs', '__tests__/support/shared-browser.ts', ...more];
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] });
  globalThis.sharedBrowser = child;
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('ws://')) {
      process.env.TEST_BROWSER = line;
      return;
    }
    console.log(line);
  }
  throw new Error('no browser: see above');
}

/** Stops the browser after the suites. */
export default function stopBrowser() {
  globalThis.sharedBrowser?.kill();
}
