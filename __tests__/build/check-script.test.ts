import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '../unit/temporary';

const folder = temporaryFolder({
  'right.yml': '- test: Greeting\n- hi: hello\n',
  'old.yml': '- $DIAL: welcome\n- $MUTE: hello?\n',
  'wrong.yml': '- test: Greeting\n- hi: Which size: small\n',
});

/** Runs the command on files of the folder. */
function check(...args: string[]) {
  const named = args.map((arg) => (arg.startsWith('--') ? arg : path.join(folder, arg)));
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check:script', '--', ...named], {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '' },
  });
  return { status, stdout: stdout.replaceAll(`${folder}${path.sep}`, ''), stderr };
}

test('a right script is accepted, and so is one with warnings', () => {
  expect(check('right.yml')).toMatchObject({ status: 0, stdout: '1 files: 0 errors, 0 warnings and hints.\n' });
  const { status, stdout } = check('right.yml', 'old.yml');
  expect(status).toBe(0);
  expect(stdout).toContain('old.yml:2:3  warning: "$MUTE" is an older name (old-name)\n    → write "$SILENCE"');
});

test('a wrong script is refused at its line and column', () => {
  const { status, stdout } = check('wrong.yml');
  expect(status).toBe(1);
  expect(stdout).toContain('wrong.yml:2:7  a value that holds a colon and a space has no quotes (yaml-colon)');
});

test('a workflow gets annotations', () => {
  const { status, stdout } = check('--format=github', 'wrong.yml', 'old.yml');
  expect(status).toBe(1);
  expect(stdout).toContain('::error file=wrong.yml,line=2,col=7::');
  expect(stdout).toContain('::warning file=old.yml,line=2,col=3::');
});

test('a file that is not there is named', () => {
  expect(check('none.yml')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('none.yml  the file cannot be read'),
  });
});
