import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentFileOf } from '../../../lib/routes/address';
import type { RouteTable } from '../../../lib/routes/table';
import type { ExportContext, ExportedDocument } from './check';

/** Reads every document of an export, and the names of all its files. What no address of the table owns is the not-found page. */
export function readExport(
  dir: string,
  routes: RouteTable,
): { documents: ExportedDocument[]; files: ExportContext['files'] } {
  const files = new Set(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  // `/a/index.html` is listed as a redirect and has the same file as the page `/a/`: pages come last and win.
  const owners = new Map(
    [...routes.values()]
      .sort((a, b) => Number(a.kind === 'page') - Number(b.kind === 'page'))
      .map((route) => [documentFileOf(route.url), route]),
  );
  const documents = [...files]
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file): ExportedDocument => {
      const owner = owners.get(file);
      const html = readFileSync(path.join(dir, file), 'utf8');
      return owner ? { file, html, kind: owner.kind, address: owner.to } : { file, html, kind: 'not-found' };
    });
  return { documents, files };
}
