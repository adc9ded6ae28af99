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
  const updated = new Map<string, number>();
  for (const name of readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.mdx?$|^(?:glossary|identity|navigation)\.yml$/.test(name)) continue;
    const file = path.join(contentDir, name);
    const text = readFileSync(file, 'utf8');
    const addresses = replaceAddress(text, move);
    const place = name.split(path.sep).join('/');
    const links = pages.has(place) ? replaceFileLinks(addresses.text, place, move, contentDir) : addresses;
    const count = addresses.count + (pages.has(place) ? links.count : 0);
    if (count === 0) continue;
    writeFileSync(file, links.text);
    updated.set(path.relative(rootDir, file), count);
  }
  return updated;
}

/** Replaces an address in links and lists. */
function replaceAddress(text: string, { before, after }: Move): { text: string; count: number } {
  if (before === after) return { text, count: 0 };
  const address = before.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const link = new RegExp(`(?<=[("'[]|: |- |, )${address}(?=[#?)"'\\s,\\]}]|$)`, 'gm');
  return { text: text.replace(link, () => after), count: text.match(link)?.length ?? 0 };
}

/** Replaces links to files: on the page that has been moved, those to all files; on others, those to that page. */
function replaceFileLinks(text: string, name: string, { source, target }: Move, contentDir: string) {
  let count = 0;
  const oldFolder = path.posix.dirname(name === target ? source : name);
  const replaced = mapLinks(text, (link) => {
    const file = path.posix.join(oldFolder, decodeAddress(link));
    if (!isRelative(link) || (name !== target && file !== source)) return link;
    const now = file === source ? target : file;
    const moved = path.posix.relative(path.posix.dirname(name), now);
    if (!existsSync(path.join(contentDir, now)) || path.posix.normalize(decodeAddress(link)) === moved) return link;
    count++;
    const isEscaped = decodeAddress(link) !== link;
    const address = link.startsWith('./') && !moved.startsWith('.') ? `./${moved}` : moved;
    return isEscaped ? encodeURI(address) : address;
  });
  return { text: replaced, count };
}
