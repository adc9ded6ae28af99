import { AT_PURPOSE, GREETING, plainLine, PURPOSE, run, testCases, told, TO_PURPOSE } from './running';

/** Says a word a second: "one" to "six", two seconds of nothing, "seven" to "nine"; then it waits, and says goodbye. */
const dialogue = plainLine({
  count: ['one two three four five six', 2, 'seven eight nine'],
  end: ['goodbye now'],
});
const ALL = 'one two three four five six seven eight nine';

const dial = (...expressions: string[]) => `- $DIAL:\n${expressions.map((one) => `    - ${one}\n`).join('')}`;

testCases([
  [
    'test-syntax 5.3: finishOnPhrase ends the turn of the system',
    'listening ends with the last word of the phrase',
    dial('set finishOnPhrase: four five'),
    ['passed | one two three four five | phrase'],
    { dialogue },
  ],
  [
    'test-syntax 5.3: finishOnPhrase is a text or a list',
    'the first phrase of a list that is heard ends it',
    dial('set finishOnPhrase: [eight nine, two three]'),
    ['passed | one two three | phrase'],
    { dialogue },
  ],
  [
    'test-syntax 12: finishOnPhrase should be the last words',
    'a phrase from the middle cuts the reply, and the rest belongs to the next one',
    '- $DIAL:\n    - set finishOnPhrase: welcome to\n- $SILENCE:\n    - set finishOnPhrase: or say espanol\n',
    ['passed | welcome to | phrase', `passed | ${GREETING.replace('welcome to ', '')} | phrase`],
  ],
  [
    'test-syntax 7: default of finishOnPhrase is the last portion of prompt',
    'without a phrase the end of the expected text ends it',
    dial('prompt: one two three four'),
    ['passed | one two three four | phrase'],
    { dialogue },
  ],
  [
    'training 9: finishOnPhrase defaults to the last portion of the prompt',
    'a finish phrase takes the place of the expected text',
    dial('prompt: one two three', 'set finishOnPhrase: eight nine'),
    [`passed | ${ALL} | phrase`],
    { dialogue },
  ],
  [
    'guides 3: wildcards',
    'an expected text with wildcards ends nothing',
    dial('prompt: one * three', 'set listeningTimeout: 5'),
    ['passed | one two three four five | time'],
    { dialogue },
  ],
  [
    'test-syntax 5.3: sttThreshold, dashboard 0.9',
    'a phrase that is misheard a little is recognized, a second after its best match',
    dial('set finishOnPhrase: three fouur five'),
    ['passed | one two three four five six | phrase'],
    { dialogue },
  ],
  [
    'test-syntax 5.3: sttThreshold, 1 is exact',
    'with 1 only the very words end it',
    dial('set finishOnPhrase: three fouur five', 'set listeningTimeout: 6'),
    ['passed | one two three four five six | time'],
    { dialogue, json: { virtualDeviceConfig: { sttThreshold: 1 } } },
  ],
  [
    'test-syntax 5.3: sttThreshold, 0.8 in files',
    'the default of files forgives more than that of the dashboard',
    dial('set finishOnPhrase: three fuur fife'),
    ['passed | one two three four five six | phrase'],
    { dialogue, defaults: 'files' },
  ],
  [
    'test-syntax 5.3: sttThreshold, 0.9 in the dashboard',
    'what the default of the dashboard does not forgive is not heard',
    dial('set finishOnPhrase: three fuur fife'),
    [`passed | ${ALL} goodbye now | hang-up`],
    { dialogue },
  ],
  [
    'test-syntax 5.3: listeningTimeout is the longest listening time',
    'a fixed time ends it, whatever is said',
    dial('set listeningTimeout: 3'),
    ['passed | one two three | time'],
    { dialogue },
  ],
  [
    'test-syntax 5.3: listeningTimeout in virtualDeviceConfig',
    'the time of a suite holds where a step sets none',
    dial('prompt: "*"'),
    ['passed | one two | time'],
    { dialogue, json: { virtualDeviceConfig: { listeningTimeout: 2 } } },
  ],
  [
    'test-syntax 3: a file overrides testing.json',
    'the configuration of the file comes before testing.json',
    `configuration:\n  listeningTimeout: 4\n---\n${dial('prompt: "*"')}`,
    ['passed | one two three four | time'],
    { dialogue, json: { virtualDeviceConfig: { listeningTimeout: 2 } } },
  ],
  [
    'test-syntax 5.3: default of listeningTimeout is 45 seconds',
    'where nothing ends it, it ends after 45 seconds',
    dial('prompt: "*"'),
    ['passed | one | time'],
    { dialogue: plainLine({ start: ['one', 44.5, 'two'], end: ['bye'] }) },
  ],
  [
    'test-syntax 5.3: endSpeechTimeout is silence that ends the turn',
    'a silence shorter than a pause of the reply cuts it',
    dial('set endSpeechTimeout: 1.5'),
    ['passed | one two three four five six | silence'],
    { dialogue },
  ],
  [
    'training 9: end of speech timeout waits for a stretch of silence',
    'a longer silence gets the whole reply',
    dial('set endSpeechTimeout: 4'),
    [`passed | ${ALL} | silence`],
    { dialogue },
  ],
  [
    'guides 3: End of speech timeout for the suite',
    'the silence of a suite holds where a step sets none',
    dial('prompt: "*"'),
    ['passed | one two three four five six | silence'],
    { dialogue, json: { virtualDeviceConfig: { endSpeechTimeout: 1 } } },
  ],
  [
    'end-to-end 4, unknown: several ends at once',
    'whichever comes first counts',
    dial('set finishOnPhrase: eight nine', 'set listeningTimeout: 20', 'set endSpeechTimeout: 1'),
    ['passed | one two three four five six | silence'],
    { dialogue },
  ],
  [
    'test-syntax 5.2 and 10: maxAsyncE2EWaitTime, 60000 in files',
    'listening beyond the longest wait is an error, and ends the test',
    `${dial('set listeningTimeout: 70')}- $SILENCE\n`,
    ['failed | one | Timeout exceeded while waiting for the interaction response', 'not run'],
    { dialogue: plainLine({ start: ['one', 60, 'two'], end: ['bye'] }), defaults: 'files' },
  ],
  [
    'test-syntax 5.2: Max. response wait time, 120000 in the dashboard',
    'suites of the dashboard may listen longer',
    dial('set listeningTimeout: 70'),
    ['passed | one two | time'],
    { dialogue: plainLine({ start: ['one', 60, 'two', 20], end: ['bye'] }) },
  ],
  [
    'test-syntax 5.3: repeatOnPhrase says the last utterance again',
    'the input is said again when the phrase is heard',
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
    'test-syntax 5.3: repeatOnPhrase, a list, for the suite',
    'phrases of a suite hold where a step sets none; one that is not heard changes nothing',
    `${TO_PURPOSE}- purple bicycle:
    - set finishOnPhrase: status or baggage
`,
    [...AT_PURPOSE, 'passed | sorry I did not get that you can say reservations flight status or baggage | phrase'],
    { json: { virtualDeviceConfig: { repeatOnPhrase: ['sorry, I missed that', 'say that again'] } } },
  ],
  [
    'test-syntax 4.2: connection.endedBy is callee when the line hangs up',
    'the last interaction waits for the line to hang up',
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
    'test-syntax 4.2: connection.endedBy is caller or callee',
    'the caller hangs up after the last interaction',
    '- $DIAL:\n    - set finishOnPhrase: or say espanol\n    - connection.endedBy: caller\n',
    [`passed | ${GREETING} | phrase`],
  ],
  [
    'test-syntax 4.2: connection.endedBy, last interaction only',
    'in another interaction it is not set',
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
