import { AT_PURPOSE, bot, GREETING, run, testCases, TO_PURPOSE } from './running';

const greeting = (expressions: string) => `- $DIAL:\n    - set finishOnPhrase: or say espanol\n${expressions}`;
const passed = [`passed | ${GREETING} | phrase`];

testCases([
  [
    'test-syntax 4.1: the short form checks prompt',
    'the short form is compared and ends listening',
    '- $DIAL: for Spanish press 1\n',
    ['passed | welcome to turn air for Spanish press 1 | phrase'],
  ],
  [
    'test-syntax 2: undefined, the property must not be set',
    'a reply without words is not set',
    '- $DIAL:\n    - prompt: undefined\n    - set listeningTimeout: 0.1\n',
    ['passed |  | time'],
  ],
  [
    'test-syntax 4.4: homophones are applied to the reply before comparing',
    'a homophone corrects the reply, and Actual shows it',
    greeting('    - prompt: welcome to Tern Air\n'),
    [`passed | ${GREETING.replace('turn air', 'Tern Air')} | phrase`],
    { json: { homophones: { 'Tern Air': ['turn hair', 'turn air'] } } },
  ],
  [
    'test-syntax 4.2: properties of other platforms are ignored',
    'what only Alexa has is not checked in a call',
    greeting('    - cardTitle: Flights\n'),
    passed,
  ],
  [
    'test-syntax 4.2: message is what was sent',
    'what was sent can be checked',
    greeting('    - message: $DIAL\n'),
    passed,
  ],
  [
    'end-to-end 3: a test goes on after a failure unless stopTestOnFailure',
    'the next interaction runs after a failure',
    TO_PURPOSE.replace('$DIAL:\n', '$DIAL:\n    - prompt: good evening from Fern Air\n'),
    [`failed | ${GREETING} | phrase`, AT_PURPOSE[1] as string],
  ],
  [
    'test-syntax 5.1: stopTestOnFailure ends a test at its first error, the next one runs',
    'the rest of the test does not run, the next test does',
    `${TO_PURPOSE.replace('$DIAL:\n', '$DIAL:\n    - prompt: good evening from Fern Air\n')}---\n${TO_PURPOSE}`,
    [`failed | ${GREETING} | phrase`, 'not run', ...AT_PURPOSE],
    { json: { stopTestOnFailure: true } },
  ],
]);

test('each check of an interaction has a result, with the expected words that were not said', () => {
  const { report } = run(greeting('    - prompt: now for German press 1\n    - caption: x\n'));
  expect(report.tests[0]?.interactions[0]?.checks).toMatchObject([
    {
      property: 'prompt',
      outcome: 'failed',
      actual: GREETING,
      marks: {
        words: [
          { text: 'now', isMet: false },
          { text: 'for', isMet: true },
          { text: 'German', isMet: false },
          { text: 'press', isMet: true },
          { text: '1', isMet: true },
        ],
      },
    },
    { property: 'caption', outcome: 'skipped' },
  ]);
});

test('lenientMode ignores punctuation where it counts otherwise (test-syntax 4.4)', () => {
  const script = `- x:\n    - "$('.sample-bot-text').innerHTML": Sorry I did not get that Type order\n`;
  const outcome = (json: object) => run(script, { json, dialogue: bot }).report.outcome;
  expect([outcome({ lenientMode: true }), outcome({ lenientMode: false }), outcome({})]).toEqual([
    'PASSED',
    'FAILED',
    'FAILED',
  ]);
});
