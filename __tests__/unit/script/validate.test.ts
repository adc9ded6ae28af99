import { PROBLEM_CLASSES } from '../../../lib/script/classes';
import { applyFix } from '../../../lib/script/fix';
import { problemsOf, readCases, readRight } from './corpus';

const cases = readCases();

test.each(cases.map((one) => [one.code, one.name, one] as const))('%s: %s', (code, _name, { text, place, context }) => {
  const problems = problemsOf(text, code, context);
  const found = problems.map(({ code: other, from }) => `${other} ${from.line}:${from.column}`);
  expect(found).toContain(`${code} ${place}`);
  for (const { message, remedy, address, range } of problems) {
    expect(message).toMatch(/^\S.*[^.]$/s);
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
  expect(more).toEqual([]);
});

test('there are broken texts of every class', () => {
  const shown = new Set(cases.map(({ code }) => code));
  expect(Object.keys(PROBLEM_CLASSES).filter((code) => !shown.has(code))).toEqual(['too-large']);
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

test('what the documentation leaves open is not judged', () => {
  const open = [
    // Names of settings that only the dashboard shows, and of a property that a filter can add.
    '{ "type": "e2e", "platform": "watson", "watsonApiKey": "${KEY}", "fuzziness": 0.9 }',
    // Whether a configuration takes the settings of testing.json.
    'configuration:\n  trace: true\n  somethingElse: 5\n',
    // Fractions of a second; a word that findReplace may replace.
    '- $PAUSE 1.5\n',
    '- $DIAL:\n    - set listeningTimeout: TIMEOUT\n    - set pauseBeforeUtterance: ${data.pause}\n',
  ];
  for (const text of open) expect([text, problemsOf(text).map(({ code }) => code)]).toEqual([text, []]);
  const whatsapp = { settings: { type: 'e2e', platform: 'whatsapp' } };
  expect(problemsOf('- hi:\n    - set responseWaitTime: 10\n', '', whatsapp)).toEqual([]);
  expect(problemsOf('configuration:\n  phoneNumber: "12025550143"\n', '', whatsapp)).toEqual([]);
});

test('in a unit test nothing is said of calls, platforms and jumps', () => {
  const unit = { settings: { type: 'unit', platform: 'alexa' } };
  const text = '- LaunchRequest: hello goto stop\n- yes: fine\n- Order size={large}: ok\n- 1: one\n';
  expect(problemsOf(text, '', unit)).toEqual([]);
});
