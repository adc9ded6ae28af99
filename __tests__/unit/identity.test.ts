import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readIdentity } from '../../lib/content/identity';
import { ProblemError } from '../../lib/errors';
import { temporaryFolder } from './temporary';

const source = readFileSync('content/identity.yml', 'utf8');

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

test('the identity of the project is in order', () => {
  expect(readIdentity('content', '.').product.name).not.toBe('');
});

test('a content folder without an identity uses that of the project', () => {
  const root = temporaryFolder({ 'content/identity.yml': source, 'pages/index.mdx': '' });
  expect(readIdentity(path.join(root, 'pages'), root)).toEqual(readIdentity('content', '.'));
});

test.each([
  ['support:', 'nobody', 'contact.support'],
  ['slug:', 'Turn Wise', 'product.slug'],
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

test('unknown keys are told with their lines', () => {
  const problems = problemsOf((text) => text.replace(/^cli:\n/m, 'cli:\n  comand: x\n  packge: y\n'));
  expect(problems.map(({ line, message }) => [line, message.split(':')[0]])).toEqual([
    [lineOf('cli:') + 1, 'cli.comand'],
    [lineOf('cli:') + 2, 'cli.packge'],
  ]);
});

test('a missing group is told at the start of the file', () => {
  expect(problemsOf((text) => text.replace(/^cli:/m, 'clu:'))).toContainEqual(
    expect.objectContaining({ line: 1, message: expect.stringMatching(/^cli: /) }),
  );
});

test('bad YAML is told with its line', () => {
  expect(problemsOf((text) => text.replace(/^cli:/m, 'cli: {'))).toEqual([
    expect.objectContaining({ line: expect.any(Number), message: expect.stringContaining('not valid YAML') }),
  ]);
});
