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

/** Puts a small document at every address that a page has left; Next exports the pages alone. See {@link copyPages} for the others. */
export function writeRedirects(dir: string, routes: RouteTable, documentOf: (to: string) => string): void {
  for (const route of routes.values()) {
    if (isOwnAddress(route) || !hasDocument(route)) continue;
    const file = path.join(dir, documentFileOf(route.url));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, documentOf(route.to));
  }
}

/**
 * Puts each page at the other ways of writing its address, too: `/a/` at `a.html`, `/b.html` at `b/index.html`.
 * A redirect document would not do, because servers take these addresses for each other. Some answer `/a/` with `a.html`, and
 * some lead from `/b.html` to `/b` and answer that with `b/index.html`: the document would lead to itself for ever.
 * In the page its first script shows the canonical address. The documents must be finished.
 */
export function copyPages(dir: string, routes: RouteTable): void {
  for (const route of routes.values()) {
    const [page, copy] = [documentFileOf(route.to), documentFileOf(route.url)];
    if (!isOwnAddress(route) || !hasDocument(route) || copy === page) continue;
    mkdirSync(path.dirname(path.join(dir, copy)), { recursive: true });
    copyFileSync(path.join(dir, page), path.join(dir, copy));
  }
}

/** Whether an address is a way of writing that of its page, and not an old one. */
function isOwnAddress({ url, to }: Route): boolean {
  return bareOf(url) === bareOf(to);
}

/** Whether servers have a file for an address. That of `/a` is what they have for `/a/` or `/a.html`. */
function hasDocument({ url }: Route): boolean {
  return /(\/|\.html)$/.test(url);
}

/** Removes the second copies of the not-found page: only `404.html` is an address that hosts know. */
export function removeNotFoundCopies(dir: string): void {
  for (const name of ['404', '_not-found', '_not-found.html'])
    rmSync(path.join(dir, name), { recursive: true, force: true });
}

/** Every page, and every old address that servers have a file for, must have its document. */
export function findMissingDocuments(dir: string, routes: RouteTable): Problem[] {
  return [...routes.values()]
    .filter((route) => route.kind === 'page' || (hasDocument(route) && !isOwnAddress(route)))
    .filter(({ url }) => !existsSync(path.join(dir, documentFileOf(url))))
    .map(({ url }) => ({
      file: documentFileOf(url),
      message: `the export has no document for ${url}`,
      remedy: 'this is a fault of lib/export or of Next, not of the content',
    }));
}
