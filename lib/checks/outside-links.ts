import path from 'node:path';
import type { Problem } from '../errors';
import type { Settings } from '../settings';
import { compilePage, type Site } from '../site/site';

/** The maximum wait for a response, in milliseconds. */
const PATIENCE = 20_000;

/** Hosts reserved for samples, which never respond. */
const RESERVED = /(^|\.)(example|invalid|test|localhost|example\.(com|org|net))$|^(127\.|\[)/;

/** A link to a different host, and where the link is. */
interface OutsideLink extends Pick<Problem, 'file' | 'line' | 'column'> {
  href: string;
}

/** Finds all links to other hosts, except reserved ones. */
export async function outsideLinks(site: Site, settings: Settings): Promise<OutsideLink[]> {
  const found: OutsideLink[] = [];
  for (const page of site.pages.values()) {
    const { links } = await compilePage(page, site, settings);
    const file = path.relative(settings.rootDir, page.file);
    found.push(...links.filter(({ href }) => /^https?:/.test(href)).map((link) => ({ file, ...link })));
  }
  return found.filter(({ href }) => !RESERVED.test(new URL(href).hostname));
}

/**
 * Checks whether links to other hosts still work. Requests each address once, one after the other.
 * @param ask returns an address's status, and throws if there is no response
 * @returns a warning for each broken link
 */
export async function checkOutsideLinks(links: readonly OutsideLink[], ask = statusOf): Promise<Problem[]> {
  const faults = new Map<string, string | undefined>();
  for (const address of new Set(links.map(({ href }) => addressOf(href))))
    faults.set(address, await faultOf(address, ask));
  return links.flatMap(({ href, ...place }): Problem[] => {
    const fault = faults.get(addressOf(href));
    if (!fault) return [];
    return [{ ...place, message: `${href} ${fault}`, remedy: 'fix or remove the link', severity: 'warning' }];
  });
}

const addressOf = (href: string) => href.replace(/#.*/, '');

async function faultOf(address: string, ask: typeof statusOf): Promise<string | undefined> {
  try {
    const status = await ask(address);
    // Many hosts reject programs, so a rejection doesn't show whether the page exists.
    return status === 404 || status === 410 ? `returns status ${status}` : undefined;
  } catch (error) {
    const { message, cause } = error as Error;
    return `does not respond: ${cause instanceof Error ? cause.message : message}`;
  }
}

async function statusOf(address: string): Promise<number> {
  const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; link check of a documentation site)' };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE) });
  await response.body?.cancel();
  return response.status;
}
