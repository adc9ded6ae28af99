import { execFileSync } from 'node:child_process';
import { BASE_PATH_SITE } from './base-path.mjs';

/**
 * Builds what the suites of `__tests__/site` look at: the site below a base path, then the site itself, so that what both
 * generate is the site's in the end. `SITE_BUILT=1` uses what is there.
 */
export default function setup() {
  if (process.env.SITE_BUILT) return;
  build({ ...process.env, ...BASE_PATH_SITE });
  build(process.env);
}

function build(env) {
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit', env });
}
