import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHost, type Host } from './hosts';

/** Cloudflare's own emulator. It isn't a dependency, because it is larger than the site's other packages together. */
const PACKAGE = 'wrangler@4.86.0';

const folder = path.join(tmpdir(), 'docs-wrangler');

/** Serves a folder as Cloudflare Pages does. Installs the emulator in the temporary folder on first use. */
export function startCloudflare(root: string): Promise<Host> {
  const program = path.join(folder, 'node_modules/wrangler/bin/wrangler.js');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const options = ['--no-audit', '--no-fund', '--no-save', '--prefix', folder];
    execFileSync('npm', ['install', ...options, PACKAGE], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return startHost((port, home) => ({
    program: process.execPath,
    args: [
      ...[program, 'pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--compatibility-date', '2026-01-01'],
    ],
    env: { HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  }));
}
