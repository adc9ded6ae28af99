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

/** What a host must know of the export, whatever its configuration looks like. Lies beside the export, not in it. */
export interface HostRules {
  /** Where the site lies on its host: `/`, or `/docs/`. The export is the root of the host all the same. */
  base: string;
  /** Addresses that redirect for good, with where they lead, both as browsers ask for them; the query goes along. */
  redirects: Readonly<Record<string, string>>;
  /** Folder of the search index, with slashes around it. */
  searchFolder: string;
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** The Content-Security-Policy of every answer but those of {@link playgrounds}. */
  policy: string;
  /** Addresses of the pages with a playground. */
  playgrounds: readonly string[];
  /** The policy of those pages: they send requests to their servers and, unless the settings forbid it, to others that the reader names. */
  playgroundPolicy: string;
}

/** The attribute by which a document tells that it holds a playground. */
const PLAYGROUND = /<[a-z][^>]*\sdata-playground[\s=>]/;

/** What the rules are made from. */
export interface HostRulesInput {
  /** Every document of the export, by its address on the host. */
  documents: readonly { address: string; html: string }[];
  /** The texts of the styles that documents may hold. */
  inlineStyles?: readonly string[];
  /** The texts of the drawings. */
  drawings: readonly string[];
  routes: RouteTable;
  /** The texts of the site's own inline scripts; `any` where documents hold others, too, which differ from page to page. */
  inlineScripts: readonly string[] | 'any';
  /** Folder of the search index. */
  searchBundle: string;
  /** Where the site lies on its host: empty, or `/docs`. */
  basePath?: string;
  /** The playgrounds that are known. */
  playgrounds: Playgrounds;
  /** Whether playgrounds send to servers that the reader names. */
  sendsAnywhere: boolean;
  /** Whether search engines are told to keep nothing. */
  noIndex?: boolean;
  /** Origins that the analytics of the identity report to. */
  analytics?: readonly string[];
}

/**
 * Makes the rules of a finished export.
 * @throws ProblemError when a document holds something inline that the policy would forbid
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
    message: 'the page contains a playground, but its links do not declare it',
    remedy: 'name the component that brings it in lib/content/mdx/collect.ts',
  };
}

/** Headers by name, those that differ between paths among them. */
export interface Headers extends Record<string, string> {
  'Content-Security-Policy': string;
  'Cache-Control': string;
}

/** The headers of an answer for a path, without query. */
export function headersFor(rules: HostRules, pathname: string): Headers {
  const address = pathname.replace(/\/index\.html$/, '/');
  return {
    ...rules.headers,
    'Content-Security-Policy': rules.playgrounds.includes(address) ? rules.playgroundPolicy : rules.policy,
    'Cache-Control': new RegExp(HASHED).test(pathname) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other,
  };
}

/** The headers of every answer, where nothing else is said of its path. */
export function commonHeaders(rules: HostRules): Headers {
  return headersFor(rules, '');
}

/** The hashed files as patterns with one `*`, for hosts that know no others. */
export function hashedPatterns({ base, searchFolder }: Pick<HostRules, 'base' | 'searchFolder'>): string[] {
  const parts = ['fragment/*', 'index/*', 'filter/*', '*.pf_meta'];
  return [`${base}_next/static/*`, ...parts.map((part) => searchFolder + part)];
}

const RULES_FILE = 'rules.json';

/** Where the configurations of the hosts are, once a build is finished. */
export function hostsDirOf(buildDir: string): string {
  return path.join(buildDir, 'hosts');
}

/** Writes the rules for the project's own server and for tests. */
export function writeHostRules(hostsDir: string, rules: HostRules): void {
  mkdirSync(hostsDir, { recursive: true });
  writeFileSync(path.join(hostsDir, RULES_FILE), `${JSON.stringify(rules, null, 1)}\n`);
}

/** Reads what {@link writeHostRules} wrote. Throws when there was no build. */
export function readHostRules(buildDir: string): HostRules {
  return JSON.parse(readFileSync(path.join(hostsDirOf(buildDir), RULES_FILE), 'utf8')) as HostRules;
}

/** The rules as the project's own server takes them. Throws when there was no build. */
export function serverRules(buildDir: string): Pick<ServerOptions, 'redirects' | 'base' | 'headersOf'> {
  const rules = readHostRules(buildDir);
  return { redirects: rules.redirects, base: rules.base, headersOf: (pathname) => headersFor(rules, pathname) };
}
