import { completionsAt, helpAt } from '../../../lib/script/editor/complete';
import { PROPERTIES } from '../../../lib/script/words/words';
import { settingsAt } from '../../../lib/script/settings/table';

/** The text without its `|`, and the offset of that. */
function placeIn(marked: string): [text: string, offset: number] {
  const offset = marked.indexOf('|');
  return [marked.replace('|', ''), offset];
}

function labelsAt(marked: string): string[] {
  return (completionsAt(...placeIn(marked))?.options ?? []).map(({ label }) => label);
}

/** The text after a completion was chosen. */
function chosen(marked: string, label: string): string {
  const [text, offset] = placeIn(marked);
  const found = completionsAt(text, offset);
  const option = found?.options.find((one) => one.label === label);
  if (!found || !option) throw new Error(`${label} is not offered`);
  return text.slice(0, found.from) + (option.insert ?? option.label) + text.slice(offset);
}

describe('what can be written in a script', () => {
  test('a line of a test: its name, tags and commands, no old ones', () => {
    expect(labelsAt('- |')).toEqual(
      expect.arrayContaining(['test', 'test.only', 'test.skip', 'tags', '$DIAL', '$PAUSE', '$SILENCE']),
    );
    expect(labelsAt('- |')).not.toContain('$MUTE');
  });

  test('below an input: every property of today, and the settings of an interaction', () => {
    const labels = labelsAt('- hi:\n    - |');
    for (const [name, { old }] of Object.entries(PROPERTIES)) expect(labels.includes(name)).toBe(!old);
    for (const name of settingsAt('step')) expect(labels).toContain(`set ${name}`);
    expect(labels).not.toContain('$DIAL');
  });

  test('in the configuration: the settings of a file, and the values of one', () => {
    expect(labelsAt('configuration:\n  |')).toEqual(settingsAt('suite'));
    expect(labelsAt('configuration:\n  platform: w|')).toContain('whatsapp');
    expect(labelsAt('configuration:\n  recordCall: |')).toEqual(['true', 'false']);
  });

  test.each([
    ['- $DI|', '$DIAL', '- $DIAL'],
    ['- te|', 'test', '- test: '],
    ['- hi:\n    - pro|', 'prompt', '- hi:\n    - prompt: '],
    ['- hi:\n    - set fin|', 'finishOnPhrase', '- hi:\n    - set finishOnPhrase: '],
    ['- hi:\n    - connection.endedBy: |', 'callee', '- hi:\n    - connection.endedBy: callee'],
    ['conf|', 'configuration', 'configuration:\n  '],
  ])('%j takes %s', (before, label, after) => expect(chosen(before, label)).toBe(after));

  test.each([
    '- hi: wel|',
    '- when do you cl|',
    '- hi:\n    - prompt: we|',
    '- hi:\n    - prompt:\n        - we are op|',
  ])('nothing is offered where text is free: %j', (marked) => expect(labelsAt(marked)).toEqual([]));
});

describe('what can be written in testing.json', () => {
  test('keys of the file and of the device, none inside another object', () => {
    expect(labelsAt('{ | }')).toEqual(settingsAt('file'));
    expect(labelsAt('{ "platform": "phone", "virtualDeviceConfig": { "| } }')).toEqual(settingsAt('device'));
    expect(labelsAt('{ "homophones": { "| } }')).toEqual([]);
  });

  test.each([
    ['{ "ty| }', 'type', '{ "type":  }'],
    ['{ "ty|" }', 'type', '{ "type" }'],
    ['{ | }', 'platform', '{ "platform":  }'],
    ['{ "type": | }', 'e2e', '{ "type": "e2e" }'],
    ['{ "type": "e| }', 'e2e', '{ "type": "e2e" }'],
    ['{ "type": "e|" }', 'e2e', '{ "type": "e2e" }'],
    ['{ "trace": t| }', 'true', '{ "trace": true }'],
  ])('%j takes %s', (before, label, after) => expect(chosen(before, label)).toBe(after));
});

describe('a word is explained', () => {
  test.each([
    ['- $DI|AL: hello', '$DIAL', /calls the number/i],
    ['- $PAU|SE 3', '$PAUSE', /waits/i],
    ['- test|: a', 'test', /name of the test/i],
    ['- hi:\n    - pro|mpt: hello', 'prompt', /main text/i],
    ['- hi:\n    - prom|pt != hello', 'prompt', /main text/i],
    ['- hi:\n    - set listening|Timeout: 3', 'set listeningTimeout', /seconds/],
    ['configuration:\n  loc|ale: en-US', 'locale', /language/i],
    ['{\n  "ty|pe": "e2e"\n}', 'type', /type of test/i],
  ])('%j', (marked, word, meaning) => {
    const help = helpAt(...placeIn(marked));
    expect(help?.word).toBe(word);
    expect(help?.meaning).toMatch(meaning);
  });

  test.each([
    '- what is a pro|mpt: hello',
    '- hi: prom|pt',
    '- hi:\n    - prompt: list|eningTimeout',
    'constructor|: a',
  ])('nothing is said of free text: %j', (marked) => expect(helpAt(...placeIn(marked))).toBeUndefined());
});
