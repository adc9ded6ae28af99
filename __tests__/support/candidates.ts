import { hostsDirOf, readHostRules } from '../../lib/hosts/rules';
import { startApache, startCaddy, startNginx, type Host, type HostInput } from './tools/hosts';
import { startPlainServer } from './tools/plain';
import { createStaticServer, listen } from '../../lib/hosts/server';

/** An export for hosts to serve. */
export interface Served {
  outDir: string;
  /** The export with compressed copies, for hosts that serve them. */
  root: string;
  buildDir: string;
}

/** A host that the contract is tested on. */
export interface Candidate {
  start: (served: Served) => Promise<Host>;
  /** Whether it is a file server without the site's configuration. */
  isPlain?: boolean;
  /** Whether it serves compressed copies next to the files. */
  hasCopies?: boolean;
}

const withCopies =
  (start: (input: HostInput) => Promise<Host>) =>
  ({ root, buildDir }: Served) =>
    start({ root, configs: hostsDirOf(buildDir) });

/** All hosts that can run on this machine. */
export const candidates: Readonly<Record<string, Candidate>> = {
  nginx: { start: withCopies(startNginx), hasCopies: true },
  Caddy: { start: withCopies(startCaddy), hasCopies: true },
  Apache: { start: withCopies(startApache), hasCopies: true },
  'the own server': { start: startOwnServer },
  'a plain server': { start: ({ outDir }) => startPlainServer(outDir), isPlain: true },
};

async function startOwnServer({ outDir, buildDir }: Served): Promise<Host> {
  const server = createStaticServer({ dir: outDir, ...readHostRules(buildDir) });
  const port = Number(new URL(await listen(server, 0, '127.0.0.1')).port);
  return { port, stop: async () => void (server.closeAllConnections(), server.close()) };
}
