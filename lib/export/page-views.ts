import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageViewScript } from '../analytics/script';
import type { Analytics } from '../analytics/settings';

/** Below Next's own folder of hashed files, so that every host caches it as such. */
const FOLDER = '_next/static';

/**
 * Adds the script that reports page views to the documents, where a service is configured; else nothing is changed.
 * The not-found page is not among them: whatever its reader typed is nobody's business.
 */
export function addPageViews(
  dir: string,
  files: Iterable<string>,
  { analytics, basePath }: { analytics: Analytics | undefined; basePath: string },
): void {
  const script = pageViewScript(analytics);
  if (script === undefined) return;
  const name = `${FOLDER}/page-views-${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`;
  writeFileSync(path.join(dir, name), script);
  for (const file of files) {
    const target = path.join(dir, file);
    const html = readFileSync(target, 'utf8');
    writeFileSync(target, html.replace('</body>', `<script src="${basePath}/${name}" async></script></body>`));
  }
}
