import type { Rules } from './rule';

/** Rules for values, placeholders and platforms. */
export const VALUE_RULES = {
  'wrong-value': {
    page: 'settings#all-keys',
    explanation: 'The value has the wrong type, or is out of range.',
    messages: {
      value: '"«name»" is not «wanted» → write «wanted»',
      empty: '"«name»" has no value → write one, or remove the line',
      suite: ['warning', '"«name»" has no value → write one, or remove the line'],
      property: '"«name»" cannot be "«text»" → write one of «values»',
      number: '"«text»" is not a number, and "«operator»" compares numbers → write a number, or ":" to look for text',
      replaced: ['hint', '"«name»" is text, unless "«text»" is replaced → write «wanted»'],
      tags: 'the tags are written as a list → write them on one line: tags: a, b',
    },
  },
  'unit-test': {
    severity: 'hint',
    page: 'expectations#unit-test-properties',
    explanation: "Unit tests run a skill's code directly. All other tests talk to the application.",
    messages: {
      sign: 'this is a unit test of a skill → run it with the command-line tool',
      word: ['warning', '"«name»" is for unit tests → leave it out, or move it to a unit test'],
    },
  },
  'wrong-place': {
    page: 'settings#all-keys',
    explanation:
      'Each setting belongs in certain places: testing.json, its virtualDeviceConfig, a configuration, or a step.',
    messages: {
      place: '"«name»" cannot be set in «place» → move it to «places»',
      device: [
        'warning',
        '"«name»" is documented only for testing.json → write its settings directly into the configuration',
      ],
      step: '"«name»" is not a step setting → set it for the whole file or in testing.json',
    },
  },
  'wrong-platform': {
    severity: 'warning',
    page: 'overview',
    explanation: 'This has no effect on the platform under test.',
    messages: {
      input: ['error', '"«input»" does not work on «platform» → use it on «platforms» only'],
      silence: ['error', '"«input»" does not work on «platform» → use it on «platforms» only, and with Watson'],
      property: '"«name»" does not exist on «platform» → leave it out, or check something else',
      setting: '"«name»" has no effect on «platform» → leave it out; it is for «platforms»',
    },
  },
  'missing-type': {
    severity: 'hint',
    page: 'settings#type',
    explanation: 'Without a type, tests run as unit tests and never use the virtual device.',
    messages: { type: 'without "type", scripts run as unit tests → write "type": "e2e" here' },
  },
  'wake-word': {
    severity: 'warning',
    page: 'inputs#open-an-alexa-skill-or-a-google-action',
    explanation: 'The device talks directly to the assistant, so an input starts after the wake word.',
    messages: { input: 'the input starts with the wake word "«word»" → leave it out' },
  },
  'hidden-character': {
    severity: 'hint',
    page: 'expectations#expected-values',
    explanation: 'Text copied from a web page or a document may contain characters that have no width.',
    messages: { text: 'the expected text contains an invisible character → remove it, unless the reply has it, too' },
    toldOnce: 'rule',
  },
  regex: {
    page: 'expectations#regular-expressions',
    explanation: 'A value between slashes is a JavaScript regular expression.',
    messages: {
      pattern: 'the regular expression cannot be read: «fault» → fix it, or remove the slashes to compare text',
    },
  },
  placeholder: {
    page: 'placeholders',
    explanation: 'A placeholder without a value is not replaced.',
    messages: {
      name: '"«written»" is not a placeholder → write ${NAME}, or ${data.key} for a data table',
      filter: 'no filter replaces "«written»" → name a filter in testing.json, or write the value',
      input: ['warning', '"«written»" works in expected values only → write ${NAME}, or the value itself'],
    },
  },
} as const satisfies Rules;
