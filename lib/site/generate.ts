import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Navigation } from '../navigation/lists';
import type { Settings } from '../settings';
import { bundle } from './bundle';
import type { Site } from './site';

/** The site as the browser knows it: one module, so that no page carries a copy. */
export interface ClientSite {
  productName: string;
  /** Folder of the search index below the site's root. */
  searchBundle: string;
  /** Whether pages that were read are kept for reading offline. */
  offlineReading: boolean;
  /** Whether playgrounds also send to servers that the reader names. */
  sendsAnywhere: boolean;
  /** The addresses of the header's links by label. */
  headerLinks: Readonly<Record<string, string>>;
  navigation: Navigation;
}

/** The folder of the search index, named for the product. */
export function searchBundleOf(site: Pick<Site, 'identity'>): string {
  return `${site.identity.product.slug}-search`;
}

/**
 * Writes the files that the bundler reads and that it does not make itself: `.generated/site.json`, the dialogues, the program
 * that runs scripts, the snippets with their tokens filled in, and a module that names them.
 * A file that would not change is not touched, so that `next dev` reloads nothing for nothing.
 * @param playgrounds addresses of the pages that hold a playground; under `next dev` none need be known
 */
export function writeGenerated(site: Site, settings: Settings, playgrounds: readonly string[] = []): void {
  const dir = path.join(settings.rootDir, '.generated');
  const client: ClientSite = {
    productName: site.identity.product.name,
    searchBundle: searchBundleOf(site),
    offlineReading: site.identity.docs.offlineReading === 'on',
    sendsAnywhere: settings.sendsAnywhere,
    headerLinks: site.identity.headerLinks ?? {},
    navigation: site.navigation,
  };
  writeIfChanged(path.join(dir, 'site.json'), JSON.stringify(client));
  writeIfChanged(path.join(dir, 'playgrounds.json'), JSON.stringify(playgrounds));
  for (const [name, dialogue] of site.dialogues)
    writeIfChanged(path.join(dir, 'practice', `${name}.json`), JSON.stringify(dialogue));
  writeIfChanged(path.join(dir, 'practice', 'runner.js'), runnerScript());
  const folder = path.join(dir, 'snippets');
  const files = new Map([...site.snippets.values()].map(({ name, text }) => [name, text]));
  const modules = [...site.snippets].map(
    ([name, { name: file }]) => `export { default as ${name} } from './${file}';\n`,
  );
  files.set('index.ts', modules.join('') || 'export {};\n');
  for (const [name, text] of files) writeIfChanged(path.join(folder, name), text);
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(path.join(folder, name));
}

/**
 * The program of the worker that runs scripts, in one piece: a worker of the bundler loads its pieces itself, which the policy of
 * the site forbids.
 */
function runnerScript(): string {
  runner ??= bundle({ entryPoints: [path.join(import.meta.dirname, '../script/run/worker.ts')] });
  return runner;
}

/** Made once: under `next dev` this is asked for after each save. */
let runner: string | undefined;

/** Writes a file, with its folder, unless it holds the text already: under `next dev` what watches it is not woken for nothing. */
export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
