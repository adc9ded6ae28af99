import { readFileSync } from 'node:fs';
import { buildIdOf, readInputs } from '../../lib/build/inputs';
import { readSettings } from '../../lib/settings';
import { addFiles, pageText, temporaryFolder } from './temporary';

const root = temporaryFolder({
  'content/identity.yml': readFileSync('content/identity.yml'),
  'other/index.mdx': pageText('Home page'),
  'app/page.tsx': 'one',
  'package-lock.json': '{}',
});

const idOf = () => buildIdOf(readInputs(readSettings({ NODE_ENV: 'test', CONTENT_DIR: 'other' }, root)), []);

test.each([
  ['a page', { 'other/index.mdx': pageText('Another title') }],
  ['the program', { 'app/page.tsx': 'two' }],
  ['a package', { 'package-lock.json': '{"a":1}' }],
  ['how the program is compiled', { 'tsconfig.build.json': '{}' }],
  ['what Next is told', { '.env.local': 'NEXT_PUBLIC_A=1' }],
])('a build has another ID after a change of %s', (_what, changes) => {
  const before = idOf();
  addFiles(root, changes);
  expect(idOf()).not.toBe(before);
});

test('a build has the same ID for the same files, and another for other dates of change', () => {
  expect(idOf()).toBe(idOf());
  const inputs = readInputs(readSettings({ NODE_ENV: 'test' }, root));
  expect(buildIdOf(inputs, [['/', 1]])).not.toBe(buildIdOf(inputs, [['/', 2]]));
});
