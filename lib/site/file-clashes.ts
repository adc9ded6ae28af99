import path from 'node:path';
import type { Problem } from '../errors';
import { bareOf, documentFileOf } from '../routes/address';
import { documentRoutes } from '../routes/documents';
import type { Site } from './site';

/**
 * Finds documents that would replace another file of the site, or whose folder has the name of one.
 * @param files the addresses of all files that aren't documents
 */
export function findFileClashes(
  { routes, pages }: Pick<Site, 'routes' | 'pages'>,
  files: ReadonlySet<string>,
  rootDir: string,
): Problem[] {
  return documentRoutes(routes).flatMap(({ address, to }) => {
    const page = pages.get(to);
    const parts = documentFileOf(address).split('/');
    const places = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
    const taken = places.findLast((place) => files.has(place));
    if (!page || !taken) return [];
    return {
      file: path.relative(rootDir, page.file),
      // The document may be at another spelling of the address.
      line: [...page.addressLines].find(([url]) => bareOf(url) === bareOf(address))?.[1],
      message: `the address ${address} needs the place of the file ${taken}`,
      remedy: 'rename the page or the file, or remove the address from redirectFrom',
    };
  });
}
