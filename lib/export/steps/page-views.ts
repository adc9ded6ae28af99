import { createHash } from 'node:crypto';
import { pageViewScript } from '../../analytics/script';
import type { Identity } from '../../content/identity';
import { HASHED_FOLDER } from '../../next/files';
import { mapPages, type Exported } from '../exported';

/**
 * Adds the page view script to all pages if a service is configured, except the not-found page, whose address is
 * whatever the reader entered.
 */
export function addPageViews(
  exported: Exported,
  { site, basePath }: { site: { identity: Pick<Identity, 'analytics'> }; basePath: string },
): Exported {
  const script = pageViewScript(site.identity.analytics);
  if (script === undefined) return exported;
  const name = `${HASHED_FOLDER}/page-views-${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`;
  const element = `<script src="${basePath}/${name}" async></script>`;
  const changed = mapPages(exported, (page) =>
    page.kind === 'page' ? { ...page, html: page.html.replace('</body>', `${element}</body>`) } : page,
  );
  return { ...changed, files: new Map([...exported.files, [name, script]]) };
}
