import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { isRelative, mapLinks } from '../content/file-links';
import { listPageFiles } from '../content/files';
import { readFrontmatter } from '../content/frontmatter';
import { FOREIGN_KEYS } from '../content/frontmatter-mistakes';
import { MODULE_CODE } from '../content/mdx/everyday';
import { findOpenFences } from '../content/mdx/fence';
import { canonicalPathOf, regularPathOf } from '../content/read';
import { mapMarkdown } from '../reading/code';
import { readTextIfThere } from '../reading/text';
import { hideTokens, showSigns } from '../reading/tokens';
import { bareOf, decodeAddress, foldersOf } from '../routes/address';
import type { Settings } from '../settings';
import { renameTag } from './foreign-tags';

/** Other systems' layouts. */
const FOREIGN_LAYOUTS = new Set(['Layout', 'default', 'doc', 'docs', 'landing', 'splash']);

/**
 * Fixes everything that has one right answer, for example after moving from another system.
 * @param texts the pages, by path in the content folder
 * @returns the changed pages with their new texts
 */
export function fixPages(texts: ReadonlyMap<string, string>): Map<string, string> {
  const fixed = new Map([...texts].map(([file, text]) => [file, fixBody(fixFrontmatter(text, file))]));
  const addresses = new Map<string, string>();
  for (const [file, text] of fixed) {
    const { permalink } = readFrontmatter(hideTokens(text), file).frontmatter;
    const address = permalink ?? canonicalPathOf(file);
    for (const known of [regularPathOf(file), address]) addresses.set(bareOf(known), address);
  }
  for (const [file, text] of fixed) fixed.set(file, fixLinks(text, file, texts, addresses));
  return new Map([...fixed].filter(([file, text]) => text !== texts.get(file)));
}

/** Renames or removes other systems' keys, and adds a missing title from the h1. */
function fixFrontmatter(text: string, file: string): string {
  const block = /^---\n(?:([^]*?)\n)??---[ \t]*(?=\n|$)/.exec(text);
  const document = parseDocument(hideTokens(block?.[1] ?? ''));
  if (document.errors.length > 0) return text;
  const before = String(document);
  const { frontmatter, body } = readFrontmatter(hideTokens(text), file);
  if (!document.get('title') && frontmatter.title !== 'Untitled') document.set('title', frontmatter.title);
  // Docusaurus also derives an address from the id.
  for (const name of ['slug', 'id']) {
    const slug = document.get(name);
    if (typeof slug !== 'string') continue;
    const address = path.posix.join('/', slug.startsWith('/') ? '' : path.posix.dirname(file), slug, '/');
    const isOwn = bareOf(address) === bareOf(regularPathOf(file));
    if (!document.has('permalink') && !isOwn) document.set('permalink', address);
    document.delete(name);
  }
  for (const name of ['summary', 'excerpt']) {
    if (document.has(name) && !document.has('description')) document.set('description', document.get(name));
    if (document.has(name)) document.delete(name);
  }
  // Empty frontmatter doesn't contain any keys to check.
  for (const name of FOREIGN_KEYS) if (document.has(name)) document.delete(name);
  if (FOREIGN_LAYOUTS.has(String(document.get('layout')))) document.delete('layout');
  const after = String(document);
  const rest = showSigns(body).replace(/^\n+/, '');
  if (before === after) return text;
  return `---\n${showSigns(document.toString({ lineWidth: 0 }))}---\n\n${rest}`;
}

/**
 * Removes imports, renames other systems' components, adds missing code languages, turns file names after languages into
 * titles, escapes the bars of code in tables, and turns bullets into hyphens.
 */
function fixBody(text: string): string {
  const labels = new Map<string, string>();
  // Otherwise, the end of a block may look like the start of one.
  const areAllClosed = findOpenFences(text, '').length === 0;
  return mapMarkdown(text, (piece, kind, offset) => {
    if (kind === 'tag') return renameTag(piece, labels);
    if (kind === 'prose')
      return piece
        .replace(/^import\s.*\n?/gm, (line) => (MODULE_CODE.test(line) ? '' : line))
        .replace(/(?<=\n[ \t>]*)[•▪◦‣●■\uf0b7][ \t\u00a0]+/g, '- ');
    if (kind !== 'code' || !areAllClosed) return piece;
    // Some systems don't split a table's cells inside code.
    const isInRow = /^[ \t>]*\|/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
    if (isInRow && !piece.includes('\n')) return piece.replace(/(?<!\\)\|/g, '\\|');
    return piece
      .replace(/^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(?:`{3,}|~{3,}))[ \t]*(?=\n)/, '$1text')
      .replace(/^(.*?(?:`{3,}|~{3,})\S+.*?)[ \t]\[([^\]\n]+)\](?=.*\n)/, '$1 title="$2"');
  });
}

/**
 * Rewrites links to pages as canonical addresses. Links to files stay, because they work.
 * @param addresses the canonical address of each page, by each of the page's addresses without its ending
 */
function fixLinks(
  text: string,
  file: string,
  texts: ReadonlyMap<string, string>,
  addresses: ReadonlyMap<string, string>,
): string {
  const folder = path.posix.dirname(file);
  return mapLinks(text, (link) => {
    if (/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link)) return link;
    const target = decodeAddress(link);
    if (isRelative(link) && texts.has(path.posix.join(folder, target))) return link;
    // A relative link may start at the file, as in editors, or at the address, as in browsers. Other pages may have
    // moved to a different folder, or used to be published under a path such as /docs/.
    const rests = isRelative(link) ? [target] : [target.slice(1), target.replace(/^\/[^/]+\//, '')];
    const starts = isRelative(link) ? [`/${folder}`, canonicalPathOf(file)] : ['/', ...foldersOf(regularPathOf(file))];
    const places = rests.flatMap((rest) => starts.map((start) => path.posix.join(start, rest)));
    return places.flatMap((place) => addresses.get(bare(place)) ?? [])[0] ?? link;
  });
}

/** An address or file path without its ending. */
function bare(address: string): string {
  return bareOf(address.replace(/\.mdx?\/?$/, '').replace(/\/(?:index|README)$/, '/'));
}

/**
 * Fixes the pages in the content folder: see {@link fixPages}.
 * @param isDryRun whether to leave files unchanged
 * @returns the differences, as a patch
 */
export async function fixContent({ contentDir, rootDir }: Settings, isDryRun: boolean): Promise<string> {
  // Imported here, because a check doesn't need it.
  const { createTwoFilesPatch } = await import('diff');
  const names = listPageFiles(contentDir);
  const texts = new Map(names.map((name) => [name, readTextIfThere(path.join(contentDir, name)) ?? '']));
  const patches = [...fixPages(texts)].map(([name, text]) => {
    const file = path.relative(rootDir, path.join(contentDir, name));
    if (!isDryRun) writeFileSync(path.join(contentDir, name), text);
    return createTwoFilesPatch(file, file, texts.get(name) ?? '', text, undefined, undefined, { context: 1 });
  });
  return patches.join('\n');
}
