import { partsOfLine } from '../../../lib/script/editor/parts';

/** The passages of a line that have a color. */
const colored = (line: string) => partsOfLine(line).flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : []));

test.each([
  ['- test: Opening hours', ['property test']],
  ['- $DIAL:', ['input $DIAL']],
  ['- when are you open: "a: # b" # c', ['input when are you open', 'expected "a: # b"', 'comment # c']],
  [`- "$('.a:contains(L)').click()":`, [`input "$('.a:contains(L)').click()"`]],
  ['- hello', ['input hello']],
  ['    - prompt != sorry', ['property prompt', 'expected sorry']],
  ['        - number on the label', ['expected number on the label']],
  ['    - set listeningTimeout: 20', ['property set listeningTimeout', 'constant 20']],
  ['    - set finishOnPhrase: or say hours', ['property set finishOnPhrase', 'string or say hours']],
  ['- prompt: hello', ['property prompt', 'expected hello']],
  ['  locale: en-US', ['property locale', 'string en-US']],
  ['  "type": "e2e",', ['property "type"', 'string "e2e"']],
  ['---', []],
  ['', []],
])('%j has the colors of what it says', (line, expected) => {
  expect(colored(line)).toEqual(expected);
  expect(
    partsOfLine(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line);
});
