import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What a clone and an installation are made of. */
interface LockFile {
  packages: Record<
    string,
    { integrity?: string; link?: boolean; resolved?: string; dependencies?: Record<string, string> }
  >;
}

const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim().split('\n');
const manifests = git('ls-files', 'package.json', ':(glob)*/package.json');

test('every package.json has a lock file beside it', () => {
  expect(manifests).toEqual(['bench/package.json', 'package.json']);
  for (const file of manifests) expect([file, existsSync(file.replace('.json', '-lock.json'))]).toEqual([file, true]);
});

test.each(manifests)('%s is installed with verified packages, on every system', (file) => {
  const { packages } = JSON.parse(readFileSync(file.replace('.json', '-lock.json'), 'utf8')) as LockFile;
  const others = Object.entries(packages).filter(([name, { link }]) => name !== '' && !link);
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([name]) => name)).toEqual([]);
  const hosts = others
    .map(([, { resolved }]) => resolved ?? '')
    .filter((url) => !/^(https:\/\/registry\.npmjs\.org\/|$)/.test(url));
  expect(hosts).toEqual([]);
  // What depends on the latest version of a package doesn't match any more when the next one is published.
  const latest = others.flatMap(([, { dependencies = {} }]) =>
    Object.keys(dependencies).filter((name) => dependencies[name] === 'latest'),
  );
  const { overrides = {} } = JSON.parse(readFileSync(file, 'utf8')) as { overrides?: Record<string, string> };
  expect(latest.filter((name) => !(name in overrides))).toEqual([]);
});

test('a build needs no package that is only for development, which Next would install itself', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['typescript', '@types/node', '@types/react']));
});

test('a checkout has the same line ends on every system', () => {
  const names = ['package.json', 'content/identity.yml', '.ci/run', '__tests__/fixtures/site/index.mdx'];
  const values = git('check-attr', 'eol', '--', ...names);
  expect(values.map((line) => line.split(': ').at(-1))).toEqual(names.map(() => 'lf'));
});
