import { completionsAt } from '../../../lib/script/editor/complete';
import { problemsOf } from './corpus';
import { bot, line, plainLine, run, told } from './run/running';

const dialogue = plainLine({ count: ['one two three'], end: ['bye'] });
const codesOf = (text: string) => problemsOf(text).map(({ code, severity }) => `${severity} ${code}`);

describe('a blank setting counts as missing', () => {
  const STEPS = '- $DIAL:\n    - set finishOnPhrase: one\n- $SILENCE:\n    - set finishOnPhrase: three\n';

  test.each(['repeatOnPhrase', 'phoneNumber', 'sttThreshold'])('%s', (setting) => {
    const script = `configuration:\n  ${setting}:\n---\n${STEPS}`;
    expect(told(script, { dialogue })).toEqual(['passed | one | phrase', 'passed | two three | phrase']);
    expect(run(script, { dialogue }).events.filter(({ kind }) => kind === 'repeats')).toEqual([]);
  });

  test('it does not hide the value in testing.json', () => {
    const json = { virtualDeviceConfig: { listeningTimeout: 2 } };
    expect(told('configuration:\n  listeningTimeout:\n---\n- $DIAL\n', { dialogue, json })).toEqual([
      'passed | one two | time',
    ]);
    // In a step, it leaves the suite's value as well.
    expect(told('- $DIAL:\n    - set listeningTimeout:\n', { dialogue, json })).toEqual(['passed | one two | time']);
  });
});

test.each(['true', 'True', 'TRUE'])('%s is on', (value) => {
  const script = `configuration:\n  stopTestOnFailure: ${value}\n---\n- $DIAL: good evening\n- $2: more\n`;
  expect(told(script, { dialogue: line })[1]).toBe('not run');
});

describe('a configuration takes the settings of testing.json', () => {
  test.each([
    ['platfrom: phone', 'platform'],
    ['lenientMod: true', 'lenientMode'],
    ['stopTestOnFailur: true', 'stopTestOnFailure'],
  ])('a misspelled name is told: %s', (setting, meant) => {
    const [problem] = problemsOf(`configuration:\n  ${setting}\n`);
    expect([problem?.code, problem?.severity, problem?.fix?.changes[0]?.text]).toEqual([
      'unknown-setting',
      'warning',
      meant,
    ]);
  });

  test('the editor offers them, apart from the block of the device', () => {
    const text = 'configuration:\n  ';
    const labels = completionsAt(text, text.length)?.options.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['platform', 'lenientMode', 'listeningTimeout']));
    expect(labels).not.toContain('virtualDeviceConfig');
  });
});

test('a chat test waits as long as its settings say for a reply that does not come', () => {
  const seconds = (json?: object) => run('- $SILENCE\n', { dialogue: bot, json }).report.tests[0]?.seconds;
  expect([seconds(), seconds({ maxAsyncE2EWaitTime: 3000 })]).toEqual([15, 3]);
});

describe('set is a keyword in any case, wherever its line starts', () => {
  test.each(['set', 'Set', 'SET'])('%s', (word) => {
    expect(told(`- $DIAL:\n    - ${word} listeningTimeout: 2\n`, { dialogue })).toEqual(['passed | one two | time']);
    expect(codesOf(`- $DIAL: "*"\n- ${word} listeningTimeout: 2\n`)).toEqual(['error slid-left']);
  });

  test('a misspelled setting has slipped, too', () => {
    expect(codesOf('- $DIAL: "*"\n- set listenigTimeout: 2\n')).toContain('error slid-left');
  });
});

test.each(['1e3', '-2.5', '.5', '+7', '3.'])('%s is a number for the checker, and in the run', (number) => {
  expect(codesOf(`- hi:\n    - debug.x < ${number}\n`)).toEqual([]);
  expect(codesOf(`- $PAUSE ${number.replace('-', '')}\n`)).toEqual([]);
});

test.each(['0x10', 'Infinity', '1_000', '1,5', ''])('%j is none', (number) => {
  expect(codesOf(`- hi:\n    - debug.x < "${number}"\n`)).not.toEqual([]);
});

test('a reference to text is that text', () => {
  const script = '- test: &n Count\n- $DIAL:\n    - prompt: *n\n    - set listeningTimeout: 3\n';
  expect(problemsOf(script).filter(({ severity }) => severity !== 'hint')).toEqual([]);
  expect(told(script, { dialogue })).toEqual(['failed | one two three | time']);
  expect(told(script.replace('Count', 'one two three'), { dialogue })).toEqual(['passed | one two three | phrase']);
});
