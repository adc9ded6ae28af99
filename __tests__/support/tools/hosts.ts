import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureProgram } from './install';
import { freePort } from './free-port';

/** A running host. */
export interface Host {
  port: number;
  /** The process ID, unless the host runs in this process. */
  pid?: number;
  /** Returns the program's output so far, unless it runs in this process. */
  output?(): string;
  stop(): Promise<void>;
}

/** A host's input: the export, and the folder with its configuration. */
export interface HostInput {
  root: string;
  configs: string;
}

/** How to start a program. */
export interface Command {
  program: string;
  args: string[];
  env?: Record<string, string>;
}

/** Starts a program on a free port with its own work folder, and waits until it responds. */
export async function startHost(start: (port: number, folder: string) => Command): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-host-'));
  const port = await freePort(0);
  const { program, args, env } = start(port, folder);
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return { port, pid: child.pid, output: () => output, stop };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${program} does not respond on port ${port}:\n${output}`);
}

/** Stops a program and its child processes. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  // The process group, because some programs leave their workers running.
  process.kill(-child.pid, 'SIGTERM');
  const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), 3000);
  await gone;
  clearTimeout(timer);
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx from Debian, with its module for brotli copies. */
export function startNginx({ root, configs }: HostInput): Promise<Host> {
  const directives = `root ${root}; include ${configs}/nginx/*.conf;`;
  return startNginxWith(directives, `load_module ${BROTLI_MODULE};`);
}

/** nginx from Debian, without other packages. */
export function startPlainNginx({ root, configs }: HostInput): Promise<Host> {
  return startNginxWith(`root ${root}; include ${configs}/nginx/docs.conf;`);
}

/** nginx from Debian with one server, whose directives don't include where it listens. */
export function startNginxWith(directives: string, modules = ''): Promise<Host> {
  const program = ensureProgram('nginx');
  return startHost((port, folder) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      [
        modules,
        `daemon off; pid ${folder}/nginx.pid; error_log stderr warn; worker_processes 1;`,
        process.getuid?.() === 0 ? 'user root;' : '',
        'events { }',
        `http { access_log off; sendfile on; tcp_nopush on; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}`,
        `server { listen 127.0.0.1:${port}; ${directives} } }`,
      ].join('\n'),
    );
    return { program, args: ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')] };
  });
}

/** Caddy from Debian. */
export function startCaddy({ root, configs }: HostInput): Promise<Host> {
  const program = ensureProgram('caddy');
  return startHost((port, folder) => {
    writeFileSync(
      path.join(folder, 'Caddyfile'),
      [
        '{',
        '  admin off',
        '  auto_https off',
        '}',
        `http://127.0.0.1:${port} {`,
        '  bind 127.0.0.1',
        `  root * ${root}`,
        `  import ${configs}/caddy/docs.caddy`,
        '}',
        '',
      ].join('\n'),
    );
    return {
      program,
      args: ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
      env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    };
  });
}

/** Apache from Debian. */
export function startApache({ root, configs }: HostInput): Promise<Host> {
  const program = ensureProgram('apache2');
  return startHost((port, folder) => {
    // Apache runs as its own user, who may not have access to the project's folder.
    const [config, served] = [path.join(folder, 'config'), path.join(folder, 'root')];
    cpSync(path.join(configs, 'apache'), config, { recursive: true });
    // The export is a link, which would be copied as a link.
    cpSync(realpathSync(root), served, { recursive: true, preserveTimestamps: true });
    for (const readable of [folder, config, served]) chmodSync(readable, 0o755);
    const modules = 'mpm_event authz_core rewrite headers mime dir alias filter deflate brotli'.split(' ');
    writeFileSync(
      path.join(folder, 'apache.conf'),
      [
        ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
        `ServerName 127.0.0.1:${port}`,
        `Listen 127.0.0.1:${port}`,
        `PidFile ${folder}/apache.pid`,
        `DefaultRuntimeDir ${folder}`,
        `ErrorLog ${folder}/error.log`,
        'TypesConfig /etc/mime.types',
        ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
        `Define DOCS_ROOT ${served}`,
        `Define DOCS_CONFIG ${config}`,
        `<VirtualHost 127.0.0.1:${port}>`,
        `DocumentRoot ${served}`,
        `Include ${config}/docs.conf`,
        '</VirtualHost>',
      ].join('\n'),
    );
    return { program, args: ['-d', folder, '-f', path.join(folder, 'apache.conf'), '-DFOREGROUND'] };
  });
}
