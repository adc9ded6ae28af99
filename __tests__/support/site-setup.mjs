import { execFileSync } from 'node:child_process';

/** Builds the export that the suites of `__tests__/site` look at. `SITE_BUILT=1` uses the one that is there. */
export default function setup() {
  if (process.env.SITE_BUILT) return;
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' });
}
