// The results as a Markdown table, each figure beside its target.
import { median } from './tools.mjs';

const sum = (...parts) => (parts.includes(null) ? null : parts.reduce((total, part) => total + part, 0));
const kib = (bytes) => (bytes === null ? null : bytes / 1024);

/**
 * Rows of the table: a name, how the figure is read from a site's results, and for figures that have one a target, as a number or as a
 * share of a peer's figure.
 */
const rows = [
  ['KiB at load', (site) => kib(of(site.load?.slow, 'bytes')), { most: 45 }],
  ['of it JavaScript', (site) => kib(of(site.load?.slow, 'kinds.script')), { most: 0 }],
  // Our documents hold their styles.
  [
    'HTML and CSS KiB',
    (site) => sum(kib(of(site.load?.slow, 'kinds.document')), kib(of(site.load?.slow, 'kinds.css'))),
  ],
  ['requests at load', (site) => of(site.load?.slow, 'requests'), { most: 4 }],
  ['LCP, slow, ms', (site) => of(site.load?.slow, 'lcp'), { share: 0.6, peer: 'starlight' }],
  // To two decimals, as it is shown: browsers report fractions of a pixel, too.
  ['CLS', (site) => rounded(of(site.load?.slow, 'cls')), { most: 0 }],
  ['blocking time, slow, ms', (site) => of(site.load?.slow, 'blocking')],
  ['main thread, slow, ms', (site) => of(site.load?.slow, 'mainThread'), { share: 0.6, peer: 'starlight' }],
  ...navigationRows('sidebar click to heading', 'navigation', { share: 0.75, peer: 'vitepress' }),
  ...navigationRows('click at once to heading', 'first-click'),
  ['KiB for a click at once', (site) => kib(of(site['first-click']?.slow, 'bytes'))],
  ['KiB from arrival to the first search', (site) => kib(of(site['first-search']?.fast, 'bytes'))],
  ['first search result, cold, ms', (site) => of(site.search?.fast, 'cold'), { share: 0.1, peer: 'vitepress' }],
  ['first search result, warm, ms', (site) => of(site.search?.fast, 'warm')],
  ['first search result, cold, slow, ms', (site) => of(site.search?.slow, 'cold'), { share: 0.1, peer: 'vitepress' }],
  ['KiB for one search', (site) => kib(of(site.search?.fast, 'bytes'))],
  ['KiB of JavaScript after waking', (site) => kib(of(site.waking?.fast, 'bytes'))],
  ['pointer movement to a working island, ms', (site) => of(site.waking?.fast, 'time')],
];

/** The four rows of a click: first and repeated visit, on a fast and on a slow line. Only the slow ones have the target. */
function navigationRows(name, part, target) {
  return ['fast', 'slow'].flatMap((mode) =>
    ['first', 'repeat'].map((visit) => [
      `${name}, ${visit}, ${mode === 'slow' ? 'slow, ms' : 'ms'}`,
      (site) => of(site[part]?.[mode], visit),
      mode === 'slow' ? target : undefined,
    ]),
  );
}

/** Rows of the table of builds: a name, the figure, its unit, and the targets by the number of pages. */
const buildRows = [
  ['wall s', 'wall', 1, { 75: { share: 1, peer: 'vitepress' } }],
  ['CPU s', 'cpu', 1, { 75: { share: 1, peer: 'vitepress' }, 1000: { share: 1.2, peer: 'starlight' } }],
  ['wall s, a second build', 'again.wall', 1],
  ['CPU s, a second build', 'again.cpu', 1],
  ['peak memory GiB', 'memory', 2 ** 30, { 1000: { most: 1.3 } }],
  ['output MiB', 'output.bytes', 2 ** 20],
  ['files', 'output.files', 1],
];

/** The median of a figure over runs; `null` where there is none. */
function of(runs, figure) {
  return median((runs ?? []).map((run) => figure.split('.').reduce((value, key) => value?.[key], run)));
}

/** The tables of results. */
export function report(results) {
  // Sites that are only built have no figures of pages.
  const names = Object.keys(results.sites).filter((name) => results.sites[name].load);
  const labels = names.map((name) => results.sites[name].label);
  const lines = rows.map(([name, read, target]) => [
    name,
    ...names.map((site) => write(read(results.sites[site]))),
    ...verdict(target, results.sites, read, results),
  ]);
  return [
    '# Results',
    '',
    `Medians of one run of \`npm run bench\` on ${results.date}, Node ${results.node}, Chromium ${results.chromium ?? '-'}. "Slow" is 1.6 Mbit/s, 150 ms and a quarter of the computing power. The load of the machine at the end was ${results.load.toFixed(1)}: times hold in their ratios only.`,
    '',
    table(['', ...labels, 'target', ''], lines),
    ...Object.entries(results.builds).flatMap(([n, sites]) => [
      '',
      `Clean build of ${n} pages:`,
      '',
      buildTable(Number(n), sites, results),
    ]),
    '',
  ].join('\n');
}

/** The cells beside the figures of a row: its target, and whether it is reached; both empty where there is none. */
function verdict(target, sites, read, results) {
  if (!target) return ['', ''];
  const { share, peer } = target;
  const peersFigure = peer && sites[peer] ? read(sites[peer]) : null;
  const most = peer ? peersFigure && share * peersFigure : target.most;
  const own = sites.ours ? read(sites.ours) : null;
  const label = peer
    ? `≤ ${share} × ${results.sites[peer]?.label ?? peer}${most === null ? '' : ` = ${write(most)}`}`
    : `≤ ${most}`;
  return [label, own === null || most === null ? '' : own <= most ? 'reached' : 'missed'];
}

function buildTable(pages, sites, results) {
  const names = Object.keys(sites);
  return table(
    ['', ...names.map((name) => results.sites[name]?.label ?? name), 'target', ''],
    buildRows.map(([label, figure, unit, targets]) => {
      const read = (runs) => {
        const value = of(runs, figure);
        return value === null ? null : value / unit;
      };
      return [
        label,
        ...names.map((name) => write(read(sites[name]))),
        ...verdict(targets?.[pages], sites, read, results),
      ];
    }),
  );
}

const rounded = (value) => (value === null ? null : Math.round(value * 100) / 100);

function write(value) {
  if (value === null || value === undefined) return '-';
  return Number.isInteger(value) || value >= 100 ? String(Math.round(value)) : value.toFixed(value < 1 ? 2 : 1);
}

/** A table of Markdown. */
export function table(head, lines) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n');
}
