import { createHash } from 'node:crypto';
import path from 'node:path';
import { siteNameOf } from '../content/identity';
import { bundle } from '../site/bundle';
import { writeIfChanged } from '../site/generate';
import type { Site } from '../site/site';

const sourceOf = (file: string) => path.join(import.meta.dirname, '../..', file);

/** Bundles the starter as an inline script, identical in all documents. */
export function bundleStarter(): string {
  const contents = "import { start } from './starter'; start(document.currentScript.dataset);";
  return bundle({ stdin: { contents, resolveDir: sourceOf('components/inline') }, target: 'es2020' });
}

/** The service worker's file, at the site's root because its scope is its own folder. */
export const WORKER_FILE = 'sw.js';

/**
 * Writes the service worker, which removes itself if the identity turns offline reading off. The file changes only with
 * its sources, this setting and the site's name.
 */
export function writeWorker(dir: string, { identity }: Pick<Site, 'identity'>): void {
  const text = bundle({
    entryPoints: [sourceOf('lib/offline/worker.ts')],
    define: {
      SITE_NAME: JSON.stringify(siteNameOf(identity)),
      IS_ON: String(identity.docs.offlineReading === 'on'),
    },
  });
  writeIfChanged(path.join(dir, WORKER_FILE), text);
}

/**
 * Writes the downloadable script checker as one file without dependencies, for Node 20.17 and newer. Its version is a hash
 * of its code.
 * @param docsUrl the site's address, for links in messages
 */
export function writeTool(dir: string, docsUrl: string): void {
  const code = bundle({
    entryPoints: [sourceOf('lib/commands/check-script.ts')],
    // The parser's browser build is smaller, and doesn't use Node.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    format: 'esm',
    target: 'node20',
    define: { BUILD: JSON.stringify({ version: '__VERSION__', url: docsUrl.replace(/\/$/, '') }) },
  });
  const version = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const text = `#!/usr/bin/env node\n${code.replace('__VERSION__', version)}\n`;
  writeIfChanged(path.join(dir, 'tools/check-script.mjs'), text);
}
