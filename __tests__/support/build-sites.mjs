import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { SITES } from './sites.mjs';

/** Sites that another of Jest's projects has built in this run. */
const built = new Set();

/** Builds {@link SITES} in this order. With `SITE_BUILT=1`, uses existing exports. */
export function buildSites(...names) {
  for (const name of names.filter((one) => !built.has(one))) {
    built.add(name);
    if (process.env.SITE_BUILT && existsSync(SITES[name].OUT_DIR ?? 'out')) continue;
    execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit', env: { ...process.env, ...SITES[name] } });
  }
}
