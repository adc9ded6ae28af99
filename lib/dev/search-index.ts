import * as pagefind from 'pagefind';
import { pagesInOrder } from '../site/lists';
import { buildIndex, type SearchablePage } from '../export/search';
import { readSettings } from '../settings';
import { readSite } from '../site/site';

/** The search index of the pages as the development server shows them, made when somebody searches. */
export class DevSearchIndex {
  readonly #site: string;
  #files: Promise<ReadonlyMap<string, Uint8Array>> | undefined;

  /** @param site address of the site on the development server, without a slash at the end */
  constructor(site: string) {
    this.#site = site;
  }

  /** Forgets what may have changed. */
  invalidate(): void {
    this.#files = undefined;
  }

  /** A file of the index; `undefined` where there is none of this name. */
  async file(name: string): Promise<Uint8Array | undefined> {
    // The entry point is asked for first: that is the moment to catch up with the writer.
    this.#files ??= this.#build();
    return (await this.#files).get(name);
  }

  async #build(): Promise<ReadonlyMap<string, Uint8Array>> {
    const { site } = readSite(readSettings());
    const documents: SearchablePage[] = [];
    for (const { path } of pagesInOrder(site)) {
      const html = await this.#fetch(path);
      if (html !== undefined) documents.push({ url: path, html });
    }
    const index = await buildIndex(documents);
    const { files } = await index.getFiles();
    await pagefind.close();
    return new Map(files.map(({ path, content }) => [path, content]));
  }

  /** A page that does not render is not searched; its writer sees the error on the page itself. */
  async #fetch(path: string): Promise<string | undefined> {
    const response = await fetch(this.#site + path);
    return response.ok ? response.text() : undefined;
  }
}
