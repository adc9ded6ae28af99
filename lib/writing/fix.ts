import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { isRelative, mapLinks } from '../content/file-links';
import { listFiles, listMisnamedPages, withoutGroups } from '../content/files';
import { readFrontmatter, UNTITLED } from '../content/frontmatter';
import { isForeign } from '../content/frontmatter-mistakes';
import { MODULE } from '../content/mdx/everyday.mjs';
import { findOpenFences } from '../content/mdx/fence';
import { canonicalPathOf, regularPathOf } from '../content/read';
import { mapMarkdown } from '../reading/code';
import { readTextIfThere } from '../reading/text';
import { hideTokens, showSigns } from '../reading/tokens';
import { bareOf, decodeAddress, foldersOf } from '../routes/address';
import type { Settings } from '../settings';
import { fixBlocks } from './fix-blocks';
import { fixPanes, fixTabbedCode, labelTabs } from './fix-tabs';
import { fixCode, fixDefinitions, fixHighlight, fixProse } from './fix-text';
import { renameTag } from './foreign-tags';

/** Other systems' layouts. */
const FOREIGN_LAYOUTS = new Set(['Layout', 'default', 'doc', 'docs', 'landing', 'splash']);

/**
 * Fixes everything that has one right answer, for example after moving from another system.
 * @param texts the pages and snippets, by path in the content folder
 * @returns the changed pages with their new texts
 */
export function fixPages(texts: ReadonlyMap<string, string>): Map<string, string> {
  const isSnippet = (file: string) => file.startsWith('snippets/');
  const fixed = new Map(
    [...texts].map(([file, text]) => [
      file,
      fixBody(isSnippet(file) ? text : withoutTitle(fixFrontmatter(text, file), file)),
    ]),
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

/** Renames or removes other systems' keys, and adds a missing title from the h1. */
function fixFrontmatter(text: string, file: string): string {
  const block = /^---\n(?:([^]*?)\n)??---[ \t]*(?=\n|$)/.exec(text);
  const document = parseDocument(hideTokens(block?.[1] ?? ''));
  if (document.errors.length > 0) return text;
  const before = String(document);
  const { frontmatter, body } = readFrontmatter(hideTokens(text), file);
  const heading = /^\s*# +(.+)/.exec(body)?.[1];
  const title = frontmatter.title === UNTITLED ? heading && wordsOf(showSigns(heading)) : frontmatter.title;
  if (!document.get('title') && title) document.set('title', title);
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
  const description = document.get('description');
  if (typeof description === 'string' && plain(description) !== description.trim())
    document.set('description', plain(description));
  // Old addresses in full redirect here, too.
  for (const name of ['aliases', 'redirect_from']) {
    const old = (document.toJS() as Record<string, unknown> | null)?.[name];
    const urls = [old ?? []].flat().filter((url) => typeof url === 'string' && /^\/[^?#\s]*$/.test(url));
    if (urls.length > 0 && !document.has('redirectFrom')) document.set('redirectFrom', urls);
    if (document.has(name)) document.delete(name);
  }
  // Empty frontmatter doesn't contain any keys to check.
  const keys = Object.keys((document.toJS() as object | null) ?? {});
  for (const key of keys) if (isForeign(key)) document.delete(key);
  if (FOREIGN_LAYOUTS.has(String(document.get('layout')))) document.delete('layout');
  const after = String(document);
  const rest = showSigns(body).replace(/^\n+/, '');
  if (before === after) return text;
  return `---\n${showSigns(document.toString({ lineWidth: 0 }))}---\n\n${rest}`;
}

/** A heading's words, without its id and marks. */
function wordsOf(heading: string): string {
  return plain(heading.replace(/[ \t]*\{[^{}]*\}[ \t]*$/, ''));
}

/** A line of Markdown without its marks. */
function plain(words: string): string {
  return words
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\p{L}\p{N}*_])(\*\*|__|[*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll('`', '')
    .trim();
}

/** Removes an h1 that repeats the title. */
function withoutTitle(text: string, file: string): string {
  const { title } = readFrontmatter(hideTokens(text), file).frontmatter;
  const opening = /^(---\n[^]*?\n---[ \t]*\n(?:\s|import\s.*\n)*)# +(.+)\n\n?/;
  return text.replace(opening, (found, before: string, words: string) =>
    wordsOf(words) === wordsOf(title) ? before : found,
  );
}

/** A shortcode of Hugo that its code shows as text. */
const ESCAPED = /\{\{([<%])\/\*([^]*?)\*\/([%>])\}\}/g;

/**
 * Rewrites other systems' blocks, notations and components, removes imports, adds missing code languages, turns file
 * names after languages into titles, escapes the bars of code in tables, and turns bullets into hyphens.
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
    return fixCode(code)
      .replace(/^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(?:`{3,}|~{3,}))[ \t]*(?=\n)/, '$1text')
      .replace(/^(.*?(?:`{3,}|~{3,})\S+.*?)[ \t]\[([^\]\n]+)\](?=.*\n)/, '$1 title="$2"');
  });
  return labelTabs(fixed);
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
