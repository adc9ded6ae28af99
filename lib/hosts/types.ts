/** Content types by ending. Hosts know most of them, but payloads and index parts don't work with the wrong type. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  // The router's payloads, which must be text/plain.
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
  zip: 'application/zip',
  // The search engine and its index, which Pagefind compresses and decompresses itself.
  pagefind: 'application/octet-stream',
  pf_meta: 'application/octet-stream',
  pf_index: 'application/octet-stream',
  pf_filter: 'application/octet-stream',
  pf_fragment: 'application/octet-stream',
};

/** The content type for a path. `undefined` for an unknown extension. */
export function contentTypeOf(pathname: string): string | undefined {
  if (pathname.endsWith('/')) return CONTENT_TYPES.html;
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? '';
  return Object.hasOwn(CONTENT_TYPES, ending) ? CONTENT_TYPES[ending] : undefined;
}

/** The endings of each type. */
export function endingsByType(): Map<string, string[]> {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(CONTENT_TYPES)) endings.set(type, [...(endings.get(type) ?? []), ending]);
  return endings;
}

/** Whether compression makes files with this type smaller. */
export function isText(type: string): boolean {
  return /^text\/|[/+](json|xml|yaml|wasm)\b/.test(type);
}
