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

test.each([
  [[], {}, 'text'],
  [[], { GITHUB_ACTIONS: 'true' }, 'github'],
  [['--format=json'], { GITHUB_ACTIONS: 'true' }, 'json'],
  [['--format', 'github'], {}, 'github'],
])('%j in %j means %s', (args, env, format) => {
  expect(readReportFormat(args, env as NodeJS.ProcessEnv)).toBe(format);
});

test.each([[['--format=yaml']], [['--format']]])('%j is refused', (args) => {
  expect(() => readReportFormat(args, {} as NodeJS.ProcessEnv)).toThrow(/use one of: text, github, json/);
});
