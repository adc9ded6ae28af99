import { jest } from '@jest/globals';
import path from 'node:path';
import { keepHashedFiles } from '../../../lib/build/keep';
import { HASHED_FOLDER } from '../../../lib/routes/address';
import { addFiles, filesOf, temporaryFolder } from '../temporary';

/** Builds with other scripts one after another; returns the hashed files of the last. */
function buildAll(builds: readonly string[], most: number): string[] {
  const root = temporaryFolder();
  builds.forEach((name, index) => {
    const site = `${index}/site/docs`;
    addFiles(root, {
      [`${site}/index.html`]: name,
      [`${site}/${HASHED_FOLDER}/react.js`]: 'the same in all builds',
      [`${site}/${HASHED_FOLDER}/${name}.js`]: name,
      [`${site}/${HASHED_FOLDER}/${name}.js.br`]: name,
      [`${site}/x-search/index/${name}.pf_index`]: name,
      [`${site}/x-search/${name}.js`]: name,
    });
    const previous = index > 0 ? path.join(root, `${index - 1}`) : undefined;
    keepHashedFiles(path.join(root, `${index}`), previous, most);
  });
  return filesOf(path.join(root, `${builds.length - 1}/site/docs`));
}

const scripts = (files: string[]) =>
  files.filter((file) => file.startsWith(HASHED_FOLDER)).map((file) => file.slice(HASHED_FOLDER.length + 1));

test('the hashed files of the last builds are there, with their compressed copies and the parts of the search', () => {
  const files = buildAll(['a', 'b', 'c'], 1);
  expect(scripts(files)).toEqual(['b.js', 'b.js.br', 'c.js', 'c.js.br', 'react.js']);
  expect(files.filter((file) => file.startsWith('x-search'))).toEqual([
    'x-search/c.js',
    'x-search/index/b.pf_index',
    'x-search/index/c.pf_index',
  ]);
});

test('building the same again takes nothing from the readers of earlier builds', () => {
  expect(scripts(buildAll(['a', 'b', 'b', 'b', 'a', 'b'], 1))).toEqual([
    'a.js',
    'a.js.br',
    'b.js',
    'b.js.br',
    'react.js',
  ]);
});

test('a damaged list of earlier files fails no build, and is told', () => {
  const root = temporaryFolder({ '0/hashed.json': '{', '0/site/a.html': '', '1/site/a.html': '' });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepHashedFiles(path.join(root, '1'), path.join(root, '0'), 3);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('their list is damaged'));
  warn.mockRestore();
});

test('an export can be without files of earlier builds', () => {
  expect(scripts(buildAll(['a', 'b'], 0))).toEqual(['b.js', 'b.js.br', 'react.js']);
});
