import { checkLinks, type DeadLink, type LinkedPage } from '../content/links';
import type { CompiledBody } from '../content/page';
import { asProblem, ProblemError } from '../errors';
import { decodeAddress } from '../routes/address';
import type { Settings } from '../settings';
import { compilePage, type Site } from './site';

/** Checks the links of a page or snippet. Compiles only the pages whose fragments it links to, unlike `checkPages`. */
export async function findDeadLinks(page: LinkedPage, site: Site, settings: Settings): Promise<DeadLink[]> {
  const intoPages = page.compiled.links.filter(({ href }) => href.includes('#'));
  const paths = intoPages.map(({ href }) => decodeAddress(href.replace(/[#?].*/, '')) || page.path);
  const targets = paths.flatMap((path) => site.routes.get(path)?.to ?? []);
  const fragments = new Map<string, Set<string>>();
  for (const target of new Set(targets)) {
    const other = site.pages.get(target);
    const compiled = other && (await compilePage(other, site, settings).catch(asProblem));
    // A page's own problems are shown on that page.
    if (compiled && !(compiled instanceof ProblemError)) fragments.set(target, slugsOf(compiled));
  }
  return checkLinks(page, { ...site, fragments, publicDir: settings.publicDir });
}

/** The fragments that links to a page can use. */
export function slugsOf({ headers, anchors }: Pick<CompiledBody, 'headers' | 'anchors'>): Set<string> {
  return new Set([...headers.map(({ slug }) => slug), ...anchors]);
}
