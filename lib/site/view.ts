import type { MDXContent } from 'mdx/types';
import { evaluateBody } from '../content/mdx/evaluate';
import type { PageRecord, PagePath } from '../content/page';
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

/** What an address of the catch-all route stands for. */
export type Resolved = { kind: 'page'; path: PagePath } | { kind: 'redirect'; to: PagePath } | { kind: 'nothing' };

/** Finds what the segments of a catch-all parameter stand for. */
export function resolveSegments(segments: readonly string[] | undefined): Resolved {
  const { site } = currentSite();
  const route = site.routes.get(addressOf(segments));
  if (!route) return { kind: 'nothing' };
  return route.kind === 'page' ? { kind: 'page', path: route.to } : { kind: 'redirect', to: route.to };
}

/** The parameters of every address, for `generateStaticParams`. A static file server answers `…/index.html` by itself, and the export cannot hold a folder of that name. */
export function allSegments(): string[][] {
  const urls = [...currentSite().site.routes.keys()].filter((url) => !url.endsWith('/index.html'));
  return [...new Map(urls.map((url) => [segmentsOf(url).join('/'), segmentsOf(url)])).values()];
}

/**
 * Compiles a page and finds its place in the navigation.
 * @throws ProblemError when the page's body is not in order.
 */
export async function viewPage(path: PagePath): Promise<PageView | undefined> {
  const { site, settings } = currentSite();
  const page = site.pages.get(path);
  if (!page) return undefined;
  const compiled = await compilePage(page, settings);
  return { record: recordOf(page, compiled), place: placeOf(path, site.navigation), Content: evaluateBody(compiled.code) };
}
