import { cache } from 'react';
import { throwIfAny, type Problem } from '../errors';
import { readSettings, type Settings } from '../settings';
import { readSite, type Site } from './site';

/** The site with the settings it was read with. */
export interface CurrentSite {
  site: Site;
  settings: Settings;
  /** Content problems under `next dev`. Always empty in a build. */
  problems: readonly Problem[];
}

let built: CurrentSite | undefined;

/**
 * The site is shared through a global variable, because Next bundles this module separately from the preview, which its
 * configuration loads in the same process.
 */
const global = globalThis as { previewedSite?: CurrentSite };

/** Gives pages access to the site that the preview has read. Pass `undefined` after a change, so they read it again. */
export function shareSite(current: CurrentSite | undefined): void {
  global.previewedSite = current;
}

/**
 * The site, read once in a build, and after each change under `next dev`.
 * @throws ProblemError in a build, if the content has problems
 */
export const currentSite = cache((): CurrentSite => {
  const known = built ?? global.previewedSite;
  if (known) return known;
  const settings = readSettings();
  const current = { ...readSite(settings), settings };
  if (process.env.NODE_ENV === 'production') {
    throwIfAny(current.problems);
    built = current;
  }
  return current;
});
