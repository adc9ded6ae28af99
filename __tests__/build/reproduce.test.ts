import { spawnSync } from 'node:child_process';

test('two builds as on two machines, which have little in common, give the same bytes', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'reproduce', '--silent'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT_DIR: '__tests__/fixtures/small',
      PUBLIC_DIR: '__tests__/fixtures/site-public',
      PRECOMPRESS: '',
      BASE_PATH: '',
      SITE_URL: '',
    },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining('differs') });
  expect(stdout).toMatch(/^\d{2,} files are the same/m);
  // For who compares the logs of two machines.
  console.log(stdout);
  expect(stdout).toMatch(/^export digest sha256:[\da-f]{64}$/m);
}, 600_000);
