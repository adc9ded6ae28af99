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

test('what YAML cannot read in a phrase file is told once, in its own file', () => {
  const text = 'WELCOME: Hello: welcome\nSEATS:\n  - two seats\n  - "two tickets\n';
  const script = { text: '- test: Greeting\n- hi: WELCOME\n', data: [], locales: [{ name: 'locales/en.yml', text }] };
  const scripts = ['1.yml', '2.yml'].map((name) => ({ ...script, name }));
  const told = checkScriptFiles(scripts, '').problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  expect(told).toEqual(['locales/en.yml:1 yaml-colon', 'locales/en.yml:4 yaml-quote']);
  const stray = scripts.map((one) => ({
    ...one,
    locales: [{ name: 'locales/de.yml', text: 'test: Hallo\n\nungültig\n' }],
  }));
  expect(checkScriptFiles(stray, '').problems.map(({ rule }) => rule)).toEqual(['yaml-syntax']);
});
