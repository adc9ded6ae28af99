import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRelative, mapLinks } from '../content/file-links';
import { listFiles, listMisnamedPages, withoutGroups } from '../content/files';
import { readFrontmatter } from '../content/frontmatter';
import { IN_TEXT } from '../content/mdx/mistyped';
import { MODULE } from '../content/mdx/everyday.mjs';
import { findOpenFences } from '../content/mdx/fence';
import { canonicalPathOf, regularPathOf } from '../content/read';
import { mapMarkdown } from '../reading/code';
import { readTextIfThere } from '../reading/text';
import { hideTokens } from '../reading/tokens';
import { bareOf, decodeAddress, foldersOf } from '../routes/address';
import type { Settings } from '../settings';
import { fixBlocks, fixDefinitions, fixHighlight } from './fix-blocks';
import { fixCode } from './fix-code';
import { fixFrontmatter } from './fix-frontmatter';
import { fixPanes, fixTabbedCode, labelTabs } from './fix-tabs';
import { renameTag } from './foreign-tags';

/**
 * Fixes everything that has one right answer, for example after moving from another system.
 * @param texts the pages and snippets, by path in the content folder
 * @returns the changed pages with their new texts
 */
export function fixPages(texts: ReadonlyMap<string, string>): Map<string, string> {
  const isSnippet = (file: string) => file.startsWith('snippets/');
  const fixed = new Map(
    [...texts].map(([file, text]) => [file, fixBody(isSnippet(file) ? text : fixFrontmatter(text, file))]),
  );
  const addresses = new Map<string, string>();
  for (const [file, text] of fixed) {
    if (isSnippet(file)) continue;
    const { permalink } = readFrontmatter(hideTokens(text), file).frontmatter;
    const address = permalink ?? canonicalPathOf(file);
    for (const known of [regularPathOf(file), address]) addresses.set(bareOf(known), address);
  }
  for (const [file, text] of fixed) fixed.set(file, fixLinks(text, file, texts, addresses));
  return new Map([...fixed].filter(([file, text]) => text !== texts.get(file)));
}

/** A shortcode of Hugo that its code shows as text. */
const ESCAPED = /\{\{([<%])\/\*([^]*?)\*\/([%>])\}\}/g;

/**
 * Rewrites other systems' blocks, notations and components, removes imports, adds missing code languages, escapes the
 * bars of code in tables, and turns bullets into hyphens.
 */
function fixBody(given: string): string {
  const labels = new Map<string, string>();
  // Otherwise, the end of a block may look like the start of one.
  const areAllClosed = findOpenFences(given, '').length === 0;
  const text = areAllClosed ? fixDefinitions(fixBlocks(fixTabbedCode(fixPanes(fixHighlight(given))))) : given;
  const fixed = mapMarkdown(text, (piece, kind, offset) => {
    if (kind === 'tag') return renameTag(piece, labels);
    if (kind === 'prose')
      return fixProse(piece)
        .replace(/^import\s.*\n?/gm, (line) => (new RegExp(`^${MODULE}`).test(line) ? '' : line))
        .replace(/(?<=\n[ \t>]*)[•▪◦‣●■\uf0b7][ \t\u00a0]+/g, '- ');
    if (kind !== 'code' || !areAllClosed) return piece;
    const code = piece.replace(ESCAPED, '{{$1$2$3}}');
    // Some systems don't split a table's cells inside code.
    const isInRow = /^[ \t>]*\|/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
    if (isInRow && !code.includes('\n')) return code.replace(/(?<!\\)\|/g, '\\|');
    return fixCode(code);
  });
  return labelTabs(fixed);
}

/** Rewrites other systems' notations in a piece of prose. */
function fixProse(text: string): string {
  return IN_TEXT.reduce((result, [{ source, flags }, , fix]) => {
    const pattern = new RegExp(source, `${flags}g`);
    if (typeof fix === 'function') return result.replace(pattern, fix);
    return fix === undefined ? result : result.replace(pattern, fix);
  }, text);
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
 * Fixes the content folder's pages, renames Hugo's `_index.md`, and moves files out of folders in parentheses.
 * @param isDryRun whether to leave files unchanged
 * @returns the differences, as a patch
 */
export async function fixContent({ contentDir, rootDir }: Settings, isDryRun: boolean): Promise<string> {
  // Imported here, because a check doesn't need it.
  const { createTwoFilesPatch } = await import('diff');
  const at = (name: string) => path.join(contentDir, name);
  const files = listFiles(contentDir);
  const moved = new Map(
    [...files, ...listMisnamedPages(contentDir).map(([name]) => name)]
      .map((name) => [name, withoutGroups(name.replace(/_(?=index\.mdx?$)/, ''))] as const)
      .filter(([name, place]) => name !== place && !existsSync(at(place))),
  );
  const pages = [...files, ...moved.keys()].filter((name) => /\.mdx?$/.test(name) && name !== 'open-questions.md');
  const texts = new Map(pages.map((name) => [moved.get(name) ?? name, readTextIfThere(at(name)) ?? '']));
  for (const [name, place] of isDryRun ? [] : moved) {
    mkdirSync(path.dirname(at(place)), { recursive: true });
    renameSync(at(name), at(place));
  }
  const patches = [...fixPages(texts)].map(([name, text]) => {
    const file = path.relative(rootDir, at(name));
    if (!isDryRun) writeFileSync(at(name), text);
    return createTwoFilesPatch(file, file, texts.get(name) ?? '', text, undefined, undefined, { context: 1 });
  });
  return [...[...moved].map(([name, place]) => `${name} → ${place}\n`), ...patches].join('\n');
}
