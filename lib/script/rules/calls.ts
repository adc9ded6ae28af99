import type { Rules } from './rule';

/** Rules for phone calls. */
export const CALL_RULES = {
  dial: {
    page: 'inputs#dial',
    explanation: 'A call starts with $DIAL. Nothing can be said or heard before it.',
    messages: {
      late: '$DIAL is not the first input of its test → move it to the top, below the test name',
      missing: 'the test does not start with $DIAL → write "- $DIAL" before this line',
    },
  },
  'missing-dollar': {
    severity: 'warning',
    page: 'inputs#press-keys',
    explanation: 'Without $, a number or word is spoken. With $, keys are pressed and commands are run.',
    messages: {
      text: '"«text»" is spoken as text → write "$«text»"; if it should be spoken, spell it out in words',
    },
  },
  pause: {
    page: 'inputs#pause',
    explanation: '$PAUSE takes a number of seconds and nothing else.',
    messages: {
      number: '$PAUSE needs a number of seconds → write "$PAUSE 3"',
      expectation: '$PAUSE has an expectation → remove the expectation: a pause gets no reply',
    },
  },
  'not-last': {
    severity: 'warning',
    page: 'expectations#properties',
    explanation: 'Only the last step can check who ended the call.',
    messages: { property: '"«name»" is checked before the end of the call → move it to the last step of the test' },
  },
  'finish-early': {
    severity: 'warning',
    page: 'set#finishonphrase',
    explanation: 'A step ends as soon as its finish phrase is heard. Expected text after the phrase is never heard.',
    messages: {
      phrase: 'the step ends at "«phrase»", too early for "«text»" → finish on the last words, or expect less',
    },
  },
} as const satisfies Rules;
