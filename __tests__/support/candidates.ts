import { readHostRules } from '../../lib/hosts/rules';
import { startApache, startCaddy, startNginx, startPlainNginx, type Host, type HostInput } from './tools/hosts';
import { startPlainServer } from './tools/plain';
import { createStaticServer, listen } from '../../lib/hosts/server';

/** An export for hosts to serve. */
export interface Served {
  outDir: string;
  /** The export with compressed copies, for hosts that serve them. */
  root: string;
  hostsDir: string;
}

/** A host that the contract is tested on. */
export interface Candidate {
  start: (served: Served) => Promise<Host>;
  /** Whether it is a file server without the site's configuration. */
  isPlain?: boolean;
  /** Whether it serves compressed copies next to the files. */
  hasCopies?: boolean;
  /** Whether it sends only gzip. */
  isWithoutBrotli?: boolean;
}

const withCopies =
  (start: (input: HostInput) => Promise<Host>) =>
  ({ root, hostsDir }: Served) =>
    start({ root, configs: hostsDir });

/** All hosts that can run on this machine. */
export const candidates: Readonly<Record<string, Candidate>> = {
  nginx: { start: withCopies(startPlainNginx), hasCopies: true, isWithoutBrotli: true },
  'nginx with brotli': { start: withCopies(startNginx), hasCopies: true },
  Caddy: { start: withCopies(startCaddy), hasCopies: true },
  Apache: { start: withCopies(startApache), hasCopies: true },
  'the own server': { start: startOwnServer },
  'a plain server': { start: ({ outDir }) => startPlainServer(outDir), isPlain: true },
};

async function startOwnServer({ outDir, hostsDir }: Served): Promise<Host> {
  const server = createStaticServer({ dir: outDir, ...readHostRules(hostsDir) });
  const port = Number(new URL(await listen(server, 0, '127.0.0.1')).port);
  return { port, stop: async () => void (server.closeAllConnections(), server.close()) };
}
