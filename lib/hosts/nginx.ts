import { ASKS_FOR_MARKDOWN, CACHE_CONTROL, DOCUMENT, FOR_OTHERS, HASHED, RESOURCE_POLICY } from './headers';
import type { HostRules } from './rules';
import { endingsByType, FILE_TYPES, isText } from './types';

/**
 * Configuration of nginx, to be included in a `server` block that names the root.
 * Redirects are exact locations: they are found without a search and mind case, unlike a map. Headers are set in one
 * place, because a location with an `add_header` of its own inherits none.
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
    '# Looks for a file and its compressed copies once a second, not for each answer.',
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
    '# Debian: libnginx-mod-http-brotli-static. Leave the next line out where nginx does not have it.',
    'brotli_static on;',
    '# A request that cannot be read is answered before the variables below are set.',
    'uninitialized_variable_warn off;',
    `set $docs_cache "${CACHE_CONTROL.other}";`,
    `set $docs_policy "${policy}";`,
    `set $docs_resource "${RESOURCE_POLICY.other}";`,
    `if ($uri ~ "${FOR_OTHERS}$") { set $docs_resource "${RESOURCE_POLICY.forOthers}"; }`,
    '# The Markdown twin of a document, for who asks for it.',
    'set $docs_first $uri;',
    'set $docs_asked "";',
    'set $docs_vary "";',
    `if ($http_accept ~* "${ASKS_FOR_MARKDOWN}") { set $docs_asked "markdown:$uri"; }`,
    `if ($docs_asked ~ "^markdown:(.+)${DOCUMENT}") { set $docs_first $1.md; set $docs_vary Accept; }`,
    `if ($docs_asked = "markdown:${rules.base}") { set $docs_first ${rules.base}index.md; set $docs_vary Accept; }`,
    'add_header Vary $docs_vary always;',
    'add_header Cache-Control $docs_cache always;',
    'add_header Content-Security-Policy $docs_policy always;',
    'add_header Cross-Origin-Resource-Policy $docs_resource always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `error_page 404 ${rules.base}404.html;`,
    '# Before the redirects, which answer whatever is asked.',
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    'location / { try_files $docs_first $uri $uri/index.html =404; }',
    `location ~ "${HASHED}" { set $docs_cache "${CACHE_CONTROL.hashed}"; try_files $uri =404; }`,
    'location ~ "^/_(headers|redirects)$|/\\.(?!well-known/)|\\.(br|gz)$" { return 404; }',
    ...rules.playgrounds.map(
      (address) =>
        `location = ${quote(address)} { set $docs_policy "${rules.playgroundPolicy}"; try_files $docs_first $uri $uri/index.html =404; }`,
    ),
    ...Object.entries(FILE_TYPES).map(
      ([file, type]) => `location = ${quote(rules.base + file.slice(1))} { types { } default_type "${type}"; }`,
    ),
    ...Object.entries(rules.redirects).map(
      ([from, to]) => `location = ${quote(decodeURI(from))} { return 301 "${to}$is_args$args"; }`,
    ),
  ];
  return { 'docs.conf': `${lines.join('\n')}\n` };
}

const quote = (text: string) => JSON.stringify(text);
