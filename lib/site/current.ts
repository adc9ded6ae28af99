import { cache } from 'react';
import type { CompiledBody, PageSource } from '../content/page';
import { ProblemError, throwIfAny, type Problem } from '../errors';
import { readSettings, type Settings } from '../settings';
import { readSite, type Site } from './site';

/** The site with the settings it was read with. */
export interface CurrentSite {
  site: Site;
  settings: Settings;
  /** Content problems under `next dev`. Always empty in a build. */
  problems: readonly Problem[];
}

/** A problem that the check would report about a page, with the address if it is a broken link. */
export type Note = Problem & { href?: string };

/** Data that `next dev` has prepared for pages, and the site in a build. */
interface Preview {
  /** The site. Absent after a change under `next dev`, so that pages read it again. */
  current?: CurrentSite;
  /** The last site that could be read. */
  last?: CurrentSite;
  notesOf?: (page: PageSource, compiled: CompiledBody, current: CurrentSite) => Promise<readonly Note[]>;
  /** Returns a file that usually only a build writes. `undefined` for an unknown address. */
  readFile?: (folder: string, address: string) => Promise<string | Buffer<ArrayBuffer> | undefined>;
}

/**
 * The preview is shared through a global variable, because Next bundles this module separately from `lib/dev`, which
 * its configuration loads in the same process.
 */
export const preview: Preview = ((globalThis as { preview?: Preview }).preview ??= {});

/**
 * The site, read once in a build, and after each change under `next dev`.
 * @throws ProblemError in a build, if the content has problems
 */
export const currentSite = cache((): CurrentSite => {
  if (preview.current) return preview.current;
  const settings = readSettings();
  if (process.env.NODE_ENV !== 'production') return readForPreview(settings);
  const current = { ...readSite(settings), settings };
  throwIfAny(current.problems);
  return (preview.current = current);
});

/**
 * Reads the site for `next dev`. If a file that all pages need has a mistake, such as `identity.yml`, the last site is
 * shown, with the new problems.
 * @throws ProblemError if there is no last site
 */
export function readForPreview(settings: Settings): CurrentSite {
  try {
    return (preview.last = { ...readSite(settings), settings });
  } catch (error) {
    if (!(error instanceof ProblemError) || !preview.last) throw error;
    return { ...preview.last, problems: error.problems };
  }
}
