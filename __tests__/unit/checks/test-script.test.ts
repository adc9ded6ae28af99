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

const step = (...expressions: string[]) =>
  ['- test: One', '- hello:', ...expressions.map((text) => `    ${text}`)].join('\n');

test.each([
  ['an unknown set key', step('- set finishOnPhrases: a'), 3, 'unknown set key "finishOnPhrases"', '"finishOnPhrase"'],
  ['an unknown property', step('- prompt: a', '- cardTitel: b'), 4, 'unknown property "cardTitel"', '"cardTitle"'],
  ['an unknown property with an operator', step('- promt != a'), 3, 'unknown property "promt"', '"prompt"'],
  ['an unknown operator', step('- prompt == a'), 3, 'unknown operator "=="', '!='],
  ['an expression without an operator', step('- exits'), 3, '"exits" has no operator', '"property: value"'],
  ['an expression of two lines', step('- prompt: a', '  caption: b'), 3, 'not "property: value"', '- '],
  ['expressions that are no list', step('prompt: a'), 3, 'the expressions of "hello" are not a list', '- '],
  ['a step of two lines', '- test: One\n- a: b\n  c: d', 2, 'a step is more than one utterance', '- '],
  [
    'a second test without a block of its own',
    '- test: One\n- a\n- test.skip: Two',
    3,
    '"test.skip" is not the first line',
    '---',
  ],
  [
    'an unknown setting of a test',
    '- test: One\n- settings:\n    row: a',
    3,
    'unknown setting of a test "row"',
    'dataTableRowId',
  ],
  ['a configuration without keys', 'configuration: a\n---\n- test: One', 1, 'neither "configuration:" with keys', '- '],
])('%s is refused with its line and a remedy', (_name, script, line, message, remedy) => {
  expect(checkYaml(script)).toEqual([
    { line, message: expect.stringContaining(message), remedy: expect.stringContaining(remedy) },
  ]);
});

test('a piece of a script is recognized by its expressions', () => {
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
