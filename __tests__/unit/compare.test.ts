import { spawnSync } from 'node:child_process';
import { compareFolders, digestOf } from '../../bench/reproduce/compare';
import { temporaryFolder } from './temporary';

test('two folders are compared byte by byte, and what differs is named with its place', () => {
  const one = temporaryFolder({ same: 'x', 'a/text.html': 'built on Monday', 'only-one': '' });
  const other = temporaryFolder({ same: 'x', 'a/text.html': 'built on Friday', 'only-other': '' });
  expect(compareFolders(one, other)).toEqual([
    { file: 'a/text.html', what: 'differs from byte 9 on: "built on Monday" and "built on Friday"' },
    { file: 'only-one', what: 'is in the first only' },
    { file: 'only-other', what: 'is in the second only' },
  ]);
});

test('a file that goes on where the other one ends differs', () => {
  const [{ what } = { what: '' }] = compareFolders(temporaryFolder({ a: 'x' }), temporaryFolder({ a: 'xy' }));
  expect(what).toContain('from byte 1 on');
});

test('the same bytes are no difference, whenever they were written', () => {
  expect(compareFolders(temporaryFolder({ a: 'x' }), temporaryFolder({ a: 'x' }))).toEqual([]);
});

test('the digest of folders is what the tools of another machine print', () => {
  const root = temporaryFolder({
    'out/b.html': 'b',
    'out/a folder/a.html': 'ä',
    'out/a-b': '',
    'hosts/rules.json': '{}',
  });
  const command = "find out hosts -type f | LC_ALL=C sort | tr '\\n' '\\0' | xargs -0 sha256sum | sha256sum";
  const { stdout } = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' });
  expect(`${digestOf(root, ['out', 'hosts'])}  -\n`).toBe(stdout);
});
