import type { Rules } from './rule';

/** Rules for the shape of a file. */
export const SHAPE_RULES = {
  'no-list': {
    explanation: 'A block is either "configuration:" with settings, or a test: a list of lines with hyphens.',
    messages: {
      misspelled: 'the block is neither a configuration nor a list of steps → write "configuration:"',
      setting: 'the setting is not under "configuration:" → indent it under a "configuration:" line',
      block: 'the block is neither a configuration nor a list of steps → start each line of a test with "- "',
      empty: 'there are no settings below "configuration:" → write "key: value" below it, indented',
      hyphens: 'the settings below "configuration:" are written as a list → remove the hyphens',
      item: '"configuration:" is an item of a list → remove the hyphen before it',
      stray: ['warning', 'this text is not part of a test → put # in front of it, or remove it'],
      prose: 'this text is not part of a test → start its lines with "- ", or with # for a comment',
      objects: 'this list is not a test: its items have several keys → write one input after each "- "',
    },
  },
  'step-shape': {
    explanation: 'A step is one input, a colon, and the expected reply. Each step starts with its own hyphen.',
    messages: {
      input: 'the step has a second input → start each step with "- "',
      hyphens: 'the step starts with two hyphens → start it with one hyphen and a space',
    },
    movesLines: true,
  },
  'expression-shape': {
    page: 'expectations#four-ways-to-write-a-step',
    explanation: 'The lines under an input are a list, so each expectation or setting starts with its own hyphen.',
    messages: {
      map: ['warning', 'the text below "«input»" is not a list → start each expectation and setting with "- "'],
      hyphen: '"«key»" needs its own hyphen → start each expectation and setting with "- "',
      item: '"«key»" is not an item of the list below "«input»" → start each expectation and setting with "- "',
      value: '"«property»" has neither a value nor a list → write a value, or each on a line with "- "',
      line: 'the line is not "property: value" → write one expectation after "- "',
    },
    movesLines: true,
  },
  'slid-left': {
    explanation: 'The line is indented no further than the line it belongs to, so an expectation becomes an input.',
    messages: {
      input: '"«key»" is not indented below its input, so it counts as an input → indent it below "«input»:"',
      value: '"«text»" is not indented below "«above»" → indent it below "«above»:"',
    },
    movesLines: true,
  },
  'missing-separator': {
    explanation: 'A line of three hyphens separates the configuration from the tests, and the tests from each other.',
    messages: {
      block: 'a new block starts here, without --- before it → put --- on a line of its own before it',
      sign: 'this is not the separator ---, which has three hyphens, and no spaces before them → write ---',
    },
  },
  'name-not-first': {
    page: 'overview#test-testonly-testskip',
    explanation: 'The name of a test is the first line of its block.',
    messages: { name: '"«key»" is not the first line of its test → move it to the top, or put --- before it' },
  },
  'block-place': {
    severity: 'warning',
    explanation: "The configuration is at the top of the file, and a test's tags and settings below its name.",
    messages: {
      configuration: '"configuration" is too far down → move it to the top of the file, once',
      block: '"«name»" is too far down → move it above the first input',
    },
  },
  'duplicate-name': {
    severity: 'warning',
    page: 'overview#test-testonly-testskip',
    explanation: "In results and reports, you can't tell two tests with the same name apart.",
    messages: { name: 'another test is called "«name»" → give each test a unique name' },
  },
} as const satisfies Rules;
