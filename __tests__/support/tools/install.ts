import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs of Debian that tests and measurements use: the packages they come from, and a file without which they do not count. */
const PROGRAMS = {
  'chromium-headless-shell': { packages: ['chromium-headless-shell'] },
  'firefox-esr': { packages: ['firefox-esr'] },
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
  caddy: { packages: ['caddy'] },
  apache2: { packages: ['apache2'] },
  python3: { packages: ['python3'] },
  wrk: { packages: ['wrk'] },
} as const satisfies Record<string, { packages: readonly string[]; file?: string }>;

/** See {@link PROGRAMS}. */
export type ProgramName = keyof typeof PROGRAMS;

/** Seconds to wait for another program that installs something, such as the machine's own updates. */
const PATIENCE = 600;

/** The path of a program, or `undefined` where there is none of these names. */
export function findProgram(...names: string[]): string | undefined {
  for (const name of names) {
    const options = { encoding: 'utf8', env: process.env } as const;
    const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$0"', name], options);
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/**
 * Installs those of some programs that are missing, all in one go, as root or by sudo.
 * Two callers at a time would take each other's lock: tests call it once, before their suites.
 * @throws Error with what to do when the machine has no `apt-get` or refuses.
 */
export function ensurePrograms(names: readonly ProgramName[]): void {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return;
  const packages = missing.flatMap((name) => PROGRAMS[name].packages);
  console.log(`Installing ${packages.join(', ')} ...`);
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  } catch (cause) {
    throw new Error(`${missing.join(', ')} could not be installed: install ${packages.join(', ')} and try again`, {
      cause,
    });
  }
  const absent = missing.filter((name) => !isThere(name));
  if (absent.length > 0) throw new Error(`${packages.join(', ')} were installed, but there is no ${absent.join(', ')}`);
}

/** The path of a program; installs it where it is missing. See {@link ensurePrograms}. */
export function ensureProgram(name: ProgramName): string {
  ensurePrograms([name]);
  return findProgram(name) ?? name;
}

function isThere(name: ProgramName): boolean {
  const { file } = { file: undefined, ...PROGRAMS[name] };
  return findProgram(name) !== undefined && (file === undefined || existsSync(file));
}

/** Runs `apt-get`; waits while another program holds one of its locks, for which it has an option in some cases only. */
function apt(...parameters: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [program = '', ...rest] = [...sudo, 'apt-get', ...parameters];
  const options = {
    stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'],
    // The servers are started by tests, on ports of their own: a package need not start its service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  for (const end = Date.now() + PATIENCE * 1000; ;) {
    try {
      execFileSync(program, rest, options);
      return;
    } catch (error) {
      const isLocked = /Could not get lock|Unable to (?:acquire|lock)/.test(
        String((error as { stderr?: Buffer }).stderr),
      );
      if (!isLocked || Date.now() > end) throw error;
      spawnSync('sleep', ['2'], { env: process.env });
    }
  }
}
