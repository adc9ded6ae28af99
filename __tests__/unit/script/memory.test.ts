import fc from 'fast-check';
import { createChecker } from '../../../lib/script/check/script';
import { readPeople, readRight } from './corpus';

const parts = [...readPeople().map(({ text }) => text), ...readRight().map(([, text]) => text)].filter(
  (text) => !text.startsWith('{'),
);

test('a checker that remembers finds what a new one finds', () => {
  const edits = fc.record({
    at: fc.nat(),
    length: fc.nat({ max: 3 }),
    put: fc.constantFrom('', 'x', ': ', '- ', '\n', '"'),
  });
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { maxLength: 4 }), fc.array(edits, { maxLength: 4 }), (texts, changes) => {
      let text = texts.join('---\n');
      const check = createChecker();
      check(text);
      for (const { at, length, put } of changes) {
        const from = at % (text.length + 1);
        text = text.slice(0, from) + put + text.slice(from + length);
        expect(check(text)).toEqual(createChecker()(text));
      }
    }),
    { numRuns: 30, seed: Number(process.env.FUZZ_SEED ?? 1) },
  );
});

/** A test with three mistakes. */
const broken = (number: number) => `---
- test: Refill number ${number} by keypad
- $DIAL:
    - prompt: welcome to the corner street pharmacy
    - set finishOnPhrase: press one for refills
- $1:
    - promt: enter your prescription number
- $4419:
    - promt: your refill is ready, number ${number}
- closing time: today: six
`;

test('after a key press, only the part with the key is checked again', () => {
  const text = Array.from({ length: 300 }, (_, number) => broken(number)).join('');
  const check = createChecker();
  const timeOf = (one: string) => {
    const start = performance.now();
    expect(check(one).problems.length).toBeGreaterThan(800);
    return performance.now() - start;
  };
  const first = timeOf(text);
  const keys = ['n', 'ne', 'new'].map((typed) => timeOf(text.replace('street', `street ${typed}`)));
  // In a browser of today, a key takes a twentieth of a second.
  expect(Math.min(...keys)).toBeLessThan(first / 4);
});

test('in a long block, only the first syntax errors are looked for, and that is told', () => {
  const test = (number: number) => `- input ${number}:\n    - prompt: *n, number ${number}\n`;
  const severitiesIn = (length: number) =>
    createChecker()(Array.from({ length }, (_, number) => test(number)).join('')).problems.map(
      ({ id, severity }) => `${severity} ${id}`,
    );
  expect(severitiesIn(15)).toEqual(Array(15).fill('error yaml-star/value'));
  const long = severitiesIn(2500);
  expect(long.length).toBeLessThan(5);
  expect(long).toContain('hint too-large/rest');
});
