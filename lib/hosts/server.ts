import compression from 'compression';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { twinOf } from '../site/addresses';
import { ASKS_FOR_MARKDOWN, DOCUMENT, PRIVATE_FILES } from './headers';
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
      const twin = twinFor(request, base);
      if (twin && existsSync(path.join(dir, fileOf(twin)))) {
        response.setHeader('Vary', 'Accept');
        request.url = twin;
      }
      setType(response, request.url);
      request.url = (request.url ?? '/').replace(/^([^?]*\/)(?=\?|$)/, '$1index.html');
      // sirv throws at a range that ends before it starts. A server may answer with the whole, and no file here is large.
      delete request.headers.range;
      const file = fileOf(request.url);
      if (isPrivate(file)) notFound(request, response, site);
      else if (isUnchanged(path.join(dir, file), request)) response.writeHead(304).end();
      else files(request, response, () => notFound(request, response, site));
    });
  });
}

function redirectOf(url: string, redirects: Readonly<Record<string, string>>): string | undefined {
  const [pathname = '/', ...query] = url.split('?');
  // Object.hasOwn: an address such as /constructor is no redirect.
  return Object.hasOwn(redirects, pathname) ? [redirects[pathname], ...query].join('?') : undefined;
}

/** The address of the Markdown twin, where a program asks for that of a document. */
function twinFor({ url = '/', headers }: IncomingMessage, base: string): string | undefined {
  const pathname = url.split('?')[0] ?? '/';
  if (!new RegExp(DOCUMENT).test(pathname)) return undefined;
  if (!new RegExp(ASKS_FOR_MARKDOWN, 'i').test(headers.accept ?? '')) return undefined;
  return pathname === base ? `${base}index.md` : twinOf(pathname);
}

/** Before the file is looked up: a type that is set is kept. */
function setType(response: ServerResponse, url = '/'): void {
  const type = contentTypeOf(url.split('?')[0] ?? '/');
  if (type) response.setHeader('Content-Type', type);
}

/** What an address names in the export, whatever its spelling: `//_headers`, `/a/../_headers` and one with encoded letters are one file. */
function fileOf(url: string): string {
  const [pathname = '/'] = url.split('?');
  try {
    return path.posix.join('/', decodeURIComponent(pathname));
  } catch {
    return path.posix.join('/', pathname);
  }
}

/** Files for hosts lie in the export, and are not for readers. Some file systems take small and large letters for the same. */
function isPrivate(file: string): boolean {
  return (PRIVATE_FILES as readonly string[]).includes(file.toLowerCase());
}

/** Whether a request has the file already, by its date. By its `ETag`, which says more, sirv finds out. */
function isUnchanged(file: string, { headers }: IncomingMessage): boolean {
  if (headers['if-none-match'] !== undefined) return false;
  const since = Date.parse(headers['if-modified-since'] ?? '');
  if (Number.isNaN(since)) return false;
  try {
    const stats = statSync(file);
    // Dates of HTTP are whole seconds.
    return stats.isFile() && Math.trunc(stats.mtimeMs / 1000) * 1000 <= since;
  } catch {
    // There is no such file, or cannot be one.
    return false;
  }
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
