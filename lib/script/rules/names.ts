import type { Rules } from './rule';

/** Rules for names and operators. */
export const NAME_RULES = {
  'unknown-property': {
    page: 'expectations#properties',
    explanation: 'An expectation names a property of the reply, such as prompt. Any other name has no value.',
    messages: {
      misspelled: 'there is no property "«name»" → write "«meant»"',
      setting: 'there is no property "«name»" → write "set «name»"',
      unknown: ['warning', 'there is no property "«name»" → check its spelling, unless a filter adds it'],
    },
  },
  'unknown-operator': {
    page: 'expectations#operators',
    explanation: 'The operator between property and value is a colon, which means "contains", or one of != < > <= >=.',
    messages: {
      misspelled: 'there is no operator "«operator»" → write "«meant»"',
      unknown: 'there is no operator "«operator»" → write ":" for "contains", or one of «operators»',
      colon: 'a colon follows "«operator»" → remove the colon',
      spaces: ['warning', '"«operator»" has no spaces around it → write a space on each side of it'],
    },
  },
  'no-operator': {
    page: 'expectations#operators',
    explanation: 'An expectation is a property, an operator and a value: prompt: hello, or prompt != hello.',
    messages: {
      line: '"«text»" has no operator → write "property: value", or indent it like an input or a value',
      value: 'there is no value after "«operator»" → write a value',
    },
  },
  'operator-in-input': {
    severity: 'warning',
    page: 'expectations#four-ways-to-write-a-step',
    explanation:
      'Only a colon is documented between an input and its expectation. Other operators may be sent as text.',
    messages: { input: '"«rest»" may be read as a part of the input → write «written», or reword the input' },
  },
  'unknown-set-key': {
    page: 'set',
    explanation: 'The word "set" changes how one step runs, so it accepts only step settings.',
    messages: {
      misspelled: '"set" has no key "«name»" → write "set «meant»"',
      unknown: ['warning', '"set" has no key "«name»" → use one of «names»'],
      missing: '"set" has no key → use one of «names»',
    },
  },
  'unknown-setting': {
    page: 'settings#all-keys',
    explanation: 'A setting with a misspelled name has no effect.',
    messages: {
      misspelled: 'there is no setting "«name»" → write "«meant»"',
      suite: ['warning', 'there is no setting "«name»" → write "«meant»"'],
    },
  },
  'unknown-input': {
    page: 'inputs',
    explanation: 'An input that starts with $ is a command. Unknown commands are not run.',
    messages: {
      misspelled: 'there is no input "«name»" → write "«meant»"',
      unknown: ['warning', 'there is no input "«name»" → write text, or one of «names»'],
      followed: 'text follows "«name»" → write "«written»"',
      keys: ['warning', 'text follows "«name»", so no keys are pressed → write "«written»", or an amount in words'],
      test: '"«key»" is not the keyword for a test name → write "«meant»"',
    },
  },
  'old-name': {
    severity: 'warning',
    page: 'oldNames#replace-old-keywords-in-a-script',
    explanation: 'Older scripts may still use words that have been replaced or removed.',
    messages: {
      name: '"«name»" is an older name → write "«today»"',
      operator: '"«operator»" is an operator from older scripts → write ":" and «written»',
      keyword: '"«word»" is a keyword from older scripts → write a test for each path through the conversation',
      setting: '"«name»" is a setting from older versions → «instead»',
      token: 'tokens that start with "twilio-" are from older versions → copy the token from the dashboard',
    },
    toldOnce: 'message',
  },
} as const satisfies Rules;
