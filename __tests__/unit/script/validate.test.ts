import { PROBLEM_CLASSES } from '../../../lib/script/classes';
import { applyFix } from '../../../lib/script/fix';
import { problemsOf, readCases, readRight } from './corpus';

const cases = readCases();

test.each(cases.map((one) => [one.code, one.name, one] as const))('%s: %s', (code, _name, { text, place, context }) => {
  const problems = problemsOf(text, code, context);
  const found = problems.map(({ code: other, from }) => `${other} ${from.line}:${from.column}`);
  expect(found).toContain(`${code} ${place}`);
  for (const { message, remedy, address, range } of problems) {
    expect(message).toMatch(/^\S.*[^.]$/s);
    expect(remedy).toMatch(/^\S.*[^.]$/s);
    expect(address).toMatch(/^\/.*\/$/);
    expect(range[0]).toBeLessThanOrEqual(range[1]);
  }
  // Where an edit is offered, it takes the problem away, and brings no other of its kind.
  for (const problem of problems.filter(({ fix }) => fix)) {
    const mended = problem.fix ? applyFix(text, problem.fix) : text;
    const left = problemsOf(mended, code, context).filter((other) => other.code === problem.code);
    expect(left.length).toBeLessThan(problems.filter((other) => other.code === problem.code).length);
  }
});

test('a broken text has no problem but the one that it shows, and what follows from it', () => {
  const more = cases.flatMap(({ code, name, text, context }) => {
    const others = problemsOf(text, code, context).filter((problem) => problem.code !== code);
    return others.map((problem) => `${code}: ${name}: ${problem.code}`);
  });
  expect(more).toEqual([]);
});

test('there are broken texts of every class', () => {
  const shown = new Set(cases.map(({ code }) => code));
  expect(Object.keys(PROBLEM_CLASSES).filter((code) => !shown.has(code))).toEqual(['too-large']);
  expect(cases.length).toBeGreaterThanOrEqual(80);
});

test.each(readRight())('%s is right', (_name, text) => {
  expect(problemsOf(text).map(({ code, from, message }) => [code, from, message])).toEqual([]);
});
