import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import { readFrontmatter } from '../content/frontmatter';
import { canonicalPathOf, regularPathOf } from '../content/read';
import { refused, throwIfAny } from '../errors';
import { aliasesOf } from '../routes/address';
import type { Settings } from '../settings';
import { assertFree, placeOfPage } from './place';
import { hideTokens, showTokens } from './tokens';

/**
 * Renames a page's file, adds redirects from its old addresses, and updates links to it in pages, snippets, the
 * navigation and the header.
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
  mkdirSync(path.dirname(path.join(contentDir, target)), { recursive: true });
  renameSync(path.join(contentDir, source), path.join(contentDir, target));
  writeFileSync(path.join(contentDir, target), withRedirects(text, redirects, address));
  return {
    file: path.relative(rootDir, path.join(contentDir, target)),
    address,
    redirects,
    updated: before === address ? new Map<string, number>() : updateLinks(before, address, settings),
  };
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
  return text.replace(yaml, () => showTokens(document.toString({ lineWidth: 0 }).trimEnd()));
}

/** Replaces an address in all links in pages, snippets, the navigation and the header. Returns counts by file. */
function updateLinks(before: string, after: string, { contentDir, rootDir }: Settings): Map<string, number> {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  const address = before.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const inText = new RegExp(
    `(\\]\\(|(?:href|to|home)=["']|^\\[[^\\]]+\\]: |^\\s*(?:- )?(?:actionLink|secondaryLink|link): ["']?)${address}(?=[#?)"'\\s]|$)`,
    'gm',
  );
  const inNavigation = new RegExp(`((?:- |path: |parent: |\\[|, )["']?)${address}(?=["',\\s\\]}]|$)`, 'gm');
  const inIdentity = new RegExp(`(: ["']?)${address}(?=[#?"'\\s]|$)`, 'gm');
  const patterns: Record<string, RegExp> = { 'navigation.yml': inNavigation, 'identity.yml': inIdentity };
  const updated = new Map<string, number>();
  for (const name of files.filter((file) => /\.mdx?$/.test(file) || patterns[file]).sort()) {
    const file = path.join(contentDir, name);
    let count = 0;
    const text = readFileSync(file, 'utf8').replace(patterns[name] ?? inText, (_all, lead: string) => {
      count++;
      return `${lead}${after}`;
    });
    if (count === 0) continue;
    writeFileSync(file, text);
    updated.set(path.relative(rootDir, file), count);
  }
  return updated;
}
