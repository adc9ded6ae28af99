import { readdirSync, readFileSync } from 'node:fs';
import { messagesOf, RULE_CODES, RULES_BY_CODE } from '../../../lib/script/rules/rules';
import { applyFix } from '../../../lib/script/repair/fix';
import { problemsOf, readCases, readPeople, readRight } from './corpus';

const cases = readCases();

/** Whether /script-reference/messages/ has a message, with `…` for passages of the script. */
function isListed(message: string): boolean {
  const pattern = (listed: string) =>
    listed
      .split('…')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+');
  return RULE_CODES.flatMap((code) => messagesOf(RULES_BY_CODE[code])).some(({ says }) =>
    new RegExp(`^${pattern(says)}( \\(\\d+ times\\))?$`, 's').test(message),
  );
}

test('the page of messages has the severity of each message, and both of one that has two', () => {
  expect(messagesOf(RULES_BY_CODE['wrong-platform'])).toEqual([
    { says: '"…" does not work on …', severities: ['error'] },
    { says: '"…" does not exist on …', severities: ['warning'] },
    { says: '"…" has no effect on …', severities: ['warning'] },
  ]);
  expect(messagesOf(RULES_BY_CODE['unknown-property'])).toEqual([
    { says: 'there is no property "…"', severities: ['error', 'warning'] },
  ]);
});

test('every message is reported by a check', () => {
  const folder = 'lib/script';
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('rules'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  const ids = RULE_CODES.flatMap((code) => Object.keys(RULES_BY_CODE[code].messages).map((name) => `${code}/${name}`));
  expect(ids.filter((id) => !new RegExp(`${id}\\b`).test(source))).toEqual([]);
});

test.each(cases.map((one) => [one.code, one.name, one] as const))('%s: %s', (code, _name, { text, place, context }) => {
  const problems = problemsOf(text, code, context);
  const found = problems.map(({ code: other, from }) => `${other} ${from.line}:${from.column}`);
  expect(found).toContain(`${code} ${place}`);
  for (const { message, remedy, address, range } of problems) {
    expect(message).toMatch(/^\S.*[^.]$/s);
    expect([message, isListed(message)]).toEqual([message, true]);
    expect(remedy).toMatch(/^\S.*[^.]$/s);
    expect(address).toMatch(/^\/.*\/(#[a-z-]+)?$/);
    expect(range[0]).toBeLessThanOrEqual(range[1]);
  }
  // Where an edit is offered, it takes the problem away, and brings no other of its kind.
  for (const problem of problems.filter(({ fix }) => fix)) {
    const mended = problem.fix ? applyFix(text, problem.fix) : text;
    const left = problemsOf(mended, code, context).filter((other) => other.code === problem.code);
    expect(left.length).toBeLessThan(problems.filter((other) => other.code === problem.code).length);
  }
});

test('a broken text has no problem but the one that it shows, and what follows from it', () => {
  const more = cases.flatMap(({ code, name, text, context }) => {
    const others = problemsOf(text, code, context).filter((problem) => problem.code !== code);
    return others.map((problem) => `${code}: ${name}: ${problem.code}`);
  });
  expect(more).toEqual(['missing-separator: before the configuration: block-place']);
});

test('there are broken texts of every class', () => {
  const shown = new Set(cases.map(({ code }) => code));
  expect(RULE_CODES.filter((code) => !shown.has(code))).toEqual(['too-large']);
  expect(cases.length).toBeGreaterThanOrEqual(80);
});

test.each(readRight())('%s is right', (_name, text) => {
  expect(problemsOf(text).map(({ code, from, message }) => [code, from, message])).toEqual([]);
});

test('line breaks of Windows and a byte order mark change nothing', () => {
  for (const [name, text] of readRight().filter(([file]) => file.endsWith('.yml')))
    expect([name, problemsOf(`\uFEFF${text.replaceAll('\n', '\r\n')}`)]).toEqual([name, []]);
  const [problem] = problemsOf('- test: A\r\n- hi: Which size: small\r\n');
  expect(problem).toMatchObject({ code: 'yaml-colon', from: { line: 2, column: 7 }, to: { line: 2, column: 24 } });
});

test('mistakes in different tests are all told, in the order of the text', () => {
  const text = '- test: A\n- hi: *\n---\n- test: B\n- hi:\n    - promt: a\n---\n- test: C\n-bye: see you\n';
  expect(problemsOf(text).map(({ code, from }) => [code, from.line])).toEqual([
    ['yaml-star', 2],
    ['unknown-property', 6],
    ['hyphen', 9],
  ]);
});

const severitiesOf = (text: string, context = {}) =>
  problemsOf(text, '', context).map(({ code, severity }) => `${severity} ${code}`);

test.each(readPeople().map((one) => [one.name, one] as const))(
  'as people write them: %s',
  (_name, { text, expected, context }) => {
    expect(severitiesOf(text, context)).toEqual(expected);
  },
);

test('a misspelled keyword with two letters in the wrong order has its fix', () => {
  expect(problemsOf('- $DAIL: welcome\n').map(({ fix }) => fix?.changes[0]?.text)).toEqual(['$DIAL']);
});

test('old words of one kind are told once, with one fix for all of them', () => {
  const text = '- hi:\n    - prompt == a\n- bye:\n    - prompt == b\n';
  const [problem, ...others] = problemsOf(text);
  expect(others).toEqual([]);
  expect(problem?.fix && applyFix(text, problem.fix)).toBe('- hi:\n    - prompt: /^a$/\n- bye:\n    - prompt: /^b$/\n');
});

test.each(['YES', 'yes', 'ON', 'off'])('%s is neither true nor false', (word) => {
  expect(severitiesOf(`configuration:\n  recordCall: ${word}\n`)).toEqual(['error wrong-value']);
});

test('findReplace reaches inputs and names of properties, and places are those of the file', () => {
  const settings = { type: 'e2e', platform: 'phone', findReplace: { START: '$DIAL', ANSWER: 'prompt' } };
  expect(severitiesOf('- START:\n    - ANSWER: hi\n', { settings })).toEqual([]);
  const [problem] = problemsOf('- START: hi\n- $PUASE 3\n', '', { settings });
  expect([problem?.from, problem?.fix?.changes[0]?.range]).toEqual([{ line: 2, column: 3 }, [14, 20]]);
});

test.each(['many', '*', 'undefined', '/9/', '""'])('what is not a number is not compared as one: > %s', (value) => {
  expect(severitiesOf(`- hi:\n    - debug.count > ${value}\n`)).toContain('error wrong-value');
});

test('all problems are told behind one of syntax', () => {
  const text = '- test: A\n- hi:\n\t- promt: a\n- bye: "see you\n- $DAIL: b\n- size: small: large\n';
  expect(problemsOf(text).map(({ code, from }) => `${from.line} ${code}`)).toEqual([
    '3 yaml-tab',
    '3 unknown-property',
    '4 yaml-quote',
    '5 unknown-input',
    '5 dial',
    '6 yaml-colon',
  ]);
});
