import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../content/text';
import { replaceTokens, tokenValues } from '../content/tokens';
import { throwIfAny } from '../errors';
import type { Navigation } from '../navigation/tree';
import type { Settings } from '../settings';
import type { Site } from './site';

/** What the browser's side knows of the site: one module, so that no page carries a copy. */
export interface ClientSite {
  productName: string;
  /** Folder of the search index below the site's root. */
  searchBundle: string;
  /** Whether pages that were read are kept for reading offline. */
  offlineReading: boolean;
  navigation: Navigation;
}

/** The folder of the search index, named for the product. */
export function searchBundleOf(site: Pick<Site, 'identity'>): string {
  return `${site.identity.product.slug}-search`;
}

/**
 * Writes the modules that the bundler reads and that come from content: `.generated/site.json`, and the snippets with their tokens filled in.
 * A file that would not change is not touched, so that `next dev` reloads nothing for nothing.
 * @throws ProblemError when a snippet holds an unknown token.
 */
export function writeGenerated(site: Site, settings: Settings): void {
  const dir = path.join(settings.rootDir, '.generated');
  const client: ClientSite = {
    productName: site.identity.product.name,
    searchBundle: searchBundleOf(site),
    offlineReading: site.identity.docs.offlineReading === 'on',
    navigation: site.navigation,
  };
  writeIfChanged(path.join(dir, 'site.json'), JSON.stringify(client));
  writeIfChanged(path.join(dir, 'playgrounds.json'), JSON.stringify(playgroundPages(site)));
  const snippets = readSnippets(site, settings);
  const folder = path.join(dir, 'snippets');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of snippets) writeIfChanged(path.join(folder, name), text);
  for (const name of readdirSync(folder)) {
    if (!snippets.has(name)) rmSync(path.join(folder, name));
  }
}

/** Addresses of the pages that hold a playground, by the component in their text. The build compares them with its export. */
export function playgroundPages({ pages }: Pick<Site, 'pages'>): string[] {
  return [...pages.values()]
    .filter(({ body }) => /<Api(Playground|Operation)\b/.test(body))
    .map((page) => page.path)
    .sort();
}

/** Whether a content folder has snippets of its own. */
export function hasSnippets({ contentDir }: Pick<Settings, 'contentDir'>): boolean {
  return existsSync(path.join(contentDir, 'snippets'));
}

/** Where the snippets of a content folder are. One without snippets uses the project's own. */
export function snippetsDirOf({ contentDir, rootDir }: Pick<Settings, 'contentDir' | 'rootDir'>): string {
  return path.join(hasSnippets({ contentDir }) ? contentDir : path.join(rootDir, 'content'), 'snippets');
}

/** The texts of the snippets by file name, tokens filled in. */
export function readSnippets(site: Pick<Site, 'identity'>, settings: Settings): Map<string, string> {
  const { rootDir } = settings;
  const dir = snippetsDirOf(settings);
  const values = tokenValues(site.identity);
  const results = readdirSync(dir)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({
      name,
      ...replaceTokens(readText(path.join(dir, name)), values, path.relative(rootDir, path.join(dir, name))),
    }));
  throwIfAny(results.flatMap(({ problems }) => problems));
  return new Map(results.map(({ name, text }) => [name, text]));
}

/** Writes a file unless it holds the text already: what watches it is not woken for nothing. */
export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
