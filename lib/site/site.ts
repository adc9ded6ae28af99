import path from 'node:path';
import { API_DOWNLOADS } from '../api/model';
import type { Api } from '../api/model';
import { readApi } from '../api/read';
import { readIdentity, type Identity } from '../content/identity';
import { COMPILER, openCache, type Cache } from '../content/cache';
import { readDialogues, type Dialogues } from '../content/dialogues';
import { listImageFiles } from '../content/files';
import { readGlossary, type Glossary } from '../content/glossary';
import { sizeOf } from '../content/mdx/images';
import type { CompiledBody, PageSource } from '../content/page';
import { readPages } from '../content/read';
import { readSnippets, type Snippets } from '../content/snippets';
import { tokenValues } from '../reading/tokens';
import { ProblemError, type Problem } from '../errors';
import { MACHINE_FILES } from './addresses';
import { hasFeed, pagesInOrder } from './lists';
import { SCRIPT_SCHEMAS } from '../script/schema';
import { readNavigationFile } from '../navigation/file';
import type { Navigation } from '../navigation/lists';
import { buildNavigation } from '../navigation/tree';
import { routeTable, type RouteTable } from '../routes/table';
import type { Settings } from '../settings';
import { publishedAt } from './published';

/** Everything known about the site without compiling a page. */
export interface Site {
  identity: Identity;
  pages: ReadonlyMap<string, PageSource>;
  routes: RouteTable;
  navigation: Navigation;
  /** The HTTP API. Absent if the content has no OpenAPI file. */
  api?: Api;
  /** The terms. Absent if the content has no glossary. */
  glossary?: Glossary;
  /** Passages that several pages show. */
  snippets: Snippets;
  /** The simulated line and chatbot readers practice with. */
  dialogues: Dialogues;
  /** Addresses of files that the build writes, except for single pages. */
  files?: ReadonlySet<string>;
  /** Whether two pages claim the same address. */
  hasClashes?: boolean;
  /** Addresses of drafts. The settings can include drafts among the pages. */
  drafts: ReadonlySet<string>;
}

/**
 * Reads pages, identity and navigation, and builds the table of addresses. Nothing else reads content. Problems with
 * single pages are returned, so that a checker can list them all.
 * @throws ProblemError if the identity, the OpenAPI file, the glossary or a dialogue can't be read
 */
export function readSite(settings: Settings): { site: Site; problems: Problem[] } {
  const { contentDir, rootDir } = settings;
  const identity = publishedAt(readIdentity(contentDir, rootDir), settings);
  const tokens = tokenValues(identity);
  const api = readApi(contentDir, rootDir, tokens);
  const glossary = readGlossary(contentDir, rootDir, tokens);
  const dialogues = readDialogues(contentDir, rootDir);
  const { snippets, problems: snippetProblems } = readSnippets(contentDir, rootDir, tokens);
  const { pages: all, problems: pageProblems } = readPages(contentDir, rootDir, tokens);
  const drafts = new Set<string>(all.filter(({ frontmatter }) => frontmatter.draft).map((page) => page.path));
  const pages = settings.drafts ? all : all.filter((page) => !page.frontmatter.draft);
  const published = new Map(pages.map((page): [string, PageSource] => [page.path, page]));
  const { file, problems: fileProblems } = tryNavigationFile(contentDir, rootDir);
  const { navigation, problems: navigationProblems } = buildNavigation(pages, file, drafts);
  const places = new Map(pagesInOrder({ pages: published, navigation }).map(({ path }, place) => [path, place]));
  const placeOf = ({ path }: PageSource) => places.get(path) ?? pages.length;
  const inOrder = pages.toSorted((one, other) => placeOf(one) - placeOf(other));
  const { routes, problems: routeProblems } = routeTable(inOrder);
  const hasClashes = routeProblems.length > 0;
  const inContent = (problem: Problem) => ({
    ...problem,
    file: path.relative(rootDir, path.join(contentDir, problem.file)),
  });
  return {
    site: {
      identity,
      pages: published,
      routes,
      navigation,
      api,
      glossary,
      snippets,
      dialogues,
      files: filesOf({ api, pages: published, navigation }, contentDir),
      drafts,
      hasClashes,
    },
    problems: [
      ...snippetProblems,
      ...pageProblems,
      ...routeProblems.map(inContent),
      ...fileProblems,
      ...(hasClashes ? [] : navigationProblems),
    ],
  };
}

/** Reads `navigation.yml`. Returns its problems instead of throwing, so that problems in pages are also found. */
function tryNavigationFile(...folders: Parameters<typeof readNavigationFile>) {
  try {
    return { file: readNavigationFile(...folders), problems: [] };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { file: undefined, problems: error.problems };
  }
}

function filesOf({ api, ...site }: Pick<Site, 'api' | 'pages' | 'navigation'>, contentDir: string): Set<string> {
  const { feed, ...machineFiles } = MACHINE_FILES;
  return new Set([
    ...(api ? API_DOWNLOADS : []),
    ...Object.values(machineFiles),
    ...Object.keys(SCRIPT_SCHEMAS),
    ...listImageFiles(contentDir).map((image) => `/${image}`),
    ...(hasFeed(site) ? [feed] : []),
  ]);
}

/**
 * Compiles a page, or gets it from the cache.
 * @throws ProblemError with all problems in the page's body
 */
export async function compilePage(
  page: PageSource,
  site: Pick<Site, 'api' | 'glossary' | 'snippets' | 'dialogues'>,
  settings: Settings,
): Promise<CompiledBody> {
  const cache = (caches[settings.cacheDir] ??= openCache('pages', COMPILER, settings));
  const file = path.relative(settings.rootDir, page.file);
  const key = cache.keyOf(file, page.body, dataOf(page, site), [...site.snippets.keys()].join());
  const cached = cache.read(key);
  if (cached && imagesAreTheSame(cached, settings)) return cached;
  // Imported here, so that a process whose pages are all cached never loads the compiler.
  const { compileBody } = await import('../content/mdx/compile');
  const compiled = await compileBody({
    ...site,
    body: page.body,
    file,
    publicDir: settings.publicDir,
    contentDir: settings.contentDir,
  });
  cache.write(key, compiled);
  return compiled;
}

/** The other data a page is compiled from, if it uses it: the OpenAPI file, the glossary, the dialogues. */
function dataOf(
  { body }: PageSource,
  { api, glossary, dialogues }: Pick<Site, 'api' | 'glossary' | 'dialogues'>,
): string {
  const usesTerms = /<(?:Term|GlossaryList)\b/.test(body);
  const runs = /\srun=|<Exercise\b/.test(body);
  const usesApi = body.includes('<Api');
  return JSON.stringify([usesApi ? api?.source : '', usesTerms ? glossary?.source : '', runs && [...dialogues]]);
}

function imagesAreTheSame({ images }: CompiledBody, settings: Settings): boolean {
  return images.every(({ src, width, height }) => {
    const size = sizeOf(src, settings);
    return size?.width === width && size.height === height;
  });
}

const caches: Record<string, Cache<CompiledBody>> = {};

/** The year of the last change to any page. `undefined` if no page has a date. */
export function yearOf({ pages }: Pick<Site, 'pages'>): number | undefined {
  const times = [...pages.values()].flatMap(({ lastUpdatedTimestamp: time }) => time ?? []);
  return times.length > 0 ? new Date(Math.max(...times)).getUTCFullYear() : undefined;
}
