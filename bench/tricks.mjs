// What each transformation of the export gives: builds the corpus with all of them, without each one, and without any, measures
// all in one run, and prints a table. Times of one run are to be compared with each other only.
//   npx tsx bench/tricks.mjs --pages 75 --rounds 5 --without packed,styles,payload,search-parts,search-script --parts load,navigation
import { chromium } from 'playwright-core';
import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from './programs/chromium';
import { readSettings, TRANSFORMATIONS } from '../lib/settings';
import { prepareSite } from '../lib/site/prepare';
import { build, prepare } from './build.mjs';
import { measureLoad, measureNavigation, measureSearch, measureWaking } from './measures.mjs';
import { SITES } from './sites.mjs';
import { median, options, serve, WORK } from './tools.mjs';

const given = options();
const rounds = Number(given.rounds ?? 3);
const parts = (given.parts ?? 'load,navigation,search,waking').split(',');
const without = given.without?.split(',') ?? TRANSFORMATIONS;

const variantOf = (name, env) => ({ ...SITES.ours, name, env: () => ({ ...SITES.ours.env(), ...env }), figures: {} });
const variants = [
  variantOf('all', {}),
  ...without.map((name) => variantOf(`without ${name}`, { WITHOUT: name })),
  variantOf('none', { PLAIN_EXPORT: '1' }),
];

/** Notes figures of a variant, each under its name. */
function note({ figures }, found) {
  for (const [name, value] of Object.entries(found)) (figures[name] ??= []).push(value);
}

/** Measures a variant. What fails is told and left out, so that the others go on. */
async function attempt(variant, work) {
  try {
    note(variant, await work());
  } catch (error) {
    console.error(variant.name, 'failed:', String(error.message).slice(0, 2000));
  }
}

const KIB = 1024;

const measures = {
  load: async (browser, variant, mode, round) => {
    const found = await measureLoad(browser, variant, variant.pages[round % variant.pages.length], mode);
    return {
      [`${mode}: KiB at load`]: found.bytes / KIB,
      [`${mode}: LCP ms`]: found.lcp,
      [`${mode}: main thread ms`]: found.mainThread,
    };
  },
  navigation: async (browser, variant, mode) => {
    const { first, repeat } = await measureNavigation(browser, variant, mode);
    return { [`${mode}: sidebar first ms`]: first, [`${mode}: sidebar repeat ms`]: repeat };
  },
  search: async (browser, variant, mode, round) => {
    const { cold, warm, bytes } = await measureSearch(browser, variant, mode, round);
    return {
      [`${mode}: search cold ms`]: cold,
      [`${mode}: search warm ms`]: warm,
      [`${mode}: search KiB`]: bytes / KIB,
    };
  },
  waking: async (browser, variant, mode) => {
    const { time, bytes } = await measureWaking(browser, variant, mode);
    return { [`${mode}: waking ms`]: time, [`${mode}: waking KiB`]: bytes / KIB };
  },
};

/** Builds every variant, in turns, and keeps what comes out. */
async function buildAll() {
  prepare(SITES.ours, Number(given.pages ?? 75));
  for (let round = 0; round < rounds; round++) {
    for (const variant of variants) {
      await attempt(variant, async () => {
        const { cpu, output } = await build(variant);
        fs.rmSync(folderOf(variant), { recursive: true, force: true });
        fs.cpSync(variant.out, folderOf(variant), { recursive: true });
        return { 'build CPU s': cpu, 'output KiB': output.bytes / KIB, 'HTML KiB': output.html / KIB };
      });
    }
  }
}

function folderOf({ name }) {
  return path.join(WORK, 'tricks', name.replaceAll(' ', '-'));
}

/** Every round visits every variant once, so that what else the machine does meets all alike. */
async function visitAll() {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  const served = [];
  for (const variant of variants) served.push({ ...variant, server: await serve(folderOf(variant)) });
  for (const part of parts) {
    for (const mode of ['fast', 'slow']) {
      for (let round = 0; round < rounds; round++)
        for (const variant of served) await attempt(variant, () => measures[part](browser, variant, mode, round));
    }
  }
  await browser.close();
  for (const { server } of served) server.stop();
}

/** A row for each figure: its median with everything on, and how many times as much it is in each other variant. */
function table() {
  const [all, ...others] = variants;
  const rows = Object.entries(all.figures).map(([name, values]) => {
    const base = median(values);
    const ratios = others.map(({ figures }) => median(figures[name] ?? []) / base);
    return [name, base?.toFixed(1) ?? '', ...ratios.map((ratio) => (ratio ? ratio.toFixed(2) : ''))];
  });
  const head = ['', ...variants.map(({ name }) => name)];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

await buildAll();
// The modules that a build writes from its content are those of the corpus now: back to the project's own.
await prepareSite(readSettings());
await visitAll();
console.log(table());
process.exit();
