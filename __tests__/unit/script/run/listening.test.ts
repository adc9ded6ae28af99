import { AT_PURPOSE, GREETING, plainLine, PURPOSE, run, testCases, told, TO_PURPOSE } from './running';

/** Says a word a second: "one" to "six", two seconds of nothing, "seven" to "nine"; then it waits, and says goodbye. */
const dialogue = plainLine({
  count: ['one two three four five six', 2, 'seven eight nine'],
  end: ['goodbye now'],
});
const ALL = 'one two three four five six seven eight nine';

const dial = (...expressions: string[]) => `- $DIAL:\n${expressions.map((one) => `    - ${one}\n`).join('')}`;

testCases({ dialogue }, [
  [
    'listening ends with the last word of the phrase (5.3)',
    dial('set finishOnPhrase: four five'),
    ['passed | one two three four five | phrase'],
  ],
  [
    'the first phrase of a list that is heard ends it (5.3)',
    dial('set finishOnPhrase: [eight nine, two three]'),
    ['passed | one two three | phrase'],
  ],
  [
    'without a phrase the end of the expected text ends it (7)',
    dial('prompt: one two three four'),
    ['passed | one two three four | phrase'],
  ],
  [
    'a finish phrase takes the place of the expected text (training 9)',
    dial('prompt: one two three', 'set finishOnPhrase: eight nine'),
    [`passed | ${ALL} | phrase`],
  ],
  [
    'an expected text with wildcards ends nothing (guides 3)',
    dial('prompt: one * three', 'set listeningTimeout: 5'),
    ['passed | one two three four five | time'],
  ],
  [
    'a phrase that is misheard a little is recognized, a second after its best match (5.3)',
    dial('set finishOnPhrase: three fouur five'),
    ['passed | one two three four five six | phrase'],
  ],
  [
    'with 1 only the very words end it (5.3)',
    dial('set finishOnPhrase: three fouur five', 'set listeningTimeout: 6'),
    ['passed | one two three four five six | time'],
    { json: { virtualDeviceConfig: { sttThreshold: 1 } } },
  ],
  [
    'the default of files forgives more than that of the dashboard (5.3)',
    dial('set finishOnPhrase: three fuur fife'),
    ['passed | one two three four five six | phrase'],
    { defaults: 'files' },
  ],
  [
    'what the default of the dashboard does not forgive is not heard (5.3)',
    dial('set finishOnPhrase: three fuur fife'),
    [`passed | ${ALL} goodbye now | hang-up`],
  ],
  ['a fixed time ends it, whatever is said (5.3)', dial('set listeningTimeout: 3'), ['passed | one two three | time']],
  [
    'the time of a suite holds where a step sets none (5.3)',
    dial('prompt: "*"'),
    ['passed | one two | time'],
    { json: { virtualDeviceConfig: { listeningTimeout: 2 } } },
  ],
  [
    'the configuration of the file comes before testing.json (3)',
    `configuration:\n  listeningTimeout: 4\n---\n${dial('prompt: "*"')}`,
    ['passed | one two three four | time'],
    { json: { virtualDeviceConfig: { listeningTimeout: 2 } } },
  ],
  [
    'where nothing ends it, it ends after 45 seconds (5.3)',
    dial('prompt: "*"'),
    ['passed | one | time'],
    { dialogue: plainLine({ start: ['one', 44.5, 'two'], end: ['bye'] }) },
  ],
  [
    'a silence shorter than a pause of the reply cuts it (5.3)',
    dial('set endSpeechTimeout: 1.5'),
    ['passed | one two three four five six | silence'],
  ],
  [
    'a longer silence gets the whole reply (training 9)',
    dial('set endSpeechTimeout: 4'),
    [`passed | ${ALL} | silence`],
  ],
  [
    'the silence of a suite holds where a step sets none (guides 3)',
    dial('prompt: "*"'),
    ['passed | one two three four five six | silence'],
    { json: { virtualDeviceConfig: { endSpeechTimeout: 1 } } },
  ],
  [
    'whichever comes first counts (end-to-end 4)',
    dial('set finishOnPhrase: eight nine', 'set listeningTimeout: 20', 'set endSpeechTimeout: 1'),
    ['passed | one two three four five six | silence'],
  ],
  [
    'listening beyond the longest wait is an error, and ends the test (5.2 and 10)',
    `${dial('set listeningTimeout: 70')}- $SILENCE\n`,
    ['failed | one | Timeout exceeded while waiting for the interaction response', 'not run'],
    { dialogue: plainLine({ start: ['one', 60, 'two'], end: ['bye'] }), defaults: 'files' },
  ],
  [
    'suites of the dashboard may listen longer (5.2)',
    dial('set listeningTimeout: 70'),
    ['passed | one two | time'],
    { dialogue: plainLine({ start: ['one', 60, 'two', 20], end: ['bye'] }) },
  ],
]);

testCases({}, [
  [
    'a phrase from the middle cuts the reply, and the rest belongs to the next one (12)',
    '- $DIAL:\n    - set finishOnPhrase: welcome to\n- $SILENCE:\n    - set finishOnPhrase: or say espanol\n',
    ['passed | welcome to | phrase', `passed | ${GREETING.replace('welcome to ', '')} | phrase`],
  ],
  [
    'the input is said again when the phrase is heard (5.3)',
    `${TO_PURPOSE}- flight status:
    - set finishOnPhrase: pound key
- "Dana Lee #":
    - set finishOnPhrase: flying to
- Lima:
    - prompt: your flight is on time
    - set repeatOnPhrase: which city was it
    - set finishOnPhrase: goodbye
`,
    [
      ...AT_PURPOSE,
      'passed | say your last name then press the pound key | phrase',
      'passed | thank you which city are you flying to | phrase',
      'passed | sorry I missed that which city was it your flight is on time it leaves from great elf goodbye | phrase',
    ],
  ],
  [
    'phrases of a suite hold where a step sets none; one that is not heard changes nothing (5.3)',
    `${TO_PURPOSE}- purple bicycle:
    - set finishOnPhrase: status or baggage
`,
    [...AT_PURPOSE, 'passed | sorry I did not get that you can say reservations flight status or baggage | phrase'],
    { json: { virtualDeviceConfig: { repeatOnPhrase: ['sorry, I missed that', 'say that again'] } } },
  ],
  [
    'the last interaction waits for the line to hang up (4.2)',
    `${TO_PURPOSE}- reservations:
    - set finishOnPhrase: booking reference
- $482913:
    - prompt: leaves tomorrow
    - set finishOnPhrase: goodbye
    - connection.endedBy: callee
`,
    [
      ...AT_PURPOSE,
      'passed | reservations got it what is your booking reference | phrase',
      'passed | thank you one moment please your flight to Lima leaves tomorrow at nine fifteen goodbye | phrase',
    ],
  ],
  [
    'the caller hangs up after the last interaction (4.2)',
    '- $DIAL:\n    - set finishOnPhrase: or say espanol\n    - connection.endedBy: caller\n',
    [`passed | ${GREETING} | phrase`],
  ],
  [
    'in another interaction it is not set (4.2)',
    `- $DIAL:
    - set finishOnPhrase: or say espanol
    - connection.endedBy: caller
- $2:
    - set finishOnPhrase: call is about
`,
    [`failed | ${GREETING} | phrase`, `passed | ${PURPOSE} | phrase`],
  ],
]);

test('an input is repeated three times at most (end-to-end 4, unknown)', () => {
  const script = `${dial('set finishOnPhrase: nine')}- again:
    - set repeatOnPhrase: say it again
    - set listeningTimeout: 30
`;
  const again = { says: ['Please say it again.'], takes: [{ words: ['again'], to: 'again' }], otherwise: 'again' };
  const endless = plainLine(
    {},
    {
      start: 'count',
      states: {
        count: { ...again, says: ['one nine'], silence: { after: 20, to: 'end' } },
        again: { ...again, silence: { after: 20, to: 'end' } },
        end: { says: ['bye'], hangsUp: true },
      } as never,
    },
  );
  const { events } = run(script, { dialogue: endless });
  expect(events.filter(({ kind }) => kind === 'repeats')).toHaveLength(3);
  expect(told(script, { dialogue: endless })[1]).toBe(`passed | ${'please say it again '.repeat(4)}bye | hang-up`);
});

test('the clock: dialing, words, listening and the end of the call have their times', () => {
  const { events, report } = run(dial('set finishOnPhrase: two'), { dialogue: { ...dialogue, rings: 3 } });
  expect(events.map(({ kind, at }) => [kind, at])).toEqual([
    ['test begins', 0],
    ['step', 0],
    ['dials', 0],
    ['is answered', 3000],
    ['listens', 3000],
    ['hears', 4000],
    ['hears', 5000],
    ['has listened', 5000],
    ['hears', 6000],
    ['hears', 7000],
    ['call ends', 7000],
    ['test ends', 7000],
  ]);
  expect(report.tests[0]).toMatchObject({ seconds: 7, endedBy: 'caller' });
});
