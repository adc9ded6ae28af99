import { MOST_TESTS } from '../../../lib/script';
import { checkText } from '../../../lib/script/check/text';
import { applyFix, fixAll } from '../../../lib/script/repair/fix';
import { problemsOf } from './corpus';

test('a script is read with its tests, each with its conversation and its place', () => {
  const text = '---\n- test: One\n- $DIAL: hello\n---\n- test: Two\n- hi: promt\n';
  const { problems, tests, settings } = checkText(text);
  expect(problems).toEqual([]);
  expect(tests.map(({ conversation }) => [conversation.name, conversation.platform])).toEqual([
    ['One', 'phone'],
    ['Two', undefined],
  ]);
  expect(tests.map(({ range: [from, to] }) => text.slice(from, to))).toEqual([
    expect.stringMatching(/^- test: One/),
    expect.stringMatching(/^- test: Two/),
  ]);
  expect(settings).toEqual([]);
});

test('of thousands of tests, all are checked, and the first conversations are shown', () => {
  const { tests, problems } = checkText(`${'---\n- hi: a\n'.repeat(2000)}- hi:\n  - promt: a\n`);
  expect(tests).toHaveLength(MOST_TESTS);
  expect(problems).toHaveLength(1);
});

test('a test that says nothing has no conversation', () => {
  expect(checkText('- test: One\n').tests).toEqual([]);
});

test('the platform that the reader names counts where the script names none', () => {
  const script = '- hi:\n    - cardTitle: a\n';
  expect(checkText(script).problems).toEqual([]);
  expect(checkText(script, 'phone').problems.map(({ code }) => code)).toEqual(['dial', 'wrong-platform']);
  expect(checkText(script, 'webchat').tests[0]?.conversation.platform).toBe('webchat');
  const named = `configuration:\n  platform: alexa\n---\n${script}`;
  expect(checkText(named, 'phone').tests[0]?.conversation.platform).toBe('alexa');
  // Nothing else becomes known with it: the words that findReplace may replace are not judged.
  const replaced = checkText('- $DIAL:\n    - set listeningTimeout: LONG_TIME\n', 'phone');
  expect(replaced.problems.map(({ severity }) => severity)).toEqual(['hint']);
});

test('a testing.json is told by its brace, and its settings are explained in its order', () => {
  const { problems, tests, settings } = checkText(
    '\n{ "type": "e2e", "platform": "phone", "other": 1, "lenientMode": "yes" }',
  );
  expect(problems.map(({ code }) => code)).toContain('wrong-value');
  expect(tests).toEqual([]);
  expect(settings.map(({ name }) => name)).toEqual(['type', 'platform', 'lenientMode']);
  expect(checkText('{ "type" ').problems.map(({ code }) => code)).toEqual(['json-syntax']);
});

test('quotes missing all over a testing.json are told once, with one fix', () => {
  const text = '{ type: "e2e", platform: webchat, lenientMode: true }';
  const quotes = checkText(text).problems.filter(({ code }) => code === 'json-syntax');
  expect(quotes.map(({ message }) => message)).toEqual(['keys and text need double quotes (4 times)']);
  expect(quotes[0]?.fix?.changes.map(({ text: quoted }) => quoted)).toEqual([
    '"type"',
    '"platform"',
    '"webchat"',
    '"lenientMode"',
  ]);
});

test('a whole card is a property, and prices are no surprise in the command-line tool', () => {
  expect(checkText('- hi:\n    - card: undefined\n    - prompt: it costs $36,150\n', 'alexa').problems).toEqual([]);
});

test('silence is also for Watson, which no platform names', () => {
  const [problem] = checkText('- $SILENCE: hello\n', 'whatsapp').problems;
  expect(problem?.remedy).toMatch(/phone, webchat only, and with Watson/);
});

test('what the documentation leaves open is not replaced by something else', () => {
  for (const name of ['connection.endTime', 'connection.endedAt', 'connectionEndTime']) {
    const [problem] = checkText(`- $DIAL:\n    - ${name}: 5\n`, 'phone').problems;
    expect([problem?.severity, problem?.fix]).toEqual(['warning', undefined]);
  }
  const settings = '{ "type": "e2e", "platform": "webchat", "virtualDeviceConfig": { "inputSelector": "#a" } }';
  expect(checkText(settings).problems.filter(({ message }) => message.includes('virtualDeviceConfig'))).toEqual([]);
});

test.each([
  ['OK, you need: ice # and a glass', '"OK, you need: ice" # and a glass'],
  ['your choices are:', '"your choices are:"'],
  ['{name}', '"{name}"'],
  ['[MENU]', '"[MENU]"'],
])('a value in a list that YAML does not read as text is put in quotes: %s', (written, meant) => {
  const script = (value: string) => `- hi:\n    - prompt:\n        - hello\n        - ${value}\n`;
  expect(fixAll(script(written), (text) => problemsOf(text)).text).toBe(script(meant));
});

test.each(['cardTitle: Orders', 'set listeningTimeout: 9', '"Rick": a bar', 'one: two\n          three: four'])(
  'what may be more than a value in a list is told, and not put in quotes: %j',
  (item) => {
    const script = `- hi:\n    - prompt:\n        - ${item}\n`;
    expect([problemsOf(script).length, fixAll(script, (text) => problemsOf(text)).text]).toEqual([1, script]);
  },
);

test('an invisible character has no fix, because the reply may have it, too', () => {
  const [problem] = problemsOf('- what is on my list: Milk\u200C and eggs\n');
  expect([problem?.id, problem?.fix]).toEqual(['hidden-character/text', undefined]);
});

test.each(['prompt!= closed', 'cardTitle !=Orders', 'debug.deviceInteractionDuration<9'])(
  'an operator without spaces around it gets them: %s',
  (line) => {
    const script = (text: string) => `- are you open:\n    - ${text}\n`;
    const [problem] = problemsOf(script(line));
    const spaced = line.replace(/ ?([!=<]+) ?/, ' $1 ');
    expect([problem?.id, problem?.fix && applyFix(script(line), problem.fix)]).toEqual([
      'unknown-operator/spaces',
      script(spaced),
    ]);
  },
);

test('what the command-line tool reads is no error, and not said to be something else', () => {
  const told = (text: string) => problemsOf(text).map(({ severity, message }) => `${severity}: ${message}`);
  expect(told('- help: hello\n- help != bye\n')).toEqual(['warning: "!= bye" may be read as a part of the input']);
  expect(told('- test: Greeting"\n- hi: hello\n')).toEqual(['warning: the opening quotation mark is missing']);
  const device = 'configuration:\n  virtualDeviceConfig:\n    recordCall: true\n';
  expect(told(device)).toEqual(['warning: "virtualDeviceConfig" is documented only for testing.json']);
});

test('a map below an input is more than a hint, because the command-line tool checks nothing in it', () => {
  const [problem] = problemsOf('- email:\n    prompt: sent\n');
  expect([problem?.id, problem?.severity]).toEqual(['expression-shape/map', 'warning']);
});
