import { cache } from 'react';
import { throwIfAny, type Problem } from '../errors';
import { readSettings, type Settings } from '../settings';
import { readSite, type Site } from './site';

/** The site with the settings it was read with. */
export interface CurrentSite {
  site: Site;
  settings: Settings;
  /** Content problems while a writer edits. Always empty in a build. */
  problems: readonly Problem[];
}

let built: CurrentSite | undefined;

/**
 * Global, because Next bundles this module separately from the preview, which its configuration loads in the same
 * process.
 */
const global = globalThis as { previewedSite?: CurrentSite };

/** Shares the site the preview has read with the pages. It is `undefined` from a change until it is read again. */
export function shareSite(current: CurrentSite | undefined): void {
  global.previewedSite = current;
}

/**
 * The site as Next's processes see it: read once in a build, and once for each change while a writer edits.
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
