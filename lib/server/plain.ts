import { spawn, type ChildProcess } from 'node:child_process';
import { ensureProgram } from '../browser/install';
import { freePort } from './server';

/** A plain static server under way: Python's, which knows nothing of the site. */
export interface PlainServer {
  /** Ends in `/`. */
  address: string;
  stop(): void;
}

/** Serves a folder by `python3 -m http.server`. */
export async function startPlainServer(dir: string): Promise<PlainServer> {
  const python = ensureProgram('python3');
  const port = String(await freePort(0));
  const server: ChildProcess = spawn(python, ['-m', 'http.server', port, '--bind', 'localhost', '--directory', dir], {
    stdio: 'ignore',
  });
  const address = `http://localhost:${port}/`;
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(address, { method: 'HEAD' }).then(
        () => true,
        () => false,
      )
    )
      return { address, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`the plain server did not answer at ${address}`);
}
