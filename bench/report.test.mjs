import { addFigures, report } from './report.mjs';

const visits = (bytes, lcp, lost = [0]) => ({
  load: [{ bytes, lcp, cls: 0.001, scripts: 0 }],
  'typing-key-slow': lost.map((letters) => ({ lost: letters })),
});
const build = (cpu, memory) => [{ wall: cpu, cpu, memory: memory * 2 ** 30, output: { bytes: 2 ** 20, files: 1 } }];

const results = {
  date: '2026-01-01',
  node: 'v24',
  load: 0,
  sites: {
    ours: visits(46 * 1024, 55, [0, 0, 3]),
    starlight: visits(50 * 1024, 100),
    vitepress: {},
  },
  builds: { 1000: { ours: build(141, 1.2), starlight: build(100, 2), vitepress: build(200, 3) } },
};
const rowOf = (name, text = report(results)) => text.split('\n').find((line) => line.startsWith(`| ${name} |`));

test('a figure is held against its goal, a number or the share of a peer', () => {
  expect(rowOf('KiB at load')).toBe('| KiB at load | 46 | 50 | - | ≤ 45 | missed |');
  expect(rowOf('LCP, slow, ms')).toBe('| LCP, slow, ms | 55 | 100 | - | ≤ 0.55 × Starlight = 55.0 | reached |');
  expect(rowOf('CLS')).toContain('| ≤ 0 | reached |');
});

test('letters lost in one round only are told', () => {
  expect(rowOf('search by key, typed at once, slow: letters lost')).toContain('lost | 3 | 0 | - | ≤ 0 | missed |');
});

test('builds have goals of their own for each number of pages', () => {
  expect(rowOf('CPU s')).toMatch(/ ≤ 1\.4 × Starlight = 140 \| missed \|$/);
  expect(rowOf('peak memory GiB')).toMatch(/ ≤ 1\.3 \| reached \|$/);
});

test('a figure without a goal has no verdict, and one that is missing says so', () => {
  expect(rowOf('wall s')).toMatch(/\|\s+\|\s+\|$/);
  expect(rowOf('theme at once, slow, ms')).toBe('| theme at once, slow, ms | - | - | - | ≤ 300 | not measured |');
});

test('a site that is built again keeps the figures of its visits, and its column', () => {
  const again = structuredClone(results);
  addFigures(again, 'ours', { packages: { next: '16.0.0' } });
  expect(rowOf('KiB at load', report(again))).toBe(rowOf('KiB at load'));
});

test('a site without figures of visits keeps its column, and one that is only built has none', () => {
  const built = { ...results, builds: {}, sites: { ours: {}, starlight: {}, vitepress: {}, next: {} } };
  expect(report(built)).toContain('|  | Ours | Starlight | VitePress | goal |  |');
});
