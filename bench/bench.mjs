// npm run bench: builds the corpus with this site, Starlight and VitePress, measures all in one run, and writes
// results.json and results.md beside this file. Times of one run are to be compared with each other only.
//   npm run bench -- --pages 75,1000 --sites ours,starlight,vitepress,next --rounds 3 --parts build,load,navigation,first-click,search,first-search,waking
import { chromium } from 'playwright-core';
import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from '../__tests__/support/tools/chromium';
import { readSettings } from '../lib/settings';
import { prepareSite } from '../lib/site/check';
import { build, prepare } from './build.mjs';
import { measureLoad, measureNavigation, measureSearch, measureWaking } from './measures.mjs';
import { report } from './report.mjs';
import { SITES } from './sites.mjs';
import { BENCH, load, options, serve, sleep, WORK } from './tools.mjs';

const given = options();
const list = (name, fallback) => (given[name] ?? fallback).split(',');
const parts = list('parts', 'build,load,navigation,first-click,search,first-search,waking');
const rounds = Number(given.rounds ?? 3);
const file = path.resolve(given.json ?? path.join(BENCH, 'results.json'));
const sites = list('sites', 'ours,starlight,vitepress,next').flatMap((name) =>
  SITES[name] ? [{ name, ...SITES[name] }] : [],
);
const results =
  given.json && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { builds: {}, sites: {} };
const say = (...what) => console.log(new Date().toISOString().slice(11, 19), ...what);

function save() {
  Object.assign(results, { date: new Date().toISOString().slice(0, 10), node: process.version, load: load() });
  fs.writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  fs.writeFileSync(file.replace(/\.json$/, '.md'), report(results));
}

/** Runs a measurement of a site; what fails is told and left out, so that the others go on. */
async function attempt(site, what, work) {
  try {
    const outcome = await work();
    say(
      what,
      site.name,
      JSON.stringify(outcome, (_key, value) => (typeof value === 'number' ? Math.round(value) : value)),
    );
    return [outcome];
  } catch (error) {
    say(what, site.name, 'failed:', String(error.message).slice(0, 2000));
    return [];
  }
}

/** Builds every site with each number of pages; keeps the builds of the first for the browser. */
async function measureBuilds() {
  for (const [index, n] of list('pages', '75').map(Number).entries()) {
    for (let round = 0; round < (index === 0 ? rounds : 1); round++) {
      for (const site of sites) {
        if (round === 0) await attempt(site, `corpus of ${n}`, async () => prepare(site, n));
        const runs = await attempt(site, `build of ${n}`, async () => {
          const first = await build(site);
          return index === 0 ? { ...first, again: await build(site, { clean: false }) } : first;
        });
        const before = round === 0 ? [] : (results.builds[n]?.[site.name] ?? []);
        results.builds[n] = { ...results.builds[n], [site.name]: [...before, ...runs] };
        if (index === 0 && runs.length > 0) keepBuild(site);
        save();
      }
    }
  }
}

function keepBuild(site) {
  fs.rmSync(path.join(WORK, 'builds', site.name), { recursive: true, force: true });
  fs.cpSync(path.resolve(site.dir, site.out), path.join(WORK, 'builds', site.name), { recursive: true });
  results.sites[site.name] = { label: site.label, packages: versionsOf(site) };
}

function versionsOf({ dir, packages }) {
  const read = (name) => JSON.parse(fs.readFileSync(path.join(dir, 'node_modules', name, 'package.json'), 'utf8'));
  return Object.fromEntries(packages.map((name) => [name, read(name).version]));
}

/** Every round visits every site once, so that what else the machine does meets all alike. */
async function measurePages() {
  const served = [];
  for (const site of sites.filter(({ pages }) => pages))
    served.push({ ...site, server: await serve(path.join(WORK, 'builds', site.name)) });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  results.chromium = browser.version();
  for (const site of served) await attempt(site, 'warm-up', () => measureLoad(browser, site, site.pages[0], 'fast'));
  const measures = {
    load: (site, mode, round) => measureLoad(browser, site, site.pages[round % site.pages.length], mode),
    navigation: (site, mode) => measureNavigation(browser, site, mode),
    'first-click': (site, mode) => measureNavigation(browser, site, mode, { stirs: false }),
    search: (site, mode, round) => measureSearch(browser, site, mode, round),
    'first-search': (site, mode, round) => measureSearch(browser, site, mode, round, { stirs: false }),
    waking: (site, mode) => (site.island ? measureWaking(browser, site, mode) : Promise.reject(new Error('no island'))),
  };
  for (const part of parts.filter((name) => name in measures)) {
    for (const mode of ['fast', 'slow']) {
      for (let round = 0; round < (part === 'load' ? rounds * 3 : rounds); round++) {
        for (const site of part === 'waking' ? served.filter(({ island }) => island) : served) {
          const outcome = await attempt(site, `${part} ${mode}`, () => measures[part](site, mode, round));
          const before = (results.sites[site.name] ??= { label: site.label });
          before[part] = {
            ...before[part],
            [mode]: [...(round === 0 ? [] : (before[part]?.[mode] ?? [])), ...outcome],
          };
        }
      }
      save();
    }
  }
  await browser.close();
  for (const { server } of served) server.stop();
}

if (parts.includes('build')) {
  await measureBuilds();
  // The modules that a build writes from its content are those of the corpus now: back to the project's own.
  await prepareSite(readSettings());
}
if (parts.some((part) => part !== 'build')) await measurePages();
save();
say(`written to ${path.relative(process.cwd(), file)}`);
await sleep(100);
process.exit();
