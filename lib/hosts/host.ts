import { bareOf } from '../routes/address';
import type { HostRules } from './rules';

/**
 * Writes a host's configuration.
 * @param rules the rules, whose headers fit
 * @param folders the folders in which a pattern can redirect all `.html` addresses: see {@link redirectedFolders}
 * @returns the files by name, and the number of redirects that the host can't hold, whose documents redirect instead
 */
export type WriteHost = (
  rules: HostRules,
  folders: readonly string[],
) => { files: Record<string, string>; leftOut?: number };

/** The limits of hosts that a site could exceed. */
export const LIMITS = {
  /** The length of a header's value. */
  headerValue: {
    // developers.cloudflare.com/pages/configuration/headers/ limits a line, which includes the name.
    cloudflare: 2000 - '  Content-Security-Policy: '.length,
    // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
    cloudfront: 1783,
    // A parameter must fit into NGX_CONF_BUFFER, which has 4,096 bytes.
    nginx: 4000,
    // https://openapi.vercel.sh/vercel.json
    vercel: 4096,
  } as Partial<Record<string, number>>,
  /** developers.cloudflare.com/pages/configuration/redirects/ */
  cloudflare: { redirects: 2000, patterns: 100, line: 1000 },
  /** The size of a function, in bytes. */
  cloudfront: 10_240,
  /** The number of redirects. The schema counts 2,048 of them with the headers. */
  vercel: 2000,
};

/** A redirect: from path to target, both escaped. */
export type Redirect = readonly [from: string, to: string];

/** Whether an address is only another way to write its page's address. */
export const isAlias = ([from, to]: Redirect) => bareOf(from) === bareOf(to);

/** The redirects from old addresses. */
export const movesOf = ({ redirects }: HostRules) => Object.entries(redirects).filter((redirect) => !isAlias(redirect));

/** The pages whose address ends in `.html`. */
export function htmlPagesOf({ redirects }: HostRules): string[] {
  return [...new Set(Object.values(redirects))].filter((page) => page.endsWith('.html'));
}

/**
 * Lists redirects that patterns don't cover, the most important first: old addresses, whose documents would need a
 * script, then addresses without their final slash, which people type. Patterns cover `/a/b/index.html` for `/a/b/`,
 * and `/a/b.html` for `/a/b/` in some folders. There, `/a/index.html` would match as well, so it is listed. So are
 * addresses with escapes, which Cloudflare would unescape.
 */
export function redirectsBesides(folders: readonly string[], { redirects }: HostRules): Redirect[] {
  const patterns = new Set(folders);
  const isCovered = ([from, to]: Redirect) =>
    from === `${to}index.html`
      ? !patterns.has(to) && !to.includes('%')
      : from === `${bareOf(to)}.html` && patterns.has(folderOf(from));
  const rank = ([from, to]: Redirect) => {
    if (from.endsWith('/index.html')) return 3;
    if (!isAlias([from, to])) return 0;
    return /(\/|\.html)$/.test(from) ? 2 : 1;
  };
  return Object.entries(redirects)
    .filter((redirect) => !isCovered(redirect))
    .sort((one, other) => rank(one) - rank(other));
}

/**
 * Lists the folders in which each `.html` file is a redirect document, so that a pattern can't hide another file, such
 * as a proof of ownership in `public/`. Folders with the most files are first.
 * @param files the export's files, as escaped addresses
 */
export function redirectedFolders(files: readonly string[], redirects: HostRules['redirects']): string[] {
  const found = new Map<string, string[]>();
  for (const file of files.filter((name) => name.endsWith('.html') && !name.endsWith('/index.html')))
    found.set(folderOf(file), [...(found.get(folderOf(file)) ?? []), file]);
  return [...found]
    .filter(([, own]) => own.every((file) => Object.hasOwn(redirects, file)))
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([folder]) => folder);
}

const folderOf = (address: string) => address.replace(/[^/]+$/, '');
