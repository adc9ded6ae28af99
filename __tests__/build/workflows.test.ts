import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../unit/temporary';

/** Runs the linter, on the workflows of the repository where no others are named. */
function lint(...files: string[]) {
  const { status, stdout } = spawnSync('npm', ['run', 'lint:workflows', '--silent', '--', ...files], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

test('every workflow of the repository is looked at', () => {
  const { status, stdout } = lint();
  expect(stdout).toContain(`Checking ${readdirSync('.github/workflows').length} workflow file(s)`);
  expect(status).toBe(0);
}, 60_000);

test('a broken workflow stops the lint, with file, line and reason', () => {
  const broken = `on: push
jobs:
  build:
    runs-on: ubuntu-24.04
    steps:
      - run: echo \${{ steps.nowhere.outputs.path }}
`;
  const { status, stdout } = lint(path.join(temporaryFolder({ 'broken.yml': broken }), 'broken.yml'));
  expect(stdout).toMatch(/broken\.yml:6:\d+ property "nowhere" is not defined/);
  expect(status).toBe(1);
}, 60_000);
