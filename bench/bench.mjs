// npm run bench: builds the corpus with this site, Starlight and VitePress, measures all in one run, and writes
// results.json and results.md beside this file. Times of one run are to be compared with each other only.
//   npm run bench -- --pages 75,1000 --sites ours,starlight,vitepress,next --rounds 3 --parts build,own,load,sidebar,typing,theme,copy,scroll,search
import { chromium } from 'playwright-core';
import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from '../__tests__/support/tools/chromium';
import { readSettings } from '../lib/settings';
import { prepareSite } from '../lib/site/check';
import { build, measureOwn, prepare } from './build.mjs';
import {
  measureControl,
  measureLoad,
  measureNavigation,
  measureScroll,
  measureSearch,
  measureTyping,
} from './measures.mjs';
import { addFigures, report } from './report.mjs';
import { QUERIES, SITES, VISITED } from './sites.mjs';
import { BENCH, load, options, serve, sleep, WORK } from './tools.mjs';

const given = options();
const list = (name, fallback) => (given[name] ?? fallback).split(',');
const rounds = Number(given.rounds ?? 3);
const file = path.resolve(given.json ?? path.join(BENCH, 'results.json'));
const sites = list('sites', 'ours,starlight,vitepress,next').flatMap((name) =>
  SITES[name] ? [{ name, ...SITES[name] }] : [],
);
// With a choice of parts, the others keep their figures.
const results =
  given.parts && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { builds: {}, sites: {} };
const say = (...what) => console.log(new Date().toISOString().slice(11, 19), ...what);

/** The visits by the names of their figures: `times` in every round. */
const VISITS = {
  load: {
    times: 3,
    measure: (browser, site, turn) => measureLoad(browser, site, site.pages[turn % site.pages.length]),
  },
  sidebar: { measure: (browser, site) => measureNavigation(browser, site) },
  ...Object.fromEntries(
    ['fast', 'slow'].flatMap((mode) => [
      ...['key', 'click'].map((by) => [
        `typing-${by}-${mode}`,
        { measure: (browser, site) => measureTyping(browser, site, mode, by) },
      ]),
      [
        `search-${mode}`,
        {
          times: 2,
          measure: (browser, site, turn) => measureSearch(browser, site, mode, QUERIES[turn % QUERIES.length]),
        },
      ],
    ]),
  ),
  theme: { measure: (browser, site) => measureControl(browser, site, 'theme') },
  copy: { measure: (browser, site) => measureControl(browser, site, 'copy') },
  'scroll-pictures': { measure: (browser, site) => measureScroll(browser, site, site.pages[0]) },
  'scroll-text': { measure: (browser, site) => measureScroll(browser, site, '/') },
};
const parts = list('parts', ['build', 'own', ...Object.keys(VISITS)].join());
/** Whether a figure is asked for, by its whole name or the beginning of it, such as `typing`. */
const isAsked = (name) => parts.some((part) => name === part || name.startsWith(`${part}-`));

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

/** Builds the sites with each number of pages, and keeps the builds whose pages are visited. */
async function measureBuilds() {
  for (const n of list('pages', `${VISITED},1000`).map(Number)) {
    for (let round = 0; round < (n === VISITED ? rounds : 1); round++) {
      for (const site of sites.filter(({ large }) => large || n === VISITED)) {
        if (round === 0) await attempt(site, `corpus of ${n}`, async () => prepare(site, n));
        const runs = await attempt(site, `build of ${n}`, () => build(site));
        const before = round === 0 ? [] : (results.builds[n]?.[site.name] ?? []);
        results.builds[n] = { ...results.builds[n], [site.name]: [...before, ...runs] };
        if (n === VISITED && runs.length > 0) keepBuild(site);
        save();
      }
    }
  }
}

function keepBuild(site) {
  const kept = path.join(WORK, 'builds', site.name);
  fs.rmSync(kept, { recursive: true, force: true });
  // This site's `out` is a link, whose target the next build replaces.
  fs.cpSync(fs.realpathSync(path.resolve(site.dir, site.out)), kept, { recursive: true });
  addFigures(results, site.name, { packages: versionsOf(site) });
}

function versionsOf({ dir, packages }) {
  const read = (name) => JSON.parse(fs.readFileSync(path.join(dir, 'node_modules', name, 'package.json'), 'utf8'));
  return Object.fromEntries(packages.map((name) => [name, read(name).version]));
}

/** Every round visits every site once, so that what else the machine does meets all alike. */
async function measurePages(names) {
  const served = [];
  for (const site of sites.filter(({ pages }) => pages))
    served.push({ ...site, server: await serve(path.join(WORK, 'builds', site.name)) });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  results.chromium = browser.version();
  for (const site of served) await attempt(site, 'warm-up', () => measureLoad(browser, site, site.pages[0]));
  for (const name of names) {
    const { times = 1, measure } = VISITS[name];
    for (let turn = 0; turn < rounds * times; turn++) {
      for (const site of served) {
        const outcome = await attempt(site, name, () => measure(browser, site, turn));
        const before = turn === 0 ? [] : results.sites[site.name][name];
        addFigures(results, site.name, { [name]: [...before, ...outcome] });
      }
    }
    save();
  }
  await browser.close();
  for (const { server } of served) server.stop();
}

if (isAsked('build')) await measureBuilds();
for (const site of sites.filter(({ own }) => own && isAsked('own')))
  addFigures(results, site.name, { own: await attempt(site, 'own content', () => measureOwn(site)) });
// The modules that a build writes from its content may be those of the corpus now: back to the project's own.
if (isAsked('build')) await prepareSite(readSettings());
const visits = Object.keys(VISITS).filter(isAsked);
if (visits.length > 0) await measurePages(visits);
save();
say(`written to ${path.relative(process.cwd(), file)}`);
await sleep(100);
process.exit();
