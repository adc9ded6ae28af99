import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Starts `shared-browser.ts` before the suites, and tells them its endpoint by the environment. Jest calls this once for each
 * project that needs a browser.
 * @throws Error when the browser does not start; the program has said why.
 */
export async function startBrowser() {
  if (process.env.TEST_BROWSER) return;
  const child = spawn(process.execPath, ['lib/commands/start.mjs', '__tests__/support/shared-browser.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
