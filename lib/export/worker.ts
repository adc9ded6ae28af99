import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteNameOf } from '../content/identity';
import { bundle } from '../site/bundle';
import type { Site } from '../site/site';

/** The name of the service worker, at the root of the export: it serves what lies beside and below it. */
export const WORKER_FILE = 'sw.js';

/**
 * Writes the service worker: the one that keeps pages for reading offline, or, where the identity switches that off,
 * the one that takes it away from browsers that have it. The file is the same as long as its sources and the name are.
 */
export function writeWorker(dir: string, { identity }: Pick<Site, 'identity'>): void {
  const source = identity.docs.offlineReading === 'on' ? 'worker.ts' : 'remover.ts';
  const text = bundle({
    entryPoints: [path.join(import.meta.dirname, '../offline', source)],
    define: { SITE_NAME: JSON.stringify(siteNameOf(identity)), 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(path.join(dir, WORKER_FILE), text);
}
