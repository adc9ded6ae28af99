import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkSamples } from '../../../lib/checks/samples';
import { BodyError } from '../../../lib/content/mdx/compile';
import { tokenValues } from '../../../lib/reading/tokens';
import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';
import { checkPages } from '../../../lib/site/check';
import { compile } from '../compiling';
import { pageText, temporaryFolder } from '../temporary';

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

/** The samples of a text, even if the compiler refuses something else in it. */
async function samplesOf(text: string) {
  const { samples } = await compile(text).catch((error: unknown) => {
    if (error instanceof BodyError) return error.found;
    throw error;
  });
  return samples;
}

async function faultsOf(language: string, code: string) {
  const problems = checkSamples(await samplesOf(fence(language, code)));
  return problems.map(({ line, message }) => [line, message]);
}

describe('a sample that does not parse is refused at its line of the file', () => {
  // The fence is line 1, so line n of a sample is line n + 1 of the file.
  test.each([
    ['json', '{\n  "a": 1,\n}', 3],
    ['json', '{ "a": 1', 2],
    ['yaml', 'a: 1\nb: [1, 2', 3],
    ['yaml', 'a: 1\n---\nb: 1\nb: 2', 5],
    ['bash', 'echo one\nif true; then\n  echo two', 4],
    ['javascript', 'const a = 1;\nconst b = ;', 3],
    ['javascript', 'const a: number = 1;', 2],
    ['javascript', 'const a = {\n  b: ...,\n  c: ...,\n};', 3],
    ['typescript', 'const a: = 1;', 2],
    ['bash', 'ls\necho “a”', 3],
    ['bash', 'npm test –watch', 2],
    ['bash', 'npm\u00a0test', 2],
    ['json', '{\n  “a”: 1\n}', 3],
    ['yaml', 'a:\n  - “b”', 3],
    ['python', 'print(“a”)', 2],
  ])('%s %j at line %i', async (language, code, line) => {
    expect(await faultsOf(language, code)).toEqual([[line, expect.stringContaining(`${language} sample: `)]]);
  });
});

test.each([
  ['yaml', 'name: {{ .Values.name }}\n{{- if .a }}\nb: [1\n{{- end }}'],
  ['yaml', 'a: 1\n{{#if b}}\na: 2\n{{/if}}'],
  ['json', '{ "a": {{ a | tojson }} }'],
  ['bash', 'if {% if a %}\nls'],
  ['javascript', 'const a = <%= a %>;'],
])('a template in %s is accepted: %j', async (language, code) => {
  expect(await faultsOf(language, code)).toEqual([]);
});

test('lines of JSON are no JSON', async () => {
  const [problem] = checkSamples(await samplesOf(fence('json', '{ "a": 1 }\n{ "a": 2 }')));
  expect(problem).toMatchObject({ line: 3, remedy: 'mark the sample as jsonl' });
});

test.each(['javascript', 'typescript', 'json'])('curly quotes are named in %s', async (language) => {
  expect(await faultsOf(language, '[“a”]')).toEqual([[2, expect.stringContaining('a curly quote')]]);
});

test('a sample that parses is accepted', async () => {
  const samples = {
    json: '[1, { "a": null }]',
    yaml: 'a: 1\n---\n- b: It’s “c”\n  c: |\n    “d”',
    bash: 'for i in 1 2; do echo "$i “a” – b"; done # – c',
    javascript: 'import a from "a";\nawait a();',
    typescript: 'const a: number = 1;',
    python: 'a = "“b”" # (“c”)',
    text: 'FETCH {{{ <<< anything',
  };
  const text = Object.entries(samples).map(([language, code]) => fence(language, code));
  expect(checkSamples(await samplesOf(text.join('\n')))).toEqual([]);
});

test('shell scripts are parsed together, without running them, and each fault is told at its own sample', async () => {
  const dir = temporaryFolder({});
  const file = path.join(dir, 'written');
  const codes = [
    `touch ${file}`,
    'ls\nif true; then',
    `set +n\necho $(touch ${file})`,
    'exit 3',
    "echo 'a",
    'cat <<E\na',
  ];
  const text = codes.map((code) => fence('bash', code)).join('');
  // A fence adds two lines to its sample.
  expect(checkSamples(await samplesOf(text))).toEqual([
    expect.objectContaining({ line: 6, message: expect.stringContaining('unexpected end of file') as string }),
    expect.objectContaining({ line: 16, message: expect.stringContaining('unexpected EOF') as string }),
  ]);
  expect(existsSync(file)).toBe(false);
});

test('a sample inside a list and a component is found, with its own indentation removed', async () => {
  const text =
    '<Steps>\n<Step title="One">\n\n1. Write:\n\n   ```json title="a.json"\n   {}\n   ```\n\n</Step>\n</Steps>\n';
  expect(await samplesOf(text)).toEqual([
    { file: 'page.mdx', firstLine: 7, language: 'json', meta: 'title="a.json"', code: '{}' },
  ]);
});

describe('test scripts and their settings are held against the rules of the service', () => {
  test.each([
    ['yaml', '- test: A\n- hi:\n    - promt: hello', 4, 'there is no property "promt" (unknown-property)'],
    ['yaml', '- hi:\n    - prompt: hello\n    - set finishOn: a', 4, '"set" has no key "finishOn" (unknown-set-key)'],
    ['yaml', 'configuration:\n  locael: en-US', 3, 'there is no setting "locael" (unknown-setting)'],
    [
      'json title="testing.json" {1}',
      '{ "type": "e2" }',
      2,
      '"type" is not one of unit, e2e, simulation (wrong-value)',
    ],
  ])('%s %j', async (meta, code, line, message) => {
    expect(await faultsOf(meta, code)).toEqual([[line, expect.stringContaining(message)]]);
  });

  test('a sample that is wrong on purpose says so, and must be wrong in that way and no other', async () => {
    const old = '- $DIAL: welcome\n- $MUTE: hello?';
    expect(await faultsOf('yaml wrong="old-name"', old)).toEqual([]);
    expect(await faultsOf('yaml wrong="dial"', old)).toEqual([
      [2, expect.stringContaining('does not contain the mistake its fence declares: wrong="dial"')],
      [3, expect.stringContaining('(old-name)')],
    ]);
    expect((await faultsOf('yaml wrong="old-nam"', old))[0]).toEqual([2, 'yaml sample: there is no rule "old-nam"']);
    expect(await faultsOf('yaml wrong="old-name dial"', `${old}\n- $DIAL: welcome`)).toEqual([]);
    expect(await faultsOf('yaml wrong="yaml-tab"', '- hi:\n\t- prompt: hello')).toEqual([]);
  });

  test('a hint does not stop a sample, and other YAML and JSON is left alone', async () => {
    expect(await faultsOf('yaml', '- $DIAL:\n    - prompt: welcome\n    - set listeningTimeout: 20')).toEqual([]);
    expect(await faultsOf('yaml', 'on: push\njobs:\n  test:\n    steps:\n      - uses: actions/checkout')).toEqual([]);
    expect(await faultsOf('yaml', '- name: one\n  prompt: two')).toEqual([]);
    expect(await faultsOf('json title="body.json"', '{ "type": "e2" }')).toEqual([]);
  });
});

test('pages and snippets are read with their tokens filled in, and keep the lines of their files', async () => {
  const contentDir = temporaryFolder({
    'index.mdx': pageText('A page', '', fence('bash', '{{cli.command}} test')),
    'snippets/trial-note.mdx': fence('json', '{ {{product.name}} }'),
  });
  const settings = readSettings({ ...process.env, CONTENT_DIR: contentDir });
  const { site } = readSite(settings);
  const { samples } = await checkPages(site, settings, []);
  const [page, snippet] = ['index.mdx', 'snippets/trial-note.mdx'].map((name) =>
    path.relative(settings.rootDir, path.join(contentDir, name)),
  );
  const values = tokenValues(site.identity);
  expect(samples).toEqual([
    { file: page, firstLine: 6, language: 'bash', meta: '', code: `${values.get('cli.command')} test` },
    { file: snippet, firstLine: 2, language: 'json', meta: '', code: `{ ${values.get('product.name')} }` },
  ]);
  expect(checkSamples(samples)).toEqual([expect.objectContaining({ file: snippet, line: 2 })]);
});
