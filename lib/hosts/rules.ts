import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { throwIfAny, type Problem } from '../errors';
import { escapeAddress } from '../routes/address';
import type { RouteTable } from '../routes/table';
import type { Playgrounds } from '../site/check';
import type { ServerOptions } from './server';
import { CACHE_CONTROL, HASHED, SECURITY_HEADERS } from './headers';
import { findInlineProblems, inlinePartsOf } from './inline';
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
  /** Headers for every response. */
  headers: Readonly<Record<string, string>>;
  /** The Content-Security-Policy for every response, except for {@link playgrounds}. */
  policy: string;
  /** Addresses of the pages with a playground. */
  playgrounds: readonly string[];
  /**
   * The policy for pages with a playground. It allows requests to their servers and, unless the settings forbid it, to
   * servers that readers enter.
   */
  playgroundPolicy: string;
}

/** Matches the attribute that marks a document with a playground. */
const PLAYGROUND = /<[a-z][^>]*\sdata-playground[\s=>]/;

export interface HostRulesInput {
  /** Every document in the export, by its address on the host. */
  documents: readonly { address: string; html: string }[];
  /** The text of each style that documents may contain. */
  inlineStyles?: readonly string[];
  /** The source of each drawing. */
  drawings: readonly string[];
  routes: RouteTable;
  /**
   * The text of each of the site's own inline scripts, or `any` if documents also contain scripts that differ between
   * pages.
   */
  inlineScripts: readonly string[] | 'any';
  /** The search index folder. */
  searchBundle: string;
  /** The path the site is served under: empty, or `/docs`. */
  basePath?: string;
  playgrounds: Playgrounds;
  /** Whether playgrounds may send requests to servers the reader enters. */
  sendsAnywhere: boolean;
  /** Whether search engines are told not to index the site. */
  noIndex?: boolean;
  /** Origins that receive page views. */
  analytics?: readonly string[];
}

/**
 * Makes the rules for a finished export.
 * @throws ProblemError if a document contains inline code that the policy would block
 */
export function hostRules(input: HostRulesInput): HostRules {
  const { documents, drawings, routes, inlineScripts, basePath = '', searchBundle, analytics, sendsAnywhere } = input;
  const { inlineStyles: ownStyles = [] } = input;
  const playgrounds = documents.filter(({ html }) => PLAYGROUND.test(html)).map(({ address }) => address);
  const unknown = playgrounds.filter((address) => !input.playgrounds.pages.includes(address.slice(basePath.length)));
  throwIfAny([
    ...documents.flatMap(({ address, html }) =>
      findInlineProblems(address, html, { scripts: inlineScripts, styles: ownStyles }),
    ),
    ...unknown.map(unknownPlayground),
  ]);
  const inlineStyles = [...ownStyles, ...drawings.flatMap((drawing) => inlinePartsOf(drawing).styles)];
  const forAll = { inlineScripts, inlineStyles, analytics };
  return {
    base: `${basePath}/`,
    searchFolder: `${basePath}/${searchBundle}/`,
    redirects: Object.fromEntries(
      [...routes.values()]
        .filter(({ kind }) => kind === 'redirect')
        .map(({ url, to }) => [escapeAddress(basePath + url), escapeAddress(basePath + to)]),
    ),
    headers: { ...SECURITY_HEADERS, ...(input.noIndex && { 'X-Robots-Tag': 'noindex' }) },
    policy: contentSecurityPolicy(forAll),
    playgrounds: playgrounds.sort(),
    playgroundPolicy: contentSecurityPolicy({
      ...forAll,
      playground: { origins: input.playgrounds.origins, sendsAnywhere },
    }),
  };
}

function unknownPlayground(address: string): Problem {
  return {
    file: address,
    message: 'the page contains an undeclared playground',
    remedy: 'name its component in lib/content/mdx/collect.ts',
  };
}

/** Headers by name, including those that differ between paths. */
export interface Headers extends Record<string, string> {
  'Content-Security-Policy': string;
  'Cache-Control': string;
}

/** Returns the response headers for a path, which must not contain a query. */
export function headersFor(rules: HostRules, pathname: string): Headers {
  const address = pathname.replace(/\/index\.html$/, '/');
  return {
    ...rules.headers,
    'Content-Security-Policy': rules.playgrounds.includes(address) ? rules.playgroundPolicy : rules.policy,
    'Cache-Control': new RegExp(HASHED).test(pathname) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other,
  };
}

/** Headers for every response, unless a path overrides them. */
export function commonHeaders(rules: HostRules): Headers {
  return headersFor(rules, '');
}

/** Patterns for hashed files with one `*`, for hosts that support only those. */
export function hashedPatterns({ base, searchFolder }: Pick<HostRules, 'base' | 'searchFolder'>): string[] {
  const parts = ['fragment/*', 'index/*', 'filter/*', '*.pf_meta'];
  return [`${base}_next/static/*`, ...parts.map((part) => searchFolder + part)];
}

const RULES_FILE = 'rules.json';

/** The folder with host configurations, once a build is finished. */
export function hostsDirOf(buildDir: string): string {
  return path.join(buildDir, 'hosts');
}

/** Writes the rules for the local server and for tests. */
export function writeHostRules(hostsDir: string, rules: HostRules): void {
  mkdirSync(hostsDir, { recursive: true });
  writeFileSync(path.join(hostsDir, RULES_FILE), `${JSON.stringify(rules, null, 1)}\n`);
}

/** Reads the rules of the last build. Throws if there is none. */
export function readHostRules(buildDir: string): HostRules {
  return JSON.parse(readFileSync(path.join(hostsDirOf(buildDir), RULES_FILE), 'utf8')) as HostRules;
}

/** The rules in the local server's format. Throws if there was no build. */
export function serverRules(buildDir: string): Pick<ServerOptions, 'redirects' | 'base' | 'headersOf'> {
  const rules = readHostRules(buildDir);
  return { redirects: rules.redirects, base: rules.base, headersOf: (pathname) => headersFor(rules, pathname) };
}
