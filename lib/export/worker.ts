import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteNameOf } from '../content/identity';
import { bundle } from '../site/bundle';
import type { Site } from '../site/site';

/** The service worker's file. It is at the site's root, because a worker's scope is its own folder. */
export const WORKER_FILE = 'sw.js';

/**
 * Writes the service worker. It keeps pages for reading offline, or removes itself if the identity turns that off. The
 * file changes only with its sources and the site's name.
 */
export function writeWorker(dir: string, { identity }: Pick<Site, 'identity'>): void {
  const source = identity.docs.offlineReading === 'on' ? 'worker.ts' : 'remover.ts';
  const text = bundle({
    entryPoints: [path.join(import.meta.dirname, '../offline', source)],
    define: { SITE_NAME: JSON.stringify(siteNameOf(identity)), 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(path.join(dir, WORKER_FILE), text);
}
