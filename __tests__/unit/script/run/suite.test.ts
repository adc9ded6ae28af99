import { bot, run, told, TO_PURPOSE } from './running';

const HI = '- hi: Welcome\n';

/** The outcomes of the tests of a script, by name. */
function outcomes(script: string, json?: object) {
  return run(script, { dialogue: bot, json }).report.tests.map(({ name, outcome }) => `${name} ${outcome}`);
}

const named = (...names: string[]) => names.map((name) => `- ${name}\n${HI}`).join('---\n');

test.each([
  [
    'test-syntax 2: test.only, several allowed',
    named('test: a', 'test.only: b', 'test.only: c'),
    ['a skipped', 'b passed', 'c passed'],
  ],
  ['test-syntax 2: test.skip', named('test: a', 'test.skip: b'), ['a passed', 'b skipped']],
  ['releases: all tests skipped', named('test.skip: a'), ['a skipped']],
])('%s', (_facts, script, expected) => {
  expect(outcomes(script)).toEqual(expected);
  expect(run(script, { dialogue: bot }).report.outcome).toBe('PASSED');
});

const TAGGED = `configuration:\n  tags: nightly\n---\n- test: a\n- tags: smoke, slow\n${HI}---\n- test: b\n- tags: smoke\n${HI}---\n- test: c\n${HI}`;

test.each([
  [{ include: ['smoke'] }, ['a passed', 'b passed', 'c skipped']],
  [{ include: ['smoke'], exclude: ['slow'] }, ['a skipped', 'b passed', 'c skipped']],
  [{ include: ['nightly'] }, ['a passed', 'b passed', 'c passed']],
  [{ exclude: ['nightly'] }, ['a skipped', 'b skipped', 'c skipped']],
])('tags to run and to leave out (test-syntax 5.1): %j', (json, expected) => {
  expect(outcomes(TAGGED, json)).toEqual(expected);
});

test('texts are replaced, and placeholders stay as they are (test-syntax 8)', () => {
  const script = "- track: WHERE\n- '${OTHER}': Sorry\n";
  const how = { dialogue: bot, json: { findReplace: { WHERE: 'left the oven' } } };
  expect(told(script, how)).toEqual([
    'passed | Your pizza left the oven five minutes ago.',
    'passed | Sorry, I did not get that. Type order or track.',
  ]);
});

test('the report has what the history shows: outcome, counts, rates and times (training 10)', () => {
  const script = `configuration:
  description: First IVR Test
  locale: en-US
  phoneNumber: "+12025550119"
---
- test: Comes to the question
${TO_PURPOSE}---
- test: Expects another airline
${TO_PURPOSE.replace('finishOnPhrase: call is about', 'finishOnPhrase: call is about\n    - prompt: welcome to Fern Bistro')}---
- test.skip: Later
- $DIAL
`;
  const { report } = run(script);
  expect(report).toMatchObject({
    outcome: 'FAILED',
    executed: 2,
    failed: 1,
    successRate: 50,
    tests: [
      { name: 'Comes to the question', outcome: 'passed', passed: 2, total: 2, endedBy: 'caller' },
      { name: 'Expects another airline', outcome: 'failed', passed: 1, total: 2 },
      { name: 'Later', outcome: 'skipped', passed: 0, total: 1, seconds: 0 },
    ],
  });
  const [first, second] = report.tests;
  expect(report.averageSeconds).toBe(((first?.seconds ?? 0) + (second?.seconds ?? 0)) / 2);
});

test('a run begins with its first test, its first step and the call', () => {
  const { events, report } = run(TO_PURPOSE);
  expect(events.slice(0, 3)).toMatchObject([
    { kind: 'test begins' },
    { kind: 'step', input: '$DIAL' },
    { kind: 'dials', number: '+12025550119' },
  ]);
  expect(report.outcome).toBe('PASSED');
});

test('each test is a call of its own, and each chat begins anew (test-syntax 1)', () => {
  const { events } = run(`${TO_PURPOSE}---\n${TO_PURPOSE}`);
  expect(events.filter(({ kind }) => kind === 'dials').map(({ at }) => at)).toEqual([0, 0]);
});

test('a script that cannot be understood runs as far as it can', () => {
  expect(run('').report).toMatchObject({ outcome: 'PASSED', executed: 0, successRate: 100 });
  expect(told('- $DIAL:\n  - {\n')).toEqual([]);
  expect(told('- $DIAL:\n    - prompt: /(/\n    - set listeningTimeout: soon\n')[0]).toMatch(/^failed/);
});
