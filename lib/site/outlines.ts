import type { Heading } from '../content/page';
import { asProblem, ProblemError } from '../errors';
import { placeOf } from '../navigation/place';
import type { Settings } from '../settings';
import { compilePage, type Site } from './site';

/** A section or an operation that the sidebar lists under its page. */
export interface OutlineEntry extends Pick<Heading, 'title' | 'slug'> {
  /** An operation's HTTP method. */
  method?: string;
}

/** The sidebar's entries under pages, by address. */
export type Outlines = Readonly<Record<string, readonly OutlineEntry[]>>;

/**
 * Finds the operations of all pages in a page's list. Under the page itself, the sidebar also lists its other sections,
 * because samples take the place of "On this page".
 */
export async function outlinesOf(path: string, site: Site, settings: Settings): Promise<Outlines> {
  const outlines: Record<string, readonly OutlineEntry[]> = {};
  for (const { path: listed } of placeOf(path, site.navigation).list?.items ?? []) {
    const page = site.pages.get(listed);
    if (!page?.body.includes('<ApiOperation')) continue;
    const compiled = await compilePage(page, site, settings).catch(asProblem);
    // The page itself shows its problems.
    if (compiled instanceof ProblemError) continue;
    const { headers, operations } = compiled;
    outlines[listed] =
      listed === path
        ? headers.flatMap(
            (header) => operations.find(({ slug }) => slug === header.slug) ?? (header.level === 2 ? header : []),
          )
        : operations;
  }
  return outlines;
}
