import { CACHE_CONTROL, HASHED } from './headers';
import type { HostRules } from './rules';
import { endingsByType, isText } from './types';

/**
 * Writes the Apache configuration, to include in a `VirtualHost` that sets the `DocumentRoot`. An `.htaccess` isn't
 * enough, because it is reread for every request and can't contain a map.
 */
export function apacheFiles(rules: HostRules): Record<string, string> {
  const { headers, policy } = rules;
  const hashed = `%{REQUEST_STATUS} < 400 && %{REQUEST_URI} =~ m#${HASHED}#`;
  const lines = [
    '# Made by "npm run build". In a VirtualHost, after its "DocumentRoot": Include docs.conf',
    '# Requires the rewrite, headers, mime and dir modules; uses deflate and brotli if available.',
    '<Directory "${DOCS_ROOT}">',
    '  Require all granted',
    '  Options None',
    '  AllowOverride None',
    '  DirectorySlash Off',
    '  DirectoryIndex index.html',
    '</Directory>',
    `ErrorDocument 404 ${rules.base}404.html`,
    'TraceEnable Off',
    'RewriteEngine On',
    'RewriteCond "%{REQUEST_METHOD}" "!^(GET|HEAD)$"',
    'RewriteRule "^" "-" [R=405,L]',
    'RewriteMap docs "txt:${DOCS_CONFIG}/redirects.txt"',
    '# A map cannot contain spaces, and Redirect escapes its target.',
    'RewriteMap escape "int:escape"',
    'RewriteMap unescape "int:unescape"',
    'RewriteCond "${docs:${escape:%{REQUEST_URI}}}" "^(.+)$"',
    'RewriteRule "^" "-" [E=docs_moved:${unescape:%1}]',
    '# Not done by the rule itself, which would redirect to any requested host, and to http behind a proxy.',
    'RedirectRelative On',
    '<If "-n reqenv(\'docs_moved\')">',
    '  Redirect 301 "%{reqenv:docs_moved}"',
    '</If>',
    'RewriteRule "^/_(headers|redirects)$|/\\.(?!well-known/)|\\.(br|gz)$" "-" [R=404,L]',
    '# A folder without a page returns 404.',
    'RewriteCond "%{DOCUMENT_ROOT}%{REQUEST_URI}" -d',
    'RewriteCond "%{DOCUMENT_ROOT}%{REQUEST_URI}/index.html" !-f',
    'RewriteRule "^" "-" [R=404,L]',
    'RewriteRule "/$" "%{REQUEST_URI}index.html"',
    ...[
      ['br', 'br'],
      ['gzip', 'gz'],
    ].flatMap(([encoding, ending]) => [
      `RewriteCond "%{HTTP:Accept-Encoding}" "\\b${encoding}\\b"`,
      `RewriteCond "%{DOCUMENT_ROOT}$0.${ending}" -f`,
      `RewriteRule "^.+$" "$0.${ending}" [L]`,
    ]),
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    'RemoveType .gz',
    ...[...endingsByType()].map(
      ([type, endings]) => `AddType "${type}" ${endings.map((ending) => `.${ending}`).join(' ')}`,
    ),
    ...['brotli_module BROTLI_COMPRESS', 'deflate_module DEFLATE'].map((entry) => {
      const [module, filter] = entry.split(' ');
      const types = [...endingsByType().keys()].map((type) => type.split(';')[0] ?? '').filter(isText);
      return `<IfModule ${module}>\n  AddOutputFilterByType ${filter} ${types.join(' ')}\n</IfModule>`;
    }),
    '<IfModule deflate_module>\n  DeflateAlterETag NoChange\n</IfModule>',
    '<IfModule brotli_module>\n  BrotliAlterETag NoChange\n</IfModule>',
    'FileETag MTime Size',
    'Header always merge Vary Accept-Encoding',
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header always set Content-Security-Policy "${policy}"`,
    ...rules.playgrounds.map(
      (address) =>
        `Header always set Content-Security-Policy "${rules.playgroundPolicy}" "expr=%{REQUEST_URI} =~ m#^${address}(index.html)?(.br|.gz)?$#"`,
    ),
    `Header always set Cache-Control "${CACHE_CONTROL.other}"`,
    `Header always set Cache-Control "${CACHE_CONTROL.hashed}" "expr=${hashed}"`,
  ];
  // Apache's `escape` uses lowercase hexadecimal digits.
  const keyOf = (address: string) => address.replace(/%[\dA-F]{2}/g, (escaped) => escaped.toLowerCase());
  const redirects = Object.entries(rules.redirects).map(([from, to]) => `${keyOf(from)} ${to}`);
  return { 'docs.conf': `${lines.join('\n')}\n`, 'redirects.txt': `${redirects.join('\n')}\n` };
}
