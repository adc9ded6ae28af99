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
 * Matches files whose names change with their content: Next's files and the parts of the search index. All hosts
 * support this pattern.
 */
export const HASHED = '/_next/static/|\\.pf_[a-z]+$';
