import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { ensurePrograms } from '../../bench/programs/install';
import { temporaryFolder } from './temporary';

const inherited = process.env.PATH;

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));

afterEach(() => {
  process.env.PATH = inherited;
  jest.restoreAllMocks();
});

/**
 * A machine with nothing but a shell, and an `apt-get` that notes what it is asked for.
 * @param body of the script, where `$1` is the command; `installed` is a function that puts programs on the machine
 */
function machine(body: string): string {
  const folder = temporaryFolder({
    'bin/apt-get': [
      '#!/bin/sh',
      `echo "$@" >> ${'"$0".log'}`,
      'installed() { for name; do printf "#!/bin/sh\\n" > "${0%/*}/$name"; /bin/chmod +x "${0%/*}/$name"; done; }',
      body,
    ].join('\n'),
    // Nobody waits in a test.
    'bin/sleep': '#!/bin/sh\n',
    'bin/sh': '#!/bin/sh\nexec /bin/sh "$@"\n',
    'bin/sudo': '#!/bin/sh\nshift; exec "$@"\n',
  });
  for (const name of ['apt-get', 'sleep', 'sh', 'sudo']) chmodSync(path.join(folder, 'bin', name), 0o755);
  process.env.PATH = path.join(folder, 'bin');
  return path.join(folder, 'bin/apt-get.log');
}

test('all programs that are missing are installed in one go', () => {
  const log = machine('[ "$1" = install ] && installed caddy apache2; exit 0');
  ensurePrograms(['caddy', 'apache2']);
  expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([
    'update -qq',
    'install -y -qq --no-install-recommends caddy apache2',
  ]);
});

test('what is there is not installed again', () => {
  const log = machine('[ "$1" = install ] && installed caddy; exit 0');
  ensurePrograms(['caddy']);
  ensurePrograms(['caddy']);
  expect(readFileSync(log, 'utf8').trim().split('\n')).toHaveLength(2);
});

test('while another program holds a lock, the installation waits for it', () => {
  const log = machine(
    [
      'if [ ! -e "$0.$1" ]; then : > "$0.$1"',
      'echo "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 71 (apt-get)" >&2; exit 100; fi',
      '[ "$1" = install ] && installed caddy; exit 0',
    ].join('\n'),
  );
  ensurePrograms(['caddy']);
  const asked = readFileSync(log, 'utf8').trim().split('\n');
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['update', 'update', 'install', 'install']);
});

test('a refusal for another reason is told with what to install by hand', () => {
  machine('echo "E: Unable to locate package caddy" >&2; exit 100');
  expect(() => ensurePrograms(['caddy'])).toThrow('caddy could not be installed: install caddy and try again');
});

test('a package that does not bring its program is told', () => {
  machine('exit 0');
  expect(() => ensurePrograms(['caddy'])).toThrow('caddy were installed, but there is no caddy');
});
