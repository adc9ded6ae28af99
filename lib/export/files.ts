import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { unknownMarkup } from '../next/document';
import { CHUNKS_FOLDER, DOCUMENT_FILE, NOT_FOUND_FOLDER, PAYLOAD_FILE, SEGMENT_FILE } from '../next/files';
import { documentFileOf } from '../routes/address';
import { documentRoutes } from '../routes/documents';
import type { RouteTable } from '../routes/table';
import { writeIfChanged } from '../site/generate';
import { type Exported, type ExportedPage } from './exported';

/**
 * Reads Next's export. No other code opens its documents.
 * @param publicDir the site's static files, such as drawings
 * @throws ProblemError if a page has no document
 */
export function readExport(nextDir: string, publicDir: string, routes: RouteTable): Exported {
  const chunks = path.join(nextDir, CHUNKS_FOLDER);
  const documents = documentRoutes(routes).filter(({ kind }) => kind === 'page');
  return {
    pages: [
      ...documents.map((route) => readPage(nextDir, route.to, route)),
      readPage(nextDir, NOT_FOUND_FOLDER, { address: '/404.html', kind: 'not-found', to: '/404.html' }),
    ],
    styles: readAll(chunks, '.css'),
    files: new Map(),
    inlineStyles: [],
    inlineScripts: [],
    drawings: [...readAll(publicDir, '.svg').values()],
  };
}

function readPage(nextDir: string, place: string, route: Omit<ExportedPage, 'html'>): ExportedPage {
  const file = path.join(nextDir, place, DOCUMENT_FILE);
  if (!existsSync(file)) throw unknownMarkup(documentFileOf(route.address), `no document for ${route.address}`);
  return { ...route, html: readFileSync(file, 'utf8') };
}

/** Reads all files with an ending in a folder and its subfolders, by path. */
function readAll(dir: string, ending: string): Map<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]));
}

/**
 * Writes a finished export. No other code writes documents.
 * @param nextDir Next's export, from which hashed files and payloads are moved
 * @param dir the site's root
 */
export function writeExport({ pages, styles, files }: Exported, nextDir: string, dir: string): void {
  mkdirSync(dir, { recursive: true });
  renameSync(path.join(nextDir, '_next'), path.join(dir, '_next'));
  const write = (name: string, text: string) => writeIfChanged(path.join(dir, name), text);
  for (const [name, text] of styles) write(`${CHUNKS_FOLDER}/${name}`, text);
  for (const [name, text] of files) write(name, text);
  for (const page of pages) {
    write(documentFileOf(page.address), page.html);
    if (page.kind === 'page' && page.address === page.to) movePayloads(page.address, nextDir, dir);
  }
}

/**
 * Moves the files that Next's router fetches for a page. Pages whose address ends in `.html` don't have a folder for
 * segments.
 */
function movePayloads(address: string, nextDir: string, dir: string): void {
  const move = (name: string, to: string) => renameSync(path.join(nextDir, address, name), path.join(dir, to));
  move(PAYLOAD_FILE, payloadFileOf(address));
  if (!address.endsWith('/')) return;
  for (const name of readdirSync(path.join(nextDir, address))) if (SEGMENT_FILE.test(name)) move(name, address + name);
}

/** The file from which the router fetches a page's payload: `/a/` → `a/index.txt`, `/b.html` → `b.html.txt`. */
export function payloadFileOf(address: string): string {
  return (address.endsWith('/') ? `${address}${PAYLOAD_FILE}` : `${address}.txt`).slice(1);
}
