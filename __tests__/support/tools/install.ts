import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian programs for tests and measurements: their packages, and a required file. */
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

/** How long to wait for another installation, such as automatic updates, in seconds. */
const PATIENCE = 600;

/** The path of the first program found. `undefined` if there is none. */
export function findProgram(...names: string[]): string | undefined {
  for (const name of names) {
    const options = { encoding: 'utf8', env: process.env } as const;
    const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$0"', name], options);
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/**
 * Installs missing programs, all at once, as root or with sudo. Tests call this once before their suites, because two
 * callers would compete for the lock.
 * @throws Error with what to do if the machine has no `apt-get`, or it fails
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
    throw new Error(`${missing.join(', ')} could not be installed. Install ${packages.join(', ')} and try again`, {
      cause,
    });
  }
  const absent = missing.filter((name) => !isThere(name));
  if (absent.length > 0) throw new Error(`${packages.join(', ')} were installed, but there is no ${absent.join(', ')}`);
}

/** Returns a program's path. Installs it if it is missing: see {@link ensurePrograms}. */
export function ensureProgram(name: ProgramName): string {
  ensurePrograms([name]);
  return findProgram(name) ?? name;
}

function isThere(name: ProgramName): boolean {
  const { file } = { file: undefined, ...PROGRAMS[name] };
  return findProgram(name) !== undefined && (file === undefined || existsSync(file));
}

/** Runs `apt-get`. Waits while another program holds a lock, for which only some commands have an option. */
function apt(...parameters: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [program = '', ...rest] = [...sudo, 'apt-get', ...parameters];
  const options = {
    stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'],
    // Tests start the servers on their own ports, so packages needn't start services.
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
