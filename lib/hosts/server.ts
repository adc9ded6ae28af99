import compression from 'compression';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { isWithin } from '../reading/within';
import { decodeAddress } from '../routes/address';
import { headersFor, NOT_SERVED } from './headers';
import type { HostRules } from './rules';
import { contentTypeOf, HTML } from './types';

/** Options for a local server: the export's folder, and the rules of a host with the site's configuration. */
export interface ServerOptions extends Partial<Pick<HostRules, 'redirects' | 'base' | 'headers'>> {
  dir: string;
}

/**
 * Creates the server, but doesn't start it. It serves index files, redirects, the 404 page with its status, compressed
 * files and caching headers.
 */
export function createStaticServer({ dir, redirects = {}, base = '/', headers }: ServerOptions): Server {
  // Without `extensions: []`, sirv would answer /guides/ivr/ with guides/ivr.html, which redirects to /guides/ivr/.
  // `dev` reads the disk for every request, because a build may replace the export meanwhile.
  const files = sirv(dir, { dev: true, etag: true, extensions: [] });
  const site = path.join(dir, base);
  const compress = compression();
  return createServer((request, response) => {
    compress(request as never, response as never, () => {
      // Browsers never send fragments, and sirv would treat one as part of the name.
      const [, pathname = '/', query = ''] = /^([^?#]*)([^#]*)/.exec(request.url ?? '/') ?? [];
      if (headers) response.setHeaders(new Map(Object.entries(headersFor({ headers }, pathname))));
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      // `Object.hasOwn`, because addresses such as /constructor aren't redirects.
      if (Object.hasOwn(redirects, pathname))
        return response.writeHead(301, { Location: `${redirects[pathname]}${query}` }).end();
      // sirv keeps a type that is already set.
      const type = contentTypeOf(pathname);
      if (type) response.setHeader('Content-Type', type);
      const file = pathname.replace(/\/$/, '/index.html');
      request.url = file + query;
      // sirv throws for a range that ends before it starts. Servers may send the complete file instead, and none here
      // is large.
      delete request.headers.range;
      if (isNotServed.test(decodeAddress(file)) || leadsOut(dir, file)) notFound(request, response, site);
      else files(request, response, () => notFound(request, response, site));
    });
  });
}

const isNotServed = new RegExp(NOT_SERVED);

/** Whether an address belongs to a link that leads out of the export, which may itself be a link. */
function leadsOut(dir: string, pathname: string): boolean {
  try {
    return !isWithin(realpathSync(path.join(dir, decodeAddress(pathname))), realpathSync(dir));
  } catch {
    // There is no such file.
    return false;
  }
}

function notFound(request: IncomingMessage, response: ServerResponse, dir: string): void {
  const page = path.join(dir, '404.html');
  response.writeHead(404, { 'Content-Type': HTML, 'Cache-Control': 'no-cache' });
  // The export may have been deleted meanwhile.
  response.end(request.method === 'HEAD' ? undefined : existsSync(page) ? readFileSync(page) : 'Not found');
}

/** Listens on the first free port at or above `port`. Returns the address. */
export async function listen(server: Server, port: number, host = 'localhost'): Promise<string> {
  for (let candidate = port; ; candidate++) {
    try {
      server.listen(candidate, host);
      await once(server, 'listening');
      const address = server.address();
      return `http://${host}:${typeof address === 'object' ? address?.port : candidate}/`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || candidate >= port + 100) throw error;
    }
  }
}
