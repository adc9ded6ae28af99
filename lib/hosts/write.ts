import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeAddress } from '../routes/address';
import { apache } from './apache';
import { caddy } from './caddy';
import { cloudfront } from './cloudfront';
import { LIMITS, redirectedFolders, type WriteHost } from './host';
import { nginx } from './nginx';
import { cloudflare, netlify } from './pages';
import { HEADER_ONLY } from './policy';
import { RULES_FILE, type HostRules } from './rules';
import { vercel } from './vercel';

const HOSTS: Record<string, WriteHost> = { apache, caddy, cloudflare, cloudfront, netlify, nginx, vercel };

/**
 * Writes the configuration for every host that can hold it. If the documents contain the policy, and a host can't hold
 * it, its header contains only the rule that works nowhere else.
 * @param exportDir the export
 * @param hostsDir the folder for the configurations
 * @returns what some host can't hold, one sentence each
 */
export function writeHostFiles(rules: HostRules, exportDir: string, hostsDir: string): string[] {
  writeAll(hostsDir, { [RULES_FILE]: `${JSON.stringify(rules, null, 1)}\n` });
  // Without `.nojekyll`, GitHub Pages omits names that start with an underscore.
  writeAll(exportDir, { '.nojekyll': '' });
  const files = readdirSync(exportDir, { recursive: true, encoding: 'utf8' });
  const addresses = files.map((file) => escapeAddress(`/${file.split(path.sep).join('/')}`));
  const folders = redirectedFolders(addresses, rules.redirects);
  return Object.entries(HOSTS).flatMap(([name, write]) => {
    const longest = LIMITS.headerValue[name] ?? Infinity;
    const isTooLong = rules.policy.length > longest;
    if (isTooLong && !rules.isInDocuments)
      return `${name}: no configuration, because the Content-Security-Policy has ${rules.policy.length} characters, and the host accepts ${longest}. Build with META_POLICY=1, or use fewer inline styles and playground servers`;
    const headers = { ...rules.headers, ...(isTooLong && { 'Content-Security-Policy': HEADER_ONLY }) };
    const { files: own, leftOut } = write({ ...rules, headers }, folders);
    writeAll(path.join(hostsDir, name), own);
    return leftOut
      ? `${name}: the least important ${leftOut} of ${Object.keys(rules.redirects).length} redirects don't fit; the documents at those addresses redirect instead`
      : [];
  });
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}
