import { readFrontmatter } from '../../lib/content/frontmatter';
import { replaceTokens, tokenValues } from '../../lib/reading/tokens';

const values = tokenValues({
  product: { name: 'Turnwise', slug: 'turnwise' },
  cli: { command: 'tw' },
  docs: { url: 'https://docs.turnwise.example' },
});

const replace = (text: string) => replaceTokens(text, values, 'guides/cli.mdx');

test.each([
  ['prose', 'Open {{product.name}} now.', 'Open Turnwise now.'],
  ['code', '```bash\n{{cli.command}} run\n```', '```bash\ntw run\n```'],
  ['links', '[docs]({{docs.url}}/api/)', '[docs](https://docs.turnwise.example/api/)'],
  ['frontmatter', '---\ntitle: Use {{product.name}}\n---', '---\ntitle: Use Turnwise\n---'],
  ['several places of a line', '{{product.slug}}-{{cli.command}}', 'turnwise-tw'],
  ['attributes', '<Step title="Install {{ cli.command }}">', '<Step title="Install tw">'],
])('a token is replaced in %s', (_where, text, expected) => {
  expect(replace(text)).toEqual({ text: expected, problems: [] });
});

test('an unknown token is told with its place, and the nearest name is suggested', () => {
  const { text, problems } = replace('one\ntwo {{product.name}} {{product.nam}}\nthree');
  // Without its braces, so that the compiler does not stumble over it once more.
  expect(text).toBe('one\ntwo Turnwise product.nam\nthree');
  expect(problems).toEqual([
    {
      file: 'guides/cli.mdx',
      line: 2,
      column: 22,
      message: 'unknown token {{product.nam}}',
      remedy: expect.stringContaining('did you mean {{product.name}}?'),
    },
  ]);
});

test('a variable of another system is told without a guess, and causes no other problem in a link', () => {
  const { text, problems } = replace('[a]({{ site.baseurl }}/b/)');
  expect(text).toBe('[a](https://site.baseurl/b/)');
  expect(problems).toMatchObject([{ remedy: expect.stringMatching(/^write its value: the tokens are the keys of /) }]);
});

test('each unknown token is told', () => {
  expect(replace('{{a.b}}\n{{c.d}}').problems.map(({ line, column }) => [line, column])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test.each(['{product.name}', '{{product.name}', '{product.name}}'])('a token lacks a brace: %s', (text) => {
  expect(replace(`A ${text}`).problems).toMatchObject([
    { line: 1, remedy: `write {{product.name}}, or \\${text} for text` },
  ]);
});

test.each(['${{ secrets.API_KEY }}', '{ product.nam }', '{{ }}', '`{product.name}`', '\\{product.name}'])(
  '%s is left alone',
  (text) => {
    expect(replace(text)).toEqual({ text, problems: [] });
  },
);

test('a value may hold characters that are special in replacements', () => {
  expect(replaceTokens('{{a.b}}!', new Map([['a.b', "$& $1 $'"]]), 'x').text).toBe("$& $1 $'!");
});

test('code keeps tokens of groups that do not exist, and tells misspelled ones of those that do', () => {
  const { text, problems } = replace('`{{ user.name }}`\n\n```text\n{{name}} {{product.nam}}\n```');
  expect(text).toContain('`{{ user.name }}`\n\n```text\n{{name}} ');
  expect(problems).toMatchObject([{ line: 4, message: 'unknown token {{product.nam}}' }]);
});

test('a backslash makes a token the text that it is written with', () => {
  const source = '---\ntitle: \\{{product.name}}\n---\n\n\\{{product.name}} `\\{{product.name}}`';
  expect(replaceTokens(source, values, 'a.mdx')).toEqual({
    text: '---\ntitle: {{product.name}}\n---\n\n{{product.name}} `{{product.name}}`',
    problems: [],
  });
});

test.each(['Talk: "to" #1', "'Talk'", '[Talk]', '{Talk}', '*Talk', '- Talk', 'Talk: now'])(
  'the value %s is plain text in frontmatter',
  (name) => {
    const { text } = replaceTokens(
      '---\ntitle: {{product.name}} tests\n---\nText\n',
      new Map([['product.name', name]]),
      'a.mdx',
    );
    const { frontmatter, problems } = readFrontmatter(text, 'a.mdx');
    expect([frontmatter.title, problems]).toEqual([`${name} tests`, []]);
  },
);
