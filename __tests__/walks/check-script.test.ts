import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeTool } from '../../lib/export/programs';
import { temporaryFolder } from '../unit/temporary';

const folder = temporaryFolder({
  'right.yml': '- test: Greeting\n- hi: hello\n',
  'old.yml': '- $DIAL: welcome\n- $MUTE: hello?\n',
  'wrong.yml': '- test: Greeting\n- hi: Which size: small\n',
  'suite/testing.json': '{ "type": "e2e", "platform": "whatsapp", "retryNumber": 9 }',
  'suite/loans/loans.e2e.yml': '- test: Loans\n- $DIAL: hello\n- GREETING: "loan of {count}"\n',
  'suite/loans/locales/en.yml': 'GREETING: hello\n',
  'suite/node_modules/other.yml': '- hi: a: b\n',
});

beforeAll(() => writeTool(folder, 'https://docs.example/below/'));

/** Runs the file as it was downloaded, in a folder that has nothing else of the project. */
function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['tools/check-script.mjs', ...args], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, GITHUB_ACTIONS: '' },
  });
  return { status, stdout, stderr };
}

test('the downloaded file is one small file that needs nothing but Node', () => {
  const file = path.join(folder, 'tools/check-script.mjs');
  expect(statSync(file).size).toBeLessThanOrEqual(200 * 1024);
  const imported = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["']([^"']+)["']/g)].map(
    ([, name]) => name,
  );
  expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);
  expect(check('--version')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^check-script [0-9a-f]{12} https:\/\/docs\.example\/below\n$/),
  });
  expect(check('--help').stdout).toContain('node check-script.mjs "test/**/*.yml"');
});

test('a right script is accepted, and so is one with warnings', () => {
  expect(check('right.yml')).toMatchObject({ status: 0, stdout: '1 files: 0 errors, 0 warnings and hints.\n' });
  const { status, stdout } = check('right.yml', 'old.yml');
  expect(status).toBe(0);
  expect(stdout).toContain(
    'old.yml:2:3  warning: "$MUTE" is an older name (old-name)\n    → write "$SILENCE": https://docs.example/below/guides/old-names/',
  );
});

test('a wrong script is refused at its line and column', () => {
  const { status, stdout } = check('wrong.yml');
  expect(status).toBe(1);
  expect(stdout).toContain('wrong.yml:2:7  a value that contains a colon and a space needs quotes (yaml-colon)');
});

test('a workflow gets annotations, and a program JSON', () => {
  const { stdout } = check('--format=github', 'wrong.yml', 'old.yml');
  expect(stdout).toContain('::error file=wrong.yml,line=2,col=7::');
  expect(stdout).toContain('::warning file=old.yml,line=2,col=3::');
  expect(JSON.parse(check('--format=json', 'wrong.yml').stdout)).toEqual([
    expect.objectContaining({ file: 'wrong.yml', line: 2, severity: 'error', rule: 'yaml-colon' }),
  ]);
});

test('a pattern finds scripts, with the nearest testing.json and phrase files', () => {
  const { status, stdout } = check('suite/**/*.yml');
  expect(status).toBe(1);
  expect(stdout.match(/^\S.*$/gm)).toEqual([
    expect.stringContaining('suite/testing.json:1:57  "retryNumber" is not a whole number from 0 to 5 (wrong-value)'),
    expect.stringContaining('suite/loans/loans.e2e.yml:2:3  "$DIAL" does not work on whatsapp (wrong-platform)'),
    expect.stringContaining('suite/loans/loans.e2e.yml:3:22  no filter replaces "{count}" (placeholder)'),
    '1 files: 3 errors, 0 warnings and hints.',
  ]);
  expect(check('suite').stdout).toContain('1 files: 3 errors');
});

test('--fix makes the fixes and tells what is left', () => {
  const { status, stdout } = check('--fix', 'wrong.yml', 'old.yml');
  expect(stdout).toBe('2 files: 0 errors, 0 warnings and hints, 2 fixed.\n');
  expect(status).toBe(0);
  expect(readFileSync(path.join(folder, 'wrong.yml'), 'utf8')).toBe('- test: Greeting\n- hi: "Which size: small"\n');
});

test.each([['none.yml'], ['no/**/*.yml'], ['--fixx', 'right.yml'], ['--format=xml', 'right.yml'], []])(
  'what cannot be done has an exit status of its own: %s',
  (...args) => {
    const { status, stderr } = check(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining('→')]);
  },
);
