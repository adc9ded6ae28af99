import type { AssumptionCode } from '../../../../lib/script/run/assumptions';
import { bot, plainLine, run, TO_PURPOSE, type How } from './running';

const dialogue = plainLine({ count: ['one two three', 2, 'four five'], end: ['bye'] });
const dial = (...lines: string[]) => `- $DIAL:\n${lines.map((text) => `    - ${text}\n`).join('')}`;

/** For each assumption a run that makes use of it: the unknown thing is named behind it. */
const USES: Record<AssumptionCode, readonly [facts: string, script: string, how?: How]> = {
  'first-end': ['end-to-end 4', dial('set finishOnPhrase: five', 'set listeningTimeout: 2'), { dialogue }],
  'implied-phrase': ['test-syntax 7', dial('prompt: one two three'), { dialogue }],
  'near-phrase': ['test-syntax 13', dial('set finishOnPhrase: one too three'), { dialogue }],
  'dial-clock': ['end-to-end 4', dial('set listeningTimeout: 2'), { dialogue }],
  'silence-clock': ['test-syntax 5.3', dial('set endSpeechTimeout: 1'), { dialogue }],
  'early-words': ['training 10', `${dial('set finishOnPhrase: one')}- $PAUSE 2\n- $SILENCE\n`, { dialogue }],
  'longest-wait': ['training 27', dial('set listeningTimeout: 2'), { dialogue, json: { maxAsyncE2EWaitTime: 1000 } }],
  repeat: ['test-syntax 5.9', `${TO_PURPOSE}- hm:\n    - set repeatOnPhrase: I did not get that\n`],
  'goes-on': [
    'end-to-end 3',
    `${dial('prompt: six seven eight', 'set listeningTimeout: 1')}- $SILENCE\n`,
    { dialogue },
  ],
  'call-over': ['test-syntax 10', `${dial('set listeningTimeout: 40')}- $1\n`, { dialogue }],
  'hang-up': ['test-syntax 4.2', dial('set finishOnPhrase: five', 'connection.endedBy: caller'), { dialogue }],
  capitals: ['test-syntax 13', '- hi: welcome\n', { dialogue: bot }],
  fuzziness: ['test-syntax 13', '- hi: Welcom to Corner Slise\n', { dialogue: bot }],
  lenient: ['test-syntax 13', '- hi: Welcome\n', { dialogue: bot, json: { lenientMode: true } }],
  'raw-phrase': [
    'test-syntax 4.4',
    dial('set finishOnPhrase: won two three', 'set listeningTimeout: 4'),
    { dialogue, json: { homophones: { won: ['one'] }, virtualDeviceConfig: { sttThreshold: 1 } } },
  ],
  exit: ['test-syntax 13', '- hi:\n    - exit\n- track: left the oven\n', { dialogue: bot }],
  mute: ['test-syntax 12', '- $MUTE\n', { dialogue: bot }],
  fraction: ['test-syntax 13', '- $PAUSE 0.5\n', { dialogue: bot }],
  unfilled: ['test-syntax 13', '- ${word}: Sorry\n', { dialogue: bot }],
  'no-number': ['test-syntax 10', '- $DIAL\n'],
  keys: ['end-to-end 4', '- $DIAL:\n    - set finishOnPhrase: say espanol\n- $22\n'],
  'not-simulated': ['test-syntax 4.2', '- hi:\n    - debug.screenshot: x\n', { dialogue: bot }],
};

test.each(Object.entries(USES))('a run that has to assume something says so: %s (%s)', (code, [, script, how]) => {
  expect(run(script, how).report.assumptions).toContain(code);
});

test('a run that needs no assumption names none', () => {
  const script = `configuration:\n  phoneNumber: "+12025550119"\n---\n${TO_PURPOSE}`;
  expect(run(script).report.assumptions).toEqual([]);
});
