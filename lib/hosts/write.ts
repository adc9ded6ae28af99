import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apacheFiles } from './apache';
import { caddyFiles } from './caddy';
import { cloudflareFiles } from './cloudflare';
import { cloudfrontFiles } from './cloudfront';
import { netlifyFiles } from './netlify';
import { nginxFiles } from './nginx';
import { vercelFiles } from './vercel';
import { RULES_FILE, type HostRules } from './rules';

const HOSTS: Readonly<Record<string, (rules: HostRules) => Record<string, string>>> = {
  apache: apacheFiles,
  caddy: caddyFiles,
  cloudfront: cloudfrontFiles,
  netlify: netlifyFiles,
  nginx: nginxFiles,
  vercel: vercelFiles,
};

/**
 * Writes the configuration for every host.
 * @param exportDir the export, for files a host reads from it
 * @param hostsDir the folder for everything that must not be served; its contents are replaced
 */
export function writeHostFiles(rules: HostRules, exportDir: string, hostsDir: string): void {
  rmSync(hostsDir, { recursive: true, force: true });
  writeAll(hostsDir, { [RULES_FILE]: `${JSON.stringify(rules, null, 1)}\n` });
  for (const [host, filesOf] of Object.entries(HOSTS)) writeAll(path.join(hostsDir, host), filesOf(rules));
  // Without `.nojekyll`, GitHub Pages omits names that start with an underscore, including Next's folder.
  writeAll(exportDir, { ...cloudflareFiles(rules), '.nojekyll': '' });
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}
