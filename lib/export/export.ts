import path from 'node:path';
import { throwIfAny } from '../errors';
import { documentFileOf } from '../routes/address';
import type { Settings } from '../settings';
import { searchBundleOf } from '../site/generate';
import type { Site } from '../site/site';
import {
  findMissingDocuments,
  flattenHtmlPages,
  removeNotFoundCopies,
  removeUnusedPayloads,
  writeRedirects,
} from './documents';
import { pagesInOrder } from './machine/order';
import { writeMachineFiles } from './machine/write';
import { deferRuntimes, type OwnScripts } from './runtime';
import { readDocuments, writeSearchIndex } from './search';
import { redirectDocument } from './stub';

/**
 * Everything that happens to Next's export before it is put in place.
 * @param dir the folder that Next exported to
 * @param scripts the scripts of `components/islands` that are part of every document
 * @param settings where the snippets are, for the Markdown twins
 * @throws ProblemError when a step finds something amiss; the folder is then not fit to be served.
 */
export async function finishExport(dir: string, site: Site, scripts: OwnScripts, settings: Settings): Promise<void> {
  const { routes, pages, identity } = site;
  flattenHtmlPages(dir, routes);
  writeRedirects(dir, routes, (to) => redirectDocument(to, identity.docs.url));
  removeNotFoundCopies(dir);
  throwIfAny(findMissingDocuments(dir, routes));
  const pageFiles = [...pages.keys()].map((url) => ({ file: documentFileOf(url), now: false }));
  // The not-found page answers with the nearest pages, which only a script can know.
  deferRuntimes(dir, [...pageFiles, { file: '404.html', now: true }], scripts);
  removeUnusedPayloads(dir);
  writeMachineFiles(dir, site, settings);
  const documents = pagesInOrder(site).map((page) => ({ url: page.path, file: documentFileOf(page.path) }));
  await writeSearchIndex(readDocuments(dir, documents), path.join(dir, searchBundleOf(site)));
}
