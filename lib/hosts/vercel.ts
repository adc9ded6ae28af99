import { headersByPattern } from './headers';
import { LIMITS, redirectsBesides, type WriteHost } from './host';
import { MARKDOWN } from './types';

/** Vercel, for an export folder that is deployed as is, with `vercel.json` in it. */
export const vercel: WriteHost = (rules, folders) => {
  const patterns = [
    { source: `${rules.base}:path((?:[^/]+/)*)index.html`, destination: `${rules.base}:path` },
    ...folders.map((folder) => ({
      source: `${escapePattern(folder)}:page([^/]+).html`,
      destination: `${folder}:page/`,
    })),
  ];
  const lines = redirectsBesides(folders, rules).map(([from, destination]) => ({
    source: escapePattern(from),
    destination,
  }));
  const fitting = lines.slice(0, Math.max(0, LIMITS.vercel - patterns.length));
  const config = {
    redirects: [...fitting, ...patterns].map((redirect) => ({ ...redirect, statusCode: 301 })),
    headers: [...headersByPattern(rules), ['/*.md', { 'Content-Type': MARKDOWN }] as const].map(
      ([pattern, headers]) => ({
        source: escapePattern(pattern).replace('\\*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      }),
    ),
  };
  return { files: { 'vercel.json': `${JSON.stringify(config, null, 1)}\n` }, leftOut: lines.length - fitting.length };
};

/** A pattern that matches only this address. */
function escapePattern(address: string): string {
  return address.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&');
}
