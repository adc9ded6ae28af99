import { setTimeout } from 'node:timers/promises';
import type { MDXContent } from 'mdx/types';
import { evaluateBody } from '../content/mdx/evaluate';
import type { Anchor, PageRecord } from '../content/page';
import type { PagePath } from '../routes/address';
import type { DeadLink } from '../content/links';
import { ProblemError, type Problem } from '../errors';
import { placeOf, type Place } from '../navigation/place';
import { codeFrame } from '../report/frame';
import { tell } from '../report/report';
import { addressOf, segmentsOf } from '../routes/address';
import { documentRoutes } from '../routes/documents';
import type { Route } from '../routes/table';
import { twinOf } from './addresses';
import { currentSite } from './current';
import { isPublished } from './lists';
import { findDeadLinks } from './page-links';
import { repositoryLinks, type RepositoryLinks } from './repository';
import { compilePage, recordOf } from './site';
import { structuredData } from './structured-data';

/** What a page shows its writer. */
export interface WriterView {
  /** When the page was asked for, in milliseconds since 1970. */
  asked: number;
  /** Looks for links that lead nowhere, and tells them in the terminal too; a build refuses them. It takes longer than the page. */
  findDeadLinks(): Promise<readonly DeadLink[]>;
}

/** Everything that a page layout gets. */
export interface PageView {
  record: PageRecord;
  place: Place;
  /** The page's full address. */
  canonical: string;
  /** The address of its Markdown twin; absent where the page keeps search engines out. */
  twin?: string;
  /** Where it can be mended or reported. */
  repository: RepositoryLinks;
  /** Its JSON-LD, ready for a `<script>`; absent where the page keeps search engines out. */
  structuredData?: string;
  /** Places of the page that are no headings. */
  anchors: readonly Anchor[];
  /** Whether it shows operations of the API, which need the room of two columns. */
  hasOperations: boolean;
  /** Whether it is a lesson. */
  isLesson: boolean;
  /** The page's body; takes the components of `components/mdx`. */
  Content: MDXContent;
  /** Under `next dev` alone. */
  writing?: WriterView;
}

/** A problem with the lines it is about. */
export interface FramedProblem extends Problem {
  frame: string;
}

/** Milliseconds until links are looked at: to compile the pages that they lead to would hold up the page, which Next may ask for twice. */
const AFTER_THE_PAGE = 300;

const writing = process.env.NODE_ENV !== 'production';

/** The page, or the redirect, that the segments of a catch-all parameter stand for. */
export function resolveSegments(segments: readonly string[] | undefined): Route | undefined {
  return currentSite().site.routes.get(addressOf(segments));
}

/**
 * The parameters of every address, for `generateStaticParams`: pages, their addresses by file, and old addresses.
 * `next build` leaves out `/a/index.html`, which it would take for a folder beside the file of `/a/`: servers find that file.
 */
export function staticSegments(): string[][] {
  const { routes } = currentSite().site;
  const inFolders = writing ? [...routes.keys()].filter((url) => url.endsWith('/index.html')) : [];
  return [...documentRoutes(routes).map(({ address }) => address), ...inFolders].map(segmentsOf);
}

/**
 * Compiles a page and finds its place in the navigation.
 * Under `next dev` the problems of its body are returned, so that the page can show them and come back when they are mended.
 * @throws ProblemError in a build, when the page's body is not in order.
 */
export async function viewPage(path: PagePath): Promise<PageView | { problems: FramedProblem[] }> {
  const { site, settings } = currentSite();
  const page = site.pages.get(path);
  if (!page) throw new Error(`the route table has the page ${path}, but the content does not`);
  try {
    const compiled = await compilePage(page, site, settings);
    const record = recordOf(page, compiled);
    const place = placeOf(path, site.navigation);
    const findLater = async () => {
      await setTimeout(AFTER_THE_PAGE);
      return tell(await findDeadLinks(page, compiled, site, settings), settings.rootDir);
    };
    return {
      record,
      place,
      canonical: site.identity.docs.url + path,
      repository: repositoryLinks(site.identity, page),
      ...(isPublished(page) && {
        twin: twinOf(path),
        structuredData: structuredData({ record, place }, site.identity),
      }),
      anchors: compiled.anchors,
      hasOperations: compiled.operations.length > 0,
      isLesson: compiled.isLesson,
      Content: evaluateBody(compiled.code),
      ...(writing && { writing: { asked: Date.now(), findDeadLinks: findLater } }),
    };
  } catch (error) {
    if (!writing || !(error instanceof ProblemError)) throw error;
    return { problems: frame(tell(error.problems, settings.rootDir), settings.rootDir) };
  }
}

/** The problems of the site as a whole, such as frontmatter and addresses; always empty in a build, which they stop. */
export function siteProblems(): FramedProblem[] {
  const { problems, settings } = currentSite();
  return frame(problems, settings.rootDir);
}

function frame(problems: readonly Problem[], rootDir: string): FramedProblem[] {
  return problems.map((problem) => ({ ...problem, frame: codeFrame(problem, rootDir) }));
}
