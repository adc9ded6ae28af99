import { join } from 'node:path';
import type { MDXContent } from 'mdx/types';
import changed from '@/.generated/changed.json';
import { evaluateBody } from '../content/mdx/evaluate';
import type { DeadLink } from '../content/links';
import type { CompiledBody, PageRecord } from '../content/page';
import { ProblemError, type Problem } from '../errors';
import { placeOf, type Place } from '../navigation/place';
import { codeFrame, tell } from '../report/report';
import { addressOf, segmentsOf, type PagePath } from '../routes/address';
import type { Route } from '../routes/table';
import { twinOf } from './addresses';
import { currentSite } from './current';
import { isPublished } from './lists';
import { findDeadLinks } from './page-links';
import { repositoryLinks } from './repository';
import { compilePage } from './site';
import { structuredData } from './structured-data';

/** Everything a page layout receives. */
export interface PageView {
  record: PageRecord;
  place: Place;
  /** The page's full address. */
  canonical: string;
  /** The address of its Markdown copy. Absent if the page is hidden from search engines. */
  twin?: string;
  /** Links for editing the page and reporting a problem. */
  repository: ReturnType<typeof repositoryLinks>;
  /** Its JSON-LD, ready for a `<script>`. Absent if the page is hidden from search engines. */
  structuredData?: string;
  /** The compiler's findings about the body. */
  compiled: CompiledBody;
  /** The page's body, which needs the components in `components/mdx`. */
  Content: MDXContent;
  /**
   * Set only under `next dev`: the page's broken links, and the time of the last change. Open pages are refreshed after a
   * change because they depend on the module with the time.
   */
  writing?: { deadLinks: Promise<readonly DeadLink[]>; changed: number };
}

/** A problem with the lines around it. */
export interface FramedProblem extends Problem {
  frame: string;
}

const writing = process.env.NODE_ENV !== 'production';

/** Finds the page or redirect for a catch-all parameter. */
export function resolveSegments(segments: readonly string[] | undefined): Route | undefined {
  return currentSite().site.routes.get(addressOf(segments));
}

/**
 * The parameters for `generateStaticParams`: of all addresses under `next dev`, and of the pages alone in a build,
 * which writes the documents at other addresses itself (see `lib/export`).
 */
export function staticSegments(): string[][] {
  const { pages, routes } = currentSite().site;
  return [...(writing ? routes : pages).keys()].map(segmentsOf);
}

/**
 * Compiles a page and finds its place in the navigation. Under `next dev`, problems in its body are returned, so that
 * the page can show them.
 * @throws ProblemError in a build, if the body has problems
 */
export async function viewPage(path: PagePath): Promise<PageView | { problems: FramedProblem[] }> {
  const { site, settings } = currentSite();
  const page = site.pages.get(path);
  if (!page) throw new Error(`the route table has the page ${path}, but the content does not`);
  try {
    const compiled = await compilePage(page, site, settings);
    const record: PageRecord = { ...page, headers: compiled.headers };
    const place = placeOf(path, site.navigation);
    const findLinks = async () => tell(await findDeadLinks(page, compiled, site, settings), settings.rootDir);
    return {
      record,
      place,
      canonical: site.identity.docs.url + path,
      repository: repositoryLinks(site.identity, page),
      ...(isPublished(page) && {
        twin: twinOf(path),
        structuredData: structuredData({ record, place }, site.identity),
      }),
      compiled,
      Content: evaluateBody(compiled.code),
      ...(writing && { writing: { changed, deadLinks: findLinks() } }),
    };
  } catch (error) {
    if (!writing || !(error instanceof ProblemError)) throw error;
    return { problems: frame(tell(error.problems, settings.rootDir), settings.rootDir) };
  }
}

/**
 * Problems that stop a page from being shown: its own, such as in its frontmatter, and those of files that aren't pages.
 * In a build, there are none, because they stop it.
 */
export function problemsAt(path?: PagePath): FramedProblem[] {
  const { problems, settings, site } = currentSite();
  const others = [...site.pages.values()].filter((page) => page.path !== path).map(({ file }) => file);
  const isHere = ({ file, severity }: Problem) => !severity && !others.includes(join(settings.rootDir, file));
  return frame(problems.filter(isHere), settings.rootDir);
}

function frame(problems: readonly Problem[], rootDir: string): FramedProblem[] {
  return problems.map((problem) => ({ ...problem, frame: codeFrame(problem, rootDir) }));
}
