import { createHash } from 'node:crypto';
import { pageViewScript } from '../analytics/script';
import type { Analytics } from '../analytics/settings';
import { HASHED_FOLDER } from '../next/files';

/** The script that reports page views, its file, and the element that loads it. `undefined` without a service. */
export function pageViewFile(analytics: Analytics | undefined, basePath: string) {
  const script = pageViewScript(analytics);
  if (script === undefined) return undefined;
  const name = `${HASHED_FOLDER}/page-views-${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`;
  return { name, script, element: `<script src="${basePath}/${name}" async></script>` };
}
