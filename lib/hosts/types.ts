/** The type of documents. */
export const HTML = 'text/html; charset=utf-8';

/** The type of their Markdown copies, which some hosts don't know. */
export const MARKDOWN = 'text/markdown; charset=utf-8';

/**
 * The endings of each content type. Hosts know most of them, but the index parts, which Pagefind compresses and
 * decompresses itself, don't work with the wrong type.
 */
export const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  [HTML]: ['html'],
  'text/css; charset=utf-8': ['css'],
  'text/javascript; charset=utf-8': ['js', 'mjs'],
  'text/plain; charset=utf-8': ['txt'],
  [MARKDOWN]: ['md'],
  'application/json': ['json'],
  'application/xml; charset=utf-8': ['xml'],
  'application/yaml': ['yaml', 'yml'],
  'application/manifest+json': ['webmanifest'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/vnd.microsoft.icon': ['ico'],
  'font/woff2': ['woff2'],
  'application/wasm': ['wasm'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'application/octet-stream': ['pagefind', 'pf_meta', 'pf_index', 'pf_filter', 'pf_fragment'],
};

/** Endings of audio and video files, which players request in parts. */
export const PLAYED = ['mp3', 'mp4', 'ogg', 'wav', 'webm'];

/** The content type for a path. `undefined` for an unknown extension. */
export function contentTypeOf(pathname: string): string | undefined {
  const ending = pathname.endsWith('/') ? 'html' : (/\.(\w+)$/.exec(pathname)?.[1] ?? '');
  return Object.keys(ENDINGS).find((type) => ENDINGS[type]?.includes(ending));
}

/** Whether compression makes files with this type smaller. */
export function isText(type: string): boolean {
  return /^text\/|[/+](json|xml|yaml|wasm)\b/.test(type);
}
