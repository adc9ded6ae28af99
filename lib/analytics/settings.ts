import { z } from 'zod';

/** The address that page views are posted to. It must not contain keys, because every reader can see it. */
const address = z.string().refine(isOpenAddress, {
  error:
    'must be an address that starts with "https://", or with "/" for this site\'s own host, without a user name, query or fragment',
});

/** The analytics services that receive page views. None by default. */
export const analyticsSchema = z.strictObject({
  /** Your own collector, which receives each view as a POST request with JSON. */
  beacon: z.strictObject({ url: address }).optional(),
  plausible: z
    .strictObject({
      /** The site's name in Plausible. */
      domain: z
        .string()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, "must be the site's name in Plausible, such as docs.example.com"),
      /** The events API on your own server or proxy. */
      url: address.default('https://plausible.io/api/event'),
    })
    .optional(),
});

/** See {@link analyticsSchema}. */
export type Analytics = z.infer<typeof analyticsSchema>;

/** The origins that a Content-Security-Policy must allow for posting page views. No service's script is loaded. */
export function analyticsSources({ analytics = {} }: { analytics?: Analytics }): string[] {
  const urls = Object.values(analytics).flatMap((service) => (service ? [service.url] : []));
  return [...new Set(urls.filter((url) => !url.startsWith('/')).map((url) => new URL(url).origin))];
}

function isOpenAddress(value: string): boolean {
  if (/^\/(?!\/)[^?#\s]*$/.test(value)) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  // For trials, the collector can be on the operator's machine.
  const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
  return isSafe && !username && !password && !/[?#]/.test(value);
}
