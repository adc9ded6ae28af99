import compression from 'compression';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { CONTENT_TYPES, contentTypeOf } from './types';

/** A local server for an export that answers as a good host does. */
export interface ServerOptions {
  /** The export. */
  dir: string;
  /** Addresses that redirect; empty for a host that knows nothing of the site. */
  redirects: Readonly<Record<string, string>>;
  /** Where the site lies in the export; its not-found page is there. */
  base?: string;
  /** The headers of an answer for a path; none for a host that knows nothing of the site. */
  headersOf?: (pathname: string) => Record<string, string>;
}

/** Makes the server; the caller listens. Index files, real redirects, the 404 page with its status, compression, and caching headers. */
export function createStaticServer({ dir, redirects, base = '/', headersOf = () => ({}) }: ServerOptions): Server {
  // No guessed extensions: sirv would answer /guides/ivr/ with guides/ivr.html, which redirects to /guides/ivr/.
  // `dev` looks at the disk for every request: a build may replace the export while it is served.
  const files = sirv(dir, { dev: true, etag: true, extensions: [] });
  const site = path.join(dir, base);
  const compress = compression();
  return createServer((request, response) => {
    compress(request as never, response as never, () => {
      // No browser sends a fragment, and sirv takes none for a part of the name.
      request.url = request.url?.replace(/#.*/, '');
      const target = redirectOf(request.url ?? '/', redirects);
      response.setHeaders(new Map(Object.entries(headersOf((request.url ?? '/').split('?')[0] ?? '/'))));
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
      }
      if (target) {
        response.writeHead(301, { Location: target }).end();
        return;
      }
      setType(response, request.url);
      request.url = (request.url ?? '/').replace(/^([^?]*\/)(?=\?|$)/, '$1index.html');
      // sirv throws at a range that ends before it starts. A server may answer with the whole, and no file here is large.
      delete request.headers.range;
      files(request, response, () => notFound(request, response, site));
    });
  });
}

function redirectOf(url: string, redirects: Readonly<Record<string, string>>): string | undefined {
  const [pathname = '/', ...query] = url.split('?');
  // Object.hasOwn: an address such as /constructor is no redirect.
  return Object.hasOwn(redirects, pathname) ? [redirects[pathname], ...query].join('?') : undefined;
}

/** Before the file is looked up: a type that is set is kept. */
function setType(response: ServerResponse, url = '/'): void {
  const type = contentTypeOf(url.split('?')[0] ?? '/');
  if (type) response.setHeader('Content-Type', type);
}

function notFound(request: IncomingMessage, response: ServerResponse, dir: string): void {
  response.writeHead(404, { 'Content-Type': CONTENT_TYPES.html, 'Cache-Control': 'no-cache' });
  response.end(request.method === 'HEAD' ? undefined : notFoundPage(dir));
}

function notFoundPage(dir: string): string | Buffer {
  try {
    return readFileSync(path.join(dir, '404.html'));
  } catch {
    // For a moment there is no export, when a build puts another one in its place.
    return 'Not found';
  }
}

/** Listens on the first free port from `port` on, and returns the address. */
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

/** The first port from `port` on that nobody listens on, for a program that takes its port as a setting. */
export async function freePort(port: number): Promise<number> {
  const probe = createServer();
  const address = await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
  return Number(new URL(address).port);
}
