import type { Root } from 'mdast';
import path from 'node:path';
import { openCache } from '../../content/cache';
import type { PageSource } from '../../content/page';
import { ProblemError } from '../../errors';
import type { Settings } from '../../settings';
import { dataOf, usesApi, type Site, type TreeReader } from '../../site/site';
import { markdownTwin, parseSnippets, type TwinContext } from './twin';

/** The Markdown twins of a site. */
export interface Twins {
  /** Makes the twin of a page from its tree and keeps it in the cache, so that the page is not parsed a second time. */
  keep: TreeReader;
  /** The twin of a page, from the cache or made now. Throws a ProblemError when something in the page has no plain Markdown form. */
  textOf(page: PageSource): string;
}

/** Opens the twins of a site. */
export function openTwins(site: Pick<Site, 'api' | 'glossary' | 'identity' | 'snippets'>, settings: Settings): Twins {
  const { identity, api, glossary, snippets } = site;
  const context: TwinContext = { siteUrl: identity.docs.url, api, glossary, snippets: parseSnippets(snippets) };
  const common = JSON.stringify([context.siteUrl, [...snippets.values()].map(({ name, text }) => [name, text])]);
  const cache = openCache<string>('twins', settings);
  const keyOf = (page: PageSource) =>
    cache.keyOf(common, JSON.stringify([page.path, page.frontmatter, page.title]), page.body, dataOf(page, site));
  const make = (page: PageSource, tree?: Root) => {
    const text = markdownTwin(page, context, path.relative(settings.rootDir, page.file), tree?.children);
    cache.write(keyOf(page), text);
    return text;
  };
  return {
    keep(page, tree) {
      // A reference of the API changes the tree, which is the compiler's.
      if (usesApi(page)) return;
      try {
        make(page, tree);
      } catch (error) {
        // Told by `textOf`, when the check has told its own.
        if (!(error instanceof ProblemError)) throw error;
      }
    },
    textOf: (page) => cache.read(keyOf(page)) ?? make(page),
  };
}
