import { createServer, type Server, type ServerResponse } from 'node:http';
import { contentTypeOf } from '../hosts/types';
import { readDownload } from './downloads';
import type { DevSearchIndex } from './search-index';

/** The server beside `next dev`: tells open pages that content has changed, and answers for files that only a build writes. */
export interface Companion {
  server: Server;
  /** Makes every open page fetch its content anew. */
  refresh(): void;
}

/** Makes the companion; the caller listens. `/events` is a stream of the times of the last change, in milliseconds since 1970, `/search/…` the index, `/files/…` the downloads of the API. */
export function createCompanion(index: DevSearchIndex): Companion {
  const listeners = new Set<ServerResponse>();
  let changed = 0;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://companion');
    response.setHeader('Access-Control-Allow-Origin', '*');
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
      const file = folder === 'files' ? await readDownload(`/${name}`) : await index.file(name);
      if (file !== undefined)
        response
          .writeHead(200, {
            'Content-Type': contentTypeOf(`/${name}`) ?? 'application/octet-stream',
            'Cache-Control': 'no-store',
          })
          .end(file);
      else response.writeHead(404).end();
    } catch (error) {
      console.error(`${pathname} could not be made:`, error);
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
