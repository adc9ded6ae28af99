import path from 'node:path';
import { ensureProgram } from './install';
import { startHost, type Host } from './hosts';

/** A running plain static server: Python's. */
export interface PlainServer extends Host {
  /** The address, which ends in `/`. */
  address: string;
}

/** Serves a folder with `python3 -m http.server`. */
export async function startPlainServer(dir: string): Promise<PlainServer> {
  const program = ensureProgram('python3');
  const host = await startHost((port) => ({
    program,
    args: ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', path.resolve(dir)],
  }));
  return { ...host, address: `http://127.0.0.1:${host.port}/` };
}
