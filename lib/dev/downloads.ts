import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listImageFiles } from '../content/files';
import type { PageSource } from '../content/page';
import { readSettings } from '../settings';
import { markdownCopy } from '../export/markdown/copy';
import { llmsFull } from '../export/feeds/llms';
import { siteFiles } from '../export/feeds/write';
import { MACHINE_FILES, twinOf } from '../site/addresses';
import { pagesInOrder } from '../site/lists';
import { readSite } from '../site/site';

/**
 * Creates a file that usually only a build writes: an API download, an image next to a page, a schema, a file about the
 * site, or a page's Markdown copy. `undefined` for other addresses.
 * @param preview the development server's address, without a trailing slash
 * @throws ProblemError if it can't be created
 */
export async function readDownload(address: string, preview: string): Promise<string | Buffer | undefined> {
  const settings = readSettings();
  const image = listImageFiles(settings.contentDir).find((file) => `/${file}` === address);
  if (image) return readFileSync(path.join(settings.contentDir, image));
  const { site } = readSite(settings);
  const copyOf = async (page: PageSource) => {
    const response = await fetch(preview + encodeURI(page.path));
    return markdownCopy(page, await response.text(), site.identity.docs.url);
  };
  const pages = pagesInOrder(site);
  if (address === MACHINE_FILES.llmsFull) return llmsFull(await Promise.all(pages.map(copyOf)));
  const page = pages.find(({ path }) => twinOf(path) === address);
  return page ? copyOf(page) : siteFiles(site).get(address);
}
