import { createHash } from 'node:crypto';
import path from 'node:path';
import { siteNameOf } from '../content/identity';
import { bundle } from '../site/bundle';
import type { Site } from '../site/site';
import { writeText } from './files';

/**
 * Writes the service worker, which removes itself if the identity turns offline reading off. It is at the site's root,
 * because its scope is its own folder. The file changes only with its sources, this setting and the site's name.
 */
export async function writeWorker(dir: string, { identity }: Pick<Site, 'identity'>): Promise<void> {
  const text = await bundle({
    entryPoints: ['lib/offline/worker.ts'],
    define: {
      SITE_NAME: JSON.stringify(siteNameOf(identity)),
      IS_ON: String(identity.docs.offlineReading === 'on'),
    },
  });
  writeText(path.join(dir, 'sw.js'), text);
}

/**
 * Writes the downloadable script checker as one file without dependencies, for the project's oldest Node and newer. Its
 * version is a hash of its code.
 * @param docsUrl the site's address, for links in messages
 */
export async function writeTool(dir: string, docsUrl: string): Promise<void> {
  const code = await bundle({
    entryPoints: ['lib/commands/check-script.ts'],
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
  writeText(path.join(dir, 'tools/check-script.mjs'), text);
}
