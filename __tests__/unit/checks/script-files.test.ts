import { checkScriptFiles } from '../../../lib/checks/script-files';

test('scripts are checked with the settings and the data that they run with', () => {
  const problems = checkScriptFiles([
    { name: 'test/loans.yml', text: '- hello: hi\n- $SILENCE: hello?\n- ${data.card}: "{count} loans"\n' },
    { name: 'testing.json', text: '{ "type": "e2e", "platform": "whatsapp", "trace": 1 }' },
    { name: 'rows.csv', text: 'number,name\n1\n' },
  ]);
  expect(
    problems.map(({ file, line, column, message, severity }) => [`${file}:${line}:${column}`, message, severity]),
  ).toEqual([
    ['testing.json:1:51', '"trace" is not true or false (wrong-value)', undefined],
    ['rows.csv:2:1', 'the line has 1 cells, and there are 2 columns (csv-columns)', undefined],
    ['test/loans.yml:2:3', '"$SILENCE" does not work on whatsapp (wrong-platform)', undefined],
    ['test/loans.yml:3:3', 'the data has no column "card" (placeholder)', undefined],
    ['test/loans.yml:3:18', 'no filter fills "{count}" (placeholder)', undefined],
  ]);
});

test('a warning says that it is one, and each problem names the page of its rule', () => {
  const [problem] = checkScriptFiles([{ name: 'a.yml', text: '- $DIAL\n- $MUTE\n' }]);
  expect(problem).toMatchObject({
    severity: 'warning',
    remedy: 'write "$SILENCE"; /guides/old-names/#replace-old-keywords-in-a-script has the rule',
  });
});
