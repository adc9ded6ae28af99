import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { COMPILER, openCache } from '../../lib/content/cache';
import type { CompiledBody, PageSource } from '../../lib/content/page';
import { readPages } from '../../lib/content/read';
import { ProblemError } from '../../lib/errors';
import { readSettings } from '../../lib/settings';
import { compilePage } from '../../lib/site/site';
import { addFiles, pageText, png, temporaryFolder } from './temporary';

const compiled = { code: 'a' } as CompiledBody;

function project() {
  return temporaryFolder({ 'lib/content/mdx/compile.ts': 'one', 'package-lock.json': 'one', 'content/a.mdx': '' });
}

const open = (root: string) =>
  openCache<CompiledBody>('pages', COMPILER, { cacheDir: path.join(root, '.cache'), rootDir: root });

describe('the key of a text', () => {
  const root = project();
  const keyOf = (body: string, file: string) => open(root).keyOf(file, body);

  test('is the same for the same text in the same file, and another for another text or file', () => {
    expect(keyOf('text', 'a.mdx')).toBe(keyOf('text', 'a.mdx'));
    const keys = [keyOf('text', 'a.mdx'), keyOf('Text', 'a.mdx'), keyOf('text', 'a.md'), keyOf('', 'texta.mdx')];
    expect(new Set(keys).size).toBe(4);
  });

  test('is another in another mode', () => {
    const before = keyOf('text', 'a.mdx');
    const mode = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    expect(keyOf('text', 'a.mdx')).not.toBe(before);
    Object.assign(process.env, { NODE_ENV: mode });
    expect(keyOf('text', 'a.mdx')).toBe(before);
  });

  test.each(['lib/content/mdx/compile.ts', 'lib/script/new-file', 'package-lock.json'])(
    'is another when %s changes',
    (name) => {
      const before = keyOf('text', 'a.mdx');
      addFiles(root, { [name]: 'two' });
      expect(keyOf('text', 'a.mdx')).not.toBe(before);
    },
  );
});

test('the keys cover every file that the compiler imports', async () => {
  const { metafile } = await bundle({
    entryPoints: ['lib/content/mdx/compile.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const files = Object.keys(metafile.inputs);
  const isCovered = (file: string) => COMPILER.some((place) => `${file}/`.startsWith(`lib/${place}/`));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !isCovered(file))).toEqual([]);
  expect(COMPILER.filter((place) => !existsSync(`lib/${place}`))).toEqual([]);
});

describe('the cache', () => {
  const root = project();
  const dir = path.join(root, '.cache');
  const cache = open(root);

  test('gives back what was written, to another process too', () => {
    expect(cache.read('k')).toBeUndefined();
    cache.write('k', compiled);
    expect(open(root).read('k')).toEqual(compiled);
    expect(readdirSync(path.join(dir, 'pages'))).toEqual(['k.json']);
  });

  test('forgets what nobody has read for a month', () => {
    const age = (name: string) => utimesSync(path.join(dir, 'pages', name), 0, Date.now() / 1000 - 31 * 24 * 3600);
    for (const key of ['read', 'unread']) cache.write(key, compiled);
    for (const name of ['read.json', 'unread.json']) age(name);
    cache.read('read');
    expect([open(root).read('read'), open(root).read('unread')]).toEqual([compiled, undefined]);
  });

  test('takes no notice of a file that was written in part', () => {
    cache.write('half', compiled);
    writeFileSync(path.join(dir, 'pages/half.json'), '{"code":"a","hea');
    expect(cache.read('half')).toBeUndefined();
  });
});

describe('a page with an image', () => {
  const root = project();
  addFiles(root, { 'content/a.mdx': pageText('A page', '', '![A phone](/a.png)'), 'public/a.png': png(10, 20) });
  const settings = readSettings({ NODE_ENV: 'test' }, root);
  const [page] = readPages(settings.contentDir, root, new Map()).pages as [PageSource];
  const site = {
    identity: { docs: { url: 'https://docs.example/', offlineReading: 'on' as const } },
    snippets: new Map(),
    dialogues: new Map(),
  };
  const sizes = async () => (await compilePage(page, site, settings)).images;

  test('is taken from the cache the second time', async () => {
    expect(await sizes()).toEqual([{ src: '/a.png', width: 10, height: 20 }]);
    const dir = path.join(settings.cacheDir, 'pages');
    const [entry = ''] = readdirSync(dir);
    const kept = JSON.parse(readFileSync(path.join(dir, entry), 'utf8')) as CompiledBody;
    writeFileSync(path.join(dir, entry), JSON.stringify({ ...kept, code: 'from the cache' }));
    expect((await compilePage(page, site, settings)).code).toBe('from the cache');
  });

  test('is compiled anew when the image has another size', async () => {
    addFiles(root, { 'public/a.png': png(30, 40) });
    expect(await sizes()).toEqual([{ src: '/a.png', width: 30, height: 40 }]);
  });

  test('is refused when the image cannot be read any more', async () => {
    addFiles(root, { 'public/a.png': 'nothing' });
    await expect(sizes()).rejects.toThrow(ProblemError);
  });
});
