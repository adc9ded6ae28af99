import { AT_PURPOSE, GREETING, plainLine, PURPOSE, run, testCases, told, TO_PURPOSE } from './running';

const REFERENCE = 'passed | reservations got it what is your booking reference | phrase';
const ASK_REFERENCE = `${TO_PURPOSE}- reservations:
    - set finishOnPhrase: booking reference
`;

testCases({}, [
  [
    'a number that is not that of the line is not answered (2)',
    'configuration:\n  phoneNumber: "+12025550100"\n---\n- $DIAL: welcome\n- $2: in a few words\n',
    ['failed | Call was not answered', 'not run'],
  ],
  [
    'testing.json names the number where the file does not (5.3)',
    '- $DIAL\n',
    ['failed | Call was not answered'],
    { json: { phoneNumber: '+12025550100' } },
  ],
  [
    'nothing can be pressed before the call (2)',
    '- $2: welcome\n- $DIAL\n',
    ['failed | There is no call yet: the first input must be $DIAL', 'not run'],
  ],
  ['a key leads on (2)', TO_PURPOSE, AT_PURPOSE],
  [
    'several keys are pressed one after the other (2)',
    `${ASK_REFERENCE}- $482913:\n    - set finishOnPhrase: one moment please\n`,
    [...AT_PURPOSE, REFERENCE, 'passed | thank you one moment please | phrase'],
  ],
  [
    'digits without $ are spoken, and a line that waits for keys does not hear them (2)',
    `${ASK_REFERENCE}- 482913:\n    - set listeningTimeout: 10\n`,
    [...AT_PURPOSE, REFERENCE, 'passed |  | time'],
  ],
  [
    'the line understands words within a sentence (2)',
    `${TO_PURPOSE}- I want to change my Reservation, please:\n    - set finishOnPhrase: booking reference\n`,
    [...AT_PURPOSE, REFERENCE],
  ],
  [
    'the text is said, then the key is pressed (2)',
    `${TO_PURPOSE}- flight status:
    - set finishOnPhrase: press the pound key
- "Dana Lee #":
    - set finishOnPhrase: flying to
`,
    [
      ...AT_PURPOSE,
      'passed | say your last name then press the pound key | phrase',
      'passed | thank you which city are you flying to | phrase',
    ],
  ],
  [
    'the words of SSML are said (2)',
    `${TO_PURPOSE}- <speak>my <break time="1s"/> reservation</speak>:\n    - set finishOnPhrase: booking reference\n`,
    [...AT_PURPOSE, REFERENCE],
  ],
  [
    'the line hears the words of a recording that it knows, and does not understand another one (2)',
    `${TO_PURPOSE}- https://audio.example/noise.wav:
    - set finishOnPhrase: status or baggage
- https://audio.example/reservations.wav:
    - set finishOnPhrase: booking reference
`,
    [
      ...AT_PURPOSE,
      'passed | sorry I did not get that you can say reservations flight status or baggage | phrase',
      REFERENCE,
    ],
  ],
  [
    'a line asks a silent caller again, and hangs up at last (2)',
    `${TO_PURPOSE}- $SILENCE:
    - set finishOnPhrase: call is about
- $SILENCE:
    - connection.endedBy: callee
`,
    [
      ...AT_PURPOSE,
      'passed | are you still there tell me what your call is about | phrase',
      'passed | I did not hear anything please call again goodbye | hang-up',
    ],
  ],
  [
    'the old word for silence does the same (12)',
    `${TO_PURPOSE}- $MUTE:\n    - set finishOnPhrase: are you still there\n`,
    [...AT_PURPOSE, 'passed | are you still there | phrase'],
  ],
  [
    'a pause is no interaction; what is said meanwhile belongs to the next reply (2)',
    `- $DIAL:
    - set finishOnPhrase: welcome to
- $PAUSE 3
- $2:
    - set finishOnPhrase: in a few words
`,
    ['passed | welcome to | phrase', 'passed | turn air for Spanish press 1 or say espanol in a few words | phrase'],
  ],
  [
    'the pause of a suite holds for every input (5.3)',
    TO_PURPOSE,
    AT_PURPOSE,
    { json: { virtualDeviceConfig: { pauseBeforeUtterance: 4 } } },
  ],
  [
    'nothing runs after the line has hung up (10)',
    `${TO_PURPOSE}- $SILENCE:\n    - set listeningTimeout: 40\n- reservations: got it\n- $PAUSE 2\n- $1\n`,
    [
      ...AT_PURPOSE,
      'passed | are you still there tell me what your call is about I did not hear anything please call again goodbye | hang-up',
      'not run',
      'not run',
    ],
  ],
  [
    'an input while the line talks is taken when it has finished, where the line is so (guides 3)',
    `- $DIAL:
    - set finishOnPhrase: welcome to
- $2:
    - set finishOnPhrase: call is about
`,
    ['passed | welcome to | phrase', `passed | ${GREETING.replace('welcome to ', '')} ${PURPOSE} | phrase`],
  ],
  [
    'a line that can be interrupted stops talking and takes the input (training 9)',
    `${TO_PURPOSE}- baggage:
    - prompt: "*"
    - set listeningTimeout: 3
- reservations:
    - set finishOnPhrase: booking reference
`,
    [...AT_PURPOSE, 'passed | each passenger may take one bag | time', REFERENCE],
  ],
  [
    'what is said over a notice that cannot be skipped is lost (training 9)',
    `${TO_PURPOSE}- agent:
    - set listeningTimeout: 2
- refund:
    - set finishOnPhrase: to talk about
`,
    [
      ...AT_PURPOSE,
      'passed | please note that | time',
      'passed | this call may be recorded for training purposes what would you like to talk about | phrase',
    ],
  ],
]);

const interruptible = (whenInterrupted: 'stop' | 'finish' | 'ignore') =>
  plainLine(
    {},
    {
      start: 'menu',
      states: {
        menu: {
          says: ['one two three four'],
          whenInterrupted,
          takes: [{ words: ['go'], to: 'end' }],
          silence: { after: 3, to: 'late' },
          otherwise: 'menu',
        },
        late: { says: ['too late'], hangsUp: true },
        end: { says: ['you went'], hangsUp: true },
      } as never,
    },
  );

test.each([
  ['stop', 'you went'],
  ['finish', 'three four you went'],
  ['ignore', 'three four too late'],
] as const)(
  'a line that is told to %s when it is interrupted says %j (training 9: barge-in)',
  (whenInterrupted, said) => {
    const script = '- $DIAL:\n    - set listeningTimeout: 2\n- go:\n    - set listeningTimeout: 20\n';
    expect(told(script, { dialogue: interruptible(whenInterrupted) })[1]).toBe(`passed | ${said} | hang-up`);
  },
);

test('a pause before an utterance and keys take their time (test-syntax 7: set pauseBeforeUtterance)', () => {
  const dialogue = plainLine({ hello: ['One two'], end: ['Bye'] });
  const { events } = run('- $DIAL:\n    - set finishOnPhrase: two\n- $12:\n    - set pauseBeforeUtterance: 1.5\n', {
    dialogue,
  });
  expect(
    events.filter(({ kind }) => ['has listened', 'pauses', 'presses', 'listens'].includes(kind)).slice(1, 5),
  ).toEqual([
    expect.objectContaining({ kind: 'has listened', at: 2000 }),
    { kind: 'pauses', at: 2000, until: 3500 },
    { kind: 'presses', at: 3500, keys: '12', until: 3900 },
    { kind: 'listens', at: 3900 },
  ]);
});

test('files pause for a second before each input, suites of the dashboard do not (5.3)', () => {
  const pauses = (defaults: 'files' | 'dashboard') =>
    run(TO_PURPOSE, { defaults }).events.filter(({ kind }) => kind === 'pauses').length;
  expect([pauses('files'), pauses('dashboard')]).toEqual([1, 0]);
});
