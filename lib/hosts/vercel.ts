import { CACHE_CONTROL, HASHED } from './headers';
import { headersFor, type HostRules } from './rules';
import { CONTENT_TYPES } from './types';

/** Writes `vercel.json`, for an export folder that is deployed as is. */
export function vercelFiles(rules: HostRules): Record<string, string> {
  const asList = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    redirects: Object.entries(rules.redirects).map(([source, destination]) => ({
      source: escapePattern(source),
      destination,
      statusCode: 301,
    })),
    headers: [
      { source: '/(.*)', headers: asList(headersFor(rules)) },
      {
        source: `/(.*${HASHED.replace('/_next', '_next').replace('$', '').replace('|', '.*|.*')})`,
        headers: asList({ 'Cache-Control': CACHE_CONTROL.hashed }),
      },
      { source: '/(.*)\\.md', headers: asList({ 'Content-Type': CONTENT_TYPES.md ?? '' }) },
    ],
  };
  return { 'vercel.json': `${JSON.stringify(config, null, 1)}\n` };
}

/** A pattern that matches only this address. */
function escapePattern(address: string): string {
  return address.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&');
}
