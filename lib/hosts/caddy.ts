import { CACHE_CONTROL, HASHED, PRIVATE_FILES } from './headers';
import type { HostRules } from './rules';
import { CONTENT_TYPES, endingsByType } from './types';

/** Writes the Caddy configuration, to import in a site block that sets the root. */
export function caddyFiles(rules: HostRules): Record<string, string> {
  const { headers, policy } = rules;
  const playgrounds = rules.playgrounds.join(' ');
  const lines = [
    '# Made by "npm run build". In a site block, after its "root": import docs.caddy',
    'map {path} {docs_moved} {',
    ...Object.entries(rules.redirects).map(([from, to]) => `  ${quote(decodeURI(from))} ${quote(to)}`),
    '  default ""',
    '}',
    '@docs_moved_query expression `{docs_moved} != "" && {query} != "" && {method} in ["GET", "HEAD"]`',
    'redir @docs_moved_query {docs_moved}?{query} 301',
    '@docs_moved expression `{docs_moved} != "" && {query} == "" && {method} in ["GET", "HEAD"]`',
    'redir @docs_moved {docs_moved} 301',
    ...Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`),
    ...(playgrounds
      ? either('docs_playground', `path ${playgrounds}`, 'Content-Security-Policy', rules.playgroundPolicy, policy)
      : [`header Content-Security-Policy "${policy}"`]),
    ...either('docs_hashed', `path_regexp \`${HASHED}\``, 'Cache-Control', CACHE_CONTROL.hashed, CACHE_CONTROL.other),
    ...[...endingsByType()].flatMap(([type, endings], index) => [
      `@docs_type_${index} path ${[...endings.map((ending) => `*.${ending}`), ...(type === CONTENT_TYPES.html ? ['*/'] : [])].join(' ')}`,
      `header @docs_type_${index} Content-Type "${type}"`,
    ]),
    // Caddy sends this header only with compressed responses. Without it, a cache could serve an uncompressed response
    // to everyone.
    'header ?Vary Accept-Encoding',
    '@docs_method not method GET HEAD',
    'header @docs_method Allow "GET, HEAD"',
    'respond @docs_method 405',
    // Names too long for the file system would cause a server error.
    '@docs_nothing path_regexp `/\\.|\\.(br|gz)$|\\x00|[^/]{256}|^.{1000}`',
    'error @docs_nothing 404',
    `error ${PRIVATE_FILES[0]} 404`,
    `error ${PRIVATE_FILES[1]} 404`,
    'encode gzip',
    'try_files {path} {path}/index.html',
    'file_server {',
    '  disable_canonical_uris',
    '  precompressed br gzip',
    '}',
    'handle_errors {',
    `  header Content-Type "${CONTENT_TYPES.html}"`,
    `  header Cache-Control "${CACHE_CONTROL.other}"`,
    `  rewrite * ${rules.base}404.html`,
    '  encode gzip',
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
  ];
  return { 'docs.caddy': `${lines.join('\n')}\n` };
}

/** Sets a header to one value for matching requests, and to another for the rest. */
function either(name: string, matcher: string, header: string, value: string, other: string): string[] {
  return [
    `@${name} ${matcher}`,
    `@not_${name} not ${matcher}`,
    `header @${name} ${header} "${value}"`,
    `header @not_${name} ${header} "${other}"`,
  ];
}

const quote = (text: string) => JSON.stringify(text);
