import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../content/page';
import type { Navigation } from '../navigation/lists';
import { mapMarkdown } from '../reading/code';
import type { ExerciseKind } from '../script/exercise/exercise';
import type { Settings } from '../settings';
import { bundle } from './bundle';
import type { Site } from './site';

/** The module with the time of the last change. When it changes, `next dev` refreshes open pages. */
export const CHANGED = '.generated/changed.json';

/** The site's data for browsers, in one module, so that pages don't each contain a copy. */
export interface ClientSite {
  productName: string;
  /** The search index folder, under the site's root. */
  searchBundle: string;
  /** Whether visited pages are kept for reading offline. */
  offlineReading: boolean;
  /** The addresses of the header links, by label. */
  headerLinks: Readonly<Record<string, string>>;
  navigation: Navigation;
}

/** The search index folder, named after the product. */
export function searchBundleOf(site: { identity: Pick<Site['identity'], 'product'> }): string {
  return `${site.identity.product.slug}-search`;
}

/**
 * Writes the files that the bundler reads from `.generated`: the site's data, the dialogues, the program that runs
 * scripts, and the snippets. Unchanged files aren't touched, so `next dev` doesn't reload.
 */
export function writeGenerated(site: Site, settings: Settings): void {
  const dir = path.join(settings.rootDir, '.generated');
  const client: ClientSite = {
    productName: site.identity.product.name,
    searchBundle: searchBundleOf(site),
    offlineReading: site.identity.docs.offlineReading === 'on',
    headerLinks: site.identity.headerLinks ?? {},
    navigation: site.navigation,
  };
  writeIfChanged(path.join(dir, 'site.json'), JSON.stringify(client));
  if (!existsSync(path.join(settings.rootDir, CHANGED))) writeIfChanged(path.join(settings.rootDir, CHANGED), '0');
  for (const [name, dialogue] of site.dialogues)
    writeIfChanged(path.join(dir, 'practice', `${name}.json`), JSON.stringify(dialogue));
  writeIfChanged(path.join(dir, 'practice', 'dialogues.json'), JSON.stringify(Object.fromEntries(site.dialogues)));
  writeIfChanged(path.join(dir, 'exercises.json'), JSON.stringify(exercisesByPage(site)));
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

/** The kinds of a page's exercises, by their IDs. */
export type ExercisesByPage = Readonly<Record<string, Readonly<Record<string, ExerciseKind>>>>;

/** Finds the exercises in the text of pages, because the course card needs them before pages are compiled. */
export function exercisesByPage({ pages }: { pages: ReadonlyMap<string, Pick<PageSource, 'path' | 'body'>> }) {
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const found: Record<string, Record<string, ExerciseKind>> = {};
  for (const { path: address, body } of pages.values())
    mapMarkdown(body, (piece, kind) => {
      if (kind === 'tag' && /^<Exercise\s/.test(piece))
        (found[address] ??= {})[attribute(piece, 'id')] = attribute(piece, 'kind') as ExerciseKind;
      return piece;
    });
  return found satisfies ExercisesByPage;
}

/**
 * The worker that runs scripts, in one file. A worker built by the bundler loads chunks, which the site's policy
 * forbids.
 */
function runnerScript(): string {
  runner ??= bundle({ entryPoints: [path.join(import.meta.dirname, '../script/run/worker.ts')] });
  return runner;
}

/** The runner's text. It is built only once, because `next dev` needs it after each save. */
let runner: string | undefined;

/** Writes a file and its folder, unless the text is the same. */
export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
