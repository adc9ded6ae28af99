import path from 'node:path';
import { throwIfAny } from '../errors';
import { documentFileOf } from '../routes/address';
import type { Settings } from '../settings';
import { basePathOf } from '../site/published';
import { searchBundleOf } from '../site/generate';
import type { Site } from '../site/site';
import { writeApiFiles } from './api';
import { prefixStyles } from './base';
import { findMissingDocuments, flattenHtmlPages, removeNotFoundCopies, writeRedirects } from './documents';
import { pagesInOrder } from './machine/order';
import { writeMachineFiles } from './machine/write';
import { addPageViews } from './page-views';
import { removePrefetchPayloads } from './payload';
import { writePreviews } from './preview/write';
import { deferredPage, deferRuntimes, type DeferredDocument, type OwnScripts } from './runtime';
import { writeScriptSchemas } from './script-schemas';
import { readDocuments, removeSearchAttributes, writeSearchIndex } from './search';
import { redirectDocument } from './stub';
import { mergeStyles } from './styles';
import { writeWorker } from './worker';

/**
 * Everything that happens to Next's export before it is put in place.
 * @param dir the folder that Next exported to
 * @param scripts the scripts of `components/islands` that are part of every document
 * @param settings where the snippets are, for the Markdown twins
 * @throws ProblemError when a step finds something amiss; the folder is then not fit to be served.
 */
export async function finishExport(dir: string, site: Site, scripts: OwnScripts, settings: Settings): Promise<void> {
  const { routes, pages, identity } = site;
  // The not-found page answers with the nearest pages, which only a script can know.
  const notFound: DeferredDocument = { file: '404.html', payloadFile: '404.txt', payloadAddress: '404.txt', now: true };
  const documents = [...[...pages.keys()].map(deferredPage), notFound];
  prefixStyles(dir, basePathOf(identity));
  mergeStyles(
    dir,
    documents.map(({ file, prefetchFile }) => ({ file, alsoIn: prefetchFile })),
  );
  deferRuntimes(dir, documents, scripts);
  flattenHtmlPages(dir, routes);
  writeRedirects(dir, routes, ({ url, to }) => redirectDocument(url, to, identity.docs.url, basePathOf(identity)));
  removeNotFoundCopies(dir);
  throwIfAny(findMissingDocuments(dir, routes));
  const pageFiles = [...pages.keys()].map(documentFileOf);
  addPageViews(dir, pageFiles, {
    analytics: identity.analytics,
    basePath: basePathOf(identity),
  });
  removePrefetchPayloads(dir);
  writeMachineFiles(dir, site, settings);
  writeScriptSchemas(dir);
  const searchable = pagesInOrder(site).map((page) => ({ url: page.path, file: documentFileOf(page.path) }));
  await Promise.all([
    writeSearchIndex(readDocuments(dir, searchable), path.join(dir, searchBundleOf(site))),
    writeWorker(dir, site),
    writeApiFiles(dir, site),
  ]);
  removeSearchAttributes(dir, pageFiles);
  await writePreviews(dir, site, settings);
}
