import { cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listImageFiles } from '../content/files';
import { withPolicy } from '../hosts/policy';
import { hostRules, type HostRules, type Published } from '../hosts/rules';
import { CHUNKS_FOLDER } from '../next/files';
import { documentRoutes } from '../routes/documents';
import type { Settings } from '../settings';
import { searchBundleOf, writeIfChanged } from '../site/generate';
import { pagesInOrder } from '../site/lists';
import type { Site } from '../site/site';
import { writeFeeds } from './feeds/write';
import { readFiles, readPages, writePages, type ExportedPage } from './files';
import { releaseMemory } from './memory';
import { pageViewFile } from './page-views';
import { writeTool, writeWorker } from './programs';
import { redirectDocument } from './redirect-document';
import { deferScripts, type OwnScripts } from './scripts';
import { withoutSearchAttributes, writeSearchIndex } from './search';
import { divideSheets, inlineStyles, prefixStyles } from './styles';

/** What the export depends on, apart from Next's files. */
interface Context extends Published {
  site: Site;
  settings: Settings;
  scripts: OwnScripts;
}

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
  renameSync(path.join(nextDir, '_next'), path.join(dir, '_next'));
  const pages = readPages(nextDir, site.routes);
  const rules = finishPages(pages, dir, context);
  releaseMemory();
  // Next's own documents, because finished ones don't have search attributes.
  const documents = new Map(pages.map(({ address, html }) => [address, html]));
  writeFeeds(dir, site, (page) => documents.get(page.path) ?? '');
  writeWorker(dir, site);
  writeTool(dir, site.identity.docs.url);
  const searchable = pagesInOrder(site).map(({ path: url, frontmatter: { keywords } }) => ({
    url,
    html: documents.get(url) ?? '',
    keywords,
  }));
  await writeSearchIndex(searchable, path.join(dir, searchBundleOf(site)));
  return rules;
}

/** Writes the finished pages, the redirect documents, and the files they share. Returns the rules for hosts. */
function finishPages(pages: readonly ExportedPage[], dir: string, context: Context): HostRules {
  const { site, settings, scripts, basePath } = context;
  const chunksDir = path.join(dir, CHUNKS_FOLDER);
  const sheets = new Map([...readFiles(chunksDir, '.css')].map(([name, css]) => [name, prefixStyles(css, basePath)]));
  for (const [name, css] of sheets) writeIfChanged(path.join(chunksDir, name), css);
  const pageViews = pageViewFile(site.identity.analytics, basePath);
  if (pageViews) writeIfChanged(path.join(dir, pageViews.name), pageViews.script);

  let transform = (page: ExportedPage) => page.html;
  if (!settings.plainExport) {
    const parts = divideSheets(sheets, pages);
    transform = (page) => deferScripts({ ...page, html: inlineStyles(page, parts) }, scripts, site, basePath);
  }
  const finished = pages.map((page): ExportedPage => {
    const html = withoutSearchAttributes(transform(page));
    // The address of the not-found page is whatever the reader entered, so its views aren't reported.
    const isReported = pageViews && page.kind === 'page';
    return { ...page, html: isReported ? html.replace('</body>', `${pageViews.element}</body>`) : html };
  });
  const redirects = documentRoutes(site.routes)
    .filter(({ kind }) => kind === 'redirect')
    .map((route) => ({
      ...route,
      html: redirectDocument(route.address, route.to, site.identity.docs.url, basePath),
    }));

  const documents = [...finished, ...redirects];
  const rules = hostRules(documents, [...readFiles(dir, '.svg').values()], context);
  const withMeta = (page: ExportedPage) => ({ ...page, html: withPolicy(page.html, page.address, rules.policy) });
  writePages(settings.metaPolicy ? documents.map(withMeta) : documents, dir);
  return rules;
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
