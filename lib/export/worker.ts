import { build } from 'esbuild';
import path from 'node:path';
import { siteNameOf } from '../content/identity';
import { searchBundleOf } from '../site/generate';
import type { Site } from '../site/site';

/** The name of the service worker, at the root of the export: it serves what lies beside and below it. */
export const WORKER_FILE = 'sw.js';

/**
 * Writes the service worker: the one that keeps pages for reading offline, or, where the identity switches that off,
 * the one that takes it away from browsers that have it. The file is the same as long as its sources and the name are.
 */
export async function writeWorker(dir: string, site: Pick<Site, 'identity'>): Promise<void> {
  const { identity } = site;
  const source = identity.docs.offlineReading === 'on' ? 'worker.ts' : 'remover.ts';
  await build({
    entryPoints: [path.join(import.meta.dirname, '../offline', source)],
    outfile: path.join(dir, WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      SITE_NAME: JSON.stringify(siteNameOf(identity)),
      SEARCH_FOLDER: JSON.stringify(searchBundleOf(site)),
      'process.env.NODE_ENV': '"production"',
    },
  });
}
