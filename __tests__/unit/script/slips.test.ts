import { fixAll } from '../../../lib/script/repair/fix';
import { problemsOf } from './corpus';

const fixed = (text: string) => fixAll(text, (one) => problemsOf(one)).text;

const RIGHT = `- test: Order
- $DIAL: what can I get you
- a large margherita:
    - prompt:
        - where should we deliver
        - what is your address
    - prompt != closed
    - set finishOnPhrase: address
- $4829131: ready
- goodbye: "*"
`;

/** Each small slip: the line of the script above, and how it was written instead. */
test.each([
  ['a name without a colon', '- test: Order', '- test Order'],
  ['a misspelled keyword', '- test: Order', '- tset: Order'],
  ['a first line one column too far right', '- test: Order', ' - test: Order'],
  ['keys without a colon', '- $4829131: ready', '- $4829131 ready'],
  ['keys with a semicolon', '- $4829131: ready', '- $4829131; ready'],
  ['a command without a colon', '- $DIAL: what', '- $DIAL what'],
  ['a command with two dollar signs', '- $DIAL: what', '- $$DIAL: what'],
  ['a wide colon', '- $DIAL: what', '- $DIAL：what'],
  ['a wide colon above a list', '- a large margherita:', '- a large margherita：'],
  ['two colons', '- a large margherita:', '- a large margherita::'],
  ['a special space after the colon', '- $DIAL: what', '- $DIAL:\u00a0what'],
  ['a setting without a colon', '    - set finishOnPhrase: address', '    - set finishOnPhrase address'],
  ['a setting with an equals sign', '    - set finishOnPhrase: address', '    - set finishOnPhrase = address'],
  ['a dash', '- a large', '– a large'],
  ['an asterisk', '    - set', '    * set'],
  ['a special space after the hyphen', '    - set', '    -\u00a0set'],
  ['two hyphens with a space', '- $4829131', '- - $4829131'],
  ['two hyphens in front of an expectation', '    - prompt !=', '    - - prompt !='],
  ['no hyphen, above values', '    - prompt:', '    prompt:'],
  ['a value too far right', '        - what', '          - what'],
  ['an expectation between lists', '    - prompt != closed', '      - prompt != closed'],
  ['an operator among the inputs', '    - prompt != closed', '- prompt != closed'],
  ['reversed signs', '!= closed', '=! closed'],
  ['an opening quote in front of an input', '- a large margherita:', '- "a large margherita:'],
  ['no opening quote', '- goodbye: "*"', '- goodbye: *"'],
  ['a curly opening quote', '- goodbye: "*"', '- goodbye: “*"'],
  ['different quotes', '- goodbye: "*"', '- goodbye: \'*"'],
])('%s is told, and the fix restores the script', (_what, line, slip) => {
  const text = RIGHT.replace(line, () => slip);
  expect(text).not.toBe(RIGHT);
  expect(problemsOf(RIGHT)).toEqual([]);
  expect(
    fixed(text)
      .replaceAll(/'\*'|["“]margherita["”]/g, '"*"')
      .replace('"a large margherita"', 'a large margherita'),
  ).toBe(RIGHT);
});

test('a test without any hyphen gets them all', () => {
  expect(fixed(RIGHT.replaceAll('- ', ''))).toBe(RIGHT);
});

test('a line that may continue the text above, or be an input, has no fix', () => {
  const problems = problemsOf('- test: A\n- hi: welcome to\nCorner Slice\n- bye: see you\n');
  expect(problems.map(({ id, fix }) => [id, fix])).toEqual([['hyphen/missing', undefined]]);
});
