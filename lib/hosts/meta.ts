import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { policyForMeta } from './policy';
import { headersFor, type HostRules } from './rules';

/** What a document begins with, up to the element that names the character set: a browser looks for that one first. */
const START = /^<!doctype html>\s*<html[^>]*>\s*(?:<head>\s*)?<meta charset="utf-8"\/?>/i;

/**
 * Writes the policy into every document of an export, for hosts that send no headers. It stands before everything that it
 * is about: a script or style above it would be free of it.
 * @param dir the root of the host
 * @throws Error when a document begins in another way than ours do
 */
export function writeMetaPolicies(dir: string, rules: HostRules): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(dir, file)}`;
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), address, rules));
  }
}

function withPolicy(html: string, address: string, rules: HostRules): string {
  const [start] = START.exec(html) ?? [];
  if (start === undefined) throw new Error(`${address}: there is no place for a policy in ${html.slice(0, 120)}`);
  const policy = policyForMeta(headersFor(rules, address)['Content-Security-Policy']);
  return `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(start.length)}`;
}
