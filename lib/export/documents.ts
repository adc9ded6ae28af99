import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors';
import { documentFileOf } from '../routes/address';
import type { RouteTable } from '../routes/table';

/**
 * Next exports `/a.html` as the folder `a.html/`, which a plain host answers with a redirect to `/a.html/`.
 * Makes each page with such an address the file `a.html`, with its payload beside it where the client router asks for it.
 */
export function flattenHtmlPages(dir: string, routes: RouteTable): void {
  for (const { url, kind } of routes.values()) {
    const folder = path.join(dir, url);
    if (kind !== 'page' || !url.endsWith('.html') || !existsSync(path.join(folder, 'index.html'))) continue;
    const temporary = `${folder}.folder`;
    renameSync(folder, temporary);
    renameSync(path.join(temporary, 'index.html'), folder);
    renameSync(path.join(temporary, 'index.txt'), `${folder}.txt`);
    rmSync(temporary, { recursive: true });
  }
}

/** Puts a small document at every address that redirects; Next exports the pages alone. */
export function writeRedirects(dir: string, routes: RouteTable, documentOf: (to: string) => string): void {
  const pageFiles = new Set(
    [...routes.values()].filter((route) => route.kind === 'page').map((route) => documentFileOf(route.url)),
  );
  const redirects = [...routes.values()].filter(
    // `/a/index.html` is the page's own file, and `/a` is answered by the host with a redirect to `/a/`.
    ({ kind, url }) => kind === 'redirect' && /(\/|\.html)$/.test(url) && !pageFiles.has(documentFileOf(url)),
  );
  for (const route of redirects) {
    const file = path.join(dir, documentFileOf(route.url));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, documentOf(route.to));
  }
}

/** Removes the second copies of the not-found page: only `404.html` is an address that hosts know. */
export function removeNotFoundCopies(dir: string): void {
  for (const name of ['404', '_not-found', '_not-found.html'])
    rmSync(path.join(dir, name), { recursive: true, force: true });
}

/** Every address of the table that has a document of its own must have its file. */
export function findMissingDocuments(dir: string, routes: RouteTable): Problem[] {
  return [...routes.keys()]
    .filter((url) => url.endsWith('/') || url.endsWith('.html'))
    .filter((url) => !existsSync(path.join(dir, documentFileOf(url))))
    .map((url) => ({
      file: documentFileOf(url),
      message: `the export has no document for ${url}`,
      remedy: 'this is a fault of lib/export or of Next, not of the content',
    }));
}
