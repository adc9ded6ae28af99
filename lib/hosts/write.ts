import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apacheFiles } from './apache';
import { caddyFiles } from './caddy';
import { cloudflareFiles } from './cloudflare';
import { cloudfrontFiles } from './cloudfront';
import { netlifyFiles } from './netlify';
import { nginxFiles } from './nginx';
import { vercelFiles } from './vercel';
import { writeHostRules, type HostRules } from './rules';

/**
 * Writes the configuration for every host.
 * @param exportDir the export, for files a host reads from it
 * @param hostsDir the folder for everything that must not be served; its contents are replaced
 */
export function writeHostFiles({
  rules,
  exportDir,
  hostsDir,
}: {
  rules: HostRules;
  exportDir: string;
  hostsDir: string;
}): void {
  rmSync(hostsDir, { recursive: true, force: true });
  writeHostRules(hostsDir, rules);
  writeAll(path.join(hostsDir, 'nginx'), nginxFiles(rules));
  writeAll(path.join(hostsDir, 'caddy'), caddyFiles(rules));
  writeAll(path.join(hostsDir, 'apache'), apacheFiles(rules));
  writeAll(path.join(hostsDir, 'netlify'), netlifyFiles(rules));
  writeAll(path.join(hostsDir, 'vercel'), vercelFiles(rules));
  writeAll(path.join(hostsDir, 'cloudfront'), cloudfrontFiles(rules));
  // Without `.nojekyll`, GitHub Pages omits names that start with an underscore, including Next's folder.
  writeAll(exportDir, { ...cloudflareFiles(rules), '.nojekyll': '' });
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}
