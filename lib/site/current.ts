import { cache } from 'react';
import { throwIfAny } from '../errors';
import { readSettings, type Settings } from '../settings';
import { readSite, type Site } from './site';

let built: Site | undefined;

/**
 * The site as Next's processes see it: read once in a build, and once for every request while a writer edits.
 * @throws ProblemError when the content is not in order.
 */
export const currentSite = cache((): { site: Site; settings: Settings } => {
  const settings = readSettings();
  if (built) return { site: built, settings };
  const { site, problems } = readSite(settings);
  throwIfAny(problems);
  if (process.env.NODE_ENV === 'production') built = site;
  return { site, settings };
});
