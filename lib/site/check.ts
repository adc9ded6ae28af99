import path from 'node:path';
import { checkReferencePages } from '../api/reference/check';
import { checkLinks, type LinkedPage } from '../content/links';
import { BodyError, compileBody } from '../content/mdx/compile';
import type { Found } from '../content/mdx/context';
import type { CompiledBody, PageSource } from '../content/page';
import type { PagePath } from '../routes/address';
import { ProblemError, throwIfAny, type Problem } from '../errors';
import type { Settings } from '../settings';
import { writeGenerated } from './generate';
import { slugsOf } from './page-links';
import { compilePage, readSite, type Site } from './site';

/**
 * Compiles all pages and snippets, and checks their links. Reports everything at once, unless a body can't be parsed.
 * Compiled pages stay in the cache for the build.
 * @param found the problems found while reading the pages
 * @returns all problems, sorted by file and line, and the origins that playgrounds send requests to
 */
export async function checkPages(
  site: Site,
  settings: Settings,
  found: readonly Problem[],
): Promise<{ problems: Problem[]; playgrounds: string[] }> {
  const problems = [...found];
  const warnings: Problem[] = [];
  const linked: CheckedPage[] = [];
  let areAllKnown = !site.hasClashes;
  for (const text of [...pageTexts(site, settings), ...snippetTexts(site, settings)]) {
    try {
      const compiled = await text.compile();
      linked.push({ ...text, compiled });
      warnings.push(...compiled.warnings);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(...error.problems);
      if (error instanceof BodyError) linked.push({ ...text, compiled: error.found });
      else areAllKnown = false;
    }
  }
  const fragments = new Map(linked.map(({ path: address, compiled: body }) => [address, slugsOf(body)]));
  const targets = { ...site, fragments, publicDir: settings.publicDir };
  problems.push(...findRepeatedExercises(linked), ...linked.flatMap((page) => checkLinks(page, targets)));
  // If a page can't be read, its operations are unknown, so they would seem to be missing.
  const described = linked.map(({ file, compiled }) => ({ file, described: compiled.described }));
  if (areAllKnown && site.api) problems.push(...checkReferencePages(described, site.api));
  problems.push(...warnings, ...(site.api?.warnings ?? []));
  problems.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
  const playgrounds = [...new Set(linked.flatMap(({ compiled }) => compiled.playgrounds))].sort();
  return { problems, playgrounds };
}

type CheckedPage = LinkedPage & { compiled: Found };

/** Finds exercises with the same ID. IDs must be unique, because progress is stored under them. */
function findRepeatedExercises(linked: readonly CheckedPage[]): Problem[] {
  const places = new Map<string, string>();
  return linked.flatMap(({ file, compiled }) =>
    compiled.exercises.flatMap(({ id, line }) => {
      const other = places.get(id);
      places.set(id, other ?? `${file}:${line}`);
      const message = `another exercise has the id "${id}": ${other}`;
      return other === undefined ? [] : [{ file, line, message, remedy: 'give it an id that is unique on the site' }];
    }),
  );
}

type CheckedText = Pick<LinkedPage, 'path' | 'file'> & { compile(): Promise<CompiledBody> };

function pageTexts(site: Site, settings: Settings): CheckedText[] {
  return [...site.pages.values()].map((page) => ({
    path: page.path,
    file: path.relative(settings.rootDir, page.file),
    compile: async () => {
      const compiled = await compilePage(page, site, settings);
      return { ...compiled, links: [...frontmatterLinks(page), ...compiled.links] };
    },
  }));
}

function frontmatterLinks({ frontmatter: { actionLink, secondaryLink, features } }: PageSource): CompiledBody['links'] {
  const links = [actionLink, secondaryLink, ...features.map(({ link }) => link)].filter((link) => link !== undefined);
  return links.map((href) => ({ href, line: 1, column: 1 }));
}

/** Snippets are compiled by `@next/mdx`, but checked by the same rules as pages. */
function snippetTexts({ api, glossary, snippets }: Site, { publicDir, contentDir }: Settings): CheckedText[] {
  return [...snippets.values()].map(({ file, text: body }) => ({
    path: '' as PagePath,
    file,
    compile: () => compileBody({ body, file, isSnippet: true, publicDir, contentDir, api, glossary, snippets }),
  }));
}

/**
 * Reads and compiles all content, and writes the generated modules.
 * @throws ProblemError with all problems
 */
export async function prepareSite(settings: Settings) {
  const { site, problems } = readSite(settings);
  const checked = await checkPages(site, settings, problems);
  throwIfAny(checked.problems);
  writeGenerated(site, settings);
  return { site, playgrounds: checked.playgrounds };
}
