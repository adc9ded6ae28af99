import { CACHE_CONTROL, RESOURCE_POLICY } from './headers';
import { commonHeaders, hashedPatterns, patternsForOthers, type HostRules } from './rules';
import { FILE_TYPES } from './types';

/** The most redirects that Cloudflare Pages takes. */
export const CLOUDFLARE_LIMIT = 2000;

/**
 * `_redirects` and `_headers`, which Cloudflare reads from the export and does not serve.
 * A page whose address ends in `.html` is asked for without it behind the scenes: Cloudflare would take the ending away by a redirect.
 */
export function cloudflareFiles(rules: HostRules): Record<'_redirects' | '_headers', string> {
  return { _redirects: redirectsFile(rules), _headers: headersFile(rules) };
}

function redirectsFile({ redirects }: HostRules): string {
  const pages = [...new Set(Object.values(redirects))].filter((to) => to.endsWith('.html'));
  const rewrites = pages.map((page) => `${page} ${page.slice(0, -'.html'.length)} 200`);
  let moves = Object.entries(redirects);
  const patterns: string[] = [];
  if (rewrites.length + moves.length > CLOUDFLARE_LIMIT) {
    moves = moves.filter(([from, to]) => from !== `${to}index.html`);
    patterns.push('/*/index.html /:splat/ 301');
  }
  return `${[...rewrites, ...moves.map(([from, to]) => `${from} ${to} 301`), ...patterns].join('\n')}\n`;
}

function headersFile(rules: HostRules): string {
  const { base } = rules;
  const block = (pattern: string, ...lines: string[]) => [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
  const instead = (name: string, value: string) => [`! ${name}`, `${name}: ${value}`];
  const all = commonHeaders(rules);
  return `${[
    block('/*', ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)),
    ...hashedPatterns(rules).map((pattern) => block(pattern, ...instead('Cache-Control', CACHE_CONTROL.hashed))),
    ...patternsForOthers(rules).map((pattern) =>
      block(pattern, ...instead('Cross-Origin-Resource-Policy', RESOURCE_POLICY.forOthers)),
    ),
    ...rules.playgrounds.map((address) =>
      block(address, ...instead('Content-Security-Policy', rules.playgroundPolicy)),
    ),
    ...Object.entries(FILE_TYPES).map(([file, type]) => block(base + file.slice(1), ...instead('Content-Type', type))),
  ].join('\n')}\n`;
}
