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
    'midi',
    'payment',
    'screen-wake-lock',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    // A reader may dictate what to say to the sample phone line.
    .concat('microphone=(self)')
    .join(', '),
};

/** How long a file may be kept: for good when its name changes with its content, else it is asked for anew (304 when it is the same). */
export const CACHE_CONTROL = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** Files whose names change with their content, as a pattern that every host understands: Next's, and the parts of the search index. */
export const HASHED = '/_next/static/|\\.pf_[a-z]+$';

/** Addresses of documents, which may have a twin, as a pattern that every host understands. */
export const DOCUMENT = '(/|\\.html)$';

/**
 * An `Accept` by which a program asks for Markdown, as a pattern without regard to case that every host understands. No browser
 * names this type. A program that gives it a weight below 1 gets HTML, which it takes too.
 * The twin is answered with `Vary: Accept`, the document is not, because it is right for everybody: a browser would not use one
 * that it has for a navigation, which accepts other types than a prefetch and the worker that keeps pages.
 */
export const ASKS_FOR_MARKDOWN = '(^|,) *text/markdown *($|,|; *q=1)';

/** Who may show or read a file, for the header `Cross-Origin-Resource-Policy`: other sites, or this one. */
export const RESOURCE_POLICY = { forOthers: 'cross-origin', other: 'same-origin' } as const;

/** Endings of what is meant for others, too: pictures, such as previews, and what is made for programs, such as feeds. */
export const ENDINGS_FOR_OTHERS = 'avif ico jpg json md pdf png svg webmanifest webp xml yaml yml zip'.split(' ');

/** Texts that are meant for others, by name: payloads have their ending. */
export const TEXTS_FOR_OTHERS = ['llms', 'llms-full', 'robots'] as const;

/** Both as the end of a path, in a pattern that every host understands. */
export const FOR_OTHERS = `(?:\\.(?:${ENDINGS_FOR_OTHERS.join('|')})|/(?:${TEXTS_FOR_OTHERS.join('|')})\\.txt)`;

/** Files of the export for hosts, not for readers. A host that knows these files does not serve them. */
export const PRIVATE_FILES = ['/_headers', '/_redirects', '/.nojekyll'] as const;
