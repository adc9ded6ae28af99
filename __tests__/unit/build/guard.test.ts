import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { checkPlaces, MARKER } from '../../../lib/build/guard';
import { readSettings } from '../../../lib/settings';
import { addFiles, temporaryFolder } from '../temporary';

/** A project as it is after an installation, and folders beside it. */
function project() {
  const folder = temporaryFolder({
    'project/app/page.tsx': '',
    'project/content/index.mdx': '',
    'project/docs/deploy.md': '',
    'project/lib/settings.ts': '',
    'project/public/logo.svg': '',
    'project/node_modules/next/package.json': '{}',
    'project/.git/HEAD': '',
    'project/.build/cache/a.json': '',
    'project/file': '',
    'foreign/mine.txt': '',
    [`copy/${MARKER}`]: '',
    'copy/index.html': '',
  });
  const root = path.join(folder, 'project');
  mkdirSync(path.join(folder, 'empty'));
  symlinkSync('../foreign', path.join(root, 'foreign-link'));
  symlinkSync('../nowhere', path.join(root, 'broken-link'));
  symlinkSync('.build/builds/out/current/site', path.join(root, 'own-link'));
  symlinkSync('..', path.join(root, 'up'));
  return root;
}

/** What is said of an `OUT_DIR`, and of a `BUILD_DIR`. */
function refusal(root: string, env: Partial<NodeJS.ProcessEnv>): string {
  try {
    checkPlaces(readSettings({ NODE_ENV: 'test', ...env }, root));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a build replaces', () => {
  test.each(['out', 'preview', '../empty', '../new/folder', '../copy', 'own-link', '.build/site', 'up/elsewhere'])(
    'nothing of anybody’s at %s',
    (place) => expect(refusal(project(), { OUT_DIR: place })).toBe(''),
  );

  test.each([
    ['/', 'contains'],
    [homedir(), 'contains'],
    [path.dirname(homedir()), 'contains'],
    ['.', 'contains'],
    ['..', 'contains'],
    ['content', 'contains'],
    ['content/out', 'is inside'],
    ['public', 'contains'],
    ['public/site', 'is inside'],
    ['app', 'contains files'],
    ['app/site', 'is inside'],
    ['lib', 'contains files'],
    ['docs', 'contains files'],
    ['docs/site', 'is inside'],
    ['node_modules', 'contains files'],
    ['node_modules/site', 'is inside'],
    ['.git', 'contains files'],
    ['.git/site', 'is inside'],
    ['.next', 'contains'],
    ['.generated', 'contains'],
    ['.cache', 'contains'],
    ['.cache/site', 'is inside'],
    ['.build', 'contains'],
    ['.build/builds', 'is inside'],
    ['.build/hosts', 'is inside'],
    ['up/project/lib', 'contains files'],
    ['up/project/content/x', 'is inside'],
    ['up', 'is a link'],
    ['foreign-link', 'is a link'],
    ['broken-link', 'is a link'],
    ['../foreign', 'contains files'],
    ['file', 'is a file'],
    ['/dev/shm', 'is a mount point'],
    ['/proc', 'is a mount point'],
    ['/proc/site', `can't be written`],
  ])('OUT_DIR=%s is refused, because it %s', (place, reason) => {
    const root = project();
    expect(refusal(root, { OUT_DIR: place })).toMatch(new RegExp(`^OUT_DIR  \\S+ (is|${reason}) .*\\n    → `));
    expect(readdirSync(path.join(root, '.build'))).toEqual(['cache']);
    expect(existsSync(path.join(root, 'lib/settings.ts'))).toBe(true);
  });

  test('host configurations of its own, and nothing that happens to have their name', () => {
    const root = temporaryFolder({ 'content/a.mdx': '', 'lib/hosts/nginx.ts': '', 'srv/hosts': 'of this network' });
    for (const place of ['lib', 'srv', 'content', '.', '/proc', 'lib/hosts/nginx.ts'])
      expect(refusal(root, { BUILD_DIR: place })).toMatch(/^BUILD_DIR {2}\S+ is not an empty folder\n {4}→ set it/);
    // Nobody can create folders here, not even root.
    expect(refusal(root, { BUILD_DIR: '/sys/docs/build' })).toMatch(
      /^BUILD_DIR {2}\/sys\/docs\/build can't be written \(E\w+: .+\)\n {4}→ give the user/,
    );
    // The export itself is behind a link of an earlier build.
    addFiles(root, { '.build/builds/out/current/site/index.html': '' });
    symlinkSync('.build/builds/out/current/site', path.join(root, 'out'));
    expect(refusal(root, { BUILD_DIR: 'out/x' })).toMatch(/^BUILD_DIR {2}\S+ is inside the export\n/);
    addFiles(root, { 'srv/builds/of-others': '' });
    expect(refusal(root, { BUILD_DIR: 'srv' })).toMatch(/^BUILD_DIR {2}\S+hosts is a file\n/);
  });
});

test('each place has host configurations and builds of its own', () => {
  const places = ['out', 'preview', 'a-b', 'a/b', 'a.b', '../out', '/srv/out', '.build/out'].map((place) =>
    readSettings({ NODE_ENV: 'test', OUT_DIR: place }),
  );
  const [first] = places;
  expect(path.relative(first?.rootDir ?? '', first?.hostsDir ?? '')).toBe('.build/hosts');
  for (const key of ['hostsDir', 'buildsDir'] as const)
    expect(new Set(places.map((settings) => settings[key])).size).toBe(places.length);
});
