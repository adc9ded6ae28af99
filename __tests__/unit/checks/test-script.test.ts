import { checkYaml } from '../../../lib/checks/yaml';

const SCRIPT = `---
configuration:
  locale: en-US

---
- test: Order a pizza
- tags: order, smoke
- settings:
    dataTableRowId: row-1
- open corner slice
- order a pizza: which size
- large:
    - prompt:
        - what is your address
        - where to
    - cardTitle != Closed
    - debug.deviceInteractionDuration <= 3000
    - "raw.messageBody.directives[0].namespace": SpeechRecognizer
    - set finishOnPhrase: your address
    - $('.slot-list').innerHTML: "10:00"
    - exit

---
- test.skip: Stop
- stop: "*"
`;

test('a script that uses every form is accepted', () => {
  expect(checkYaml(SCRIPT)).toEqual([]);
});

test.each([
  [
    'an unknown set key',
    'set finishOnPhrase',
    'set finishOnPhrases',
    19,
    'unknown set key "finishOnPhrases"',
    'finishOnPhrase',
  ],
  ['an unknown property', 'cardTitle', 'cardTitel', 16, 'unknown property "cardTitel"', 'cardTitle'],
  ['an unknown operator', 'cardTitle !=', 'cardTitle ==', 16, 'unknown operator "=="', '!='],
  ['an unknown setting of a test', 'dataTableRowId', 'dataTableRow', 9, 'unknown setting of a test', 'dataTableRowId'],
  [
    'an expression without an operator',
    '- exit',
    '- exits',
    21,
    'the expression "exits" has no operator',
    'property: value',
  ],
  [
    'expressions that are no list',
    '- large:\n    - prompt:',
    '- large:\n      prompt:',
    13,
    'the expressions of "large" are not a list',
    '- ',
  ],
  [
    'a test that starts in the middle',
    '---\n- test.skip',
    '- test.skip',
    23,
    '"test.skip" is not the first line of its test',
    '---',
  ],
  [
    'a step of two lines',
    '- open corner slice',
    '- open corner slice: a\n  b: c',
    10,
    'a step is more than one utterance',
    '- ',
  ],
  [
    'a block of another shape',
    'configuration:',
    'settings:',
    2,
    'neither "configuration:" with keys nor a list of steps',
    '- ',
  ],
])('%s is refused with its line and a remedy', (_name, right, wrong, line, message, remedy) => {
  const script = SCRIPT.replace(right, wrong).replace(/(prompt:\n)[^]*?(?=\n {4}- cardTitle)/, (text) =>
    wrong.includes('      prompt') ? 'prompt: a' : text,
  );
  expect(checkYaml(cut(script, wrong))[0]).toEqual({
    line,
    message: expect.stringContaining(message),
    remedy: expect.stringContaining(remedy),
  });
});

/** Keys and list entries cannot stand beside each other in YAML: the entries below the replaced key are left out. */
function cut(script: string, wrong: string): string {
  return wrong.includes('      prompt') ? script.replace(/ {4}- cardTitle[^]*? {4}- exit\n/, '') : script;
}

test('a piece of a script is recognised by its expressions', () => {
  expect(checkYaml('- $DIAL:\n    - prompt: hello\n    - set listenTimeout: 3')).toEqual([
    expect.objectContaining({ line: 3, message: 'unknown set key "listenTimeout"' }),
  ]);
});

test('YAML that is no script is left alone', () => {
  const workflow =
    'on: push\njobs:\n  test:\n    steps:\n      - uses: actions/checkout\n        with:\n          depth: 1\n';
  expect(checkYaml(workflow)).toEqual([]);
  expect(checkYaml('- name: one\n  prompt: two\n')).toEqual([]);
});
