import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { throwIfAny, type Problem } from '../errors';
import type { OwnScripts } from '../export/runtime';
import { redirectScript } from '../export/stub';
import type { RouteTable } from '../routes/table';
import type { ServerOptions } from '../server/server';
import { CACHE_CONTROL, HASHED, SECURITY_HEADERS } from './headers';
import { findInlineProblems, inlinePartsOf } from './inline';
import { contentSecurityPolicy, type ForeignSources } from './policy';

/** What a host must know of the export, whatever its configuration looks like. Lies beside the export, not in it. */
export interface HostRules {
  /** Where the site lies on its host: `/`, or `/docs/`. The export is the root of the host all the same. */
  base: string;
  /** Addresses that redirect for good, with where they lead; the query goes along. */
  redirects: Readonly<Record<string, string>>;
  /** Folder of the search index, with slashes around it. */
  searchFolder: string;
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** The Content-Security-Policy of every answer but those of {@link playgrounds}. */
  policy: string;
  /** Addresses of the pages with a playground. */
  playgrounds: readonly string[];
  /** The policy of those pages: they send requests to servers that the reader names. */
  playgroundPolicy: string;
}

/** The attribute by which a document tells that it holds a playground. */
const PLAYGROUND = /<[a-z][^>]*\sdata-playground[\s=>]/;

/** What the rules are made from. */
export interface HostRulesInput {
  /** The finished export. */
  dir: string;
  routes: RouteTable;
  /** The site's own inline scripts. */
  own: OwnScripts;
  /** Folder of the search index. */
  searchBundle: string;
  /** Where the site lies on its host: empty, or `/docs`. The folder is the root of the host all the same. */
  basePath?: string;
  /** Addresses of the pages that are known to hold a playground: links to them are left to the browser. */
  playgrounds: readonly string[];
  /** What the analytics of the identity need. */
  foreign?: ForeignSources;
}

/**
 * Reads a finished export and makes the rules.
 * @throws ProblemError when a document holds something inline that the policy would forbid
 */
export function hostRules(input: HostRulesInput): HostRules {
  const { dir, routes, own, basePath = '', searchBundle, foreign } = input;
  const known = new Set([...Object.values(own), redirectScript]);
  const problems: Problem[] = [];
  const styles: string[] = [];
  const playgrounds: string[] = [];
  for (const file of filesOf(dir)) {
    if (!/\.(html|svg)$/.test(file)) continue;
    const text = readFileSync(path.join(dir, file), 'utf8');
    if (file.endsWith('.svg')) styles.push(...inlinePartsOf(text).styles);
    else {
      problems.push(...findInlineProblems(file, text, known));
      if (PLAYGROUND.test(text)) playgrounds.push(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
    }
  }
  const unknown = playgrounds.filter((address) => !input.playgrounds.includes(address.slice(basePath.length)));
  throwIfAny([...problems, ...unknown.map(unknownPlayground)]);
  const policyOf = (connectsAnywhere: boolean) =>
    contentSecurityPolicy({ inlineScripts: known, inlineStyles: styles, foreign, connectsAnywhere });
  return {
    base: `${basePath}/`,
    searchFolder: `${basePath}/${searchBundle}/`,
    redirects: Object.fromEntries(
      [...routes.values()]
        .filter(({ kind }) => kind === 'redirect')
        .map(({ url, to }) => [basePath + url, basePath + to]),
    ),
    headers: SECURITY_HEADERS,
    policy: policyOf(false),
    playgrounds: playgrounds.sort(),
    playgroundPolicy: policyOf(true),
  };
}

function unknownPlayground(address: string): Problem {
  return {
    file: address,
    message: 'the page holds a playground, and links to it do not know',
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
    'Cache-Control': isHashed(pathname) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other,
  };
}

/** The hashed files as patterns with one `*`, for hosts that know no others. */
export function hashedPatterns({ base, searchFolder }: Pick<HostRules, 'base' | 'searchFolder'>): string[] {
  const parts = ['fragment/*', 'index/*', 'filter/*', '*.pf_meta'];
  return [`${base}_next/static/*`, ...parts.map((part) => searchFolder + part)];
}

/** Whether the name of a file changes with its content. */
function isHashed(pathname: string): boolean {
  return new RegExp(HASHED).test(pathname);
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

function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}
