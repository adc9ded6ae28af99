import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRelative, mapLinks } from '../content/file-links';
import { listPageFiles } from '../content/files';
import { decodeAddress } from '../routes/address';
import type { Settings } from '../settings';

/** A page's move: its old and its new file in the content folder, and its old and its new address. */
interface Move {
  source: string;
  target: string;
  before: string;
  after: string;
}

/**
 * Updates the links to a page that has been moved, in pages and YAML files, and the page's own links to files, such as
 * pictures.
 * @returns the number of links updated, by file
 */
export function updateLinks(move: Move, { contentDir, rootDir }: Settings): Map<string, number> {
  const pages = new Set(listPageFiles(contentDir));
  const address = move.before.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const inLinksAndLists = new RegExp(`(?<=[("'[]|: |- |, )${address}(?=[#?)"'\\s,\\]}]|$)`, 'gm');
  const updated = new Map<string, number>();
  for (const name of readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.mdx?$|^(?:glossary|identity|navigation)\.yml$/.test(name)) continue;
    const file = path.join(contentDir, name);
    const place = name.split(path.sep).join('/');
    let count = 0;
    const counted = (before: string, after: string) => {
      if (before !== after) count++;
      return after;
    };
    const text = readFileSync(file, 'utf8').replace(inLinksAndLists, (link) => counted(link, move.after));
    const rewrite = (link: string) => counted(link, movedLink(link, place, move, contentDir));
    const result = pages.has(place) ? mapLinks(text, rewrite) : text;
    if (count === 0) continue;
    writeFileSync(file, result);
    updated.set(path.relative(rootDir, file), count);
  }
  return updated;
}

/** A link to a file after the move: on the page that has been moved, to any file; on others, to that page. */
function movedLink(link: string, page: string, { source, target }: Move, contentDir: string): string {
  const file = path.posix.join(path.posix.dirname(page === target ? source : page), decodeAddress(link));
  if (!isRelative(link) || (page !== target && file !== source)) return link;
  const now = file === source ? target : file;
  const moved = path.posix.relative(path.posix.dirname(page), now);
  if (!existsSync(path.join(contentDir, now)) || path.posix.normalize(decodeAddress(link)) === moved) return link;
  const address = link.startsWith('./') && !moved.startsWith('.') ? `./${moved}` : moved;
  const isEscaped = decodeAddress(link) !== link;
  return isEscaped ? encodeURI(address) : address;
}
