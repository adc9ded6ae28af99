import { readFileSync, readdirSync } from 'node:fs';
import { applyFix, fixAll } from '../../../lib/script/repair/fix';
import { isScriptText } from '../../../lib/script/grammar';
import { problemsOf, readCases, readRight } from './corpus';

const fixed = (text: string) => fixAll(text, (one) => problemsOf(one)).text;

const samples = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => [
    ...readFileSync(`content/${file}`, 'utf8').matchAll(/^```(yaml|json title="testing\.json").*\n([^]*?)^```/gm),
  ])
  .filter(([, language, text = '']) => language !== 'yaml' || isScriptText(text))
  .map(([, , text = '']) => ({ text, code: '', context: {} }));

/** Each way to break a right text in one place: a line that slips, and signs that are lost, doubled or exchanged. */
const SLIPS: readonly [RegExp, string][] = [
  [/^( *)- /gm, '$1-'],
  [/^( *)- /gm, '$1-- '],
  [/^( *)- /gm, '$1'],
  [/^(?=\s*- )/gm, ' '],
  [/^(?=\s*- )/gm, '  '],
  [/^ {2}(?= )/gm, ''],
  [/^ {4}/gm, ''],
  [/^ {4}/gm, '\t'],
  [/: /g, ':'],
  [/:$/gm, ''],
  [/: /g, ' '],
  [/"/g, ''],
  [/: (?=\w)/g, ': "'],
  [/: (?=\w)/g, ': *'],
  [/: (?=\w)/g, ': ['],
  [/^---$/gm, ''],
  [/(?<=\$[A-Z])([A-Z])([A-Z])/g, '$2$1'],
  [/(?<=[a-z])([a-z])([A-Z])/g, '$2$1'],
  [/: (?=\w)/g, ' !=\n        - '],
  [/,$/gm, ''],
  [/,(?=\s*\n)/g, ',,'],
  [/ (?=\w)/g, ' #'],
];

/** Breaks a text in every third way, beginning with the first, the second or the third: each suits a third of the texts. */
function brokenOf(text: string, first: number): string[] {
  return SLIPS.filter((_, index) => index % 3 === first).flatMap(([sign, put]) => {
    const places = [...text.matchAll(sign)].map(({ index }) => index);
    // One place of a kind is enough in one sample.
    return places.slice(0, 1).map((place) => {
      let isDone = false;
      return text.replaceAll(sign, (...found: unknown[]) => {
        const [all] = found as string[];
        if (isDone || found.find((one) => typeof one === 'number') !== place) return all ?? '';
        isDone = true;
        return put.replaceAll(/\$(\d)/g, (_, number: string) => String(found[Number(number)]));
      });
    });
  });
}

const right = [...samples, ...readRight().map(([, text]) => ({ text, code: '', context: {} }))];
const texts = [
  ...readCases(),
  ...right,
  ...right
    .filter(({ text }) => text.length < 3000)
    .flatMap((one, index) => brokenOf(one.text, index % 3).map((text) => ({ ...one, text }))),
];

test('no fix leaves more problems than before', () => {
  const worse: unknown[] = [];
  let tried = 0;
  for (const { text, code, context } of texts) {
    const before = problemsOf(text, code, context);
    for (const { fix } of before) {
      if (!fix) continue;
      tried++;
      const mended = applyFix(text, fix);
      const after = problemsOf(mended, code, context);
      const told = (problems: typeof after) =>
        problems.map(({ code: one, from, message }) => `${one} ${from.line} ${message}`);
      if (after.length >= before.length) worse.push([fix.title, text, mended, told(before), told(after)]);
    }
  }
  expect(worse.slice(0, 3)).toEqual([]);
  expect(tried).toBeGreaterThan(800);
});

test.each([
  ['a comment stays one', '    - prompt: * # anything', '    - prompt: "*" # anything'],
  ['a curly quote closes', '    - prompt: "box office”', '    - prompt: "box office"'],
])('%s', (_what, line, mended) => {
  const text = `---\n- test: Tickets\n- hello:\n${line}\n`;
  const [problem] = problemsOf(text);
  expect(problem?.fix && applyFix(text, problem.fix)).toContain(`${mended}\n`);
});

test.each([
  ['- order: transcript: small\n', '- order:\n    - prompt: small\n'],
  ['- test: One\n- $DIAL: hi - $1: small - test: Two\n', '- test: One\n- $DIAL: hi\n- $1: small\n---\n- test: Two\n'],
  ['configuration: locale: en-US voiceId: Joey\n', 'configuration:\n  locale: en-US\n  voiceId: Joey\n'],
])('joined lines are separated: %j', (text, mended) => {
  expect(fixed(text).replaceAll(/ +$/gm, '')).toBe(mended);
});

/** The value of an old operator, and what follows the colon instead. */
test.each([
  ['== hello', '/^hello$/'],
  ['== "is it 5?"', '/^is it 5\\?$/'],
  ['== your * is ready', '/^your .* is ready$/'],
  ['== *', '"*"'],
  ['== undefined', 'undefined'],
  ['=~ .*fact*', '/.*fact*/'],
  ['=~ "a|b"', '/a|b/'],
  ['=~ /fact/i', '/fact/i'],
  ['== "how many" goto "Get New Facts"', undefined],
  ['== how many goto Help', undefined],
  ['== ${NAME}', undefined],
])('an old operator keeps its meaning: %s', (value, written) => {
  const [problem] = problemsOf(`- hi:\n    - prompt ${value}\n`);
  expect([problem?.id, problem?.fix?.changes.at(-1)?.text]).toEqual(['old-name/operator', written]);
  const [input] = problemsOf(`- hi ${value}\n`);
  expect([input?.id, input?.fix?.changes.at(-1)?.text]).toEqual([
    'operator-in-input/input',
    written && `hi: ${written}`,
  ]);
});

test('text after a hyphen is not put in quotes, because it may be another line', () => {
  const [problem] = problemsOf('- test: Shop\n- hello: welcome - stop: bye\n');
  expect([problem?.code, problem?.fix]).toEqual(['yaml-colon', undefined]);
});

test('an input between two lists may begin with the word for a setting', () => {
  const text = '- hello:\n    - prompt: hi\n  - set a timer for an hour:\n    - prompt: timer\n';
  const [problem] = problemsOf(text);
  expect(problem?.fix && applyFix(text, problem.fix).split('\n')[2]).toBe('- set a timer for an hour:');
});

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
