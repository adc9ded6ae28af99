// The results as a Markdown table, each figure beside its target.
import { median } from './tools.mjs';

const sum = (...parts) => (parts.includes(null) ? null : parts.reduce((total, part) => total + part, 0));
const kib = (bytes) => (bytes === null ? null : bytes / 1024);

/** Rows of the table: a name, how the figure is read from a site's results, and the target as a number or as a share of a peer. */
const rows = [
  ['KiB at load', (site) => kib(of(site.load?.slow, 'bytes')), { most: 32 }],
  ['of it JavaScript', (site) => kib(of(site.load?.slow, 'kinds.script')), { most: 2 }],
  // Our documents hold their styles.
  [
    'HTML and CSS KiB',
    (site) => sum(kib(of(site.load?.slow, 'kinds.document')), kib(of(site.load?.slow, 'kinds.css'))),
    { most: 15 },
  ],
  ['requests at load', (site) => of(site.load?.slow, 'requests'), { most: 5 }],
  ['LCP, slow, ms', (site) => of(site.load?.slow, 'lcp'), { share: 0.7, peer: 'starlight' }],
  ['CLS', (site) => of(site.load?.slow, 'cls'), { most: 0 }],
  ['blocking time, slow, ms', (site) => of(site.load?.slow, 'blocking'), { most: 0 }],
  ['main thread, slow, ms', (site) => of(site.load?.slow, 'mainThread'), { share: 0.6, peer: 'starlight' }],
  ...[
    ['fast', 'ms', 0.85],
    ['slow', 'slow, ms', 0.6],
  ].flatMap(([mode, unit, share]) =>
    ['first', 'repeat'].map((visit) => [
      `sidebar click to heading, ${visit}, ${unit}`,
      (site) => of(site.navigation?.[mode], visit),
      { share, peer: 'vitepress' },
    ]),
  ),
  ...[
    ['fast', 'ms', { first: 60, repeat: 50 }],
    ['slow', 'slow, ms', { first: 300, repeat: 200 }],
  ].flatMap(([mode, unit, most]) =>
    ['first', 'repeat'].map((visit) => [
      `click at once to heading, ${visit}, ${unit}`,
      (site) => of(site['first-click']?.[mode], visit),
      { most: most[visit] },
    ]),
  ),
  ['KiB for a click at once', (site) => kib(of(site['first-click']?.slow, 'bytes')), { most: 30 }],
  ['KiB from arrival to the first search', (site) => kib(of(site['first-search']?.fast, 'bytes')), { most: 230 }],
  ['first search result, cold, ms', (site) => of(site.search?.fast, 'cold'), { share: 0.5, peer: 'vitepress' }],
  ['first search result, warm, ms', (site) => of(site.search?.fast, 'warm'), { share: 0.2, peer: 'vitepress' }],
  ['first search result, cold, slow, ms', (site) => of(site.search?.slow, 'cold'), { share: 0.8, peer: 'vitepress' }],
  ['KiB for one search', (site) => kib(of(site.search?.fast, 'bytes')), { most: 110 }],
  ['KiB of JavaScript after waking', (site) => kib(of(site.waking?.fast, 'bytes')), { most: 155 }],
  ['pointer movement to a working island, ms', (site) => of(site.waking?.fast, 'time'), { most: 200 }],
];

const buildRows = [
  ['wall s', 'wall', 1],
  ['CPU s', 'cpu', 1],
  ['peak memory GiB', 'memory', 2 ** 30],
  ['output MiB', 'output.bytes', 2 ** 20],
  ['files', 'output.files', 1],
];

/** The median of a figure over runs; `null` where there is none. */
function of(runs, figure) {
  return median((runs ?? []).map((run) => figure.split('.').reduce((value, key) => value?.[key], run)));
}

/** The tables of results. */
export function report(results) {
  const names = Object.keys(results.sites);
  const labels = names.map((name) => results.sites[name].label);
  const lines = rows.map(([name, read, target]) => {
    const values = names.map((site) => read(results.sites[site]));
    const most = target.most ?? shareOf(target, results, read);
    const own = values[names.indexOf('ours')];
    const mark = own === null || most === null || own === undefined ? '' : own <= most ? 'reached' : 'missed';
    return [name, ...values.map(write), describe(target, most, results), mark];
  });
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
      buildTable(sites, results),
    ]),
    '',
  ].join('\n');
}

function shareOf({ share, peer }, results, read) {
  const value = results.sites[peer] ? read(results.sites[peer]) : null;
  return value === null ? null : share * value;
}

function describe({ share, peer }, most, results) {
  if (!peer) return `≤ ${most}`;
  return `≤ ${share} × ${results.sites[peer]?.label ?? peer}${most === null ? '' : ` = ${write(most)}`}`;
}

function buildTable(sites, results) {
  const names = Object.keys(sites);
  return table(
    ['', ...names.map((name) => results.sites[name]?.label ?? name)],
    buildRows.map(([label, figure, unit]) => [
      label,
      ...names.map((name) => write(of(sites[name], figure) === null ? null : of(sites[name], figure) / unit)),
    ]),
  );
}

function write(value) {
  if (value === null || value === undefined) return '-';
  return Number.isInteger(value) || value >= 100 ? String(Math.round(value)) : value.toFixed(value < 1 ? 2 : 1);
}

/** A table of Markdown. */
export function table(head, lines) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n');
}
