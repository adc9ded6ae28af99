import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf, openCache } from '../../lib/content/cache';
import type { CompiledBody, PageSource } from '../../lib/content/page';
import { readPages } from '../../lib/content/read';
import { ProblemError } from '../../lib/errors';
import { readSettings } from '../../lib/settings';
import { compilePage } from '../../lib/site/site';
import { addFiles, filesOf, pageText, png, temporaryFolder } from './temporary';

const compiled: CompiledBody = {
  code: 'a',
  headers: [],
  anchors: [],
  described: [],
  operations: [],
  playgrounds: [],
  exercises: [],
  isLesson: false,
  questions: [],
  links: [],
  images: [],
};

function project() {
  return temporaryFolder({ 'lib/content/mdx/compile.ts': 'one', 'package-lock.json': 'one', 'content/a.mdx': '' });
}

const open = (root: string) => openCache<CompiledBody>('pages', { cacheDir: path.join(root, '.cache'), rootDir: root });

describe('the key of a text', () => {
  const root = project();
  const keyOf = (body: string, file: string) => open(root).keyOf(file, body);

  test('is the same for the same text in the same file', () => {
    expect(keyOf('text', 'a.mdx')).toBe(keyOf('text', 'a.mdx'));
  });

  test('is another for another text or file', () => {
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

  test.each(['lib/content/mdx/compile.ts', 'lib/a/new-file', 'package-lock.json'])(
    'is another when %s changes',
    (name) => {
      const before = keyOf('text', 'a.mdx');
      addFiles(root, { [name]: 'two' });
      expect(keyOf('text', 'a.mdx')).not.toBe(before);
    },
  );
});

/** The project without its content and its design: what makes something of content, and the packages. */
function program() {
  const root = temporaryFolder();
  for (const name of ['lib', 'package.json', 'package-lock.json'])
    cpSync(name, path.join(root, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
}

describe('what the keys cover', () => {
  test('is every file of lib/, one by one', () => {
    const root = program();
    const files = filesOf(path.join(root, 'lib'));
    const keys = files.map((name) => {
      appendFileSync(path.join(root, 'lib', name), ' ');
      return fingerprintOf(root);
    });
    expect(files).toEqual(expect.arrayContaining(['content/mdx/shared.mjs', 'figures/style.css']));
    expect(files.filter((_name, at) => keys.indexOf(keys[at] ?? '') !== at)).toEqual([]);
    expect(keys).not.toContain(fingerprintOf('.'));
  });

  test('is enough: nothing in lib/ is made of components/ or app/, but what commands put together', () => {
    const sources = filesOf('lib').filter((name) => /\.m?ts$|\.mjs$/.test(name) && !name.startsWith('commands/'));
    const outside = sources.flatMap((name) =>
      [...readFileSync(path.join('lib', name), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']*|@\/[^']*)'/g)]
        .map(([, target = '']) => path.join('lib', path.dirname(name), target))
        .filter((target) => !target.startsWith('lib/'))
        .map((target) => `${name}: ${target}`),
    );
    expect(outside).toEqual([]);
  });

  test('gives new headings new addresses, when what makes them was changed', () => {
    const root = program();
    cpSync('__tests__/fixtures/site/identity.yml', path.join(root, 'content/identity.yml'));
    addFiles(root, { 'content/a.mdx': pageText('A page', '', '## The first heading') });
    writeFileSync(
      path.join(root, 'slugs.mjs'),
      `import { load } from './lib/commands/load.mjs';
      const { readSettings } = await load('lib/settings.ts');
      const { compilePage, readSite } = await load('lib/site/site.ts');
      const settings = readSettings();
      const { site } = readSite(settings);
      const { headers } = await compilePage(site.pages.get('/a/'), site, settings);
      console.log(headers.map(({ slug }) => slug).join());`,
    );
    const slugs = () => execFileSync(process.execPath, ['slugs.mjs'], { cwd: root, encoding: 'utf8' }).trim();
    expect(slugs()).toBe('the-first-heading');
    const shared = path.join(root, 'lib/content/mdx/shared.mjs');
    const text = readFileSync(shared, 'utf8');
    writeFileSync(shared, text.replace("['rehype-slug', {}]", "['rehype-slug', { prefix: 'other-' }]"));
    expect(slugs()).toBe('other-the-first-heading');
  }, 60_000);
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
