import { throwIfAny } from '../errors';
import type { Settings } from '../settings';
import { checkPages } from './check';
import { writeGenerated } from './generate';
import { readSite, type Site } from './site';

/**
 * Reads and compiles the whole content and writes the generated modules.
 * @throws ProblemError with everything that is wrong.
 */
export async function prepareSite(settings: Settings): Promise<Site> {
  const { site, problems } = readSite(settings);
  throwIfAny(await checkPages(site, settings, problems));
  writeGenerated(site, settings);
  return site;
}
