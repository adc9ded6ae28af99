import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { readIdentity } from '../../lib/content/identity';
import { ProblemError } from '../../lib/errors';
import { readSettings } from '../../lib/settings';
import { writeGenerated, type ClientSite } from '../../lib/site/generate';
import type { Site } from '../../lib/site/site';
import { addFiles, temporaryFolder } from './temporary';

const identity = readIdentity('content', '.');
const site: Site = {
  identity,
  pages: new Map(),
  routes: new Map(),
  drafts: new Set(),
  navigation: { groups: [], areas: [] },
};

function project(snippets: Record<string, string> = { 'trial.mdx': '{{product.name}} is free.' }) {
  const files = Object.entries(snippets).map(([name, text]) => [`content/snippets/${name}`, text]);
  const root = temporaryFolder({ 'content/index.mdx': '', ...Object.fromEntries(files) });
  const settings = readSettings({ NODE_ENV: 'test' }, root);
  const fileOf = (name: string) => path.join(root, '.generated', name);
  return { root, settings, fileOf, write: (next = site) => writeGenerated(next, settings) };
}

test('the browser gets the navigation and the names, nothing else of the identity', () => {
  const { write, fileOf } = project();
  write();
  expect(JSON.parse(readFileSync(fileOf('site.json'), 'utf8')) as ClientSite).toEqual({
    offlineReading: true,
    productName: identity.product.name,
    searchBundle: `${identity.product.slug}-search`,
    navigation: site.navigation,
  });
});

test('a snippet has its tokens filled in', () => {
  const { write, fileOf } = project();
  write();
  expect(readFileSync(fileOf('snippets/trial.mdx'), 'utf8')).toBe(`${identity.product.name} is free.`);
});

test('an unknown token in a snippet is told with its file, and nothing is lost', () => {
  const { write, fileOf, root } = project();
  write();
  addFiles(root, { 'content/snippets/trial.mdx': '\n{{product.nam}}' });
  expect(() => write()).toThrow(ProblemError);
  expect(() => write()).toThrow('content/snippets/trial.mdx:2:1');
  expect(existsSync(fileOf('snippets/trial.mdx'))).toBe(true);
});

test('only files that change are written', () => {
  const { write, fileOf } = project();
  write();
  for (const name of ['site.json', 'snippets/trial.mdx']) utimesSync(fileOf(name), 1, 1);
  write({ ...site, navigation: { groups: [{ title: 'A', items: [] }], areas: [] } });
  expect(statSync(fileOf('snippets/trial.mdx')).mtimeMs).toBe(1000);
  expect(statSync(fileOf('site.json')).mtimeMs).toBeGreaterThan(1000);
});

test('a snippet that is gone is removed', () => {
  const { write, fileOf } = project();
  addFiles(path.dirname(fileOf('snippets')), { 'snippets/old.mdx': 'old' });
  write();
  expect(existsSync(fileOf('snippets/old.mdx'))).toBe(false);
  expect(existsSync(fileOf('snippets/trial.mdx'))).toBe(true);
});

test('a content folder without snippets uses those of the project', () => {
  const { root, fileOf } = project();
  addFiles(root, { 'pages/index.mdx': '' });
  writeGenerated(site, readSettings({ NODE_ENV: 'test', CONTENT_DIR: 'pages' }, root));
  expect(readFileSync(fileOf('snippets/trial.mdx'), 'utf8')).toContain('is free.');
});

test('a snippet folder without snippets is no error', () => {
  const { write, fileOf } = project({ 'notes.txt': '' });
  write();
  expect(existsSync(fileOf('site.json'))).toBe(true);
});
