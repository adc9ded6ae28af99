import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listImageFiles } from '../content/files';
import { throwIfAny } from '../errors';
import type { HostRules } from '../hosts/rules';
import { findUnknownMarkup } from '../next/contract';
import type { Settings } from '../settings';
import { searchBundleOf } from '../site/generate';
import { isWhole, type Context } from './exported';
import { readExport, writeExport } from './files';
import { pagesInOrder } from '../site/lists';
import { writeFeeds } from './feeds/write';
import { releaseMemory } from './memory';
import { writeSearchIndex } from './search';
import { takeSteps } from './steps';
import { writeTool, writeWorker } from './programs';

/**
 * Finishes Next's export: transforms its documents and adds all other files.
 * @param nextDir Next's export, from which hashed files are moved
 * @param exportDir the future host root, which contains the site under its base path
 * @returns the rules for hosts
 * @throws ProblemError if anything is wrong, in which case the folder must not be served
 */
export async function finishExport(nextDir: string, exportDir: string, context: Context): Promise<HostRules> {
  const { site, settings, basePath } = context;
  const dir = path.join(exportDir, basePath);
  copyPublicFiles(settings, dir);
  const { rules, indexed } = writePages(nextDir, dir, context);
  releaseMemory();
  writeFeeds(dir, site, (page) => indexed.get(page.path) ?? '');
  const searchable = pagesInOrder(site).map(({ path: url, frontmatter: { keywords } }) => ({
    url,
    html: indexed.get(url) ?? '',
    keywords,
  }));
  writeWorker(dir, site);
  writeTool(dir, site.identity.docs.url);
  await writeSearchIndex(searchable, path.join(dir, searchBundleOf(site)));
  return rules;
}

/**
 * Reads the export, applies all steps, and writes the result. Doesn't return finished pages, because a thousand would
 * use half a GiB while the search index is built.
 */
function writePages(
  nextDir: string,
  dir: string,
  context: Context,
): { rules: HostRules; indexed: Map<string, string> } {
  const exported = readExport(nextDir, dir, context.site.routes);
  if (!context.settings.plainExport)
    throwIfAny(findUnknownMarkup(exported.pages.filter(isWhole), context.scripts.head.length));
  const { rules, ...finished } = takeSteps(exported, context);
  if (!rules) throw new Error('no step created the host rules');
  writeExport(finished, nextDir, dir);
  return { rules, indexed: new Map(finished.pages.map((page) => [page.address, page.indexed ?? ''])) };
}

/**
 * Copies static files, and images next to pages. Files in a separate `publicDir` are added to the project's own, except
 * for the project's figures, which are left out because they belong to its pages.
 */
function copyPublicFiles({ rootDir, publicDir, contentDir }: Settings, dir: string): void {
  for (const image of listImageFiles(contentDir))
    cpSync(path.join(contentDir, image), path.join(dir, image), { dereference: true });
  const own = path.join(rootDir, 'public');
  cpSync(own, dir, { recursive: true });
  if (publicDir === own) return;
  rmSync(path.join(dir, 'figures'), { recursive: true, force: true });
  cpSync(publicDir, dir, { recursive: true });
}
