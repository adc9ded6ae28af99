import { CACHE_CONTROL, HASHED } from './headers';
import type { HostRules } from './rules';
import { endingsByType, isText } from './types';

/**
 * Writes the nginx configuration, to include in a `server` block that sets the root. Redirects are exact locations,
 * which unlike a map need no search and are case-sensitive. Headers are set in one place, because a location with its
 * own `add_header` inherits none.
 */
export function nginxFiles(rules: HostRules): Record<string, string> {
  const { headers, policy } = rules;
  const types = [...endingsByType()];
  const lines = [
    '# Made by "npm run build". In a server block, after its "root": include docs.conf;',
    'absolute_redirect off;',
    'default_type application/octet-stream;',
    'types {',
    ...types.map(([type, endings]) => `  "${type}" ${endings.join(' ')};`),
    '}',
    '# Looks for a file and its compressed copies once a second, not for each response.',
    'open_file_cache max=10000 inactive=10s;',
    'open_file_cache_valid 1s;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${types
      .map(([type]) => type)
      .filter(isText)
      .map(quote)
      .join(' ')};`,
    'gzip_static on;',
    '# Debian: libnginx-mod-http-brotli-static. Without it, remove the next line.',
    'brotli_static on;',
    '# Malformed requests are answered before the variables below are set.',
    'uninitialized_variable_warn off;',
    `set $docs_cache "${CACHE_CONTROL.other}";`,
    `set $docs_policy "${policy}";`,
    'add_header Cache-Control $docs_cache always;',
    'add_header Content-Security-Policy $docs_policy always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `error_page 404 ${rules.base}404.html;`,
    '# Before the redirects, which answer every request.',
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    'location / { try_files $uri $uri/index.html =404; }',
    `location ~ "${HASHED}" { set $docs_cache "${CACHE_CONTROL.hashed}"; try_files $uri =404; }`,
    'location ~ "^/_(headers|redirects)$|/\\.(?!well-known/)|\\.(br|gz)$" { return 404; }',
    ...rules.playgrounds.map(
      (address) =>
        `location = ${quote(address)} { set $docs_policy "${rules.playgroundPolicy}"; try_files $uri $uri/index.html =404; }`,
    ),
    ...Object.entries(rules.redirects).map(
      ([from, to]) => `location = ${quote(decodeURI(from))} { return 301 "${to}$is_args$args"; }`,
    ),
  ];
  return { 'docs.conf': `${lines.join('\n')}\n` };
}

const quote = (text: string) => JSON.stringify(text);
