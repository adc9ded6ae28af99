import { z } from 'zod';

/** Where page views are posted to. Whatever could hold a key is refused: it would be in the hands of every reader. */
const address = z.string().refine(isOpenAddress, {
  error:
    'must be an address that starts with "https://", or with "/" for this site\'s own host, without user name, query and fragment',
});

/** The analytics services that page views are reported to; none unless they are named. */
export const analyticsSchema = z.strictObject({
  /** A collector of one's own: each view is a POST with a JSON text. */
  beacon: z.strictObject({ url: address }).optional(),
  plausible: z
    .strictObject({
      /** The name of the site in Plausible. */
      domain: z
        .string()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be the name of the site in Plausible, such as docs.example.com'),
      /** The events API, of a server of one's own or of a proxy. */
      url: address.default('https://plausible.io/api/event'),
    })
    .optional(),
});

/** See {@link analyticsSchema}. */
export type Analytics = z.infer<typeof analyticsSchema>;

/**
 * The sources that a Content-Security-Policy has to allow beside the site itself: the origins that views are posted to.
 * No source of scripts: no service's script is loaded.
 */
export function analyticsSources({ analytics = {} }: { analytics?: Analytics }): string[] {
  const urls = Object.values(analytics).flatMap((service) => (service ? [service.url] : []));
  return [...new Set(urls.filter((url) => !url.startsWith('/')).map((url) => new URL(url).origin))];
}

function isOpenAddress(value: string): boolean {
  if (/^\/(?!\/)[^?#\s]*$/.test(value)) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  // A collector on the operator's own machine, to try things out.
  const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
  return isSafe && !username && !password && !/[?#]/.test(value);
}
