import { createRequire } from 'node:module';
import { ensureProgram } from '../../lib/browser/install';
import { startHost, startNginxWith, type Command, type Host } from '../../lib/server/hosts';

/** A static server that knows nothing of the site, as people start it. */
export interface PlainHost {
  start(root: string): Promise<Host>;
  /** Its own redirects lose the query. */
  losesQuery?: boolean;
  /** Its own redirects before a document is answered, at most; usually from a folder to its slash. */
  ownRedirects: number;
}

const { resolve } = createRequire(import.meta.url);
const serverOf = (command: (port: number, root: string) => Command) => (root: string) =>
  startHost((port) => command(port, root));
/** A program of a package: its file, and what it is told. */
const fromPackage = (file: string, ...args: string[]): Command => ({
  program: process.execPath,
  args: [resolve(file), ...args],
});

/** The plain servers of this machine, with their defaults. */
export const plainHosts: Readonly<Record<string, PlainHost>> = {
  'python3 -m http.server': {
    start: serverOf((port, root) => ({
      program: ensureProgram('python3'),
      args: ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root],
    })),
    ownRedirects: 1,
  },
  // Tries `a.html` for `/a/` before `a/index.html`.
  sirv: {
    start: serverOf((port, root) => {
      const bin = resolve('sirv-cli/package.json').replace('package.json', 'bin.js');
      return { program: process.execPath, args: [bin, root, '--host', '127.0.0.1', '--port', String(port)] };
    }),
    ownRedirects: 0,
  },
  // Takes `.html` and `/index` from the end of an address by a redirect each.
  serve: {
    start: serverOf((port, root) => ({
      ...fromPackage('serve/build/main.js', root, '--listen', `tcp://127.0.0.1:${port}`, '--no-port-switching'),
      env: { NO_UPDATE_CHECK: '1' },
    })),
    losesQuery: true,
    ownRedirects: 2,
  },
  'http-server': {
    start: serverOf((port, root) =>
      fromPackage('http-server/bin/http-server', root, '-a', '127.0.0.1', '-p', String(port)),
    ),
    ownRedirects: 1,
  },
  'caddy file-server': {
    start: serverOf((port, root) => ({
      program: ensureProgram('caddy'),
      args: ['file-server', '--root', root, '--listen', `127.0.0.1:${port}`],
    })),
    losesQuery: true,
    ownRedirects: 1,
  },
  'nginx with a root': { start: (root) => startNginxWith(`root ${root};`), ownRedirects: 1 },
  'nginx that tries .html first': {
    start: (root) => startNginxWith(`root ${root}; location / { try_files $uri $uri.html $uri/index.html =404; }`),
    ownRedirects: 0,
  },
};
