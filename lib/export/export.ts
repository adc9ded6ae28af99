import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pageViewScript } from '../analytics/script';
import { listImageFiles } from '../content/files';
import { withPolicy } from '../hosts/policy';
import { hostRules, type HostRules, type Published } from '../hosts/rules';
import { CHUNKS_FOLDER } from '../next/document';
import { documentFileOf } from '../routes/address';
import type { Settings } from '../settings';
import { basePathOf } from '../site/addresses';
import { inlineScript } from '../site/bundle';
import { searchBundleOf } from '../site/client';
import { pagesInOrder } from '../site/lists';
import type { Site } from '../site/site';
import { finishDocument, type Parts } from './document';
import { writeFeeds } from './feeds/write';
import { assetWriter, readPages, readStylesheets, writeText, type ExportedPage, type WriteAsset } from './files';
import { writeIslands } from './islands';
import { releaseMemory } from './memory';
import { writeTool, writeWorker } from './programs';
import { searchablePage, writeSearchIndex } from './search';
import { addressStyles, divideStyles } from './styles';

/** Everything the export depends on, apart from Next's files. */
interface Context extends Published {
  site: Site;
  settings: Settings;
}

/**
 * Finishes Next's export: transforms its documents and adds all other files.
 * @param nextDir Next's export
 * @param exportDir the future host root, which contains the site under its base path
 * @returns the rules for hosts
 * @throws ProblemError if anything is wrong, in which case the folder must not be served
 */
export async function finishExport(nextDir: string, exportDir: string, context: Context): Promise<HostRules> {
  const { site, settings } = context;
  const dir = path.join(exportDir, basePathOf(site.identity));
  copyPublicFiles(settings, dir);
  const pages = readPages(nextDir, site.routes);
  // Next's own documents, because finished ones don't have search attributes.
  const documents = new Map(pages.map(({ address, html }) => [address, html]));
  const htmlOf = ({ path }: { path: string }) => documents.get(path) ?? '';
  const searchable = pagesInOrder(site).map((page) => searchablePage(page, htmlOf(page), site));
  const write = assetWriter(dir, basePathOf(site.identity));
  const writeTexts = async () => {
    const searchFiles = await writeSearchIndex(searchable, path.join(dir, searchBundleOf(site)));
    writeFeeds(dir, site, htmlOf);
    return searchFiles;
  };
  // Most of it is done by the processes of esbuild and Pagefind.
  const [searchFiles, programs] = await Promise.all([
    writeTexts(),
    writeIslands(write, basePathOf(site.identity)),
    writeWorker(dir, site),
    writeTool(dir, site.identity.docs.url),
  ]);
  releaseMemory();
  return finishPages(pages, { ...programs, searchFiles, write }, nextDir, dir, context);
}

/** What documents load. */
interface Files {
  main: string;
  search: string;
  /** The search index's files that every first search loads, in the index's folder. */
  searchFiles: readonly string[];
  write: WriteAsset;
}

/** Writes the finished documents, and the files they share. Returns the rules for hosts. */
async function finishPages(
  pages: readonly ExportedPage[],
  { main, search, searchFiles, write }: Files,
  nextDir: string,
  dir: string,
  context: Context,
): Promise<HostRules> {
  const { site, settings } = context;
  const basePath = basePathOf(site.identity);
  const styles = addressStyles(readStylesheets(path.join(nextDir, CHUNKS_FOLDER)), (file) =>
    write(path.basename(file), readFileSync(path.join(dir, file))),
  );
  const pageViews = pageViewScript(site.identity.analytics);
  const searchDir = `${basePath}/${searchBundleOf(site)}`;
  const parts: Parts = {
    inline: await inlineScript(),
    addresses: {
      main,
      search: [search, ...searchFiles.map((file) => `${searchDir}/${file}`)].join(' '),
      // For documents whose own styles a proxy has changed, so that the policy refuses them.
      styles: write('styles.css', [...styles.values()].join('\n')),
    },
    sheets: divideStyles(
      styles,
      pages.filter(({ kind }) => kind !== 'redirect'),
    ),
    pageViews: pageViews === undefined ? '' : `<script src="${write('page-views.js', pageViews)}" async></script>`,
    basePath,
  };
  const documents = pages.map((page) => ({ ...page, html: finishDocument(page, parts) }));
  const rules = hostRules(documents, context);
  for (const { address, html } of documents)
    writeText(
      path.join(dir, documentFileOf(address)),
      settings.metaPolicy ? withPolicy(html, address, rules.policy) : html,
    );
  return rules;
}

/**
 * Copies static files, and images next to pages. Files in a separate `publicDir` are added to the project's own, except
 * for the project's figures, which are left out because they belong to its pages.
 */
export function copyPublicFiles({ rootDir, publicDir, contentDir }: Settings, dir: string): void {
  const own = path.join(rootDir, 'public');
  cpSync(own, dir, { recursive: true, dereference: true });
  if (publicDir !== own) {
    rmSync(path.join(dir, 'figures'), { recursive: true, force: true });
    cpSync(publicDir, dir, { recursive: true, dereference: true });
  }
  for (const image of listImageFiles(contentDir))
    cpSync(path.join(contentDir, image), path.join(dir, image), { dereference: true });
}
