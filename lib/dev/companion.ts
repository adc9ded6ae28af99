import { createServer, type ServerResponse } from 'node:http';
import { contentTypeOf } from '../hosts/types';
import { decodeAddress } from '../routes/address';
import { readDownload } from './downloads';
import type { DevSearchIndex } from './search-index';

/**
 * Creates the server next to `next dev`, but doesn't start it. It tells open pages about content changes, and serves files
 * that usually only a build writes: `/events` streams the times of changes, in milliseconds since 1970, `/search/…` is the
 * search index, and `/files/…` is the rest.
 * @param site the site's address under `next dev`, without a trailing slash; only its pages may read the responses
 * @returns the server, and a function that makes every open page reload its content
 */
export function createCompanion(index: Pick<DevSearchIndex, 'file'>, site: string) {
  const { port: sitePort } = new URL(site);
  const listeners = new Set<ServerResponse>();
  let changed = 0;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://companion');
    const { origin, host } = request.headers;
    // Other sites must not read drafts, not even through a host name that resolves to this machine.
    if (!isLocal(`http://${host}`) || (origin !== undefined && !isLocal(origin, sitePort))) {
      response.writeHead(403).end();
      return;
    }
    if (origin !== undefined) response.setHeader('Access-Control-Allow-Origin', origin);
    if (pathname === '/events') {
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
        .write(`data: ${changed}\n\n`);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    try {
      const [, folder, name = ''] = /^\/(search|files)\/(.*)$/.exec(pathname) ?? [];
      const file = folder === 'files' ? await readDownload(decodeAddress(`/${name}`), site) : await index.file(name);
      if (file !== undefined)
        response
          .writeHead(200, {
            'Content-Type': contentTypeOf(`/${name}`) ?? 'application/octet-stream',
            'Cache-Control': 'no-store',
          })
          .end(file);
      else response.writeHead(404).end();
    } catch (error) {
      console.error(`${pathname} could not be created:`, error);
      response.writeHead(500).end();
    }
  });
  return {
    server,
    refresh: () => {
      changed = Date.now();
      for (const listener of listeners) listener.write(`data: ${changed}\n\n`);
    },
  };
}

/** Whether an origin is this machine, at the given port, if any. */
function isLocal(origin: string, port?: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname) && (port === undefined || url.port === port);
}
