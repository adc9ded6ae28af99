import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporary';

const folder = temporaryFolder({
  'package.json': '{}',
  'good.test.js': `test('one', () => console.log('said by a test'));\ntest('two', () => {});\n`,
  'bad.test.js': `test('three', () => expect('apples').toBe('pears'));\n`,
  'broken.test.js': `throw new Error('nothing runs');\n`,
});
const times = path.join(folder, 'times.json');

test('each suite is a line when it ends, with its failures and console in full, and the slowest are listed', () => {
  const jest = path.resolve('node_modules/jest/bin/jest.js');
  const reporter = path.resolve('__tests__/support/progress-reporter.mjs');
  const { stderr, status } = spawnSync(
    process.execPath,
    [jest, '--rootDir', folder, '--runInBand', '--ci', '--reporters', reporter],
    // Colors are asked for, and nobody is there to see them.
    { cwd: folder, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '1', JEST_TIMES_FILE: times } },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^PASS good\.test\.js \d+\.\d s \(\d of 3 suites, \d tests so far\)\n {2}console\.log: said by a test$/m,
  );
  expect(stderr).toMatch(/^FAIL bad\.test\.js \d+\.\d s \(\d of 3 suites, \d tests so far\)$/m);
  expect(stderr).toMatch(/● three\n[^]*Expected: "pears"\n +Received: "apples"[^]*bad\.test\.js:1:/);
  expect(stderr).toMatch(/^FAIL broken\.test\.js [^]*nothing runs/m);
  expect(stderr).toContain('(3 of 3 suites, 3 tests so far)');
  expect(stderr).toMatch(/Slowest suites, in seconds:\n( +\d+\.\d {2}\w+\.test\.js\n){3}/);
  expect(stderr).not.toContain('\u001b');

  const measured = JSON.parse(readFileSync(times, 'utf8')) as { suite: string; seconds: number }[];
  expect(measured.map(({ suite }) => suite).sort()).toEqual(['bad.test.js', 'broken.test.js', 'good.test.js']);
  for (const { seconds } of measured) expect(seconds).toBeGreaterThanOrEqual(0);
});
