import compression from 'compression';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Redirects } from '../export/redirects';

/** A local server for an export that answers as a good host does. */
export interface ServerOptions {
  /** The export. */
  dir: string;
  /** Addresses that redirect; empty for a host that knows nothing of the site. */
  redirects: Redirects;
}

/** Makes the server; the caller listens. Index files, real redirects, the 404 page with its status, compression, and caching headers. */
export function createStaticServer({ dir, redirects }: ServerOptions): Server {
  // No guessed extensions: sirv would answer /guides/ivr/ with guides/ivr.html, which redirects to /guides/ivr/.
  // `dev` looks at the disk for every request: a build may replace the export while it is served.
  const files = sirv(dir, { dev: true, etag: true, extensions: [], setHeaders });
  const compress = compression();
  return createServer((request, response) => {
    compress(request as never, response as never, () => {
      const target = redirectOf(request.url ?? '/', redirects);
      if (target) {
        response.writeHead(301, { Location: target, 'Cache-Control': 'no-cache' }).end();
        return;
      }
      request.url = (request.url ?? '/').replace(/^([^?]*\/)(?=\?|$)/, '$1index.html');
      // sirv throws at a range that ends before it starts. A server may answer with the whole, and no file here is large.
      delete request.headers.range;
      files(request, response, () => notFound(request, response, dir));
    });
  });
}

function redirectOf(url: string, redirects: Redirects): string | undefined {
  const [pathname = '/', ...query] = url.split('?');
  // Object.hasOwn: an address such as /constructor is no redirect.
  return Object.hasOwn(redirects, pathname) ? [redirects[pathname], ...query].join('?') : undefined;
}

function setHeaders(response: ServerResponse, pathname: string): void {
  // Hashed files never change; documents and payloads are asked for anew, and answered with 304 when they are the same.
  const isHashed = pathname.startsWith('/_next/static/') || /\.(pf_\w+|pagefind)$/.test(pathname);
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

function notFound(request: IncomingMessage, response: ServerResponse, dir: string): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
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
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, host, () => {
          server.removeListener('error', reject);
          resolve();
        });
      });
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
