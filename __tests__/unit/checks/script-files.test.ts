import { checkScriptFiles } from '../../../lib/checks/script-files';

test('testing.json needs no type if each of its scripts has one', () => {
  const settings = { name: 'testing.json', text: '{ "virtualDeviceToken": "alexa-1" }' };
  const script = (name: string, type: string) => ({
    name,
    text: `configuration:\n  locale: en-US\n${type}---\n- test: Greeting\n- hi: hello\n`,
    settings,
    data: [],
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
