import { existsSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIdOf, readInputs } from '../../lib/build/inputs';
import { planRendering } from '../../lib/build/rendered';
import { readSettings } from '../../lib/settings';
import { prepareSite } from '../../lib/site/prepare';
import { addFiles, pageText, temporaryFolder } from './temporary';

const OLD_ID = 'aaaaaaaaaaaaaaaaaaaa';
const NEW_ID = 'bbbbbbbbbbbbbbbbbbbb';

const files = {
  'content/identity.yml': readFileSync('content/identity.yml'),
  'content/index.mdx': pageText('Home page'),
  'content/a.mdx': pageText('Page A'),
  'content/b.mdx': pageText('Page B'),
  'content/snippets/note.mdx': 'A note.',
  'app/page.tsx': 'one',
  'public/picture.txt': 'one',
  'package-lock.json': '{}',
};

/** What Next writes for a page, as far as an export needs it. */
const rendered = (name: string, id: string) => ({
  [`.next/server/app/${name}.html`]: `${name} by ${id}`,
  [`.next/server/app/${name}.rsc`]: `payload of ${name} by ${id}`,
  [`.next/server/app/${name}.segments/$oc$slug/__PAGE__.segment.rsc`]: 'prefetch',
});

let root: string;

async function plan(id: string) {
  const settings = readSettings({ NODE_ENV: 'test' }, root);
  const { site } = await prepareSite(settings);
  return planRendering(site, settings, readInputs(settings), id);
}

/** Which pages a build has to render; `all` where Next compiles the program first. */
async function toRender(): Promise<string | string[]> {
  const { listFile } = await plan(NEW_ID);
  return listFile ? (JSON.parse(readFileSync(listFile, 'utf8')) as string[]) : 'all';
}

beforeEach(async () => {
  root = temporaryFolder(files);
  const { complete } = await plan(OLD_ID);
  addFiles(root, {
    '.next/BUILD_ID': OLD_ID,
    ...rendered('index', OLD_ID),
    ...rendered('a', OLD_ID),
    ...rendered('b', OLD_ID),
  });
  complete(path.join(root, 'export'));
});

test('the first build renders everything', async () => {
  rmSync(path.join(root, '.next'), { recursive: true });
  addFiles(root, { '.next/BUILD_ID': OLD_ID });
  expect(await toRender()).toBe('all');
});

test('a page that was changed is rendered, and the others are taken from the build before, with the new ID', async () => {
  addFiles(root, { 'content/a.mdx': pageText('Page A', '', 'Another text.') });
  const { listFile = '', complete } = await plan(NEW_ID);
  expect(JSON.parse(readFileSync(listFile, 'utf8'))).toEqual(['/a/']);
  // What Next does for the page; its export has the ID that its folder has.
  addFiles(root, {
    ...rendered('a', OLD_ID),
    'export/a/index.html': `changed by ${OLD_ID}`,
    [`export/_next/${OLD_ID}/x.js`]: '',
    [`export/_next/static/${OLD_ID}/x.js`]: '',
  });
  complete(path.join(root, 'export'));
  const exported = (file: string) => readFileSync(path.join(root, 'export', file), 'utf8');
  expect(exported('a/index.html')).toBe(`changed by ${NEW_ID}`);
  expect(exported('b/index.html')).toBe(`b by ${NEW_ID}`);
  expect(exported('b/index.txt')).toBe(`payload of b by ${NEW_ID}`);
  expect(exported('b/__next.$oc$slug.__PAGE__.txt')).toBe('prefetch');
  expect(exported('index.html')).toBe(`index by ${NEW_ID}`);
  expect(existsSync(path.join(root, `export/_next/static/${NEW_ID}/x.js`))).toBe(true);
  expect(existsSync(path.join(root, `export/_next/${OLD_ID}`))).toBe(false);
});

test.each([
  ['the title of a page, which is in the navigation', { 'content/a.mdx': pageText('Another title') }],
  ['a new page', { 'content/c.mdx': pageText('Page C') }],
  ['a snippet', { 'content/snippets/note.mdx': 'Another note.' }],
  ['the program', { 'app/page.tsx': 'two' }],
  ['a package', { 'package-lock.json': '{"a":1}' }],
  ['what the compiler is told', { 'tsconfig.build.json': '{}' }],
  ['what Next is told', { '.env.local': 'NEXT_PUBLIC_A=1' }],
  [
    'the identity',
    {
      'content/identity.yml': readFileSync('content/identity.yml', 'utf8')
        .replace(/^cli:/m, '# x\ncli:')
        .replace('Turnwise', 'Otherwise'),
    },
  ],
  ['Next’s folder, by somebody else', { '.next/BUILD_ID': NEW_ID }],
  ['the note on the build before', { '.next/rendered.json': '{"program"' }],
])('all pages are rendered after a change of %s', async (_what, changes) => {
  addFiles(root, changes);
  expect(await toRender()).toBe('all');
});

test.each([
  [
    'the description of a page',
    {
      'content/a.mdx': pageText(
        'Page A',
        'description: What a reader finds on this page, in one sentence of the right length.\n',
      ),
    },
  ],
  ['a page whose rendered file is gone', {}],
])('one page is rendered after a change of %s', async (_what, changes) => {
  if (Object.keys(changes).length === 0) unlinkSync(path.join(root, '.next/server/app/a.rsc'));
  addFiles(root, changes);
  expect(await toRender()).toEqual(['/a/']);
});

test('nothing is changed by what pages are not made of, and a page is rendered all the same, because Next needs one', async () => {
  addFiles(root, { 'public/picture.txt': 'two' });
  expect(await toRender()).toHaveLength(1);
});

test('a page that was changed, rendered by a build that was killed, and changed back is rendered anew', async () => {
  addFiles(root, { 'content/a.mdx': pageText('Page A', '', 'Another text.') });
  await plan(NEW_ID);
  writeFileSync(path.join(root, 'content/a.mdx'), files['content/a.mdx']);
  expect(await toRender()).toBe('all');
});

test('the snippets of the project are an input of a site that has none', () => {
  addFiles(root, { 'other/index.mdx': pageText('Home page') });
  const settings = readSettings({ NODE_ENV: 'test', CONTENT_DIR: 'other' }, root);
  const before = buildIdOf(readInputs(settings), []);
  addFiles(root, { 'content/snippets/note.mdx': 'Another note.' });
  expect(buildIdOf(readInputs(settings), [])).not.toBe(before);
});
