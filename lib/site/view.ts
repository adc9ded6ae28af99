import type { MDXContent } from 'mdx/types';
import { evaluateBody } from '../content/mdx/evaluate';
import type { PageRecord, PagePath } from '../content/page';
import { codeFrame } from '../dev/frame';
import { ProblemError, type Problem } from '../errors';
import { placeOf, type Place } from '../navigation/place';
import { addressOf, segmentsOf } from '../routes/address';
import { currentSite } from './current';
import { compilePage, recordOf } from './site';

/** Everything that a page layout gets. */
export interface PageView {
  record: PageRecord;
  place: Place;
  /** The page's body; takes the components of `components/mdx`. */
  Content: MDXContent;
}

/** A problem with the lines it is about. */
export interface FramedProblem extends Problem {
  frame: string;
}

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
 * The parameters of every address, for `generateStaticParams`. Without `…/index.html`: a static file server answers it
 * by itself, and the export cannot hold a folder of that name.
 */
export function allSegments(): string[][] {
  const urls = [...currentSite().site.routes.keys()].filter((url) => !url.endsWith('/index.html'));
  return [...new Map(urls.map((url) => [segmentsOf(url).join('/'), segmentsOf(url)])).values()];
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
    const compiled = await compilePage(page, settings);
    return {
      record: recordOf(page, compiled),
      place: placeOf(path, site.navigation),
      Content: evaluateBody(compiled.code),
    };
  } catch (error) {
    if (process.env.NODE_ENV === 'production' || !(error instanceof ProblemError)) throw error;
    // Not console.error, which Next repeats in the browser over the page that tells the same.
    process.stderr.write(`${error.message}\n`);
    return { problems: frame(error.problems, settings.rootDir) };
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
