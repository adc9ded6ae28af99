import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Starts `shared-browser.ts` before the suites, and tells them its endpoint by the environment. Jest calls this once for each
 * project that needs a browser.
 * @param more what else the suites need and the machine may lack, see `programs.ts`
 * @throws Error when the browser does not start; the program has said why.
 */
export async function startBrowser(...more) {
  if (process.env.TEST_BROWSER) return;
  const command = ['lib/commands/start.mjs', '__tests__/support/shared-browser.ts', ...more];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
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

/** Ends it after the suites. */
export default function stopBrowser() {
  globalThis.sharedBrowser?.kill();
}
