import { pagesInOrder } from '../site/lists';
import { buildIndex, type SearchablePage } from '../export/search';
import { readSettings } from '../settings';
import { readSite } from '../site/site';

type Files = ReadonlyMap<string, Uint8Array>;

/** The search index for the development server, built on the first search. */
export interface DevSearchIndex {
  /** Returns a file in the index, if it exists. Throws if the index can't be built. The next call tries again. */
  file(name: string): Promise<Uint8Array | undefined>;
  /** Discards everything that may have changed. */
  invalidate(): void;
}

/** @param site the development server's address, without a trailing slash */
export function createDevSearchIndex(site: string): DevSearchIndex {
  let files: Promise<Files> | undefined;
  return {
    async file(name) {
      const building = (files ??= build(site));
      building.catch(() => {
        if (files === building) files = undefined;
      });
      return (await building).get(name);
    },
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
