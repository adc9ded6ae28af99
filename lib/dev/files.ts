import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listImageFiles } from '../content/files';
import { siteFiles } from '../export/feeds/write';
import { markdownCopy } from '../export/markdown/copy';
import { buildIndex, searchablePage, type SearchablePage } from '../export/search';
import { readSettings } from '../settings';
import { markdownAddressOf } from '../site/addresses';
import { pagesInOrder } from '../site/lists';
import { readSite } from '../site/site';

/**
 * Creates files that usually only a build writes.
 * @param preview the development server's address, without a trailing slash
 */
export function createPreviewFiles(preview: string) {
  let index: ReturnType<typeof buildSearch> | undefined;
  return {
    /** Returns a file in the search index, or in the site's root folder. Throws if it can't be created. */
    async read(folder: string, address: string): Promise<string | Buffer<ArrayBuffer> | undefined> {
      if (folder !== 'search') return readDownload(address, preview);
      // The index is built on the first search. If that fails, the next search tries again.
      index ??= buildSearch(preview).catch((error: unknown) => {
        index = undefined;
        throw error;
      });
      return (await index).get(address);
    },
    /** Discards the search index, because pages have changed. */
    invalidate: () => void (index = undefined),
  };
}

async function buildSearch(preview: string): Promise<ReadonlyMap<string, Buffer<ArrayBuffer>>> {
  const { site } = readSite(readSettings());
  const documents: SearchablePage[] = [];
  for (const page of pagesInOrder(site)) {
    const response = await fetch(preview + page.path);
    // Pages that don't render aren't indexed. They show the error themselves.
    if (response.ok) documents.push(searchablePage(page, await response.text(), site));
  }
  const index = await buildIndex(documents);
  try {
    const { files } = await index.getFiles();
    return new Map(files.map((file) => [`/${file.path}`, Buffer.from(file.content)]));
  } finally {
    // Pagefind isn't closed, because another search may be using it.
    await index.deleteIndex();
  }
}

/** An API download, an image next to a page, a schema, a file about the site, or a page's Markdown copy. */
async function readDownload(address: string, preview: string): Promise<string | Buffer<ArrayBuffer> | undefined> {
  const settings = readSettings();
  const image = listImageFiles(settings.contentDir).find((file) => `/${file}` === address);
  if (image) return readFileSync(path.join(settings.contentDir, image));
  const { site } = readSite(settings);
  const page = pagesInOrder(site).find(({ path: url }) => markdownAddressOf(url) === address);
  if (!page) return siteFiles(site).get(address);
  const response = await fetch(preview + encodeURI(page.path));
  return markdownCopy(page, await response.text(), site.identity.docs.url);
}
