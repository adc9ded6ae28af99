import path from 'node:path';
import { checkReferencePages } from '../api/reference/check';
import { checkLinks, type LinkedPage } from '../content/links';
import { BodyError } from '../content/mdx/compile';
import type { Found } from '../content/mdx/context';
import type { CompiledBody, PageSource, Sample } from '../content/page';
import { asProblem, ProblemError, throwIfAny, type Problem } from '../errors';
import { runText } from '../script/index';
import type { Settings } from '../settings';
import { writeGenerated } from './generate';
import { slugsOf } from './page-links';
import { compilePage, compileSnippet, readSite, type Site } from './site';

/**
 * Compiles all pages and snippets, and checks their links. Reports everything at once, unless a body can't be parsed.
 * Compiled pages stay in the cache for the build.
 * @param found the problems found while reading the pages
 * @returns all problems, sorted by file and line, and the origins that playgrounds send requests to, and the code
 * samples
 */
export async function checkPages(
  site: Site,
  settings: Settings,
  found: readonly Problem[],
): Promise<{ problems: Problem[]; playgrounds: string[]; samples: Sample[] }> {
  const problems = [...found, ...findMissingHome(site, settings)];
  const warnings: Problem[] = [];
  const linked: CheckedPage[] = [];
  let areAllKnown = !site.clashes?.size;
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
  for (const page of site.pages.values()) problems.push(...findHeroFaults(page, site, settings));
  problems.push(...findRepeatedExercises(linked), ...linked.flatMap((page) => checkLinks(page, targets)));
  // If a page can't be read, its operations are unknown, so they would seem to be missing.
  // A draft may repeat what a published page describes.
  const published = linked.filter(({ isDraft }) => !isDraft);
  const described = published.map(({ file, compiled }) => ({ file, described: compiled.described }));
  if (areAllKnown && site.api) problems.push(...checkReferencePages(described, site.api));
  problems.push(...warnings, ...(site.api?.warnings ?? []));
  problems.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
  const playgrounds = [...new Set(linked.flatMap(({ compiled }) => compiled.playgrounds))].sort();
  return { problems, playgrounds, samples: linked.flatMap(({ compiled }) => compiled.samples) };
}

/** Reports that the site has no home page, which the header of each page links to. */
function findMissingHome({ routes, drafts }: Site, { contentDir, rootDir }: Settings): Problem[] {
  const isDraft = drafts.has('/');
  if (routes.has('/') && !isDraft) return [];
  const file = path.relative(rootDir, path.join(contentDir, 'index.mdx'));
  const remedy = isDraft ? 'remove "draft: true"' : 'create it, or set CONTENT_DIR to the folder with the pages';
  return [{ file, message: `the home page is ${isDraft ? 'a draft' : 'missing'}`, remedy }];
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

/** Runs the test in a home page's hero, which has to pass. */
function findHeroFaults(
  { frontmatter: { conversation }, file }: PageSource,
  site: Site,
  settings: Settings,
): Problem[] {
  if (!conversation) return [];
  const at = { file: path.relative(settings.rootDir, file), line: 1 };
  const { on, script: text } = conversation;
  const dialogue = site.dialogues.get(`sample-${on}`);
  if (!dialogue)
    return [{ ...at, message: `conversation: there is no target "${on}"`, remedy: `add practice/sample-${on}.yml` }];
  const { problems: [problem] = [], run } = runText({ text, dialogue, variant: 0 });
  if (run?.report.outcome === 'PASSED') return [];
  const message = `conversation: ${problem?.message ?? 'the test fails'}`;
  return [{ ...at, message, remedy: problem?.remedy ?? `write what ${dialogue.name} says` }];
}

type CheckedText = Pick<LinkedPage, 'path' | 'file' | 'isDraft'> & { compile(): Promise<CompiledBody> };

function pageTexts(site: Site, settings: Settings): CheckedText[] {
  return [...site.pages.values()].map((page) => ({
    path: page.path,
    file: path.relative(settings.rootDir, page.file),
    isDraft: page.frontmatter.draft,
    compile: async () => {
      const compiled = await compilePage(page, site, settings);
      return { ...compiled, links: [...frontmatterLinks(page), ...compiled.links] };
    },
  }));
}

function frontmatterLinks({ frontmatter }: PageSource): CompiledBody['links'] {
  const { actionLink, secondaryLink, conversation, features } = frontmatter;
  const links = [actionLink, secondaryLink, conversation?.checker, ...features.map(({ link }) => link)].filter(
    (link) => link !== undefined,
  );
  return links.map((href) => ({ href, line: 1, column: 1 }));
}

/** Finds the mistakes that stop snippets from being shown. */
export async function snippetProblems(site: Site, settings: Settings): Promise<Problem[]> {
  const compiled = await Promise.all(snippetTexts(site, settings).map(({ compile }) => compile().catch(asProblem)));
  return compiled.flatMap((result) => (result instanceof ProblemError ? result.problems : []));
}

function snippetTexts(site: Site, settings: Settings): CheckedText[] {
  return [...site.snippets.values()].map((snippet) => ({
    path: '',
    file: snippet.file,
    compile: () => compileSnippet(snippet, site, settings),
  }));
}

/**
 * Reads and compiles all content, and writes the generated modules.
 * @returns also {@link writeGenerated}'s function
 * @throws ProblemError with all problems
 */
export async function prepareSite(settings: Settings) {
  const { site, problems } = readSite(settings);
  const checked = await checkPages(site, settings, problems);
  throwIfAny(checked.problems);
  const checkGenerated = await writeGenerated(site, settings);
  return { site, playgrounds: checked.playgrounds, checkGenerated };
}
