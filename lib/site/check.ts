import path from 'node:path';
import { checkLinks, type LinkedPage } from '../content/links';
import type { CompiledBody, PageSource } from '../content/page';
import { ProblemError, type Problem } from '../errors';
import type { Settings } from '../settings';
import { compilePage, type Site } from './site';

/** Compiles every page and checks the links between them. Returns all problems, sorted by file and line; compiled pages stay in the cache for the build. */
export async function checkPages(site: Site, settings: Settings): Promise<Problem[]> {
  const problems: Problem[] = [];
  const linked: LinkedPage[] = [];
  for (const source of site.pages.values()) {
    try {
      const compiled = await compilePage(source, settings);
      linked.push({ source, file: path.relative(settings.rootDir, source.file), compiled });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(...error.problems);
    }
  }
  const fragments = new Map(linked.map(({ source, compiled }) => [source.path, slugsOf(compiled)]));
  const targets = { routes: site.routes, fragments, publicDir: settings.publicDir };
  problems.push(...linked.flatMap((page) => checkLinks(page, targets)), ...checkFrontmatterLinks(site, settings));
  return problems.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
}

function slugsOf({ headers }: Pick<CompiledBody, 'headers'>): Set<string> {
  return new Set(headers.map(({ slug }) => slug));
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
