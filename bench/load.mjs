// npm run load: nginx with the configuration of the build serves the export to wrk; beside it, nginx without any serves one
// file of the same mean size. Writes load.json beside this file and the table of serving.md. Needs a build. The two are to be compared with each
// other only: they take turns, so that what else the machine does meets both.
//   npm run load -- --seconds 5 --rounds 3 --connections 32 --json /tmp/other.json
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureProgram } from '../__tests__/support/tools/install';
import { precompress } from '../lib/hosts/precompress';
import { readHostRules } from '../lib/hosts/rules';
import { startNginx } from '../__tests__/support/tools/hosts';
import { readSettings } from '../lib/settings';
import { addressesOf, drawMix, SHARES, writeList } from './load/mix.mjs';
import { BENCH, load, median, options, writeInto } from './tools.mjs';

/** What is measured: what readers' browsers accept, and whether compressed copies lie beside the files (`PRECOMPRESS=1`). */
const CASES = [
  { name: 'brotli copies', encodings: 'gzip, deflate, br, zstd', hasCopies: true },
  { name: 'gzip copies', encodings: 'gzip', hasCopies: true },
  { name: 'gzip, packed for each answer', encodings: 'gzip', hasCopies: false },
  { name: 'nothing packed', encodings: 'identity', hasCopies: true },
];

const given = options();
const seconds = Number(given.seconds ?? 5);
const rounds = Number(given.rounds ?? 3);
const connections = Number(given.connections ?? 32);
const file = path.resolve(given.json ?? path.join(BENCH, 'load.json'));
const { outDir, hostsDir } = readSettings();
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-load-'));
const wrk = ensureProgram('wrk');

try {
  const kinds = addressesOf(outDir, readHostRules(hostsDir));
  const [bare, packed] = ['bare', 'packed'].map((name) => copyExport(path.join(work, name)));
  await precompress(packed);
  const results = [];
  for (const { hasCopies, ...one } of CASES) results.push(await measure(one, hasCopies ? packed : bare, kinds));
  const outcome = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}`,
    load: load(),
    seconds,
    rounds,
    connections,
    shares: SHARES,
    cases: results,
  };
  fs.writeFileSync(file, `${JSON.stringify(outcome, null, 1)}\n`);
  console.log(tableOf(outcome));
  if (!given.json) writeInto('serving.md', 'load', tableOf(outcome));
  if (results.some(({ site, single }) => site.errors + single.errors > 0)) process.exitCode = 1;
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}

/** The export without the compressed copies that it may hold already. */
function copyExport(folder) {
  const filter = (source) => !/\.(br|gz)$/.test(source);
  fs.cpSync(fs.realpathSync(outDir), folder, { recursive: true, preserveTimestamps: true, filter });
  return folder;
}

/** One case: the site and a single file of its mean size, in turns. */
async function measure({ name, encodings }, root, kinds) {
  const site = await startNginx({ root, configs: hostsDir });
  const stops = [site.stop];
  try {
    const { mean, lines } = await drawMix(kinds, site.port, encodings);
    const single = await startNginx(singleFile(mean));
    stops.push(single.stop);
    const asked = [
      { runs: [], host: site, list: writeList(work, 'site', lines) },
      { runs: [], host: single, list: writeList(work, 'single', ['/file']) },
    ];
    for (let round = 0; round < rounds; round++) {
      for (const { runs, host, list } of asked) runs.push(drive(host, list, encodings));
    }
    const [one, other] = asked.map(({ runs }) => summarize(runs));
    return { name, encodings, meanBytes: mean, site: one, single: other };
  } finally {
    for (const stop of stops) await stop();
  }
}

/** A root with one file that cannot be compressed, and a configuration that says nothing. */
function singleFile(bytes) {
  const root = path.join(work, 'single');
  const configs = path.join(work, 'plain');
  fs.mkdirSync(root, { recursive: true });
  fs.mkdirSync(path.join(configs, 'nginx'), { recursive: true });
  fs.writeFileSync(path.join(root, 'file'), Buffer.alloc(bytes, 'x'));
  fs.writeFileSync(path.join(configs, 'nginx/docs.conf'), 'default_type application/octet-stream;\n');
  return { root, configs };
}

function drive({ port, pid }, list, encodings) {
  const before = processorTime(pid);
  const bounds = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`];
  const script = ['--script', path.join(BENCH, 'load/send.lua')];
  const output = execFileSync(wrk, [...bounds, ...script, `http://127.0.0.1:${port}`, '--', list, encodings], {
    encoding: 'utf8',
    timeout: (seconds + 30) * 1000,
  });
  const run = JSON.parse(output.trim().split('\n').at(-1));
  return { ...run, processor: (processorTime(pid) - before) / run.requests };
}

/** Microseconds that a program and its workers have had a processor, as Linux counts them: in hundredths of a second. */
function processorTime(pid) {
  const workers = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const ticks = [pid, ...workers].map((id) => {
    // The name of the program, in parentheses, may hold spaces; what it has used is the 14th and 15th of all fields.
    const [user, system] = fs.readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1).split(' ').slice(11, 13);
    return Number(user) + Number(system);
  });
  return ticks.reduce((sum, count) => sum + count, 0) * 10_000;
}

/**
 * Medians of the rounds: latencies in milliseconds, the processor's time for an answer in microseconds, an answer's bytes with
 * its head. Errors are all there were.
 */
function summarize(runs) {
  const of = (pick) => median(runs.map(pick));
  return {
    perSecond: Math.round(of((run) => run.requests / run.seconds)),
    processor: Math.round(of((run) => run.processor) * 10) / 10,
    p50: of((run) => run.p50),
    p99: of((run) => run.p99),
    bytes: Math.round(of((run) => run.bytes / run.requests)),
    errors: runs.reduce((sum, run) => sum + run.errors, 0),
  };
}

function ratio(one, other) {
  return `× ${(one / other).toFixed(2)}`;
}

function tableOf({ cases, machine, load: others }) {
  const cells = (run) =>
    [run.perSecond, run.p50.toFixed(2), run.p99.toFixed(2), run.processor, run.bytes, run.errors].join(' | ');
  return [
    `${machine}, shared by nginx (one process) and wrk; load ${others.toFixed(1)}; ${connections} connections; medians of ${rounds} runs of ${seconds} s.`,
    '',
    '| | requests/s | p50 ms | p99 ms | processor µs | bytes | errors |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...cases.flatMap(({ name, meanBytes, site, single }) => [
      `| the site, ${name} | ${cells(site)} |`,
      `| one file of ${meanBytes} bytes | ${cells(single)} |`,
      `| the site to the file | ${ratio(site.perSecond, single.perSecond)} | ${ratio(site.p50, single.p50)} | ${ratio(site.p99, single.p99)} | ${ratio(site.processor, single.processor)} | | |`,
    ]),
  ].join('\n');
}
