// The results as Markdown tables, each figure beside its goal.
import { SITES } from './sites.mjs';
import { summary } from './tools.mjs';

const KIB = 1024;
const starlight = (share) => ({ share, peer: 'starlight' });
const vitepress = (share) => ({ share, peer: 'vitepress' });

/**
 * Rows of the table: a name, the visits that the figure is from and its name there, and for figures that have one a goal, as a
 * number or as a share of a peer's figure. The last is the unit, where it isn't that of the measurement.
 */
const rows = [
  ['KiB at load', 'load.bytes', { most: 45 }, KIB],
  ['of it JavaScript', 'load.scripts', { most: 0 }, KIB],
  ['HTML and styles of a page, KiB', 'load.page', { most: 17 }, KIB],
  ['`/api/test-api/`, KiB', 'own.bytes', { most: 36 }, KIB],
  ['requests at load', 'load.requests', { most: 4 }],
  ['CLS', 'load.cls', { most: 0 }],
  ['LCP, slow, ms', 'load.lcp', starlight(0.55)],
  ['main thread, slow, ms', 'load.mainThread', starlight(0.45)],
  ...['fast', 'slow'].flatMap((mode) => [
    [`search by key, typed at once, ${mode}: letters lost`, `typing-key-${mode}.lost`, { most: 0 }],
    [`search by click, typed at once, ${mode}: letters lost`, `typing-click-${mode}.lost`, { most: 0 }],
  ]),
  ['search at once, slow: press to a field that takes keys, ms', 'typing-click-slow.field', { most: 100 }],
  ['theme at once, slow, ms', 'theme.time', { most: 300 }],
  ['copy at once, slow, ms', 'copy.time', { most: 300 }],
  ['sidebar at once, slow, first, ms', 'sidebar.first', vitepress(1.2)],
  ['sidebar at once, slow, repeat, ms', 'sidebar.repeat', vitepress(2.5)],
  ['scripts after a scroll, page with pictures, KiB', 'scroll-pictures.scripts', { most: 12 }, KIB],
  ['scripts after a scroll, page without, KiB', 'scroll-text.scripts', { most: 12 }, KIB],
  ["scripts for the first search, without the engine's, KiB", 'search-fast.scripts', { most: 75 }, KIB],
  ['search, last key to last change, ms', 'search-fast.settled'],
  ['search, last key to last change, slow, ms', 'search-slow.settled', vitepress(1.2)],
];

/** Rows of the table of builds: a name, the figure, its goals by the number of pages, and its unit. */
const buildRows = [
  ['wall s', 'wall', { 75: vitepress(1.05) }],
  ['CPU s', 'cpu', { 75: vitepress(1.15), 1000: starlight(1.4) }],
  ['peak memory GiB', 'memory', { 1000: { most: 1.3 } }, 2 ** 30],
  ['output MiB', 'output.bytes', {}, 2 ** 20],
  ['files', 'output.files', {}],
];

/** Adds a site's figures to results, and leaves in place those of its figures that other parts of the run have measured. */
export function addFigures(results, site, figures) {
  results.sites[site] = { ...results.sites[site], ...figures };
}

/** The tables of results. */
export function report(results) {
  // A site whose visits have all failed keeps its column.
  const visited = Object.keys(SITES).filter((name) => SITES[name].pages && results.sites[name]);
  const pages = rows.map(([label, path, goal, unit = 1]) => {
    const [visit, ...figure] = path.split('.');
    return rowOf(label, visited, (site) => of(results.sites[site]?.[visit], figure, unit), goal);
  });
  return [
    '# Results',
    '',
    `Medians of one run of \`npm run bench\` on ${results.date}, Node ${results.node}, Chromium ${results.chromium ?? '-'}. "Slow" is 1.6 Mbit/s, 150 ms and a quarter of the computing power. Of lost letters, the table has the most that any round has lost. The load of the machine at the end was ${results.load.toFixed(1)}: times hold in their ratios only.`,
    '',
    table(['', ...visited.map(labelOf), 'goal', ''], pages),
    ...Object.entries(results.builds).flatMap(([n, runs]) => [
      '',
      `Clean build of ${n} pages:`,
      '',
      table(
        ['', ...Object.keys(runs).map(labelOf), 'goal', ''],
        buildRows.map(([label, figure, goals, unit = 1]) =>
          rowOf(label, Object.keys(runs), (site) => of(runs[site], figure.split('.'), unit), goals[n]),
        ),
      ),
    ]),
    '',
  ].join('\n');
}

const labelOf = (name) => SITES[name].label;

/** The median of a figure over runs, or the most letters that were lost in one of them; `null` where there is none. */
function of(runs = [], figure, unit) {
  const { median, max } = summary(runs.map((run) => figure.reduce((inner, key) => inner?.[key], run)));
  const value = figure[0] === 'lost' ? max : median;
  return value === null ? null : value / unit;
}

const rowOf = (label, names, read, goal) => [label, ...names.map((name) => write(read(name))), ...verdict(goal, read)];

/** The cells beside the figures of a row: its goal, and whether it is reached; both empty where there is none. */
function verdict(goal, read) {
  if (!goal) return ['', ''];
  const { share, peer } = goal;
  const peersFigure = peer ? read(peer) : null;
  const most = peer ? peersFigure && share * peersFigure : goal.most;
  const own = read('ours');
  const label = peer ? `≤ ${share} × ${labelOf(peer)}${most === null ? '' : ` = ${write(most)}`}` : `≤ ${most}`;
  if (own === null || most === null) return [label, 'not measured'];
  // As they are shown: browsers report fractions of a pixel, too.
  return [label, Number(write(own)) <= Number(write(most)) ? 'reached' : 'missed'];
}

function write(value) {
  if (value === null) return '-';
  return Number.isInteger(value) || value >= 100 ? String(Math.round(value)) : value.toFixed(value < 1 ? 2 : 1);
}

/** A table of Markdown. */
export function table(head, lines) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n');
}
