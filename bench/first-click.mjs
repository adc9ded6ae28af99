// What was tried for a reader who comes and clicks a link at once: each trial is the export with other documents, and all are
// measured in turns in one run. Writes the table of first-click.md. Needs a build of the corpus (`npm run bench -- --parts build`).
//   node lib/commands/start.mjs bench/first-click.mjs --rounds 5 --links 5 --modes slow,fast --trials 0,1,2
import fs from 'node:fs';
import path from 'node:path';
import { launchChromium } from './programs/chromium';
import { measureNavigation } from './measures.mjs';
import { SITES } from './sites.mjs';
import { filesOf, load, median, options, serve, WORK, writeInto } from './tools.mjs';

const RULES = /<script type="speculationrules">(.*?)<\/script>/;

/** The browser's own idea of when a link is near, in place of the starter's mark. */
const withEagerness = (eagerness) => (html) =>
  html.replace(RULES, (_element, text) => {
    const [{ where }] = JSON.parse(text).prefetch;
    const rules = { prefetch: [{ where: where.and[1], eagerness }] };
    return `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
  });
const withScript = (text) => (html) => html.replace('</body>', () => `<script>${text}</script></body>`);
const withoutRules = (html) => html.replace(RULES, '');

/** The first movement of the pointer starts the application, as it did once. */
const wakes = withScript(`addEventListener('pointermove', function () {
  document.querySelector('button[aria-label*=theme]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}, { once: true })`);

/** The first touch of a link has its document fetched by `rel=prefetch`. */
const prefetches = withScript(`addEventListener('pointerover', function (event) {
  var link = event.target.closest('a[href]');
  if (link) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }));
})`);

const TRIALS = {
  'as it is: fetched when the pointer has rested 50 ms, or at the press': (html) => html,
  'no rules: the press fetches': withoutRules,
  'no rules, and a movement of the pointer wakes, as it once was': (html) => wakes(withoutRules(html)),
  'a movement of the pointer wakes': wakes,
  'no rules, `rel=prefetch` at the first touch of a link': (html) => prefetches(withoutRules(html)),
  '`moderate`: when the browser says so, or at the press': withEagerness('moderate'),
  '`eager`: when the browser says so': withEagerness('eager'),
};

const given = options();
const rounds = Number(given.rounds ?? 5);
const most = Number(given.links ?? 5);
const modes = (given.modes ?? 'slow,fast').split(',');
const build = path.resolve(given.build ?? path.join(WORK, 'builds/ours'));
const chosen = given.trials?.split(',').map(Number);
const names = Object.keys(TRIALS).filter((_name, index) => !chosen || chosen.includes(index));

const trials = [];
for (const [index, name] of names.entries()) {
  const dir = path.join(WORK, 'trials', String(index));
  fs.rmSync(dir, { recursive: true, force: true });
  fs.cpSync(build, dir, { recursive: true });
  for (const file of filesOf(dir).filter((one) => one.endsWith('.html')))
    fs.writeFileSync(path.join(dir, file), TRIALS[name](fs.readFileSync(path.join(dir, file), 'utf8')));
  trials.push({ ...SITES.ours, name, server: await serve(dir), figures: {} });
}
const browser = await launchChromium([`--ignore-certificate-errors-spki-list=${trials[0].server.spki}`]);
try {
  for (const mode of modes) {
    for (let round = 0; round < rounds; round++) {
      for (const trial of trials) {
        const found = await measureNavigation(browser, trial, mode, { stirs: false, most });
        console.log(mode, round, trial.name, JSON.stringify(found));
        for (const [figure, value] of Object.entries(found)) (trial.figures[`${mode} ${figure}`] ??= []).push(value);
      }
    }
  }
} finally {
  await browser.close();
  for (const { server } of trials) server.stop();
}

const of = ({ figures }, name, unit = 1) => (figures[name] ? Math.round(median(figures[name]) / unit) : '-');
const rows = trials.map((trial) => [
  trial.name,
  ...['slow', 'fast'].map((mode) => `${of(trial, `${mode} first`)} / ${of(trial, `${mode} repeat`)}`),
  of(trial, `${modes[0]} bytes`, 1024),
]);
const head = ['', 'slow, first / repeat, ms', 'fast, first / repeat, ms', 'KiB a click'];
const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
console.log(table);
const about = `Medians of ${rounds} rounds of ${most} links on ${new Date().toISOString().slice(0, 10)}; the load of the machine at the end was ${load().toFixed(1)}.`;
if (fs.existsSync(path.join(import.meta.dirname, 'first-click.md')))
  writeInto('first-click.md', 'trials', `${about}\n\n${table}`);
