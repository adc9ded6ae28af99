import { HASHED_FOLDER } from '../routes/address';
import type { HostRules } from './rules';

/**
 * Headers for every response, except its Content-Security-Policy. `Strict-Transport-Security` isn't set, because it
 * applies to a complete domain, so the domain's owner must decide.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Readers can use the microphone to talk to the sample phone line.
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), midi=(), payment=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=(), microphone=(self)',
};

/** How long a file may be cached: forever if its name changes with its content, otherwise with revalidation. */
export const CACHE_CONTROL = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/**
 * Matches files whose names change with their content: scripts, styles, fonts, and the parts of the search index. All
 * hosts support this pattern.
 */
export const HASHED = `/${HASHED_FOLDER}/|\\.pf_[a-z]+$`;

/**
 * Matches files that aren't for readers: hidden ones, except those in `.well-known`, and compressed copies, which hosts
 * send for the file itself. Caddy's patterns can't exclude anything, so it has its own.
 */
export const NOT_SERVED = '/\\.(?!well-known/)|\\.(br|gz)$';

/** The ending of drawings, which browsers can open as documents. */
export const DRAWINGS = '.svg';

/**
 * The policy of drawings. Each has styles of its own, as drawing programs write them, whose hashes would make the
 * documents' policy too long for some hosts. A drawing can't run scripts or load anything.
 */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

type ResponseHeaders = HostRules['headers'];

/** Whether a path's file never changes. */
export function isHashed(pathname: string): boolean {
  return new RegExp(HASHED).test(pathname);
}

/** Returns the response headers for a path without a query. */
export function headersFor({ headers }: Pick<HostRules, 'headers'>, pathname: string): ResponseHeaders {
  return {
    ...headers,
    ...(pathname.endsWith(DRAWINGS) && { 'Content-Security-Policy': DRAWING_POLICY }),
    'Cache-Control': isHashed(pathname) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other,
  };
}

/**
 * The same as a list, for hosts whose patterns have only one `*`. The first entry is for all paths, and the others
 * replace some of its headers.
 */
export function headersByPattern({ base, searchFolder, headers }: HostRules): [pattern: string, ResponseHeaders][] {
  const parts = ['fragment/*', 'index/*', 'filter/*', '*.pf_meta'].map((part) => searchFolder + part);
  const hashed = [`${base}${HASHED_FOLDER}/*`, ...parts];
  return [
    ['/*', headersFor({ headers }, '/')],
    ...hashed.map((pattern): [string, ResponseHeaders] => [pattern, { 'Cache-Control': CACHE_CONTROL.hashed }]),
    [`/*${DRAWINGS}`, { 'Content-Security-Policy': DRAWING_POLICY }],
  ];
}
