import { throwIfAny } from '../errors';
import type { Settings } from '../settings';
import { checkPages, type Playgrounds } from './check';
import { writeGenerated } from './generate';
import { readSite, type Site } from './site';

/** A site whose pages have been compiled. */
export interface Prepared {
  site: Site;
  playgrounds: Playgrounds;
}

/**
 * Reads and compiles all content, and writes the generated modules.
 * @throws ProblemError with all problems
 */
export async function prepareSite(settings: Settings): Promise<Prepared> {
  const { site, problems } = readSite(settings);
  const checked = await checkPages(site, settings, problems);
  throwIfAny(checked.problems);
  writeGenerated(site, settings, checked.playgrounds.pages);
  return { site, playgrounds: checked.playgrounds };
}
