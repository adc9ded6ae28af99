import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { unknownShape } from '../next/contract';
import {
  CHUNKS_FOLDER,
  DOCUMENT_FILE,
  NOT_FOUND_FOLDER,
  PAYLOAD_FILE,
  PREFETCH_FILE,
  SEGMENT_FILE,
} from '../next/files';
import { documentFileOf } from '../routes/address';
import { documentRoutes, type DocumentRoute } from '../routes/documents';
import type { RouteTable } from '../routes/table';
import { writeIfChanged } from '../site/generate';
import { isWhole, type Exported, type ExportedPage } from './exported';

/**
 * Reads what Next has exported: the only place that opens a document of it.
 * @param nextDir Next's export
 * @param publicDir further files of the site, drawings among them
 * @throws ProblemError when a page, or an address that leads to one, has no document
 */
export function readExport(nextDir: string, publicDir: string, routes: RouteTable): Exported {
  const [documents, chunks] = [documentRoutes(routes), path.join(nextDir, CHUNKS_FOLDER)];
  const isPage = ({ kind }: DocumentRoute) => kind === 'page';
  const pages = [
    ...documents.filter(isPage).map((route) => readPage(nextDir, route.address, route)),
    readPage(nextDir, NOT_FOUND_FOLDER, { address: '/404.html', kind: 'not-found', to: '/404.html' }),
    ...documents.filter((route) => !isPage(route)).map((route) => readPage(nextDir, route.address, route)),
  ];
  return {
    pages,
    styles: readAll(chunks, '.css'),
    scripts: readAll(chunks, '.js'),
    files: new Map(),
    inlineStyles: [],
    drawings: [...readAll(publicDir, '.svg').values()],
  };
}

function readPage(nextDir: string, place: string, route: Pick<ExportedPage, 'address' | 'kind' | 'to'>): ExportedPage {
  const folder = path.join(nextDir, place);
  const read = (name: string) =>
    existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : undefined;
  const html = read(DOCUMENT_FILE);
  if (html === undefined) throw unknownShape(documentFileOf(route.address), `no document for ${route.address}`);
  if (!isWhole(route)) return { ...route, html, segments: [] };
  const segments = readdirSync(folder).filter((name) => SEGMENT_FILE.test(name) && name !== PREFETCH_FILE);
  return { ...route, html, payload: read(PAYLOAD_FILE), prefetch: read(PREFETCH_FILE), segments };
}

/** The files with an ending in a folder and below it, by path. */
function readAll(dir: string, ending: string): Map<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]));
}

/**
 * Writes a finished export: the only place that writes a document.
 * @param nextDir Next's export; its hashed files are moved
 * @param dir the root of the site
 */
export function writeExport({ pages, styles, scripts, files }: Exported, nextDir: string, dir: string): void {
  mkdirSync(dir, { recursive: true });
  renameSync(path.join(nextDir, '_next'), path.join(dir, '_next'));
  const write = (name: string, text: string) => writeIfChanged(path.join(dir, name), text);
  const chunks = new Map([...styles, ...scripts]);
  for (const name of readdirSync(path.join(dir, CHUNKS_FOLDER)))
    if (/\.(css|js)$/.test(name) && !chunks.has(name)) rmSync(path.join(dir, CHUNKS_FOLDER, name));
  for (const [name, text] of styles) write(`${CHUNKS_FOLDER}/${name}`, text);
  for (const [name, text] of files) write(name, text);
  for (const { address, html, payload, prefetch, segments } of pages) {
    write(documentFileOf(address), html);
    if (payload !== undefined) write(payloadFileOf(address), payload);
    // The router asks for these in the folder of the page; beside a page that is a file there is none.
    if (!address.endsWith('/')) continue;
    if (prefetch !== undefined) write(`${address}${PREFETCH_FILE}`, prefetch);
    for (const name of segments) renameSync(path.join(nextDir, address, name), path.join(dir, address, name));
  }
}

/** Where the router fetches the payload of a page: `/a/` → `a/index.txt`, `/b.html` → `b.html.txt`. */
export function payloadFileOf(address: string): string {
  return (address.endsWith('/') ? `${address}${PAYLOAD_FILE}` : `${address}.txt`).slice(1);
}
