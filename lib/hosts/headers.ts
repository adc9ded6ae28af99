/**
 * The headers of every answer besides its Content-Security-Policy.
 * `Strict-Transport-Security` is missing on purpose: it binds a whole domain, so its owner decides.
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

/** How long a file may be kept: for good when its name changes with its content, else it is asked for anew (304 when it is the same). */
export const CACHE_CONTROL = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** Files whose names change with their content, as a pattern that every host understands: Next's, and the parts of the search index. */
export const HASHED = '/_next/static/|\\.pf_[a-z]+$';

/** Files of the export for hosts, not for readers. A host that knows these files does not serve them. */
export const PRIVATE_FILES = ['/_headers', '/_redirects', '/.nojekyll'] as const;
