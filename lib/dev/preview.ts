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

/**
 * How long to wait for further changes before processing a save, in milliseconds. Editors write a file in several
 * steps.
 */
const SETTLE_TIME = 40;

/**
 * Writes the files that `next dev` reads and, while this process (Next's) runs, updates what Next doesn't watch: pages,
 * navigation, snippets and the search index.
 * @returns the companion server's address and the path the site is served under, both without a trailing slash
 * @throws ProblemError if a setting is invalid. Content problems are printed, and shown on the pages.
 */
export async function startPreview(): Promise<{ companion: string; basePath: string }> {
  // In this mode, the settings include drafts.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const settings = readSettings();
  writeSchemas(settings);
  const site = refreshGenerated(settings);
  const basePath = site ? basePathOf(site.identity) : '';
  // Next is already listening on this port.
  const port = process.env.PORT ?? '3000';
  const address = `http://localhost:${port}${basePath}`;
  const index = createDevSearchIndex(address);
  const companion = createCompanion(index, address);
  const beside = await listen(companion.server, 3900);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The server must not keep the process alive, because Next also reads its configuration in short-lived processes.
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

/** Writes the generated modules. Prints problems. If nothing can be read, the last good state remains. */
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
