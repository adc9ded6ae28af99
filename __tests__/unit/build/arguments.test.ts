import { spawnSync } from 'node:child_process';
import { temporaryFolder } from '../temporary';

test('a setting after the command is refused, because Next would take it for a folder', () => {
  const { status, stdout, stderr } = spawnSync('node', ['lib/commands/start.mjs', 'build', 'PRECOMPRESS=1'], {
    encoding: 'utf8',
    env: { ...process.env, BUILD_DIR: temporaryFolder() },
    timeout: 30_000,
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('PRECOMPRESS=1  is after the command\n    → write PRECOMPRESS=1 npm run build\n'),
  });
});
