// The fragments of addresses are no words.
// cspell:ignoreRegExp /#[\w-]+/

/** An assumption of the simulation where the documentation of the service leaves open what it does. */
export interface Assumption {
  /** How the simulation does it, as a sentence. */
  says: string;
  /** The page that lists it among what is to be confirmed, or that owns the setting. */
  page: string;
}

/** The assumptions. A report names those that a run made use of. */
export const ASSUMPTIONS = {
  'first-end': {
    says: 'Of several settings that end listening, whichever comes first counts.',
    page: '/script-reference/set/#limits-to-confirm',
  },
  'implied-phrase': {
    says: 'Where no finish phrase is set, the last three words of an expected text are one, and a text with wildcards has none.',
    page: '/script-reference/set/#finishonphrase',
  },
  'near-phrase': {
    says: 'A phrase that was not heard to the letter is compared letter by letter, and ends listening a second after its best match.',
    page: '/script-reference/testing-json/#sttthreshold',
  },
  'dial-clock': {
    says: 'The seconds of $DIAL count from the moment when the line answers, those of other inputs from the end of the input.',
    page: '/recipes/barge-in/#limits-to-confirm',
  },
  'silence-clock': {
    says: 'The silence of an end-of-speech timeout counts from the last word of a reply, never before the first.',
    page: '/script-reference/set/#endspeechtimeout',
  },
  'early-words': {
    says: 'What the line says while the test waits, speaks or presses keys belongs to the next reply.',
    page: '/training/ivr/functional/reporting/',
  },
  'longest-wait': {
    says: 'The longest wait is counted for each step, and one that reaches it fails and ends the test.',
    page: '/script-reference/testing-json/#maxasynce2ewaittime',
  },
  repeat: {
    says: 'An input is repeated at once and three times at most, its clock starts again, and the reply keeps all that was heard. The finish phrase threshold holds for the phrase.',
    page: '/script-reference/set/#repeatonphrase',
  },
  'goes-on': {
    says: 'A test goes on after an expectation that failed, unless stopTestOnFailure is set.',
    page: '/script-reference/expectations/#limits-to-confirm',
  },
  'call-over': {
    says: 'When the line ends the call before the last step, the test fails, and the other steps do not run.',
    page: '/troubleshooting/#error-541-call-ended',
  },
  'hang-up': {
    says: 'After the last step the test waits two seconds for the line to hang up; then it does so itself.',
    page: '/guides/ivr/#check-the-reply-and-the-end-of-the-call',
  },
  capitals: {
    says: 'Capitals make no difference.',
    page: '/script-reference/expectations/#limits-to-confirm',
  },
  fuzziness: {
    says: 'How similar a reply is to what is expected is computed letter by letter, on the passage that is nearest.',
    page: '/script-reference/expectations/#how-exactly-a-reply-must-match',
  },
  lenient: {
    says: 'lenientMode changes nothing for prompt, whose punctuation is not considered in any case.',
    page: '/script-reference/expectations/#how-exactly-a-reply-must-match',
  },
  'raw-phrase': {
    says: 'Homophones are not applied before phrases that end listening or repeat an input are looked for.',
    page: '/training/ivr/functional/homophones/#limits-to-confirm',
  },
  exit: { says: 'exit has no effect.', page: '/guides/old-names/#replace-old-keywords-in-a-script' },
  mute: { says: '$MUTE does what $SILENCE does.', page: '/guides/old-names/#replace-old-keywords-in-a-script' },
  fraction: { says: '$PAUSE takes fractions of a second.', page: '/script-reference/inputs/' },
  unfilled: { says: 'A placeholder without a value stays as it is written.', page: '/script-reference/placeholders/' },
  'no-number': {
    says: 'A script without a phone number calls the sample line.',
    page: '/script-reference/testing-json/#phone-keys',
  },
  keys: { says: 'A key takes a fifth of a second.', page: '/recipes/keypad-menus/#limits-to-confirm' },
  'not-simulated': {
    says: 'What this page cannot simulate is not checked: other properties than the text of a reply and the end of a call, SSML, other recordings than those of the samples, and selectors that it does not understand.',
    page: '/script-reference/expectations/#properties',
  },
} as const satisfies Readonly<Record<string, Assumption>>;

/** Names an assumption. */
export type AssumptionCode = keyof typeof ASSUMPTIONS;

/** What is different with the real service in every run. */
export const DIFFERENCES: readonly string[] = [
  'No call is placed and no message is sent: the line and the bot answer in this page, always in the same way.',
  'Speech is not recognized: the transcript has the mistakes that the sample line is written with, whatever the recognition hints say.',
  'The voice of the test makes no difference, and nothing is recorded.',
];
