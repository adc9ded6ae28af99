import { spawnSync } from 'node:child_process';
import { readAudit } from '../checks/audit';
import { throwIfAny } from '../errors';
import { runCommand } from './run';

/** Asks the registry for known vulnerabilities of the packages that the site is made of. A registry that does not answer is told, and is no failure. */
await runCommand(async () => {
  const options = ['--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = spawnSync('npm', ['audit', ...options], { encoding: 'utf8' });
  const audit = readAudit(stdout);
  if (audit.kind === 'silent') {
    console.log(
      `Known vulnerabilities were NOT looked up: the registry does not answer such questions (${audit.reason}).`,
    );
    return;
  }
  throwIfAny(
    audit.vulnerable.map(({ name, severity, range, fix }) => ({
      file: 'package.json',
      message: `${name} ${range} has a known vulnerability (${severity})`,
      remedy: fix,
    })),
  );
  console.log('No known vulnerability in what ships.');
});
