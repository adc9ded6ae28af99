import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SOURCES = ['app', 'components', 'lib', '__tests__', 'bench', '.github', '.vscode'];

/** Each with its reason in .prettierignore; what tests are given is kept as it was written. */
const LEFT_ALONE = [
  'bench/load.json',
  'bench/package-lock.json',
  'bench/results.json',
  'bench/serving.json',
  'lib/figures/style.css',
];

test('Prettier formats every source file', () => {
  // The file is of the kind of .gitignore.
  const ignored = execFileSync('git', ['ls-files', '-ci', '--exclude-from=.prettierignore', '--', ...SOURCES], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|css|json|yml)$/.test(file) && !file.includes('/fixtures/'));
  expect(ignored).toEqual(LEFT_ALONE);
});

test.each(['words', 'sample-words'])('the list of %s is sorted and says nothing twice', (name) => {
  const words = readFileSync(`.cspell/${name}.txt`, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});
