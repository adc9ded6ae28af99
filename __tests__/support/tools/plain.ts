import path from 'node:path';
import { ensureProgram } from './install';
import { startHost, type Host } from './hosts';

/** A plain static server under way: Python's, which knows nothing of the site. */
export interface PlainServer extends Host {
  /** Ends in `/`. */
  address: string;
}

/** Serves a folder by `python3 -m http.server`. */
export async function startPlainServer(dir: string): Promise<PlainServer> {
  const program = ensureProgram('python3');
  const host = await startHost((port) => ({
    program,
    args: ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', path.resolve(dir)],
  }));
  return { ...host, address: `http://127.0.0.1:${host.port}/` };
}
