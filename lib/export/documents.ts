import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors';
import { bareOf, documentFileOf } from '../routes/address';
import type { Route, RouteTable } from '../routes/table';

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

/**
 * Puts a small document that leads on at every address for which servers have a file and which is not a page's own; Next
 * exports the pages alone.
 */
export function writeRedirects(dir: string, routes: RouteTable, documentOf: (route: Route) => string): void {
  for (const route of routes.values()) {
    if (documentAt(route) !== 'redirect') continue;
    const file = path.join(dir, documentFileOf(route.url));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, documentOf(route));
  }
}

/**
 * Puts each page `/b.html` at `b/index.html`, too. A server may lead from `/b.html` to `/b` and answer that with
 * `b/index.html`, so that a redirect document there would lead to itself for ever. In the page the first script shows the
 * canonical address. The documents must be finished.
 */
export function copyPages(dir: string, routes: RouteTable): void {
  for (const route of routes.values()) {
    if (documentAt(route) !== 'copy') continue;
    const copy = path.join(dir, documentFileOf(route.url));
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(path.join(dir, documentFileOf(route.to)), copy);
  }
}

/** The kind of document that servers find for an address; `undefined` for `/a`, where they take that of `/a/` or `/a.html`. */
function documentAt({ url, to }: Route): 'page' | 'copy' | 'redirect' | undefined {
  if (!/(\/|\.html)$/.test(url)) return undefined;
  if (documentFileOf(url) === documentFileOf(to)) return 'page';
  return to.endsWith('.html') && bareOf(url) === bareOf(to) ? 'copy' : 'redirect';
}

/** Removes the second copies of the not-found page: only `404.html` is an address that hosts know. */
export function removeNotFoundCopies(dir: string): void {
  for (const name of ['404', '_not-found', '_not-found.html'])
    rmSync(path.join(dir, name), { recursive: true, force: true });
}

/** Every page, and every address that leads to one, must have its document. */
export function findMissingDocuments(dir: string, routes: RouteTable): Problem[] {
  return [...routes.values()]
    .filter((route) => ['page', 'redirect'].includes(documentAt(route) ?? ''))
    .filter(({ url }) => !existsSync(path.join(dir, documentFileOf(url))))
    .map(({ url }) => ({
      file: documentFileOf(url),
      message: `the export has no document for ${url}`,
      remedy: 'this is a fault of lib/export or of Next, not of the content',
    }));
}
