import { existsSync } from 'node:fs';
import path from 'node:path';
import { API_DOWNLOADS, type Api } from '../api/model';
import { readApi } from '../api/read';
import { findSections } from '../api/reference/sections';
import { readIdentity, type Identity } from '../content/identity';
import { COMPILER, openCache, type Cache } from '../content/cache';
import { readDialogues, type Dialogues } from '../content/dialogues';
import { listFiles, listImageFiles } from '../content/files';
import { readGlossary, type Glossary } from '../content/glossary';
import { sizeOf } from '../content/mdx/images';
import type { CompileInput } from '../content/mdx/context';
import type { CompiledBody, PageSource } from '../content/page';
import { readPages } from '../content/read';
import { readSnippets, type Snippet, type Snippets } from '../content/snippets';
import { tokenValues } from '../reading/tokens';
import { ProblemError, type Problem } from '../errors';
import { MACHINE_FILES } from './addresses';
import { feedEntries, pagesInOrder } from './lists';
import { SCRIPT_SCHEMAS } from '../script/index';
import { readNavigationFile } from '../navigation/file';
import type { Navigation } from '../navigation/lists';
import { buildNavigation } from '../navigation/tree';
import { routeTable, type RouteTable } from '../routes/table';
import type { Settings } from '../settings';
import { findFileClashes } from './file-clashes';
import { checkHeaderLinks } from './header-links';

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
  /** The addresses of pages that claim the same address. */
  clashes?: ReadonlySet<string>;
  /** Addresses of drafts. The settings can include drafts among the pages. */
  drafts: ReadonlySet<string>;
}

/**
 * Reads pages, identity and navigation, and builds the table of addresses. Nothing else reads content. Returns the
 * problems with single pages, so that a checker can list them all.
 * @param material the result of {@link readMaterial}, for sites with and without drafts from the same files
 * @throws ProblemError if the identity, the OpenAPI file, the glossary or a dialogue can't be read
 */
export function readSite(settings: Settings, material = readMaterial(settings)): { site: Site; problems: Problem[] } {
  const { contentDir, rootDir } = settings;
  const { identity, description, glossary, dialogues, snippets, all, fileProblems } = material;
  const drafts = new Set<string>(all.filter(({ frontmatter }) => frontmatter.draft).map((page) => page.path));
  const found = settings.drafts ? all : all.filter((page) => !page.frontmatter.draft);
  const pages = new Map(found.map((page): [string, PageSource] => [page.path, page]));
  const { navigation, problems: navigationProblems } = readNavigation(found, drafts, settings);
  const places = new Map(pagesInOrder({ pages, navigation }).map(({ path }, place) => [path, place]));
  const placeOf = ({ path }: PageSource) => places.get(path) ?? found.length;
  const inOrder = found.toSorted((one, other) => placeOf(one) - placeOf(other));
  const api = description && { ...description, sections: findSections(inOrder) };
  const { routes, problems: routeProblems, clashes } = routeTable(inOrder);
  const files = filesOf({ api, pages, navigation }, contentDir);
  const publicFiles = [path.join(rootDir, 'public'), settings.publicDir]
    .filter(existsSync)
    .flatMap((dir) => listFiles(dir));
  const allFiles = new Set([...files, ...publicFiles.map((file) => `/${file}`)]);
  const inContent = ({ file, ...problem }: Problem) => ({
    ...problem,
    file: path.relative(rootDir, path.join(contentDir, file)),
  });
  return {
    site: { identity, pages, routes, navigation, api, glossary, snippets, dialogues, files, drafts, clashes },
    problems: [
      ...fileProblems,
      ...routeProblems.map(inContent),
      ...findFileClashes({ routes, pages }, allFiles, rootDir),
      ...(clashes.size > 0 ? [] : navigationProblems),
      ...checkHeaderLinks({ identity, routes, files: allFiles, drafts, clashes }, settings),
    ],
  };
}

/**
 * Reads the files that a site is made of, except for the navigation.
 * @throws ProblemError as {@link readSite} does
 */
export function readMaterial({ contentDir, rootDir, siteUrl }: Settings) {
  const identity = readIdentity(contentDir, rootDir);
  if (siteUrl) identity.docs.url = siteUrl;
  const tokens = tokenValues(identity);
  const description = readApi(contentDir, rootDir, tokens);
  const glossary = readGlossary(contentDir, rootDir, tokens);
  const dialogues = readDialogues(contentDir, rootDir);
  const { snippets, problems: snippetProblems } = readSnippets(contentDir, rootDir, tokens);
  const { pages: all, problems: pageProblems } = readPages(contentDir, rootDir, tokens);
  const fileProblems = [...snippetProblems, ...pageProblems];
  return { identity, description, glossary, dialogues, snippets, all, fileProblems };
}

/**
 * Reads the navigation. If its file can't be read, the navigation is empty, because lists made from folders would look
 * like the writer's own, but with wrong titles.
 */
function readNavigation(pages: readonly PageSource[], drafts: ReadonlySet<string>, { contentDir, rootDir }: Settings) {
  try {
    return buildNavigation(pages, readNavigationFile(contentDir, rootDir), drafts);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { navigation: { groups: [], areas: [] }, problems: error.problems };
  }
}

function filesOf({ api, ...site }: Pick<Site, 'api' | 'pages' | 'navigation'>, contentDir: string): Set<string> {
  const { feed, ...machineFiles } = MACHINE_FILES;
  return new Set([
    ...(api ? API_DOWNLOADS : []),
    ...Object.values(machineFiles),
    ...Object.keys(SCRIPT_SCHEMAS),
    ...listImageFiles(contentDir).map((image) => `/${image}`),
    ...(feedEntries(site).length > 0 ? [feed] : []),
  ]);
}

/** The parts of a site that pages are compiled with. */
type CompileData = Pick<Site, 'api' | 'glossary' | 'snippets' | 'dialogues'>;

/**
 * Compiles a page, or gets it from the cache.
 * @throws ProblemError with all problems in the page's body
 */
export function compilePage(page: PageSource, site: CompileData, settings: Settings): Promise<CompiledBody> {
  return compileText({ body: page.body, file: path.relative(settings.rootDir, page.file) }, site, settings);
}

/** Like {@link compilePage}, for a snippet. The result includes its HTML tree. */
export function compileSnippet({ file, text }: Snippet, site: CompileData, settings: Settings): Promise<CompiledBody> {
  return compileText({ body: text, file, isSnippet: true }, site, settings);
}

async function compileText(
  text: Pick<CompileInput, 'body' | 'file' | 'isSnippet'>,
  site: CompileData,
  settings: Settings,
): Promise<CompiledBody> {
  const cache = (caches[settings.cacheDir] ??= openCache('pages', COMPILER, settings));
  const key = cache.keyOf(text.file, text.body, dataOf(text.body, site));
  const cached = cache.read(key);
  if (cached && imagesAreTheSame(cached, settings)) return cached;
  // Imported here, so that a process whose pages are all cached never loads the compiler.
  const { compileBody } = await import('../content/mdx/compile');
  const compiled = await compileBody({
    ...site,
    ...text,
    publicDir: settings.publicDir,
    contentDir: settings.contentDir,
  });
  cache.write(key, compiled);
  return compiled;
}

/**
 * The other data a text is compiled from, if it uses it: the OpenAPI file, the glossary, the dialogues, the snippets.
 * The names of all snippets count, because an unknown one is a problem.
 */
function dataOf(body: string, { api, glossary, dialogues, snippets }: CompileData): string {
  const passages = [...snippets].map(([name, { text }]) => [name, body.includes(`<${name}`) && text]);
  const usesTerms = /<(?:Term|GlossaryList)\b/.test(body);
  const runs = /\srun=|<Exercise\b/.test(body);
  const usesApi = body.includes('<Api');
  const ofApi = usesApi && [api?.source, [...(api?.sections ?? [])]];
  return JSON.stringify([ofApi, usesTerms ? glossary?.source : '', runs && [...dialogues], passages]);
}

function imagesAreTheSame({ images }: CompiledBody, settings: Settings): boolean {
  return images.every(({ src, width, height }) => {
    const size = sizeOf(src, settings);
    return size?.width === width && size.height === height;
  });
}

const caches: Record<string, Cache<CompiledBody>> = {};
