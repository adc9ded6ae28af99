import path from 'node:path';
import { findOversights } from '../checks/oversights';
import { checkSamples } from '../checks/samples';
import type { CompiledBody, PageSource } from '../content/page';
import { ProblemError } from '../errors';
import type { CurrentSite, Note } from '../site/current';
import { findDeadLinks } from '../site/page-links';
import { compileSnippet } from '../site/site';

/**
 * Finds what `npm run check` reports about a page that can be shown, apart from its spelling and wording: broken links,
 * warnings, mistakes in samples, and the same in the snippets that the page shows.
 */
export async function notesOf(page: PageSource, compiled: CompiledBody, current: CurrentSite): Promise<Note[]> {
  const { site, settings, problems } = current;
  const { path: address, body, frontmatter } = page;
  const file = path.relative(settings.rootDir, page.file);
  const notesIn = async (where: { path: typeof address | ''; file: string }, compiled: CompiledBody) => [
    ...(await findDeadLinks({ ...where, compiled, isDraft: frontmatter.draft }, site, settings)),
    ...compiled.warnings,
    ...checkSamples(compiled.samples),
  ];
  const snippets = [...site.snippets].flatMap(([name, snippet]) => (body.includes(`<${name}`) ? snippet : []));
  const ofSnippets = snippets.map(async (snippet) => {
    try {
      return await notesIn({ path: '', file: snippet.file }, await compileSnippet(snippet, site, settings));
    } catch (error) {
      // Mistakes that stop a snippet are shown on all pages.
      if (error instanceof ProblemError) return [];
      throw error;
    }
  });
  return [
    ...problems.filter((problem) => problem.severity && problem.file === file),
    ...(await notesIn({ path: address, file }, compiled)),
    ...findOversights(page, site, settings),
    ...(await Promise.all(ofSnippets)).flat(),
  ];
}
