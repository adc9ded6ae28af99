import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyticsSources } from '../analytics/settings';
import type { Identity } from '../content/identity';
import { throwIfAny } from '../errors';
import { escapeAddress } from '../routes/address';
import type { Settings } from '../settings';
import { searchBundleOf } from '../site/generate';
import type { Site } from '../site/site';
import { CACHE_CONTROL, HASHED, SECURITY_HEADERS } from './headers';
import { findInlineAttributes, inlineScriptsOf, inlineStylesOf } from './inline';
import { contentSecurityPolicy } from './policy';

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
}

/** What the rules depend on, apart from the documents. */
export interface Published {
  site: Pick<Site, 'routes'> & { identity: Pick<Identity, 'product' | 'analytics'> };
  /** The origins that the site's playgrounds send requests to. */
  playgrounds: readonly string[];
  settings: Pick<Settings, 'noIndex' | 'plainExport'>;
  /** The path the site is served under: empty, or `/docs`. */
  basePath: string;
}

/**
 * Makes the rules for a finished export.
 * @param documents all documents, with their addresses under the site's root
 * @param drawings the sources of SVG drawings, which browsers can open as documents
 * @throws ProblemError if a document contains an attribute that the policy would block
 */
export function hostRules(
  documents: readonly { address: string; html: string }[],
  drawings: readonly string[],
  { site: { identity, routes }, playgrounds, settings, basePath }: Published,
): HostRules {
  throwIfAny(documents.flatMap(({ address, html }) => findInlineAttributes(address, html)));
  const policy = contentSecurityPolicy({
    // In a plain export, Next's inline scripts differ between pages, so a list of hashes can't cover them.
    inlineScripts: settings.plainExport ? 'any' : documents.flatMap(({ html }) => inlineScriptsOf(html)),
    inlineStyles: [...documents.map(({ html }) => html), ...drawings].flatMap(inlineStylesOf),
    analytics: analyticsSources(identity),
    playgrounds,
  });
  return {
    base: `${basePath}/`,
    searchFolder: `${basePath}/${searchBundleOf({ identity })}/`,
    redirects: Object.fromEntries(
      [...routes.values()]
        .filter(({ kind }) => kind === 'redirect')
        .map(({ url, to }) => [escapeAddress(basePath + url), escapeAddress(basePath + to)]),
    ),
    headers: {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': policy,
      ...(settings.noIndex && { 'X-Robots-Tag': 'noindex' }),
    },
    policy,
  };
}

/** Returns the response headers for a path without a query. For an empty one, those that no path overrides. */
export function headersFor({ headers }: Pick<HostRules, 'headers'>, pathname = ''): Record<string, string> {
  const isHashed = new RegExp(HASHED).test(pathname);
  return { ...headers, 'Cache-Control': isHashed ? CACHE_CONTROL.hashed : CACHE_CONTROL.other };
}

/** Patterns for hashed files with one `*`, for hosts that support only those. */
export function hashedPatterns({ base, searchFolder }: Pick<HostRules, 'base' | 'searchFolder'>): string[] {
  const parts = ['fragment/*', 'index/*', 'filter/*', '*.pf_meta'];
  return [`${base}_next/static/*`, ...parts.map((part) => searchFolder + part)];
}

/** The file with the rules, for the local server and for tests. */
export const RULES_FILE = 'rules.json';

/** The folder with host configurations, once a build is finished. */
export function hostsDirOf(buildDir: string): string {
  return path.join(buildDir, 'hosts');
}

/** Reads the rules of the last build. Throws if there is none. */
export function readHostRules(buildDir: string): HostRules {
  return JSON.parse(readFileSync(path.join(hostsDirOf(buildDir), RULES_FILE), 'utf8')) as HostRules;
}
