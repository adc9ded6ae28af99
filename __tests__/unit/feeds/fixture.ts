import { readIdentity } from '../../../lib/content/identity';
import { frontmatterSchema } from '../../../lib/content/frontmatter';
import type { PageSource } from '../../../lib/content/page';
import type { PagePath } from '../../../lib/routes/address';
import type { Navigation } from '../../../lib/navigation/lists';
import type { Site } from '../../../lib/site/site';

/** What a fixture says of a page; the rest is made up. */
export interface PageFixture {
  path: string;
  title?: string;
  frontmatter?: Record<string, unknown>;
  body?: string;
  changed?: string;
}

/** The origin of every fixture. */
export const SITE_URL = 'https://docs.corner-slice.example';

/** A page as the content folder would give it. */
export function makePage({
  path,
  title = `Page ${path}`,
  frontmatter = {},
  body = '',
  changed,
}: PageFixture): PageSource {
  const name = path.slice(1).replace(/(\/|\.html)$/, '') || 'index';
  return {
    frontmatter: frontmatterSchema.parse({
      title,
      description: `Everything that there is to say about ${path}, in one sentence.`,
      ...frontmatter,
    }),
    title,
    path: path as PagePath,
    regularPath: path,
    relativePath: `${name}.mdx`,
    key: name,
    file: `/content/${name}.mdx`,
    body,
    addressLines: new Map(),
    ...(changed && { lastUpdated: changed, lastUpdatedTimestamp: Date.parse(changed) }),
  };
}

/** A site of some pages; `lists` are the groups of the navigation, by title. */
export function makeSite(pages: readonly PageFixture[], lists: Record<string, string[]> = {}): Site {
  const identity = readIdentity('__tests__/fixtures/site', '.');
  const navigation: Navigation = {
    groups: Object.entries(lists).map(([title, paths]) => ({
      title,
      items: paths.map((path) => ({ path: path as PagePath, title: path })),
    })),
    areas: [],
  };
  return {
    identity: {
      ...identity,
      product: { ...identity.product, name: 'Slice & Co' },
      docs: { url: SITE_URL, offlineReading: 'on' },
    },
    pages: new Map(pages.map((page) => [page.path, makePage(page)])),
    routes: new Map(),
    drafts: new Set(),
    snippets: new Map(),
    dialogues: new Map(),
    navigation,
  };
}

/** The frontmatter of a page that keeps search engines out. */
export const hidden = { meta: [{ name: 'robots', content: 'noindex' }] };
