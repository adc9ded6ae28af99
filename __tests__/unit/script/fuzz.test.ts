import fc from 'fast-check';
import { explainScript } from '../../../lib/script/explain/conversation';
import { applyFix } from '../../../lib/script/repair/fix';
import { faultOfJson } from '../../../lib/script/parse/json';
import { compare } from '../../../lib/script/match/compare';
import { parseScript } from '../../../lib/script/parse/parse';
import { LONGEST_TEXT, type ScriptProblem } from '../../../lib/script/check/problem';
import { readTestingJson } from '../../../lib/script/check/testing-json';
import { validateScript } from '../../../lib/script/check/script';
import { readRight } from './corpus';

// The same texts in every run; `FUZZ_SEED` names others.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

/** Pieces that scripts are made of, and that break them. */
const PIECES = [
  ...'---\n|- |-|    - |\n|: |:| #|\t|  |! |? |> |\r\n|\u0000|\u2028|set |configuration:\n|  locale: en|$PAUSE 3'.split(
    '|',
  ),
  ...`* "*" ' " [ ] { } &a *a prompt test tags settings exit $DIAL $1 != <= =~ /a(b/i`.split(' '),
  ...`\${data.key} {name} $('a').click() é % @ \` << true yes __proto__ constructor`.split(' '),
  ...['test: A', 'set finishOnPhrase', '| '],
];

const scripts = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));
const right = readRight();

/** A right text with a few changes: a piece put in, or characters taken out. */
const mutated = fc
  .tuple(
    fc.constantFrom(...right.map(([, text]) => text)),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 4 }), fc.constantFrom('', ...PIECES)), { minLength: 1, maxLength: 4 }),
  )
  .map(([text, changes]) =>
    changes.reduce((result, [place, length, piece]) => {
      const at = place % (result.length + 1);
      return result.slice(0, at) + piece + result.slice(at + length);
    }, text),
  );

const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), scripts, mutated);

function expectSound(text: string, problems: readonly ScriptProblem[]): void {
  expect(problems.length).toBeLessThanOrEqual(1000);
  for (const { range, from, to, fix } of problems) {
    expect(range[0]).toBeGreaterThanOrEqual(0);
    expect(range[1]).toBeGreaterThanOrEqual(range[0]);
    expect(range[1]).toBeLessThanOrEqual(text.length);
    expect(Math.min(from.line, from.column, to.line, to.column)).toBeGreaterThanOrEqual(1);
    for (const change of fix?.changes ?? []) expect(change.range[1]).toBeLessThanOrEqual(text.length);
    if (fix) applyFix(text, fix);
  }
}

test('any text is checked and explained as a script', () => {
  fc.assert(
    fc.property(texts, fc.boolean(), (text, isAlone) => {
      const settings = isAlone ? undefined : readTestingJson('{"type":"e2e","platform":"phone"}').value;
      const context = { settings };
      expectSound(text, validateScript(text, isAlone ? {} : context));
      explainScript(parseScript(text).script, context);
    }),
    { numRuns: 100 },
  );
});

test('any text is checked as testing.json, and what is JSON is what JavaScript reads', () => {
  fc.assert(
    fc.property(fc.oneof(texts, fc.json()), (text) => {
      expectSound(text, readTestingJson(text).problems);
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(faultOfJson(text) === undefined).toBe(isJson);
    }),
    { numRuns: 100 },
  );
});

test('any values are compared', () => {
  const operators = fc.constantFrom(':' as const, '!=' as const, '<' as const, '>=' as const, '==' as const);
  const expected = fc.array(fc.record({ text: texts.filter((text) => !text.startsWith('/')), plain: fc.boolean() }));
  fc.assert(
    fc.property(fc.anything(), operators, expected, (answer, operator, values) => {
      expect(typeof compare('prompt', answer, operator, values).passes).toBe('boolean');
    }),
  );
});

test.each(['[', '- ', '"', '- *a\n', '&a ', ': \n', '- x: ${', '- a: b: c\n', '\n'])(
  'many of %j are checked',
  (piece) => {
    const text = piece.repeat(8000 / piece.length);
    expectSound(text, validateScript(text));
  },
);

// Lists that are long, lines that are long, and what would be compared with each other.
test.each([
  ['', '{', ''],
  ['- tags: ', 'a,', ''],
  ['- a: "', '- a', '"'],
  ['- a: b: c', ' ', 'd'],
  ['- $DIAL:\n    - prompt:\n', '        - a b\n', '    - set finishOnPhrase: a\n'],
])('%j, very many %j, and %j are checked', (start, piece, end) => {
  const text = start + piece.repeat(LONGEST_TEXT / 8 / piece.length) + end;
  expectSound(text, validateScript(text));
});

// Reading by recursion would fill the stack, and V8 ends the whole process if it compiles a pattern then.
test.each([
  ['- ', ''],
  ['? ', ''],
  ['[', ']'],
  ['{"a":', '}'],
])('20,000 levels of %j are refused', (open, close) => {
  const deep = `${open.repeat(20_000)}a${close.repeat(20_000)}`;
  const problems = validateScript(`- test: One\n---\n${deep}\n---\n- test: Two\n- hi:\n    - promt: a\n`);
  expectSound(deep, validateScript(deep));
  expect(problems.map(({ id }) => id)).toContain('too-large/levels');
  expect(problems.map(({ id }) => id)).toContain('unknown-property/misspelled');
});

test('a testing.json of 20,000 levels is refused, and the brackets in its text are none', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const text = `{"type": "e2e", "a": ${open.repeat(20_000)}1${close.repeat(20_000)}}`;
    const { problems } = readTestingJson(text);
    expectSound(text, problems);
    expect(problems.map(({ id }) => id)).toEqual(['too-large/levels']);
  }
  expect(readTestingJson(`{"type": "e2e", "a": "${'['.repeat(20_000)}"}`).problems).toEqual([]);
});

test('a longer text is refused', () => {
  const text = '- a\n'.repeat(LONGEST_TEXT / 4 + 1);
  for (const problems of [validateScript(text), readTestingJson(text).problems])
    expect(problems.map(({ code }) => code)).toEqual(['too-large']);
});
