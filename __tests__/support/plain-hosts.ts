import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureProgram } from './tools/install';
import { startHost, startNginxWith, type Host } from './tools/hosts';
import { startPlainServer } from './tools/plain';

/** A static server without the site's configuration. */
export interface PlainHost {
  start(root: string): Promise<Host>;
  /** Whether its own redirects lose the query. */
  losesQuery?: boolean;
  /** The maximum number of document requests in a visit, if it isn't three. */
  mostRequests?: number;
  /** Whether a browser visits it, too, because its redirects differ. */
  isVisited?: boolean;
}

/** Starts a package's program with a folder to serve. */
const startPackage =
  (name: string, file: string, args: (port: number) => string[], env?: Record<string, string>) => (root: string) => {
    const folder = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    return startHost((port) => ({
      program: process.execPath,
      args: [path.join(folder, file), root, ...args(port)],
      env,
    }));
  };

/** Plain servers on this machine, with default settings except for the address they listen on. */
export const plainHosts: Readonly<Record<string, PlainHost>> = {
  'python3 -m http.server': { start: startPlainServer },
  // Tries `a.html` for `/a/` before `a/index.html`.
  sirv: {
    start: startPackage('sirv-cli', 'bin.js', (port) => ['--host', '127.0.0.1', '--port', String(port)]),
  },
  // Removes `.html` and then `/index` from the end of an address, with a redirect each.
  serve: {
    start: startPackage('serve', 'build/main.js', (port) => ['--listen', `tcp://127.0.0.1:${port}`], {
      NO_UPDATE_CHECK: '1',
    }),
    losesQuery: true,
    mostRequests: 5,
    isVisited: true,
  },
  'http-server': {
    start: startPackage('http-server', 'bin/http-server', (port) => ['-a', '127.0.0.1', '-p', String(port)]),
  },
  'caddy file-server': {
    start: (root) =>
      startHost((port) => ({
        program: ensureProgram('caddy'),
        args: ['file-server', '--root', root, '--listen', `127.0.0.1:${port}`],
      })),
    losesQuery: true,
  },
  'nginx with a root': { start: (root) => startNginxWith(`root ${root};`) },
  'nginx that tries .html first': {
    start: (root) => startNginxWith(`root ${root}; location / { try_files $uri $uri.html $uri/index.html =404; }`),
    isVisited: true,
  },
};
