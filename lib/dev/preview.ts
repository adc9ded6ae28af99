import { watch } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../errors';
import { tell } from '../report/report';
import { readSettings, type Settings } from '../settings';
import { snippetProblems } from '../site/check';
import { preview, readForPreview } from '../site/current';
import { CHANGED, writeGenerated, writeIfChanged } from '../site/generate';
import { basePathOf } from '../site/addresses';
import { writeSchemas } from '../site/schemas';
import type { Site } from '../site/site';
import { createPreviewFiles } from './files';

/**
 * How long to wait for further changes before processing a save, in milliseconds. Editors write a file in several
 * steps.
 */
const SETTLE_TIME = 40;

/**
 * Writes the files that `next dev` reads and, while this process (Next's) runs, updates what Next doesn't watch: pages,
 * navigation, snippets and the search index.
 * @returns the path the site is served under, without a trailing slash
 * @throws ProblemError if a setting is invalid. Content problems are printed, and shown on the pages.
 */
export async function startPreview(): Promise<string> {
  // In this mode, the settings include drafts.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const settings = readSettings();
  writeSchemas(settings);
  const site = await refreshGenerated(settings);
  const basePath = site ? basePathOf(site.identity) : '';
  // Next is already listening on this port.
  const port = process.env.PORT ?? '3000';
  const files = createPreviewFiles(`http://localhost:${port}${basePath}`);
  preview.readFile = files.read;
  // Loaded with the first page, because TypeScript, which checks samples, takes a moment.
  preview.notesOf = async (...page) => (await import('./notes')).notesOf(...page);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The watcher must not keep the process alive, because Next also reads its configuration in short-lived processes.
  watch(settings.contentDir, { recursive: true, persistent: false }, () => {
    preview.current = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void refreshGenerated(settings).then(() => {
        files.invalidate();
        writeIfChanged(path.join(settings.rootDir, CHANGED), String(Date.now()));
      });
    }, SETTLE_TIME);
  });
  return basePath;
}

/** Writes the generated modules. Prints problems. If nothing can be read, the last good state remains. */
async function refreshGenerated(settings: Settings): Promise<Site | undefined> {
  try {
    const current = readForPreview(settings);
    const problems = [...current.problems, ...(await snippetProblems(current.site, settings))];
    tell(problems, settings.rootDir);
    await writeGenerated(current.site, settings);
    preview.current = { ...current, problems };
    return current.site;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    tell(error.problems, settings.rootDir);
  }
}
