// Clean builds: wall and CPU seconds, peak memory of the process tree, and what came out.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate } from './corpus/corpus.mjs';
import { filesOf, install, load, sleep } from './tools.mjs';

/** Writes the corpus of `n` pages into a site's project; installs the project where it is a peer. */
export function prepare(site, n) {
  fs.mkdirSync(site.dir, { recursive: true });
  if (site.files) {
    fs.cpSync(site.files, site.dir, { recursive: true });
    install(site.dir);
  }
  const { out, public: pictures, keep, ...corpus } = site.corpus;
  const target = path.resolve(site.dir, out);
  generate({ ...corpus, n, out: `${target}.new`, public: path.resolve(site.dir, pictures) });
  // VitePress keeps its settings among the pages and its pictures too.
  for (const name of fs.existsSync(target) ? fs.readdirSync(target) : [])
    if (name !== keep && name !== 'public') fs.rmSync(path.join(target, name), { recursive: true });
  fs.cpSync(`${target}.new`, target, { recursive: true });
  fs.rmSync(`${target}.new`, { recursive: true });
}

/** Builds a site from nothing. */
export async function build(site) {
  for (const name of site.clean) fs.rmSync(path.resolve(site.dir, name), { recursive: true, force: true });
  const before = { load: load(), children: childrenCpu() };
  const started = performance.now();
  const child = spawn('sh', ['-c', site.build], {
    cwd: site.dir,
    env: { ...process.env, CI: '1', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', ...site.env() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, treeMemory(child.pid))), 400);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${site.label}: the build ended with status ${code}\n${output.slice(-3000)}`);
  await sleep(200);
  return {
    wall: (performance.now() - started) / 1000,
    cpu: childrenCpu() - before.children,
    memory,
    load: before.load,
    output: measureOutput(path.resolve(site.dir, site.out)),
  };
}

/** Builds this site's own content, and gives the bytes of its largest page's document as brotli. */
export async function measureOwn(site) {
  await build({ ...site, ...site.own, out: path.dirname(site.own.document) });
  return { bytes: brotliCompressSync(fs.readFileSync(site.own.document)).length };
}

/** Seconds that ended children of this process and theirs have computed. */
function childrenCpu() {
  const stat = fs.readFileSync('/proc/self/stat', 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15);
  return (Number(user) + Number(system)) / 100;
}

/** Bytes of a process and its descendants; memory that several share counts once. */
function treeMemory(root) {
  const children = new Map();
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = read(`/proc/${pid}/stat`);
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const sumOf = (pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024 +
    (children.get(pid) ?? []).reduce((sum, child) => sum + sumOf(child), 0);
  return sumOf(String(root));
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}

function measureOutput(dir) {
  const sizes = filesOf(dir).map((name) => fs.statSync(path.join(dir, name)).size);
  return { files: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) };
}
