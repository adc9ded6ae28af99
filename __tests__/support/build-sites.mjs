import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { SITES } from './sites.mjs';

/** Builds {@link SITES} in this order. With `SITE_BUILT=1`, uses existing exports. */
export function buildSites(...names) {
  for (const name of names) {
    if (process.env.SITE_BUILT && existsSync(SITES[name].OUT_DIR ?? 'out')) continue;
    execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit', env: { ...process.env, ...SITES[name] } });
  }
}
