import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apacheFiles } from './apache';
import { caddyFiles } from './caddy';
import { CLOUDFLARE_LIMIT, cloudflareFiles } from './cloudflare';
import { CLOUDFRONT_LIMIT, cloudfrontFiles } from './cloudfront';
import { netlifyFiles } from './netlify';
import { nginxFiles } from './nginx';
import { VERCEL_LIMIT, vercelFiles } from './vercel';
import { writeHostRules, type HostRules } from './rules';

/**
 * Writes the configuration of every host.
 * @param exportDir the export: files that a host reads from it are written here
 * @param hostsDir where everything goes that must not be served; what is there is replaced
 * @returns what the operator should know: the hosts whose limits this site is beyond
 */
export function writeHostFiles({
  rules,
  exportDir,
  hostsDir,
}: {
  rules: HostRules;
  exportDir: string;
  hostsDir: string;
}): string[] {
  rmSync(hostsDir, { recursive: true, force: true });
  writeHostRules(hostsDir, rules);
  writeAll(path.join(hostsDir, 'nginx'), nginxFiles(rules));
  writeAll(path.join(hostsDir, 'caddy'), caddyFiles(rules));
  writeAll(path.join(hostsDir, 'apache'), apacheFiles(rules));
  writeAll(path.join(hostsDir, 'netlify'), netlifyFiles(rules));
  writeAll(path.join(hostsDir, 'vercel'), vercelFiles(rules));
  const cloudfront = cloudfrontFiles(rules);
  writeAll(path.join(hostsDir, 'cloudfront'), cloudfront);
  // GitHub Pages leaves out what starts with an underscore, Next's folder included, unless it finds `.nojekyll`.
  const cloudflare = cloudflareFiles(rules);
  writeAll(exportDir, { ...cloudflare, '.nojekyll': '' });
  const count = Object.keys(rules.redirects).length;
  const limits: [host: string, what: string, size: number, limit: number][] = [
    ['Cloudflare Pages', 'redirects', cloudflare._redirects.split('\n').length, CLOUDFLARE_LIMIT],
    ['Vercel', 'redirects', count, VERCEL_LIMIT],
    ['CloudFront', 'bytes of function.js', Buffer.byteLength(cloudfront['function.js']), CLOUDFRONT_LIMIT],
  ];
  return limits
    .filter(([, , size, limit]) => size > limit)
    .map(
      ([host, what, size, limit]) => `${host} takes ${limit} ${what}, and this site has ${size}: see README, "Deploy"`,
    );
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}
