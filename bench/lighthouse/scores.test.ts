import { judge, median, type Result } from './scores';

/** What Lighthouse says of one run, as far as it is read. */
const run = (performance: number | null, seo = 1) =>
  ({
    categories: {
      performance: {
        score: performance,
        auditRefs: [
          { id: 'paint', weight: 10 },
          { id: 'hint', weight: 0 },
        ],
      },
      accessibility: { score: 1, auditRefs: [] },
      'best-practices': { score: 1, auditRefs: [] },
      seo: { score: seo, auditRefs: [{ id: 'crawlable', weight: 1 }] },
    },
    audits: {
      paint: { id: 'paint', title: 'Paints late', score: 0.5, displayValue: '3 s' },
      hint: { id: 'hint', title: 'Only a hint', score: 0 },
      crawlable: { id: 'crawlable', title: 'Cannot be crawled', score: seo },
    },
  }) satisfies Result;

test('the median is the middle, in whatever order the numbers come', () => {
  expect(median([100, 70, 99])).toBe(99);
  expect(median([100, 90])).toBe(90);
});

test('a page passes at 99, 100, 100, 100, and one bad run of three does not count', () => {
  const { medians, low, faults } = judge([run(0.99), run(0.6), run(1)]);
  expect(medians).toEqual({ performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 });
  expect([low, faults]).toEqual([[], []]);
});

test('below the floor the category is named, with each audit that took points once', () => {
  const { low, faults } = judge([run(0.98), run(0.98), run(1)]);
  expect(low).toEqual(['performance']);
  expect(faults).toEqual(['performance: paint 3 s (Paints late)']);
  expect(judge([run(1, 0.99), run(1, 0.99), run(1, 0.99)]).low).toEqual(['seo']);
});

test('a run without a score counts as nothing reached', () => {
  const { medians, low } = judge([run(null), run(null), run(1)]);
  expect([medians.performance, low]).toEqual([0, ['performance']]);
});
