import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Element, Root } from 'hast';
import snippetTree from '../../lib/content/mdx/snippet-tree.mjs';
import { readDialogues } from '../../lib/content/dialogues';
import { readIdentity } from '../../lib/content/identity';
import { readSnippets } from '../../lib/content/snippets';
import type { PagePath } from '../../lib/routes/address';
import type { Dialogue } from '../../lib/script/dialogue/schema';
import { readSettings } from '../../lib/settings';
import type { ClientSite } from '../../lib/site/client';
import { exercisesByPage, writeGenerated } from '../../lib/site/generate';
import { makeSite } from './feeds/fixture';
import { addFiles, temporaryFolder } from './temporary';

const identity = readIdentity('__tests__/fixtures/site', '.');
const bot = readDialogues('__tests__/fixtures/site', '.').get('sample-bot') as Dialogue;
const tokens = new Map([['product.name', 'Fernline']]);

function project(texts: Record<string, string> = { 'trial-note.mdx': '{{product.name}} is free.' }) {
  const files = Object.entries(texts).map(([name, text]) => [`content/snippets/${name}`, text]);
  const root = temporaryFolder({
    'content/index.mdx': '',
    'package-lock.json': '{}',
    'lib/errors.ts': '',
    ...Object.fromEntries(files),
  });
  const settings = readSettings({ NODE_ENV: 'test' }, root);
  const read = () => readSnippets(settings.contentDir, root, tokens);
  const dialogues = new Map([['sample-bot', bot]]);
  const site = { ...makeSite([]), identity, snippets: read().snippets, dialogues };
  const fileOf = (name: string) => path.join(root, '.generated', name);
  return { root, read, site, fileOf, write: (next = site) => writeGenerated(next, settings) };
}

test('the browser gets the navigation, the names and the dialogues, nothing else of the identity', async () => {
  const { site, write, fileOf } = project();
  await write();
  expect(JSON.parse(readFileSync(fileOf('site.json'), 'utf8')) as ClientSite).toEqual({
    headerLinks: identity.headerLinks,
    productName: identity.product.name,
    searchBundle: `${identity.product.slug}-search`,
    navigation: site.navigation,
  });
  expect(JSON.parse(readFileSync(fileOf('practice/sample-bot.json'), 'utf8'))).toMatchObject({ name: 'Corner Slice' });
});

test('exercises are counted wherever they are on a page, but not those that its code only shows', () => {
  const body = [
    '<Exercise id="first" kind="choice" title="a > b">',
    '  <Exercise\n    id="second"\n    kind="mend"\n  >',
    '````mdx\n<Exercise id="shown" kind="write">\n````',
    '`<Exercise id="named" kind="write">`',
  ].join('\n\n');
  const page = (path: string, text: string) => [path, { path: path as PagePath, body: text }] as const;
  expect(exercisesByPage({ pages: new Map([page('/a/', body), page('/b/', 'None.')]) })).toEqual({
    '/a/': { first: 'choice', second: 'mend' },
  });
});

test('the program that runs scripts is one file, which loads nothing', async () => {
  const { write, fileOf } = project();
  await write();
  const posted: unknown[] = [];
  const listeners: ((event: { data: object }) => void)[] = [];
  const worker = {
    addEventListener: (_type: string, listener: (typeof listeners)[0]) => listeners.push(listener),
    postMessage: (message: unknown) => posted.push(message),
  };
  runInNewContext(readFileSync(fileOf('practice/runner.js'), 'utf8'), worker);
  listeners[0]?.({ data: { name: 'run', input: { text: '- test: Chat\n- hi: Welcome', dialogue: bot } } });
  expect(posted).toMatchObject(['ready', { problems: [], run: { report: { outcome: 'PASSED' } } }]);
});

test('a snippet has its tokens filled in, and a component of its name', async () => {
  const { write, fileOf } = project();
  await write();
  expect(readFileSync(fileOf('snippets/trial-note.mdx'), 'utf8')).toContain('"value":"Fernline is free."');
  expect(readFileSync(fileOf('snippets/index.ts'), 'utf8')).toBe(
    "export { default as TrialNote } from './trial-note.mdx';\n",
  );
});

test('mistakes in snippets are told with their files', () => {
  const { problems } = project({
    'a.mdx': 'a <B />',
    'b.mdx': '<A />',
    'c.mdx': '---\ntitle: C\n---\n\n<A />',
    'd.mdx': '\n{{product.nam}}',
    'tabs.mdx': 'a',
  }).read();
  expect(problems).toMatchObject([
    { file: 'content/snippets/d.mdx', line: 2, column: 1 },
    { file: 'content/snippets/a.mdx', message: '<A> contains itself' },
    { file: 'content/snippets/b.mdx', message: '<B> contains itself' },
    { file: 'content/snippets/c.mdx', message: "a snippet can't have frontmatter" },
    { file: 'content/snippets/tabs.mdx', message: '<Tabs> is a component already', remedy: 'rename the file' },
  ]);
});

test('only files that change are written', async () => {
  const { site, write, fileOf } = project();
  await write();
  for (const name of ['site.json', 'snippets/trial-note.mdx']) utimesSync(fileOf(name), 1, 1);
  await write({ ...site, navigation: { groups: [{ title: 'A', items: [] }], areas: [] } });
  expect(statSync(fileOf('snippets/trial-note.mdx')).mtimeMs).toBe(1000);
  expect(statSync(fileOf('site.json')).mtimeMs).toBeGreaterThan(1000);
});

test('a note of the last change that was cut is written again', async () => {
  const { write, fileOf } = project();
  addFiles(path.dirname(fileOf('site.json')), { 'changed.json': '' });
  await write();
  expect(readFileSync(fileOf('changed.json'), 'utf8')).toBe('0');
});

test('a snippet that is gone is removed', async () => {
  const { write, fileOf } = project();
  addFiles(path.dirname(fileOf('snippets')), { 'snippets/old.mdx': 'old' });
  await write();
  expect(existsSync(fileOf('snippets/old.mdx'))).toBe(false);
  expect(existsSync(fileOf('snippets/trial-note.mdx'))).toBe(true);
});

test.each<Record<string, string>>([{}, { 'notes.txt': '' }])(
  'a content folder without snippets is no error: %j',
  async (texts) => {
    const { write, fileOf } = project(texts);
    await write();
    expect(readFileSync(fileOf('snippets/index.ts'), 'utf8')).toBe('export {};\n');
  },
);

test('a snippet is compiled like a page, and its file contains the resulting tree', async () => {
  const { write, fileOf } = project({
    'a.mdx': '```js title="a.js"\nlet a;\n```\n\n> [!NOTE]\n> {{product.name}}\n\n| a |\n| -: |\n| 1 |\n\n## B {#c}',
    'wrong.mdx': '<Calout />',
  });
  await write();
  const [, json = ''] = /^```json\n(.*)\n```\n$/.exec(readFileSync(fileOf('snippets/a.mdx'), 'utf8')) ?? [];
  const tree: Root = { type: 'root', children: [block(`${json}\n`)] };
  const html = JSON.stringify(snippetTree()(tree));
  for (const part of ['"data-title":"a.js"', '"name":"Callout"', 'Fernline', '"dataAlign":"right"', '"id":"c"'])
    expect(html).toContain(part);
  expect(html).not.toContain('"position"');
  expect(readFileSync(fileOf('snippets/wrong.mdx'), 'utf8')).toBe('');
});

const block = (value: string): Element => ({
  type: 'element',
  tagName: 'pre',
  properties: {},
  children: [{ type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value }] }],
});

test('a build notices whatever another one writes after it, whichever of them has started first', async () => {
  const { root, site, write, fileOf } = project();
  const other = { ...site, identity: { ...identity, docs: { ...identity.docs, url: 'https://preview.example' } } };
  const told = /^\.generated {2}another command has changed it during the build\n {4}→ run builds one after another/;
  const [checkFirst, checkSame] = [await write(), await write()];
  expect(checkFirst).not.toThrow();
  const checkOther = await write(other);
  for (const check of [checkFirst, checkSame]) expect(check).toThrow(told);
  expect(checkOther).not.toThrow();
  // One that has started before it, and was slower.
  await write();
  expect(checkOther).toThrow(told);
  const checkLast = await write(other);
  addFiles(root, { '.generated/snippets/trial-note.mdx': '' });
  expect(checkLast).toThrow(told);
  rmSync(fileOf('snippets/trial-note.mdx'));
  expect(checkLast).toThrow(told);
});
