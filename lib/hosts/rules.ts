import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyticsSources } from '../analytics/settings';
import type { Identity } from '../content/identity';
import { refused, throwIfAny } from '../errors';
import { escapeAddress } from '../routes/address';
import type { Settings } from '../settings';
import { basePathOf } from '../site/addresses';
import { searchBundleOf } from '../site/client';
import type { Site } from '../site/site';
import { SECURITY_HEADERS } from './headers';
import { contentSecurityPolicy, findInlineAttributes } from './policy';

/**
 * Everything a host needs to know about the export, in no particular configuration format. The rules are stored outside
 * the export.
 */
export interface HostRules {
  /** The path the site is served under: `/`, or `/docs/`. In both cases, the export is deployed at the host's root. */
  base: string;
  /** Permanent redirects, from path to target, both escaped. The query is kept. */
  redirects: Readonly<Record<string, string>>;
  /** The search index folder, between slashes. */
  searchFolder: string;
  /** Headers for every response, including the Content-Security-Policy. */
  headers: Readonly<Record<string, string>>;
  policy: string;
  /** Whether documents contain the policy, too. */
  isInDocuments: boolean;
}

/** Everything the rules depend on, apart from the documents. */
export interface Published {
  site: Pick<Site, 'routes'> & { identity: Pick<Identity, 'docs' | 'product' | 'analytics'> };
  /** The origins that the site's playgrounds send requests to. */
  playgrounds: readonly string[];
  settings: Pick<Settings, 'metaPolicy' | 'noIndex'>;
}

/**
 * Makes the rules for a finished export.
 * @param documents all documents, with their addresses under the site's root
 * @throws ProblemError if a document contains an attribute that the policy would block
 */
export function hostRules(
  documents: readonly { address: string; html: string }[],
  { site: { identity, routes }, playgrounds, settings }: Published,
): HostRules {
  const basePath = basePathOf(identity);
  throwIfAny(documents.flatMap(({ address, html }) => findInlineAttributes(address, html)));
  const policy = contentSecurityPolicy(
    documents.map(({ html }) => html),
    { analytics: analyticsSources(identity), playgrounds },
  );
  return {
    base: `${basePath}/`,
    searchFolder: `${basePath}/${searchBundleOf({ identity })}/`,
    redirects: Object.fromEntries([
      ...(basePath ? [[basePath, `${basePath}/`]] : []),
      ...[...routes.values()]
        .filter(({ kind }) => kind === 'redirect')
        .map(({ url, to }) => [escapeAddress(basePath + url), escapeAddress(basePath + to)]),
    ]),
    headers: {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': policy,
      ...(settings.noIndex && { 'X-Robots-Tag': 'noindex' }),
    },
    policy,
    isInDocuments: settings.metaPolicy,
  };
}

/** The file with the rules, for the local server and for tests. */
export const RULES_FILE = 'rules.json';

/**
 * Reads the rules of the last build.
 * @param hostsDir the export's host configurations
 * @throws ProblemError if there is none, or it is damaged
 */
export function readHostRules(hostsDir: string): HostRules {
  const file = path.join(hostsDir, RULES_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HostRules;
  } catch (error) {
    throw refused(file, (error as Error).message, 'run "npm run build", which writes it');
  }
}
