import { readArguments } from '../../lib/commands/run';
import { ProblemError } from '../../lib/errors';
import { readReportFormat, reportProblems } from '../../lib/report/report';
import { temporaryFolder } from './temporary';

const problem = { file: 'content/a,b.mdx', line: 2, column: 5, message: '100% wrong', remedy: 'mend it' };

test('text shows the lines around a problem, and its column', () => {
  const root = temporaryFolder({ 'content/a,b.mdx': 'one\ntwo three\nfour\n' });
  expect(reportProblems([problem], 'text', root).split('\n')).toEqual([
    'content/a,b.mdx:2:5  100% wrong',
    '    → mend it',
    '         1 | one',
    '    >    2 | two three',
    '           |     ^',
    '         3 | four',
    '         4 | ',
    '',
  ]);
});

test('what is wrong in the same way at several places is told once, with the others counted', () => {
  const same = Array.from({ length: 8 }, (_, line) => ({ file: 'x', line: line + 1, message: 'm', remedy: 'r' }));
  expect(reportProblems(same, 'text', '/')).toBe(
    'x:1  m\n    → r\n    and at 7 more places: x:2, x:3, x:4, x:5, x:6, …\n',
  );
});

test('a GitHub workflow gets annotations, in its own escapes', () => {
  expect(reportProblems([problem, { file: 'x', message: 'm', remedy: 'r' }], 'github', '/')).toBe(
    '::error file=content/a%2Cb.mdx,line=2,col=5::100%25 wrong%0Amend it\n::error file=x::m%0Ar',
  );
});

test('a warning and a hint are told as such', () => {
  const problems = (['warning', 'hint'] as const).map((severity) => ({
    file: 'x',
    message: 'm',
    remedy: 'r',
    severity,
  }));
  expect(reportProblems(problems, 'text', '/')).toBe('x  warning: m\n    → r\nx  hint: m\n    → r');
  expect(reportProblems(problems, 'github', '/')).toBe('::warning file=x::m%0Ar\n::notice file=x::m%0Ar');
});

test('JSON is the problems themselves, and an empty list where there is none', () => {
  expect(JSON.parse(reportProblems([problem], 'json', '/'))).toEqual([problem]);
  expect(JSON.parse(reportProblems([], 'json', '/'))).toEqual([]);
});

test('the format is text, or annotations in a GitHub workflow, unless one is named', () => {
  const { GITHUB_ACTIONS } = process.env;
  const formats = ['', 'true'].map((value) => {
    process.env.GITHUB_ACTIONS = value;
    return [readReportFormat(), readReportFormat('json')];
  });
  process.env.GITHUB_ACTIONS = GITHUB_ACTIONS;
  expect(formats).toEqual([
    ['text', 'json'],
    ['github', 'json'],
  ]);
  expect(() => readReportFormat('yaml')).toThrow(/use one of: text, github, json/);
});

test.each([['--typo'], ['extra'], ['--format']])(
  'the argument %s is refused with the options there are',
  (argument) => {
    const read = () => readArguments({ args: [argument], options: { format: { type: 'string' } } });
    expect(read).toThrow(ProblemError);
    expect(read).toThrow(/→ the options are: --format$/);
  },
);
