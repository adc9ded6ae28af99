import { watch } from 'node:fs';
import { ProblemError } from '../errors';
import { tell } from '../report/report';
import { listen } from '../hosts/server';
import { readSettings, type Settings } from '../settings';
import { shareSite } from '../site/current';
import { writeGenerated } from '../site/generate';
import { basePathOf } from '../site/published';
import { writeSchemas } from '../site/schemas';
import { readSite, type Site } from '../site/site';
import { createCompanion } from './companion';
import { createDevSearchIndex } from './search-index';

/** Milliseconds without a further change before a save is acted upon: editors write a file in several steps. */
const SETTLE_TIME = 40;

/** The preview as Next is told of it. */
export interface Preview {
  /** Address of the server beside Next, without a slash at the end. */
  companion: string;
  /** Where the site lies on its host: empty, or `/docs`. */
  basePath: string;
}

/**
 * Writes what `next dev` reads, and keeps what it cannot see up to date for as long as this process runs, which is Next's:
 * pages, navigation, snippets and the search index.
 * @throws ProblemError when a setting is wrong; what is wrong with the content is told, and shown by the pages.
 */
export async function startPreview(): Promise<Preview> {
  // The site is read as Next shows it, drafts included.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const settings = readSettings();
  writeSchemas(settings);
  const site = refreshGenerated(settings);
  const basePath = site ? basePathOf(site.identity) : '';
  // Next listens already, at the port that it has found.
  const port = process.env.PORT ?? '3000';
  const address = `http://localhost:${port}${basePath}`;
  const index = createDevSearchIndex(address);
  const companion = createCompanion(index, address);
  const beside = await listen(companion.server, 3900);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Neither keeps the process alive: Next also reads its configuration in one that is about to end.
  companion.server.unref();
  watch(settings.contentDir, { recursive: true, persistent: false }, () => {
    shareSite(undefined);
    clearTimeout(timer);
    timer = setTimeout(() => {
      refreshGenerated(settings);
      index.invalidate();
      companion.refresh();
    }, SETTLE_TIME);
  });
  return { companion: beside.slice(0, -1), basePath };
}

/** Writes the generated modules; what is wrong is printed, and where nothing can be read the last good state stays. */
function refreshGenerated(settings: Settings): Site | undefined {
  try {
    const { site, problems } = readSite(settings);
    tell(problems, settings.rootDir);
    writeGenerated(site, settings);
    shareSite({ site, settings, problems });
    return site;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    tell(error.problems, settings.rootDir);
  }
}
