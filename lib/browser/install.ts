import { execFileSync, spawnSync } from 'node:child_process';

/** The path of a program, or `undefined` where there is none of these names. */
export function findProgram(...names: string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/**
 * Installs a Debian package, as root or by sudo.
 * @throws Error with what to do when the machine has no `apt-get` or refuses.
 */
export function installDebianPackage(name: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...command: string[]) => {
    const [program = '', ...parameters] = [...sudo, ...command];
    execFileSync(program, parameters, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  console.log(`Installing ${name} ...`);
  try {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
  } catch (cause) {
    throw new Error(`${name} is missing and could not be installed: install it by hand and try again`, { cause });
  }
}

/** The path of a program; installs its Debian package where it is missing. */
export function ensureProgram(name: string, debianPackage = name): string {
  const found = findProgram(name);
  if (found) return found;
  installDebianPackage(debianPackage);
  const installed = findProgram(name);
  if (!installed) throw new Error(`${debianPackage} was installed, but there is no ${name}`);
  return installed;
}
