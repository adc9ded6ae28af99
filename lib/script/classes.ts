/** How much a problem matters: an error stops or falsifies a run, a warning probably does, a hint is worth a look. */
export type Severity = 'error' | 'warning' | 'hint';

/** The pages of the documentation that own the rules of scripts, with their names. */
const PAGES = {
  overview: ['/script-reference/', 'Script reference'],
  inputs: ['/script-reference/inputs/', 'Inputs'],
  expectations: ['/script-reference/expectations/', 'Expectations and operators'],
  set: ['/script-reference/set/', 'Set expressions'],
  placeholders: ['/script-reference/placeholders/', 'Placeholders'],
  settings: ['/script-reference/testing-json/', 'testing.json'],
  oldNames: ['/guides/old-names/', 'Old names'],
} as const;

/** A key of {@link PAGES}, and the fragment of the section there that has the rule. */
type Rule = keyof typeof PAGES | `${keyof typeof PAGES}#${string}`;

/** One class of mistakes. */
export interface ProblemClass {
  severity: Severity;
  /** The section of the documentation that has the rule. */
  address: string;
  /** The name of its page. */
  page: string;
  /** For a beginner: how the mistake comes about, and what it does. */
  explanation: string;
}

function mistake(severity: Severity, rule: Rule, explanation: string): ProblemClass {
  const [name, section] = rule.split('#') as [keyof typeof PAGES, string?];
  const [address, page] = PAGES[name];
  return { severity, address: section === undefined ? address : `${address}#${section}`, page, explanation };
}

/** All classes of mistakes, by their code. */
export const PROBLEM_CLASSES = {
  // YAML itself.
  'yaml-syntax': mistake(
    'error',
    'overview#the-shape-of-a-test-file',
    'The text cannot be read as YAML. Quotes, colons, hyphens and the spaces at the start of a line have a meaning there.',
  ),
  'yaml-colon': mistake(
    'error',
    'overview#quote-values-in-yaml',
    'A colon followed by a space ends the left side of a line. A value that holds one itself needs quotes.',
  ),
  'yaml-hash': mistake(
    'warning',
    'overview#quote-values-in-yaml',
    'A space followed by # starts a comment: the rest of the line is ignored. A text that holds both needs quotes.',
  ),
  'yaml-star': mistake(
    'error',
    'overview#quote-values-in-yaml',
    'YAML takes a * at the start of a value for a reference to another place of the file. A wildcard there needs quotes.',
  ),
  'yaml-sign': mistake(
    'error',
    'overview#quote-values-in-yaml',
    'Some signs have a meaning at the start of a value: [ and { open lists and maps, & ! | > @ % and ` are reserved.',
  ),
  'yaml-boolean': mistake(
    'warning',
    'overview#quote-values-in-yaml',
    'Many readers of YAML take yes, no, on and off for true and false, not for words. In quotes they stay words.',
  ),
  'yaml-tab': mistake(
    'error',
    'overview#the-shape-of-a-test-file',
    'YAML allows no tabs at the start of a line. Indent with spaces.',
  ),
  'yaml-quote': mistake(
    'error',
    'overview#quote-values-in-yaml',
    'A value that starts with a quotation mark ends at the next one of its kind. Nothing may follow it, and it must be there.',
  ),
  'yaml-indent': mistake(
    'error',
    'overview#the-shape-of-a-test-file',
    'Lines that belong together start in the same column; what belongs to a line stands further right, and that line ends with a colon.',
  ),
  hyphen: mistake(
    'error',
    'overview#common-mistakes',
    'An item of a list starts with one hyphen and a space. Without the space the hyphen is part of the text.',
  ),
  'colon-space': mistake(
    'warning',
    'overview#the-shape-of-a-test-file',
    'Only a colon followed by a space separates the left side from the right. Without the space it is part of the text.',
  ),
  'duplicate-key': mistake(
    'error',
    'overview#the-shape-of-a-test-file',
    'A key may be set once in its block: only one of its values counts.',
  ),
  'too-large': mistake('error', 'overview', 'A text of more than one megabyte is not checked.'),
  // The shape of a file.
  'no-list': mistake(
    'error',
    'overview#the-shape-of-a-test-file',
    'A block is either "configuration:" with settings below it, or a test: a list in which each line starts with a hyphen.',
  ),
  'step-shape': mistake(
    'error',
    'overview#the-shape-of-a-test-file',
    'An interaction is one input, a colon, and what is expected of the answer. Each interaction has a hyphen of its own.',
  ),
  'expression-shape': mistake(
    'error',
    'expectations#four-ways-to-write-an-interaction',
    'Below an input stands a list: each expectation or setting has a hyphen of its own.',
  ),
  'slid-left': mistake(
    'error',
    'overview#the-shape-of-a-test-file',
    'The line stands as far left as the one that it belongs to, so it counts as a line of its own: an expectation becomes an input.',
  ),
  'missing-separator': mistake(
    'error',
    'overview#the-shape-of-a-test-file',
    'A line of three hyphens separates the configuration from the tests, and each test from the next.',
  ),
  'name-not-first': mistake('error', 'overview#common-mistakes', 'The name of a test is the first line of its block.'),
  'block-place': mistake(
    'warning',
    'overview#the-shape-of-a-test-file',
    'The configuration stands at the top of the file; tags and settings of a test stand between its name and its first input.',
  ),
  'duplicate-name': mistake(
    'warning',
    'overview#test-testonly-testskip',
    'Two tests of one name cannot be told apart in results and reports.',
  ),
  // Words.
  'unknown-property': mistake(
    'error',
    'expectations#properties',
    'An expectation names a property of the answer, such as prompt. One that does not exist never holds the expected value.',
  ),
  'unknown-operator': mistake(
    'error',
    'expectations#operators',
    'Between property and value stands a colon, which means "contains", or one of != < > <= >=.',
  ),
  'no-operator': mistake(
    'error',
    'expectations#operators',
    'An expectation is a property, an operator and a value: prompt: hello, or prompt != hello.',
  ),
  'unknown-set-key': mistake(
    'error',
    'set',
    'The word "set" changes how one interaction runs. It takes the settings of an interaction only.',
  ),
  'unknown-setting': mistake('error', 'settings#all-keys', 'A setting with a misspelled name has no effect.'),
  'unknown-input': mistake(
    'error',
    'inputs',
    'An input that starts with $ is a command. An unknown one is not carried out.',
  ),
  'old-name': mistake(
    'warning',
    'oldNames#replace-old-keywords-in-a-script',
    'The word has a new name. Older scripts may still hold it.',
  ),
  // Values.
  'wrong-value': mistake(
    'error',
    'settings#all-keys',
    'The value has another type than the setting, or is out of its range.',
  ),
  'wrong-place': mistake(
    'error',
    'settings#all-keys',
    'Some settings belong into testing.json, some into its virtualDeviceConfig, some into the configuration of a file, some to one interaction.',
  ),
  'wrong-platform': mistake(
    'warning',
    'overview',
    'The platform under test does not have this: it has no effect there.',
  ),
  'missing-type': mistake(
    'error',
    'settings#type',
    'Without a type, tests run as unit tests: the virtual device is never used.',
  ),
  regex: mistake(
    'error',
    'expectations#regular-expressions',
    'A value between slashes is a regular expression of JavaScript. One that cannot be read matches nothing.',
  ),
  // Calls.
  dial: mistake('error', 'inputs#dial', 'A call starts with $DIAL: nothing can be said or heard before it.'),
  'missing-dollar': mistake(
    'warning',
    'inputs#press-keys',
    'A number or word without $ is spoken like any other text. With $ the keys are pressed, or the command is carried out.',
  ),
  pause: mistake('error', 'inputs#pause', '$PAUSE is followed by a number of seconds, and stands alone.'),
  'not-last': mistake(
    'warning',
    'expectations#properties',
    'Who ended a call is known when it is over: only the last interaction can check it.',
  ),
  'finish-early': mistake(
    'warning',
    'set#finishonphrase',
    'An interaction ends as soon as its finish phrase is heard. Expected text that follows the phrase is not heard any more.',
  ),
  'ends-early': mistake(
    'hint',
    'set#finishonphrase',
    'Without a finish phrase, an interaction ends when the last part of its expected text is heard, also when the system goes on speaking. A timeout only counts until then.',
  ),
  // Placeholders and data.
  placeholder: mistake('error', 'placeholders', 'A placeholder that nothing fills is not replaced by a value.'),
  'csv-columns': mistake(
    'error',
    'placeholders#data-fields',
    'The first line of a data file names its columns, each once; every other line has a cell for each of them.',
  ),
  // JSON.
  'json-syntax': mistake(
    'error',
    'settings',
    'JSON puts keys and texts in double quotes, a comma between entries and none behind the last, and knows no comments.',
  ),
} satisfies Record<string, ProblemClass>;

/** The code of a class of mistakes. */
export type ProblemCode = keyof typeof PROBLEM_CLASSES;
