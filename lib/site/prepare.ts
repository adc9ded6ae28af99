import { throwIfAny } from '../errors';
import type { Settings } from '../settings';
import { checkPages } from './check';
import { writeGenerated } from './generate';
import { readSite, type Site, type TreeReader } from './site';

/**
 * Reads and compiles the whole content and writes the generated modules.
 * @param readerOf makes what is told the trees of the pages that are compiled anew
 * @throws ProblemError with everything that is wrong.
 */
export async function prepareSite(settings: Settings, readerOf?: (site: Site) => TreeReader): Promise<Site> {
  const { site, problems } = readSite(settings);
  throwIfAny(await checkPages(site, settings, problems, readerOf?.(site)));
  writeGenerated(site, settings);
  return site;
}
