// What the scripts of the bench share.
import { spawn, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const BENCH = path.resolve('bench');
export const ROOT = path.dirname(BENCH);

/** Where peers are installed and built, and where builds are kept: nothing of it is in the repository. */
export const WORK = path.resolve(process.env.BENCH_DIR || path.join(os.tmpdir(), 'docs-bench'));

/** `--name value` pairs of the command line. */
export function options(argv = process.argv.slice(2)) {
  const given = {};
  for (let index = 0; index < argv.length; index++) {
    if (argv[index].startsWith('--')) given[argv[index].slice(2)] = argv[index + 1];
  }
  return given;
}

export const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

const numbers = (values) => values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);

/** The median, `null` of nothing. */
export function median(values) {
  const sorted = numbers(values);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Median, smallest, largest and count. */
export function summary(values) {
  const sorted = numbers(values);
  return { median: median(values), min: sorted[0] ?? null, max: sorted.at(-1) ?? null, n: sorted.length };
}

/** Every file of a folder, by path inside it. */
export function filesOf(dir) {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

/** Writes what a script has measured into its place in a paper, between two comments. Throws when the paper has no such place. */
export function writeInto(paper, name, text) {
  const file = path.join(BENCH, paper);
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest = ''] = fs.readFileSync(file, 'utf8').split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`${file}: there is no place between ${start} and ${end}`);
  fs.writeFileSync(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
}

/** The machine's load in the last minute: what else it was doing. */
export const load = () => os.loadavg()[0];

/** Installs a folder's package.json once. */
export function install(dir) {
  if (fs.existsSync(path.join(dir, 'node_modules'))) return;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: dir, stdio: 'ignore' });
}

/** A folder with a Node 22, which Astro needs, as an npm package of this platform; empty when this Node is new enough. */
export function node22() {
  if (Number(process.versions.node.split('.')[0]) >= 22) return '';
  const name = `node-${process.platform}-${process.arch}`;
  const dir = path.join(WORK, 'node22');
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: '22' } }));
  install(dir);
  return path.join(dir, 'node_modules', name, 'bin');
}

/** Starts `server.mjs` for a folder. `log()` gives the requests since the last call, `shape()` slows the line. */
export function serve(dir) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(BENCH, 'server.mjs'), dir, path.join(WORK, 'compressed')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const open = new Map();
    const call = (message) =>
      new Promise((answer) => {
        const id = Math.random();
        open.set(id, answer);
        child.send({ ...message, id });
      });
    child.on('message', (message) => {
      if (!message.ready) return open.get(message.id)?.(message);
      resolve({
        ...message,
        log: async () => (await call({ command: 'log' })).log,
        shape: (kbps, rtt) => call({ command: 'shape', kbps, rtt }),
        stop: () => child.kill(),
      });
    });
    child.on('exit', (code) => reject(new Error(`the server ended with status ${code}`)));
  });
}
