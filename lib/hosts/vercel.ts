import { CACHE_CONTROL, ENDINGS_FOR_OTHERS, HASHED, RESOURCE_POLICY, TEXTS_FOR_OTHERS } from './headers';
import { commonHeaders, type HostRules } from './rules';
import { CONTENT_TYPES, FILE_TYPES } from './types';

/** The most redirects that Vercel takes in its file; more go into its bulk redirects. */
export const VERCEL_LIMIT = 2048;

/** `vercel.json`, to be put beside the export when it is deployed as it is. */
export function vercelFiles(rules: HostRules): Record<string, string> {
  const asList = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    redirects: Object.entries(rules.redirects).map(([source, destination]) => ({
      source: escapePattern(source),
      destination,
      statusCode: 301,
    })),
    headers: [
      { source: '/(.*)', headers: asList(commonHeaders(rules)) },
      {
        source: `/(.*${HASHED.replace('/_next', '_next').replace('$', '').replace('|', '.*|.*')})`,
        headers: asList({ 'Cache-Control': CACHE_CONTROL.hashed }),
      },
      ...[
        `/(.*)\\.(${ENDINGS_FOR_OTHERS.join('|')})`,
        `${escapePattern(rules.base)}(${TEXTS_FOR_OTHERS.join('|')})\\.txt`,
      ].map((source) => ({
        source,
        headers: asList({ 'Cross-Origin-Resource-Policy': RESOURCE_POLICY.forOthers }),
      })),
      { source: '/(.*)\\.md', headers: asList({ 'Content-Type': CONTENT_TYPES.md ?? '' }) },
      ...Object.entries(FILE_TYPES).map(([file, type]) => ({
        source: escapePattern(rules.base + file.slice(1)),
        headers: asList({ 'Content-Type': type }),
      })),
      ...rules.playgrounds.map((address) => ({
        source: escapePattern(address),
        headers: asList({ 'Content-Security-Policy': rules.playgroundPolicy }),
      })),
    ],
  };
  return { 'vercel.json': `${JSON.stringify(config, null, 1)}\n` };
}

/** An address as a pattern that matches it and nothing else. */
function escapePattern(address: string): string {
  return address.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&');
}
