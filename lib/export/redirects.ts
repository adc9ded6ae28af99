import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteTable } from '../routes/table';

/** What a host that can redirect must know, from address to canonical address. Lies beside the export, not in it. */
export type Redirects = Record<string, string>;

const fileOf = (buildDir: string) => path.join(buildDir, 'redirects.json');

/** Writes the redirects of the table for the hosts. */
export function writeRedirectList(buildDir: string, routes: RouteTable): void {
  const redirects: Redirects = Object.fromEntries(
    [...routes.values()].filter(({ kind }) => kind === 'redirect').map(({ url, to }) => [url, to]),
  );
  mkdirSync(buildDir, { recursive: true });
  writeFileSync(fileOf(buildDir), `${JSON.stringify(redirects, null, 1)}\n`);
}

/** Reads what {@link writeRedirectList} wrote. Throws when there was no build. */
export function readRedirectList(buildDir: string): Redirects {
  return JSON.parse(readFileSync(fileOf(buildDir), 'utf8')) as Redirects;
}
