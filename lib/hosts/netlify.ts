import { CACHE_CONTROL } from './headers';
import { commonHeaders, hashedPatterns, type HostRules } from './rules';

/**
 * Writes `netlify.toml`, for the folder Netlify builds or deploys from. `_redirects` isn't enough: without `force`,
 * Netlify would serve the exported documents, and Cloudflare can't read that syntax.
 */
export function netlifyFiles(rules: HostRules): Record<string, string> {
  const blocks = [
    '# Made by "npm run build".',
    ...Object.entries(rules.redirects).map(([from, to]) => block('redirects', { from, to, status: 301, force: true })),
    headers('/*', commonHeaders(rules)),
    ...hashedPatterns(rules).map((pattern) => headers(pattern, { 'Cache-Control': CACHE_CONTROL.hashed })),
    ...rules.playgrounds.map((address) => headers(address, { 'Content-Security-Policy': rules.playgroundPolicy })),
  ];
  return { 'netlify.toml': `${blocks.join('\n\n')}\n` };
}

function headers(pattern: string, values: Record<string, string>): string {
  return `${block('headers', { for: pattern })}\n  [headers.values]\n${Object.entries(values)
    .map(([name, value]) => `    ${name} = ${JSON.stringify(value)}`)
    .join('\n')}`;
}

function block(name: string, values: Record<string, string | number | boolean>): string {
  return [`[[${name}]]`, ...Object.entries(values).map(([key, value]) => `  ${key} = ${JSON.stringify(value)}`)].join(
    '\n',
  );
}
