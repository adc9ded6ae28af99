import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unknownMarkup } from '../next/document';
import { DOCUMENT_FILE, NOT_FOUND_FOLDER } from '../next/files';
import { documentFileOf } from '../routes/address';
import { documentRoutes } from '../routes/documents';
import type { RouteTable } from '../routes/table';
import { writeIfChanged } from '../site/generate';

/** A document in the export. */
export interface ExportedPage {
  /** The address under the site's root, such as `/a/` or `/b.html`. The not-found page has `/404.html`. */
  address: string;
  kind: 'page' | 'redirect' | 'not-found';
  /** The page's own address. It differs from `address` for a redirect, and for a second document of a page. */
  to: string;
  html: string;
}

/**
 * Reads the documents Next exported. No other code opens them.
 * @throws ProblemError if a page has no document
 */
export function readPages(nextDir: string, routes: RouteTable): ExportedPage[] {
  const documents = documentRoutes(routes).filter(({ kind }) => kind === 'page');
  return [
    ...documents.map((route) => readPage(nextDir, route.to, route)),
    readPage(nextDir, NOT_FOUND_FOLDER, { address: '/404.html', kind: 'not-found', to: '/404.html' }),
  ];
}

function readPage(nextDir: string, place: string, route: Omit<ExportedPage, 'html'>): ExportedPage {
  const file = path.join(nextDir, place, DOCUMENT_FILE);
  if (!existsSync(file)) throw unknownMarkup(documentFileOf(route.address), `no document for ${route.address}`);
  return { ...route, html: readFileSync(file, 'utf8') };
}

/** Reads all files with an ending in a folder and its subfolders, by path. */
export function readFiles(dir: string, ending: string): Map<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]));
}

/**
 * Writes finished documents. No other code writes documents.
 * @param dir the site's root
 */
export function writePages(pages: readonly ExportedPage[], dir: string): void {
  for (const { address, html } of pages) writeIfChanged(path.join(dir, documentFileOf(address)), html);
}
