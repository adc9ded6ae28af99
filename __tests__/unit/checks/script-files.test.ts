import { checkScriptFiles } from '../../../lib/checks/script-files';

test('testing.json needs no type if each of its scripts has one', () => {
  const settings = { name: 'testing.json', text: '{ "virtualDeviceToken": "alexa-1" }' };
  const script = (name: string, type: string) => ({
    name,
    text: `configuration:\n  locale: en-US\n${type}---\n- test: Greeting\n- hi: hello\n`,
    settings,
    locales: [],
  });
  const rules = (...types: string[]) =>
    checkScriptFiles(
      types.map((type, index) => script(`${index}.yml`, type)),
      '',
    ).problems.map(({ rule, severity = 'error' }) => `${severity} ${rule}`);
  expect(rules('  type: e2e\n', '  type: e2e\n')).toEqual([]);
  expect(rules('  type: e2e\n', '')).toEqual(['error missing-type']);
});

test('a phrase may contain anything, because its file is read by lines', () => {
  const text = 'FACT: Here is your fact: *\n---\n$HELP: "help\n\nstray\n';
  const locales = [{ name: 'locales/en.yml', text }];
  const script = { name: '1.yml', text: '- test: Greeting\n- $HELP: FACT\n', locales };
  expect(checkScriptFiles([script], '', true)).toEqual({ problems: [], changed: [], fixed: 0 });
  expect(checkScriptFiles([{ ...script, locales: [] }], '').problems.map(({ rule }) => rule)).toEqual([
    'unknown-input',
  ]);
});
