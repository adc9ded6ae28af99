import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, withoutGroups } from '../content/files';
import { refused } from '../errors';

/** The files a site starts with: its identity, and a home page. Without `navigation.yml`, each folder is a list. */
const FILES: Readonly<Record<string, string>> = {
  'identity.yml': `# The names and addresses of the documented product. Pages write them as {{product.name}}.
product:
  name: Product
  # The name in files, such as those of the search index.
  slug: product
docs:
  # Where these pages are published.
  url: https://docs.example
  # With "wording: warn" or "wording: refuse", "npm run check" also checks spelling and wording.
company:
  url: https://www.example
`,
  'index.md': `---
title: Documentation
---

Start here.
`,
};

/**
 * Writes the files of a new site into a folder, which can already contain pages from another system.
 * @param given the folder, relative to the project
 * @returns the files written. Those that are already there don't change
 * @throws ProblemError if the path is a file
 */
export function createSite(given: string, rootDir: string): string[] {
  const folder = path.resolve(rootDir, given);
  if (given === '') throw refused('--site', 'no folder is given', 'name one: npm run new -- --site ../docs');
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw refused(given, 'not a folder', 'name the folder with the pages');
  mkdirSync(folder, { recursive: true });
  const hasHome = listFiles(folder, /^\./).some((name) => /^_?(?:index|README)\.mdx?$/.test(withoutGroups(name)));
  const wanted = Object.entries(FILES).filter(([name]) => !existsSync(path.join(folder, name)));
  const written = wanted.filter(([name]) => name !== 'index.md' || !hasHome);
  for (const [name, text] of written) writeFileSync(path.join(folder, name), text);
  return written.map(([name]) => path.join(given, name));
}
