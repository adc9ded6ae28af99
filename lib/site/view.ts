import { join } from 'node:path';
import type { MDXContent } from 'mdx/types';
import changed from '@/.generated/changed.json';
import { evaluateBody } from '../content/mdx/evaluate';
import type { CompiledBody, PageRecord } from '../content/page';
import { ProblemError, type Problem } from '../errors';
import { placeOf, type Place } from '../navigation/place';
import { codeFrame, tell } from '../report/report';
import { addressOf, NOT_FOUND, segmentsOf, type PagePath } from '../routes/address';
import type { Route } from '../routes/table';
import { MACHINE_FILES, markdownAddressOf } from './addresses';
import { clientSiteOf } from './client';
import { currentSite, preview, type Note } from './current';
import { isPublished } from './lists';
import { outlinesOf } from './outlines';
import { repositoryLinks } from './repository';
import { compilePage } from './site';

/** Everything a page layout receives. */
export interface PageView {
  record: PageRecord;
  place: Place;
  /** The page's full address. */
  canonical: string;
  /** Whether the text needs the page's full width, for the script checker, which shows conversations. */
  isWide: boolean;
  /** The address of its Markdown copy. Absent if the page is hidden from search engines. */
  markdownAddress?: string;
  /** Links for editing the page and reporting a problem. */
  repository: ReturnType<typeof repositoryLinks>;
  /** The compiler's findings about the body. */
  compiled: CompiledBody;
  /** The page's body, which needs the components in `components/mdx`. */
  Content: MDXContent;
  /**
   * Set only under `next dev`: what the check would report, and the time of the last change. Open pages are refreshed
   * after a change because they depend on the module with the time.
   */
  writing?: { notes: Promise<readonly Note[]>; changed: number };
}

/** A problem with the lines around it. */
interface FramedProblem extends Problem {
  frame: string;
}

/** Whether pages are shown to writers, under `next dev`. */
export const writing = process.env.NODE_ENV !== 'production';

/** Finds the page or redirect for a catch-all parameter. */
export function resolveSegments(segments: readonly string[] | undefined): Route | undefined {
  return currentSite().site.routes.get(addressOf(segments));
}

/**
 * The parameters for `generateStaticParams`, one for each address in the route table, and that of the not-found page.
 * `/a` and `/a/` share one. Under `next dev`, there are none, because Next remembers them in a separate process and
 * would miss new pages.
 */
export function staticSegments(): string[][] {
  if (process.env.NODE_ENV === 'development') return [];
  const { routes } = currentSite().site;
  const pages = new Map([...routes.keys()].map((url) => [segmentsOf(url).join('/'), segmentsOf(url)]));
  return [...pages.values(), NOT_FOUND];
}

/** The data for everything around a page, or the not-found page. `year` is that of the last change to any page. */
export async function frameOf(path = '') {
  const { site, settings } = currentSite();
  const times = [...site.pages.values()].flatMap(({ lastUpdatedTimestamp: time }) => time ?? []);
  const year = times.length > 0 ? new Date(Math.max(...times)).getUTCFullYear() : undefined;
  const outlines = await outlinesOf(path, site, settings);
  const isFront = site.pages.get(path as PagePath)?.frontmatter.layout === 'home';
  return { path, site: clientSiteOf(site), outlines, year, llms: MACHINE_FILES.llms, isFront };
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
    const findNotes = async () =>
      tell((await preview.notesOf?.(page, compiled, currentSite())) ?? [], settings.rootDir);
    return {
      record,
      place,
      canonical: site.identity.docs.url + path,
      isWide: page.body.includes('<ScriptChecker'),
      repository: repositoryLinks(site.identity, page),
      ...(isPublished(page) && { markdownAddress: markdownAddressOf(path) }),
      compiled,
      Content: evaluateBody(compiled.code),
      ...(writing && { writing: { changed, notes: findNotes() } }),
    };
  } catch (error) {
    if (!writing || !(error instanceof ProblemError)) throw error;
    return { problems: frame(tell(error.problems, settings.rootDir), settings.rootDir) };
  }
}

/**
 * Problems that stop a page from being shown: its own, such as in its frontmatter, and those of files that aren't
 * pages. In a build, there are none, because they stop it.
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
