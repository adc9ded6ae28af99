import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { readDialogues } from '../../lib/content/dialogues';
import { readIdentity } from '../../lib/content/identity';
import { readSnippets } from '../../lib/content/snippets';
import type { PagePath } from '../../lib/routes/address';
import type { Dialogue } from '../../lib/script/dialogue/schema';
import { readSettings } from '../../lib/settings';
import { exercisesByPage, writeGenerated, type ClientSite } from '../../lib/site/generate';
import type { Site } from '../../lib/site/site';
import { addFiles, temporaryFolder } from './temporary';

const identity = readIdentity('__tests__/fixtures/site', '.');
const bot = readDialogues('__tests__/fixtures/site', '.').get('sample-bot') as Dialogue;
const tokens = new Map([['product.name', 'Fernline']]);

function project(texts: Record<string, string> = { 'trial-note.mdx': '{{product.name}} is free.' }) {
  const files = Object.entries(texts).map(([name, text]) => [`content/snippets/${name}`, text]);
  const root = temporaryFolder({ 'content/index.mdx': '', ...Object.fromEntries(files) });
  const settings = readSettings({ NODE_ENV: 'test' }, root);
  const read = () => readSnippets(settings.contentDir, root, tokens);
  const site: Site = {
    identity,
    pages: new Map(),
    routes: new Map(),
    drafts: new Set(),
    snippets: read().snippets,
    dialogues: new Map([['sample-bot', bot]]),
    navigation: { groups: [], areas: [] },
  };
  const fileOf = (name: string) => path.join(root, '.generated', name);
  return { root, read, site, fileOf, write: (next = site) => writeGenerated(next, settings) };
}

test('the browser gets the navigation and the names, nothing else of the identity', () => {
  const { site, write, fileOf } = project();
  write();
  expect(JSON.parse(readFileSync(fileOf('site.json'), 'utf8')) as ClientSite).toEqual({
    offlineReading: true,
    headerLinks: identity.headerLinks,
    productName: identity.product.name,
    searchBundle: `${identity.product.slug}-search`,
    navigation: site.navigation,
  });
});

test('the browser gets the dialogues, also where another site has none of its own', () => {
  const { write, fileOf } = project();
  write();
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

test('the program that runs scripts is one file, which loads nothing', () => {
  const { write, fileOf } = project();
  write();
  const posted: unknown[] = [];
  const listeners: ((event: { data: object }) => void)[] = [];
  const worker = {
    addEventListener: (_type: string, listener: (typeof listeners)[0]) => listeners.push(listener),
    postMessage: (message: unknown) => posted.push(message),
  };
  runInNewContext(readFileSync(fileOf('practice/runner.js'), 'utf8'), worker);
  listeners[0]?.({ data: { text: '- test: Chat\n- hi: Welcome', dialogue: bot } });
  expect(posted).toMatchObject(['ready', { problems: [], run: { report: { outcome: 'PASSED' } } }]);
});

test('a snippet has its tokens filled in, and a component of its name', () => {
  const { write, fileOf } = project();
  write();
  expect(readFileSync(fileOf('snippets/trial-note.mdx'), 'utf8')).toBe('Fernline is free.');
  expect(readFileSync(fileOf('snippets/index.ts'), 'utf8')).toBe(
    "export { default as TrialNote } from './trial-note.mdx';\n",
  );
});

test('an unknown token in a snippet is told with its file', () => {
  const { root, read } = project();
  addFiles(root, { 'content/snippets/trial-note.mdx': '\n{{product.nam}}' });
  expect(read().problems).toMatchObject([{ file: 'content/snippets/trial-note.mdx', line: 2, column: 1 }]);
});

test('only files that change are written', () => {
  const { site, write, fileOf } = project();
  write();
  for (const name of ['site.json', 'snippets/trial-note.mdx']) utimesSync(fileOf(name), 1, 1);
  write({ ...site, navigation: { groups: [{ title: 'A', items: [] }], areas: [] } });
  expect(statSync(fileOf('snippets/trial-note.mdx')).mtimeMs).toBe(1000);
  expect(statSync(fileOf('site.json')).mtimeMs).toBeGreaterThan(1000);
});

test('a snippet that is gone is removed', () => {
  const { write, fileOf } = project();
  addFiles(path.dirname(fileOf('snippets')), { 'snippets/old.mdx': 'old' });
  write();
  expect(existsSync(fileOf('snippets/old.mdx'))).toBe(false);
  expect(existsSync(fileOf('snippets/trial-note.mdx'))).toBe(true);
});

test.each<Record<string, string>>([{}, { 'notes.txt': '' }])(
  'a content folder without snippets is no error: %j',
  (texts) => {
    const { write, fileOf } = project(texts);
    write();
    expect(readFileSync(fileOf('snippets/index.ts'), 'utf8')).toBe('export {};\n');
  },
);

test('a snippet with the name of a component is told', () => {
  const { problems } = project({ 'tabs.mdx': 'a' }).read();
  expect(problems).toMatchObject([{ message: '<Tabs> is a component already', remedy: 'rename the file' }]);
});

test('a snippet that contains itself or has frontmatter is told', () => {
  const { problems } = project({ 'a.mdx': 'a <B />', 'b.mdx': '<A />', 'c.mdx': '---\ntitle: C\n---\n\n<A />' }).read();
  expect(problems.map(({ file, message }) => [path.basename(file), message])).toEqual([
    ['a.mdx', '<A> contains itself'],
    ['b.mdx', '<B> contains itself'],
    ['c.mdx', "a snippet can't have frontmatter"],
  ]);
});
