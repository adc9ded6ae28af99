import { pagesInOrder } from '../site/lists';
import { buildIndex, type SearchablePage } from '../export/search';
import { readSettings } from '../settings';
import { readSite } from '../site/site';

type Files = ReadonlyMap<string, Uint8Array>;

/** See {@link createDevSearchIndex}. */
export type DevSearchIndex = ReturnType<typeof createDevSearchIndex>;

/**
 * Creates the search index for the development server, built on the first search.
 * @param site the development server's address, without a trailing slash
 */
export function createDevSearchIndex(site: string) {
  let files: Promise<Files> | undefined;
  return {
    /** Returns a file in the index, if it exists. Throws if the index can't be built. The next call tries again. */
    async file(name: string): Promise<Uint8Array | undefined> {
      const building = (files ??= build(site));
      building.catch(() => {
        if (files === building) files = undefined;
      });
      return (await building).get(name);
    },
    /** Discards everything that may have changed. */
    invalidate: () => void (files = undefined),
  };
}

async function build(preview: string): Promise<Files> {
  const { site } = readSite(readSettings());
  const documents: SearchablePage[] = [];
  for (const { path, frontmatter } of pagesInOrder(site)) {
    const response = await fetch(preview + path);
    // Pages that don't render aren't indexed. They show the error themselves.
    if (response.ok) documents.push({ url: path, html: await response.text(), keywords: frontmatter.keywords });
  }
  const index = await buildIndex(documents);
  try {
    const { files } = await index.getFiles();
    return new Map(files.map(({ path, content }) => [path, content]));
  } finally {
    // Pagefind isn't closed, because another search may be using it.
    await index.deleteIndex();
  }
}
