import path from 'node:path';
import type { Problem } from '../errors';
import type { Settings } from '../settings';
import { compilePage, type Site } from '../site/site';

/** How long another host may take to answer, and how long it is left alone between two questions, in milliseconds. */
const PATIENCE = 20_000;
const PAUSE = 1000;

/** Hosts that are reserved for samples: there is nobody to ask. */
const RESERVED = /(^|\.)(example|invalid|test|localhost|example\.(com|org|net))$|^(127\.|\[)/;

/** A link to another host, and where it stands. */
export interface OutsideLink extends Pick<Problem, 'file' | 'line' | 'column'> {
  href: string;
}

/** The links of all pages to other hosts, but for those that are reserved for samples. */
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
 * Asks other hosts whether links still lead somewhere: each address once, and each host one question at a time.
 * @param ask gives the status of an address, and throws where there is no answer
 * @param pause between two questions to a host
 * @returns a warning for each link that leads nowhere
 */
export async function checkOutsideLinks(
  links: readonly OutsideLink[],
  ask = statusOf,
  pause = PAUSE,
): Promise<Problem[]> {
  const addresses = [...new Set(links.map(({ href }) => addressOf(href)))];
  const faults = new Map<string, string | undefined>();
  const hosts = new Set(addresses.map((address) => new URL(address).host));
  await Promise.all(
    [...hosts].map(async (host) => {
      for (const address of addresses.filter((one) => new URL(one).host === host)) {
        faults.set(address, await faultOf(address, ask));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }),
  );
  return links.flatMap(({ href, ...place }): Problem[] => {
    const fault = faults.get(addressOf(href));
    if (!fault) return [];
    return [{ ...place, message: `${href} ${fault}`, remedy: 'mend the link, or take it out', severity: 'warning' }];
  });
}

const addressOf = (href: string) => href.replace(/#.*/, '');

async function faultOf(address: string, ask: typeof statusOf): Promise<string | undefined> {
  try {
    const status = await ask(address);
    // Many hosts refuse programs; what they would show a reader is not known.
    return status === 404 || status === 410 ? `answers ${status}` : undefined;
  } catch (error) {
    const { message, cause } = error as Error;
    return `does not answer: ${cause instanceof Error ? cause.message : message}`;
  }
}

async function statusOf(address: string): Promise<number> {
  const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; link check of a documentation site)' };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE) });
  await response.body?.cancel();
  return response.status;
}
