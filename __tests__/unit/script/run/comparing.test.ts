import { AT_PURPOSE, bot, GREETING, run, testCases, TO_PURPOSE } from './running';

const greeting = (expressions: string) => `- $DIAL:\n    - set finishOnPhrase: or say espanol\n${expressions}`;
const passed = [`passed | ${GREETING} | phrase`];

testCases({}, [
  [
    'the short form is compared and ends listening (4.1)',
    '- $DIAL: for Spanish press 1\n',
    ['passed | welcome to turn air for Spanish press 1 | phrase'],
  ],
  [
    'a reply without words is not set (2)',
    '- $DIAL:\n    - prompt: undefined\n    - set listeningTimeout: 0.1\n',
    ['passed |  | time'],
  ],
  [
    'a homophone corrects the reply, and Actual shows it (4.4)',
    greeting('    - prompt: welcome to Tern Air\n'),
    [`passed | ${GREETING.replace('turn air', 'Tern Air')} | phrase`],
    { json: { homophones: { 'Tern Air': ['turn hair', 'turn air'] } } },
  ],
  ['what only Alexa has is not checked in a call (4.2)', greeting('    - cardTitle: Flights\n'), passed],
  ['what was sent can be checked (4.2)', greeting('    - message: $DIAL\n'), passed],
  [
    'the next interaction runs after a failure (end-to-end 3)',
    TO_PURPOSE.replace('$DIAL:\n', '$DIAL:\n    - prompt: good evening from Fern Air\n'),
    [`failed | ${GREETING} | phrase`, AT_PURPOSE[1] as string],
  ],
  [
    'the rest of the test does not run, the next test does (5.1)',
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

test('lenientMode ignores punctuation where it counts otherwise (4.4)', () => {
  const script = `- x:\n    - "$('.sample-bot-text').innerHTML": Sorry I did not get that Type order\n`;
  const outcome = (json: object) => run(script, { json, dialogue: bot }).report.outcome;
  expect([outcome({ lenientMode: true }), outcome({ lenientMode: false }), outcome({})]).toEqual([
    'PASSED',
    'FAILED',
    'FAILED',
  ]);
});
