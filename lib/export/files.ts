import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportedFileOf, MODULE_RULE, unknownMarkup } from '../next/document';
import { HASHED_FOLDER, NOT_FOUND, segmentsOf } from '../routes/address';
import { documentRoutes, type DocumentRoute } from '../routes/documents';
import type { RouteTable } from '../routes/table';

/** A document in the export. The not-found page is at `/404.html`. */
export interface ExportedPage extends Pick<DocumentRoute, 'address'> {
  kind: DocumentRoute['kind'] | 'not-found';
  html: string;
}

/**
 * Reads the documents that Next exported for a site's addresses. No other code opens them.
 * @throws ProblemError if an address has no document
 */
export function readPages(nextDir: string, routes: RouteTable): ExportedPage[] {
  const read = (name: string, page: Omit<ExportedPage, 'html'>) => {
    const file = path.join(nextDir, name);
    if (!existsSync(file)) throw unknownMarkup(name, `no document for ${page.address}`);
    return { ...page, html: readFileSync(file, 'utf8') };
  };
  return [
    // A page's second document is the page's own.
    ...documentRoutes(routes).map(({ address, kind, to }) =>
      read(exportedFileOf(segmentsOf(kind === 'page' ? to : address)), { address, kind }),
    ),
    read(exportedFileOf(NOT_FOUND), { address: '/404.html', kind: 'not-found' }),
  ];
}

/**
 * Reads Next's stylesheets, by file name.
 * @throws ProblemError if the names of CSS modules aren't in them, because they could then not be divided
 */
export function readStylesheets(dir: string): Map<string, string> {
  const names = readdirSync(dir).filter((name) => name.endsWith('.css'));
  const sheets = new Map(names.sort().map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]));
  if (![...sheets.values()].some((css) => css.search(MODULE_RULE) >= 0))
    throw unknownMarkup(dir, 'stylesheets in which no class of a CSS module is recognized');
  return sheets;
}

/** Writes a file, and the folders around it. */
export function writeText(file: string, text: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes `main.js` with a hash in its name. Returns its address. */
export type WriteAsset = (name: string, content: string | Uint8Array) => string;

/** Prepares writing files with hashes in their names. */
export function assetWriter(dir: string, basePath: string): WriteAsset {
  return (name, content) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `${HASHED_FOLDER}/${name.replace('.', `-${hash}.`)}`;
    writeText(path.join(dir, file), content);
    return `${basePath}/${file}`;
  };
}
