import path from 'node:path';
import { checkReferencePages } from '../api/reference/check';
import { checkLinks, type LinkedPage } from '../content/links';
import { compileBody } from '../content/mdx/compile';
import type { CompiledBody, PageSource } from '../content/page';
import type { PagePath } from '../routes/address';
import { ProblemError, type Problem } from '../errors';
import type { Settings } from '../settings';
import { slugsOf } from './page-links';
import { compilePage, type Site, type TreeReader } from './site';

/**
 * Compiles every page and snippet and checks the links in them; compiled pages stay in the cache for the build.
 * Links are checked once every page can be read: until then a link may lead to a page that is only broken.
 * @param found what reading the pages has found already
 * @param onTree is told the trees of the pages that are compiled anew
 * @returns all problems, sorted by file and line, and what is known of the playgrounds
 */
export async function checkPages(
  site: Site,
  settings: Settings,
  found: readonly Problem[],
  onTree?: TreeReader,
): Promise<{ problems: Problem[]; playgrounds: Playgrounds }> {
  const problems = [...found];
  const linked: CheckedPage[] = [];
  for (const text of [...pageTexts(site, settings, onTree), ...snippetTexts(site, settings)]) {
    try {
      linked.push({ source: text, file: text.file, compiled: await text.compile() });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(...error.problems);
    }
  }
  problems.push(...findRepeatedExercises(linked));
  if (problems.length === 0) problems.push(...findBrokenLinks(linked, site, settings), ...findGaps(linked, site));
  problems.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
  const holders = linked.filter(({ compiled }) => compiled.playgrounds.length > 0);
  const pages = holders.map(({ source }) => source.path).sort();
  const origins = [...new Set(holders.flatMap(({ compiled }) => compiled.playgrounds))].sort();
  return { problems, playgrounds: { pages, origins } };
}

/** The playgrounds of a site. */
export interface Playgrounds {
  /** Addresses of the pages that hold one: links to them are left to the browser. */
  pages: readonly string[];
  /** Whom they ask, unless the reader names another server. */
  origins: readonly string[];
}

type CheckedPage = LinkedPage & { compiled: CompiledBody };

/** Exercises that have the ID of another one: a reader's progress is kept under it. */
function findRepeatedExercises(linked: readonly CheckedPage[]): Problem[] {
  const places = new Map<string, string>();
  return linked.flatMap(({ file, compiled }) =>
    compiled.exercises.flatMap(({ id, line }) => {
      const other = places.get(id);
      places.set(id, other ?? `${file}:${line}`);
      const message = `another exercise has the id "${id}": ${other}`;
      return other === undefined ? [] : [{ file, line, message, remedy: 'give it one that the site does not have' }];
    }),
  );
}

/** The parts of the API that no page describes. Content without an API has none. */
function findGaps(linked: readonly CheckedPage[], { api }: Site): Problem[] {
  const pages = linked.map(({ file, compiled: { described } }) => ({ file, described }));
  return api ? checkReferencePages(pages, api) : [];
}

interface CheckedText {
  /** Where links that are only a fragment lead. */
  path: PagePath;
  file: string;
  compile(): Promise<CompiledBody>;
}

function pageTexts(site: Site, settings: Settings, onTree?: TreeReader): CheckedText[] {
  return [...site.pages.values()].map((page) => ({
    path: page.path,
    file: path.relative(settings.rootDir, page.file),
    compile: () => compilePage(page, site, settings, onTree),
  }));
}

/** Snippets are compiled by `@next/mdx` for the pages; here they are held to the same rules. */
function snippetTexts(site: Site, settings: Settings): CheckedText[] {
  const { glossary, snippets } = site;
  return [...snippets.values()].map(({ file, text: body }) => ({
    path: '/' as PagePath,
    file,
    compile: () => compileBody({ body, file, publicDir: settings.publicDir, glossary, snippets }),
  }));
}

function findBrokenLinks(linked: readonly LinkedPage[], site: Site, settings: Settings): Problem[] {
  const fragments = new Map(linked.map(({ source, compiled }) => [source.path, slugsOf(compiled)]));
  const targets = { ...site, fragments, publicDir: settings.publicDir };
  return [...linked.flatMap((page) => checkLinks(page, targets)), ...checkFrontmatterLinks(site, settings)];
}

function checkFrontmatterLinks({ pages, routes }: Site, { rootDir }: Settings): Problem[] {
  return [...pages.values()].flatMap((page: PageSource) => {
    const { actionLink, features } = page.frontmatter;
    const links = [...(actionLink ? [actionLink] : []), ...features.map(({ link }) => link)];
    return links
      .filter((link) => routes.get(link)?.kind !== 'page')
      .map((link) => ({
        file: path.relative(rootDir, page.file),
        line: 1,
        message: `the frontmatter links to ${link}, which is not a page`,
        remedy: 'name the canonical address of a page',
      }));
  });
}
