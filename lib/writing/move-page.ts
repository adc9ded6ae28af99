import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import { readFrontmatter } from '../content/frontmatter';
import { canonicalPathOf, regularPathOf } from '../content/read';
import { refused, throwIfAny } from '../errors';
import { hideTokens, showSigns } from '../reading/tokens';
import { aliasesOf } from '../routes/address';
import type { Settings } from '../settings';
import { updateLinks } from './move-links';
import { assertFree, placeOfPage } from './place';

/**
 * Renames a page's file, adds redirects from its old addresses, and updates links to it in pages, snippets, the
 * navigation, the header and the glossary, as well as its own links to other files.
 * @param from the page's path, such as `guides/cli`, or `guides/index` for a folder's own page
 * @param to the new path
 * @returns the page's new file and address, the addresses that now redirect there, and how many links were updated, by
 * file
 * @throws ProblemError if there is no such page, its frontmatter can't be read, or the new path is taken
 */
export function movePage(from: string, to: string, settings: Settings) {
  const { contentDir, rootDir } = settings;
  const source = findPage(from, contentDir);
  const target = placeOfPage(to, path.basename(contentDir)).replace(/\.mdx?$/, path.extname(source));
  assertFree(contentDir, target);
  const text = readFileSync(path.join(contentDir, source), 'utf8');
  const { frontmatter, problems } = readFrontmatter(
    hideTokens(text),
    path.join(path.relative(rootDir, contentDir), source),
  );
  throwIfAny(problems);
  const address = frontmatter.permalink ?? canonicalPathOf(target);
  const before = frontmatter.permalink ?? canonicalPathOf(source);
  const redirects = oldAddresses(source, before, address);
  const file = path.join(contentDir, target);
  mkdirSync(path.dirname(file), { recursive: true });
  renameSync(path.join(contentDir, source), file);
  const updated = updateLinks({ source, target, before, after: address }, settings);
  // Written last, because the links to the old address have been replaced by now.
  writeFileSync(file, withRedirects(readFileSync(file, 'utf8'), redirects, address));
  return { file: path.relative(rootDir, file), address, redirects, updated };
}

/**
 * Finds a page's file in the content folder.
 * @throws ProblemError if there is none
 */
function findPage(given: string, contentDir: string): string {
  const bare = placeOfPage(given, path.basename(contentDir)).replace(/\.mdx?$/, '');
  const found = [`${bare}.mdx`, `${bare}.md`].find((file) => existsSync(path.join(contentDir, file)));
  if (!found) throw refused(given, 'no such page', `name a file in ${path.basename(contentDir)}/, such as guides/cli`);
  return found;
}

/** The old canonical address and the file's old address, unless they still lead to the page. */
function oldAddresses(source: string, before: string, address: string): string[] {
  const answering = new Set([address, ...aliasesOf(address)]);
  const old = [before, regularPathOf(source)].filter((url) => !answering.has(url));
  return old.filter(
    (url, index) => !old.slice(0, index).some((other) => other === url || aliasesOf(other).includes(url)),
  );
}

/** Adds addresses to the page's `redirectFrom`, and removes its current one. */
function withRedirects(text: string, redirects: readonly string[], address: string): string {
  const [, yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  const document = parseDocument(hideTokens(yaml));
  const list = document.get('redirectFrom');
  const known = isSeq(list) ? (list.toJSON() as string[]) : [];
  const wanted = [...known.filter((url) => url !== address), ...redirects.filter((url) => !known.includes(url))];
  if (wanted.join() === known.join()) return text;
  if (wanted.length > 0) document.set('redirectFrom', wanted);
  else document.delete('redirectFrom');
  return text.replace(yaml, () => showSigns(document.toString({ lineWidth: 0 }).trimEnd()));
}
