import fc from 'fast-check';
import { bot, line, run } from './running';

// The same scripts in every run; `FUZZ_SEED` names others.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

const INPUTS = [
  ...'$DIAL $2 $482913 $SILENCE reservations agent order $NO "*"'.split(' '),
  ...['$PAUSE 100000', '"Lee #"', "$('button').click()"],
];
const EXPRESSIONS = [
  'prompt: sorry',
  'prompt: "*"',
  'prompt != a',
  'prompt > 1',
  'connection.endedBy: callee',
  'set finishOnPhrase: e',
  'set finishOnPhrase: ""',
  'set repeatOnPhrase: [you, "*"]',
  'set listeningTimeout: 0',
  'set listeningTimeout: 1e300',
  'set listeningTimeout: -5',
  'set endSpeechTimeout: 0',
  'set pauseBeforeUtterance: -3',
  'exit',
];

const step = fc
  .tuple(fc.constantFrom(...INPUTS), fc.array(fc.constantFrom(...EXPRESSIONS), { maxLength: 4 }))
  .map(([input, lines]) => `- ${input}:\n${lines.map((text) => `    - ${text}\n`).join('')}`);
const script = fc.array(step, { maxLength: 8 }).map((steps) => `- $DIAL\n${steps.join('')}`);

test.each([line, bot])('any script ends, in order of time, with a result for each interaction: $name', (dialogue) => {
  fc.assert(
    fc.property(script, (text) => {
      const { events, report } = run(text, { dialogue });
      const times = events.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(events.length).toBeLessThan(5000);
      const [test] = report.tests;
      expect(test?.interactions).toHaveLength(test?.total ?? 0);
    }),
    { numRuns: 100 },
  );
});
