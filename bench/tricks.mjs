// What each transformation of the export gives: builds the corpus with all of them, without each one, and without any, visits
// these builds in turns, and writes tricks.md beside this file. Times of one run are to be compared with each other only. With
// `--builds 0` the builds of the run before are visited.
//   node lib/commands/start.mjs bench/tricks.mjs --rounds 20 --builds 1 --pages 75 --links 2 --modes slow --without payload,styles --parts load,navigation
import fs from 'node:fs';
import path from 'node:path';
import { launchChromium } from './programs/chromium';
import { readSettings, TRANSFORMATIONS } from '../lib/settings';
import { prepareSite } from '../lib/site/prepare';
import { build, prepare } from './build.mjs';
import { measureLoad, measureNavigation, measureSearch, measureWaking } from './measures.mjs';
import { table } from './report.mjs';
import { SITES } from './sites.mjs';
import { BENCH, load, median, options, serve, WORK } from './tools.mjs';

const KIB = 1024;
/** A transformation is kept for a figure that is a tenth worse without it. */
const WORTH = 1.1;
/** A variant that has failed so often in a part is left alone there: some failures take half a minute each. */
const MOST_FAILURES = 3;
/** No verdict is about the export without any transformation, so that only one round in five visits it. */
const PLAIN_EVERY = 5;

/** The parts in which a reader follows links of the sidebar. */
const PARTS_OF_LINKS = ['first-click', 'navigation'];

/** The parts that each transformation could make better. One that is not named here is measured in all. */
const PARTS = {
  runtime: ['load', 'first-click'],
  speculation: ['first-click'],
  payload: ['navigation', 'waking'],
  styles: ['load', 'first-click'],
  'inline-styles': ['load', 'first-click', 'waking'],
  'search-parts': ['search'],
};

const measures = {
  load: async (browser, site, mode) => {
    const { requests, bytes, lcp, mainThread } = await measureLoad(browser, site, site.pages[0], mode);
    return { 'requests at load': requests, 'KiB at load': bytes / KIB, 'LCP ms': lcp, 'main thread ms': mainThread };
  },
  'first-click': async (browser, site, mode) => {
    const { first, repeat, bytes } = await measureNavigation(browser, site, mode, { stirs: false, most });
    return { 'click at once, first, ms': first, 'click at once, repeat, ms': repeat, 'click at once KiB': bytes / KIB };
  },
  navigation: async (browser, site, mode) => {
    const { first, repeat, bytes } = await measureNavigation(browser, site, mode, { most });
    return { 'sidebar, first, ms': first, 'sidebar, repeat, ms': repeat, 'sidebar KiB': bytes / KIB };
  },
  search: async (browser, site, mode, round) => {
    const { cold, bytes } = await measureSearch(browser, site, mode, round, { most: 1 });
    return { 'first search result ms': cold, 'search KiB': bytes / KIB };
  },
  waking: async (browser, site, mode) => {
    const { time, bytes } = await measureWaking(browser, site, mode);
    return { 'waking ms': time, 'waking, JavaScript KiB': bytes / KIB };
  },
};

const given = options();
const [pages, builds, rounds, most] = [given.pages ?? 75, given.builds ?? 1, given.rounds ?? 20, given.links ?? 2].map(
  Number,
);
const modes = (given.modes ?? 'slow').split(',');
const parts = given.parts?.split(',') ?? Object.keys(measures);
const tricks = given.without?.split(',') ?? TRANSFORMATIONS;

const variantOf = (name, env, changes = parts) => ({
  ...SITES.ours,
  name,
  env: () => ({ ...SITES.ours.env(), ...env }),
  folder: path.join(WORK, 'tricks', name.replaceAll(' ', '-')),
  parts: parts.filter((part) => changes.includes(part)),
  figures: {},
  every: 1,
  failed: [],
});
const all = variantOf('all', {});
const without = tricks.map((trick) => variantOf(`without ${trick}`, { WITHOUT: trick }, PARTS[trick]));
const none = { ...variantOf('none', { PLAIN_EXPORT: '1' }), every: PLAIN_EVERY };
const variants = [all, ...without, none];
const say = (...words) => console.log(new Date().toISOString().slice(11, 19), ...words);

/** Notes figures of a variant in a round. What fails is told, so that the others go on. */
async function attempt(variant, part, round, work) {
  const fail = (reason) => {
    variant.failed.push(part);
    process.exitCode = 1;
    say(`${variant.name}: ${part} failed: ${reason.slice(0, 2000)}`);
  };
  try {
    for (const [figure, value] of Object.entries(await work())) {
      if (Number.isFinite(value)) (variant.figures[figure] ??= [])[round] = value;
      else fail(`no ${figure}`);
    }
  } catch (error) {
    fail(error.message);
  }
}

/** Builds every variant, in turns, and keeps what comes out. */
async function buildAll() {
  prepare(SITES.ours, pages);
  for (let round = 0; round < builds; round++) {
    for (const variant of variants) {
      await attempt(variant, 'build', round, async () => {
        fs.rmSync(variant.folder, { recursive: true, force: true });
        const { wall, cpu, output } = await build(variant);
        fs.cpSync(variant.out, variant.folder, { recursive: true });
        say(`${variant.name}: built in ${wall.toFixed()} s`);
        return { 'output KiB': output.bytes / KIB, 'build CPU s': cpu };
      });
    }
  }
  // The modules that a build writes from its content are those of the corpus now: back to the project's own.
  await prepareSite(readSettings());
}

/** Every round visits the variants once, to and fro, so that what else the machine does meets all alike. */
async function visitAll() {
  const served = [];
  for (const variant of variants.filter(({ folder }) => fs.existsSync(folder)))
    served.push({ ...variant, variant, server: await serve(variant.folder) });
  const browser = await launchChromium([`--ignore-certificate-errors-spki-list=${served[0].server.spki}`]);
  for (const part of parts) {
    for (const mode of modes) {
      const start = performance.now();
      for (let round = 0; round < rounds; round++) {
        const sites = served.filter((site) => site.parts.includes(part) && round % site.every === 0);
        for (const site of round % 2 ? sites.toReversed() : sites) {
          if (site.failed.filter((one) => one === part).length >= MOST_FAILURES) continue;
          await attempt(site.variant, part, round, async () => {
            // Another page in each round, but for a reader who goes on: not every page has links beside it.
            const page = site.pages[PARTS_OF_LINKS.includes(part) ? 0 : round % site.pages.length];
            const found = await measures[part](browser, { ...site, pages: [page] }, mode, round);
            return Object.fromEntries(Object.entries(found).map(([figure, value]) => [`${mode}: ${figure}`, value]));
          });
        }
      }
      say(`${part}, ${mode}: ${((performance.now() - start) / 1000).toFixed()} s`);
    }
  }
  await browser.close();
  for (const { server } of served) server.stop();
}

/** How many times as much a figure of a variant is in each round as with all transformations; empty where it is not known. */
function ratiosOf({ figures }, figure) {
  return (figures[figure] ?? []).map((value, round) => value / all.figures[figure]?.[round]).filter(Number.isFinite);
}

/** A line about a transformation: the figure that is worst without it, and whether that is worth it. */
function verdict(variant, index) {
  // One build says how large its output is, not how long a build takes.
  const figures = Object.keys(variant.figures).filter((figure) => figure !== 'build CPU s');
  const gains = figures.map((figure) => ({ figure, ratios: ratiosOf(variant, figure) }));
  const [best] = gains.sort((a, b) => median(b.ratios) - median(a.ratios));
  const gain = median(best?.ratios ?? []);
  if (gain === null) return `- \`${tricks[index]}\`: not measured`;
  const worse = best.ratios.filter((ratio) => ratio > 1).length;
  const failures = [...variant.failed, ...all.failed].filter((part) => variant.parts.includes(part)).length;
  return [
    `- \`${tricks[index]}\`: ${best.figure} is ${gain.toFixed(2)} times as much without it, and more in ${worse} of ${best.ratios.length} rounds`,
    ...(failures > 0 ? [`${failures} measurements failed`] : []),
    ...(gain < WORTH ? ['**drop**'] : []),
  ].join('; ');
}

function paper() {
  const rows = Object.entries(all.figures).map(([figure, values]) => [
    figure,
    median(values).toFixed(1),
    ...variants.slice(1).map((variant) => median(ratiosOf(variant, figure))?.toFixed(2) ?? '-'),
  ]);
  return `# What each transformation gives

Written by \`node lib/commands/start.mjs bench/tricks.mjs ${process.argv.slice(2).join(' ')}\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}: ${pages} pages, ${builds} builds, ${rounds} rounds. "Slow" is 1.6 Mbit/s, 150 ms and a quarter of the computing power; a click at once is a reader's who has not stirred since the page came. The load of the machine at the end was ${load().toFixed(1)}.

For each transformation the figure that is worst without it, and **drop** where none is a tenth worse:

${without.map(verdict).join('\n')}

The median with all transformations, and how many times as much it is without: the median of each round's ratio. A transformation is measured in the parts that it could make better; the plain export in one round of ${PLAIN_EVERY}.

${table(['', ...variants.map(({ name }) => name)], rows)}
`;
}

if (builds > 0) await buildAll();
await visitAll();
fs.writeFileSync(path.join(BENCH, 'tricks.md'), paper());
say('written to bench/tricks.md');
process.exit();
