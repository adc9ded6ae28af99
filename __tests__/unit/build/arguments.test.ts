import { runCommand } from '../command';
import { temporaryFolder } from '../temporary';

test('a setting after the command is refused, because Next would take it for a folder', () => {
  const env = { ...process.env, BUILD_DIR: temporaryFolder() };
  expect(runCommand(['build', 'PRECOMPRESS=1'], { env, timeout: 30_000 })).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('PRECOMPRESS=1  is after the command\n    → write PRECOMPRESS=1 npm run build\n'),
  });
});
