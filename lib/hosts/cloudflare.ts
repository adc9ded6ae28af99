import { CACHE_CONTROL } from './headers';
import { hashedPatterns, headersFor, type HostRules } from './rules';

/**
 * Writes `_redirects` and `_headers`, which Cloudflare reads but doesn't serve. Pages whose address ends in `.html` are
 * requested internally without the ending, because Cloudflare would redirect to remove it.
 */
export function cloudflareFiles(rules: HostRules): Record<'_redirects' | '_headers', string> {
  return { _redirects: redirectsFile(rules), _headers: headersFile(rules) };
}

function redirectsFile({ redirects }: HostRules): string {
  const pages = [...new Set(Object.values(redirects))].filter((to) => to.endsWith('.html'));
  const rewrites = pages.map((page) => `${page} ${page.slice(0, -'.html'.length)} 200`);
  const moves = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  return `${[...rewrites, ...moves].join('\n')}\n`;
}

function headersFile(rules: HostRules): string {
  const block = (pattern: string, ...lines: string[]) => [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
  return `${[
    block('/*', ...Object.entries(headersFor(rules)).map(([name, value]) => `${name}: ${value}`)),
    ...hashedPatterns(rules).map((pattern) =>
      block(pattern, '! Cache-Control', `Cache-Control: ${CACHE_CONTROL.hashed}`),
    ),
  ].join('\n')}\n`;
}
