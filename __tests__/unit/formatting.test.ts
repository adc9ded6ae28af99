import { execFileSync } from 'node:child_process';
import { getFileInfo } from 'prettier';

const SOURCES = ['app', 'components', 'lib', '__tests__', 'bench', '.github', '.vscode'];

/** Each with its reason in .prettierignore. */
const LEFT_ALONE = ['bench/load.json', 'bench/results.json', 'bench/serving.json', 'lib/figures/style.css'];

test('Prettier formats every source file', async () => {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...SOURCES], { encoding: 'utf8' })
    .split('\0')
    // What tests are given is kept as it was written.
    .filter((file) => /\.(ts|tsx|mjs|css|json|yml)$/.test(file) && !file.includes('/fixtures/'));
  const ignored: string[] = [];
  for (const file of files) {
    const info = await getFileInfo(file, { ignorePath: ['.gitignore', '.prettierignore'] });
    if (info.ignored || info.inferredParser === null) ignored.push(file);
  }
  expect(ignored).toEqual(LEFT_ALONE);
});
