import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { readFrontmatter } from '../content/frontmatter';
import { canonicalPathOf } from '../content/read';
import { throwIfAny } from '../errors';
import { readNavigationFile } from '../navigation/file';
import type { Settings } from '../settings';
import { assertFree, placeOfPage } from './place';

interface NewPage {
  /** Its path, such as `guides/sms`. */
  place: string;
  title: string;
  description?: string;
}

/**
 * Writes a draft page, and adds it to the navigation list with its folder's pages, after the last of them.
 * @returns the new file, its address, and the title of the list, if one fits; otherwise, the page is under its folder
 * @throws ProblemError if the path is taken or invalid, or if the title or description doesn't match the schema
 */
export function createPage({ place, title, description }: NewPage, settings: Settings) {
  const { contentDir, rootDir } = settings;
  const relativePath = placeOfPage(place, path.basename(contentDir));
  assertFree(contentDir, relativePath);
  const frontmatter = stringify({ title, ...(description && { description }), draft: true });
  const text = `---\n${frontmatter}---\n\n{/* What readers will be able to do. */}\n`;
  throwIfAny(readFrontmatter(text, relativePath).problems);
  const address = canonicalPathOf(relativePath);
  const file = path.join(contentDir, relativePath);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return { file: path.relative(rootDir, file), address, list: addToNavigation(address, settings) };
}

/** Adds a line to `navigation.yml` without changing the others. Returns the list's title. */
function addToNavigation(address: string, { contentDir, rootDir }: Settings): string | undefined {
  const file = path.join(contentDir, 'navigation.yml');
  const navigation = readNavigationFile(contentDir, rootDir);
  const folder = folderOf(address);
  for (const kind of ['groups', 'areas'] as const) {
    for (const [index, list] of (navigation?.[kind] ?? []).entries()) {
      const last = list.pages.findLastIndex((entry) => folderOf(entry.path) === folder);
      if (last === -1 || folder === '/') continue;
      const lines = readFileSync(file, 'utf8').split('\n');
      const line = navigation?.lineOf([kind, index, 'pages', last]) ?? 0;
      const indent = /^\s*/.exec(lines[line - 1] ?? '')?.[0] ?? '';
      lines.splice(line, 0, `${indent}- ${address}`);
      writeFileSync(file, lines.join('\n'));
      return list.title;
    }
  }
  return undefined;
}

function folderOf(address: string): string {
  return address.replace(/[^/]+\/?$/, '');
}
