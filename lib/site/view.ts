import { readFileSync } from 'node:fs';
import type { MDXContent } from 'mdx/types';
import { evaluateBody } from '../content/mdx/evaluate';
import type { Anchor, PageRecord, PagePath, Question } from '../content/page';
import type { DeadLink } from '../content/links';
import { ProblemError, type Problem } from '../errors';
import { placeOf, type Place } from '../navigation/place';
import { codeFrame } from '../report/frame';
import { tell } from '../report/report';
import { addressOf, segmentsOf } from '../routes/address';
import { currentSite } from './current';
import { findDeadLinks } from './page-links';
import { compilePage, recordOf } from './site';

/** Everything that a page layout gets. */
export interface PageView {
  record: PageRecord;
  place: Place;
  /** Places of the page that are no headings. */
  anchors: readonly Anchor[];
  /** Its questions and answers, where it is a FAQ. */
  questions: readonly Question[];
  /** Whether it shows operations of the API, which need the room of two columns. */
  hasOperations: boolean;
  /** The page's body; takes the components of `components/mdx`. */
  Content: MDXContent;
  /** Links that lead nowhere, to mark them on the page under `next dev`; a build refuses them. */
  deadLinks: readonly DeadLink[];
}

/** A problem with the lines it is about. */
export interface FramedProblem extends Problem {
  frame: string;
}

const writing = process.env.NODE_ENV !== 'production';

/** What an address stands for. */
export type Resolved = { kind: 'page'; path: PagePath } | { kind: 'redirect'; to: PagePath } | { kind: 'nothing' };

/** Finds what the segments of a catch-all parameter stand for. */
export function resolveSegments(segments: readonly string[] | undefined): Resolved {
  const { site } = currentSite();
  const route = site.routes.get(addressOf(segments));
  if (!route) return { kind: 'nothing' };
  return route.kind === 'page' ? { kind: 'page', path: route.to } : { kind: 'redirect', to: route.to };
}

/**
 * The parameters of every page, for `generateStaticParams`, or of those that `lib/build/rendered.ts` has listed.
 * The documents of redirects are written by lib/export.
 */
export function pageSegments(): string[][] {
  const list = process.env.RENDER_LIST;
  const pages = list ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [...currentSite().site.pages.keys()];
  return pages.map(segmentsOf);
}

/**
 * Compiles a page and finds its place in the navigation.
 * Under `next dev` the problems of its body are returned, so that the page can show them and come back when they are mended.
 * @throws ProblemError in a build, when the page's body is not in order.
 */
export async function viewPage(path: PagePath): Promise<PageView | { problems: FramedProblem[] }> {
  const { site, settings } = currentSite();
  const page = site.pages.get(path);
  if (!page) throw new Error(`the route table has the page ${path}, the content has not`);
  try {
    const compiled = await compilePage(page, site, settings);
    return {
      record: recordOf(page, compiled),
      anchors: compiled.anchors,
      questions: compiled.questions,
      hasOperations: compiled.operations.length > 0,
      place: placeOf(path, site.navigation),
      Content: evaluateBody(compiled.code),
      deadLinks: writing ? tell(await findDeadLinks(page, compiled, site, settings), settings.rootDir) : [],
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
