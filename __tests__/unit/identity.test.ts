import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readIdentity } from '../../lib/content/identity';
import { tokenValues } from '../../lib/reading/tokens';
import { ProblemError } from '../../lib/errors';
import { temporaryFolder } from './temporary';

const source = readFileSync('__tests__/fixtures/site/identity.yml', 'utf8');

/** The line of the file and the problems when its text is changed. */
function problemsOf(change: (text: string) => string) {
  const text = change(source);
  expect(text).not.toBe(source);
  const root = temporaryFolder({ 'pages/identity.yml': text });
  try {
    readIdentity(path.join(root, 'pages'), root);
  } catch (error) {
    if (error instanceof ProblemError) return error.problems;
  }
  throw new Error('expected problems');
}

const lineOf = (text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;

test('a content folder without an identity uses that of the project', () => {
  const root = temporaryFolder({ 'content/identity.yml': source, 'pages/index.mdx': '' });
  expect(readIdentity(path.join(root, 'pages'), root)).toEqual(readIdentity('__tests__/fixtures/site', '.'));
});

test.each([
  ['slug:', 'Fern Line', 'product.slug'],
  ['command:', '""', 'cli.command'],
  ['ivrCaller:', '12025550119', 'phone.ivrCaller'],
  ['benchmark:', 'https://benchmark.example/', 'links.benchmark'],
])('%s %s is told with its line', (key, value, name) => {
  const pattern = new RegExp(`^( *${key}).*$`, 'm');
  expect(problemsOf((text) => text.replace(pattern, `$1 ${value}`))).toEqual([
    expect.objectContaining({
      file: 'pages/identity.yml',
      line: lineOf(key),
      message: expect.stringContaining(`${name}: `),
    }),
  ]);
});

test.each([
  ['a key without a value', (text: string) => text.replace(/^( +slug:).*$/m, '$1'), 'product.slug: is empty'],
  [
    'a link for editing that would be the same on all pages',
    (text: string) => text.replace(/^( +edit:.*)\{file\}/m, '$1'),
    'repository.edit: must contain {file}',
  ],
])('%s is told', (_what, change, message) => {
  expect(problemsOf(change)).toMatchObject([{ line: expect.any(Number), message }]);
});

test('what the site itself needs is strict: an unknown key and a missing group are told', () => {
  expect(problemsOf((text) => text.replace(/^docs:\n/m, 'docs:\n  adress: x\n'))).toMatchObject([
    { line: lineOf('docs:') + 1, message: expect.stringMatching(/^docs.adress: /) },
  ]);
  expect(problemsOf((text) => text.replace(/^company:/m, 'firm:'))).toMatchObject([
    { line: 1, message: expect.stringMatching(/^company: /) },
  ]);
});

test('any other group is one of tokens', () => {
  const root = temporaryFolder({ 'pages/identity.yml': `${source}\nshop:\n  opens: nine\n` });
  expect(tokenValues(readIdentity(path.join(root, 'pages'), root)).get('shop.opens')).toBe('nine');
});

test('bad YAML is told with its line', () => {
  expect(problemsOf((text) => text.replace(/^cli:/m, 'cli: {'))).toEqual([
    expect.objectContaining({ line: expect.any(Number), message: expect.stringContaining('not valid YAML') }),
  ]);
});
