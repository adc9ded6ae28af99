// npm run serving: what a visit of the real export costs its host, in bytes and requests, and what a million of them make in a
// day. Writes serving.json, and the tables of serving.md. Needs a build. Bytes and counts repeat; nothing here is a time.
import fs from 'node:fs';
import path from 'node:path';
import { launchChromium } from '../__tests__/support/tools/chromium';
import { readSettings } from '../lib/settings';
import { BENCH, serve, writeInto } from './tools.mjs';
import { visit } from './visit.mjs';

/** Where visits start: one page of each type. */
const PAGES = {
  home: '/',
  guide: '/guides/ivr/',
  reference: '/end-to-end/guide/',
  api: '/api/test-api/',
  lesson: '/training/ivr/functional/test/',
  faq: '/faq/',
};
/** Where they go on to: pages of different lengths. */
const NEXT = ['/dashboard/', '/guides/', '/monitoring/'];
const QUERY = 'webhook';

/** What a visit is taken to be. Nobody has counted: put your own numbers here. */
const ASSUMED = { visits: 1_000_000, pages: 3, searches: 0.2, peak: 4 };

const server = await serve(readSettings().outDir);
const browser = await launchChromium([`--ignore-certificate-errors-spki-list=${server.spki}`]);
const pages = {};
try {
  for (const [name, address] of Object.entries(PAGES)) pages[name] = await measure(address);
} finally {
  await browser.close();
  server.stop();
}
const mean = meanOf(Object.values(pages));
const day = dayOf(mean, ASSUMED);
const outcome = { date: new Date().toISOString().slice(0, 10), assumed: ASSUMED, pages, mean, day };
fs.writeFileSync(path.join(BENCH, 'serving.json'), `${JSON.stringify(outcome, null, 1)}\n`);
const tables = tablesOf(outcome);
writeInto('serving.md', 'visits', tables);
console.log(tables);

/** One visit with a cold cache, step by step, and the same page once more after that. */
async function measure(address) {
  const { page, open, idle, close } = await visit(browser, { server, search: {} }, 'fast');
  const step = async () => {
    await idle(1500);
    const answers = await server.log();
    return { requests: answers.length, bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  try {
    await server.log();
    await open(address);
    const first = await step();
    await page.mouse.move(1278, 500);
    await page.mouse.wheel(0, 400);
    const scroll = await step();
    const next = [];
    for (const target of NEXT) next.push(await goOn(page, target, step));
    await page.keyboard.press('/');
    await page.keyboard.type(QUERY, { delay: 40 });
    await page.getByRole('option').first().waitFor();
    const search = await step();
    await open(address);
    const again = await step();
    return { first, scroll, next: meanStep(next), search, again };
  } finally {
    await close();
  }
}

/** Follows a link that is put into the page: not every page shows one to each of the others. */
async function goOn(page, target, step) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.prepend(link);
    link.click();
  }, target);
  await page.waitForURL(`**${target}`);
  return step();
}

function meanStep(steps) {
  const of = (key) => Math.round((steps.reduce((sum, step) => sum + step[key], 0) / steps.length) * 10) / 10;
  return { requests: of('requests'), bytes: Math.round(of('bytes')) };
}

function meanOf(visits) {
  return Object.fromEntries(Object.keys(visits[0]).map((key) => [key, meanStep(visits.map((one) => one[key]))]));
}

/** A visit, and as many as there are in a day. */
function dayOf({ first, scroll, next, search }, { visits, pages: count, searches, peak }) {
  const of = (key) => first[key] + scroll[key] + (count - 1) * next[key] + searches * search[key];
  const [requests, bytes] = [of('requests'), of('bytes')];
  const perSecond = (visits * requests) / 86_400;
  return {
    visit: { requests: Math.round(requests * 10) / 10, bytes: Math.round(bytes) },
    gigabytes: Math.round((visits * bytes) / 1e9),
    perSecond: Math.round(perSecond),
    perSecondAtPeak: Math.round(perSecond * peak),
    megabitsAtPeak: Math.round(((visits * bytes * 8) / 86_400 / 1e6) * peak),
  };
}

function tablesOf({ pages: byName, mean: means, day: aDay, assumed }) {
  const cell = ({ requests, bytes }) => `${requests} · ${(bytes / 1024).toFixed(1)}`;
  const keys = ['first', 'scroll', 'next', 'search', 'again'];
  const row = (name, steps) => `| ${name} | ${keys.map((key) => cell(steps[key])).join(' | ')} |`;
  const { visits, pages: count, searches, peak } = assumed;
  const sum = (key) =>
    `${means.first[key]} + ${means.scroll[key]} + ${count - 1} × ${means.next[key]} + ${searches} × ${means.search[key]} = ${aDay.visit[key]}`;
  return [
    '| Visit starts at | First page | After a scroll | Next page | Search | Same page again |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(byName).map(([name, steps]) => row(name, steps)),
    row('mean', means),
    '',
    `| A visit of ${count} pages, ${searches} searches | |`,
    '| --- | --- |',
    `| requests | ${sum('requests')} |`,
    `| bytes | ${sum('bytes')} |`,
    `| bytes a day | ${visits.toLocaleString('en')} × ${aDay.visit.bytes} = ${aDay.gigabytes} GB |`,
    `| requests a second, mean | ${visits.toLocaleString('en')} × ${aDay.visit.requests} / 86,400 = ${aDay.perSecond} |`,
    `| requests a second, at a peak of ${peak} times the mean | ${aDay.perSecondAtPeak} |`,
    `| line at that peak | ${aDay.megabitsAtPeak} Mbit/s |`,
  ].join('\n');
}
