import { overBudget, sumOf } from '../support/budgets';

const measured = {
  what: '/a/',
  figures: { 'CSS KiB': sumOf({ 'a.css': 4, 'b.css': 2.5 }), requests: sumOf({ 'a.css': 1 }) },
};

test('what is within its budget is not told', () => {
  expect(overBudget(measured, { 'CSS KiB': 6.5, requests: 1 })).toEqual([]);
});

test('what is over its budget is told with its page, its size and its largest parts', () => {
  expect(overBudget(measured, { 'CSS KiB': 6, requests: 1 })).toEqual([
    '/a/: CSS KiB is 6.5, at most 6. Its largest parts: a.css 4, b.css 2.5',
  ]);
});

test('a budget that nothing is measured for is told', () => {
  expect(overBudget(measured, { 'Fonts KiB': 1 })).toEqual(['/a/: Fonts KiB has a budget and was not measured']);
});
