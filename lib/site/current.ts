import { cache } from 'react';
import { throwIfAny, type Problem } from '../errors';
import { readSettings, type Settings } from '../settings';
import { readSite, type Site } from './site';

/** The site with the settings it was read by. */
export interface CurrentSite {
  site: Site;
  settings: Settings;
  /** Problems of the content while a writer edits; always empty in a build. */
  problems: readonly Problem[];
}

let built: CurrentSite | undefined;

/** Next bundles this module apart from the preview, which its configuration loads in the same process: what both see is global. */
const global = globalThis as { previewedSite?: CurrentSite };

/** Shares the site that the preview has read with the pages that are asked for; `undefined` from a change until it is read again. */
export function shareSite(current: CurrentSite | undefined): void {
  global.previewedSite = current;
}

/**
 * The site as Next's processes see it: read once in a build, and once for every change while a writer edits.
 * @throws ProblemError in a build, when the content is not in order.
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
