import { report } from './report.mjs';

const site = (label, bytes, lcp) => ({ label, load: { slow: [{ bytes, lcp, cls: 0.001, kinds: { script: 0 } }] } });
const build = (cpu, memory) => [{ wall: cpu, cpu, memory: memory * 2 ** 30, output: { bytes: 2 ** 20, files: 1 } }];

const text = report({
  date: '2026-01-01',
  node: 'v24',
  load: 0,
  sites: {
    ours: site('Ours', 46 * 1024, 60),
    starlight: site('Starlight', 50 * 1024, 100),
    vitepress: site('VitePress'),
  },
  builds: { 1000: { ours: build(131, 1.2), starlight: build(100, 2), vitepress: build(200, 3) } },
});
const rowOf = (name) => text.split('\n').find((line) => line.startsWith(`| ${name} |`));

test('a figure is held against its target, a number or the share of a peer', () => {
  expect(rowOf('KiB at load')).toBe('| KiB at load | 46 | 50 | - | ≤ 45 | missed |');
  expect(rowOf('LCP, slow, ms')).toBe('| LCP, slow, ms | 60 | 100 | - | ≤ 0.6 × Starlight = 60 | reached |');
  expect(rowOf('CLS')).toContain('| ≤ 0 | reached |');
});

test('builds have targets of their own for each number of pages', () => {
  expect(rowOf('CPU s')).toMatch(/ ≤ 1\.2 × Starlight = 120 \| missed \|$/);
  expect(rowOf('peak memory GiB')).toMatch(/ ≤ 1\.3 \| reached \|$/);
});

test('a figure without a target has no verdict', () => {
  expect(rowOf('wall s')).toMatch(/\|\s+\|\s+\|$/);
});
