/**
 * The headers of every response, except its Content-Security-Policy.
 * `Strict-Transport-Security` is left out on purpose. It applies to a whole domain, so the domain's owner decides.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/**
 * How long a file may be cached: forever if its name changes with its content, and otherwise with revalidation (304 if
 * unchanged).
 */
export const CACHE_CONTROL = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/**
 * Files whose names change with their content, as a pattern every host understands: Next's files and the parts of the
 * search index.
 */
export const HASHED = '/_next/static/|\\.pf_[a-z]+$';

/** Exported files for hosts, not for readers. Hosts that use these files don't serve them. */
export const PRIVATE_FILES = ['/_headers', '/_redirects', '/.nojekyll'] as const;
