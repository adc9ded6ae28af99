import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../../lib/errors';
import { readSettings } from '../../lib/settings';
import { readSite } from '../../lib/site/site';
import { movePage } from '../../lib/writing/move-page';
import { createPage } from '../../lib/writing/new-page';
import { createSite } from '../../lib/writing/new-site';
import { identityText, png, temporaryFolder } from './temporary';

const navigation = `# Order.
groups:
  - title: Guides
    path: /guides/
    pages:
      - { path: /guides/cli/, label: CLI } # the tool
      - /guides/ivr/
  - title: FAQ
    pages: [/faq/]
`;

const page = (title: string, body = '', more = '') => `---\ntitle: ${title}\n${more}---\n\n${body}\n`;

/** A project with a few pages; its files can be read back. */
function project(files: Record<string, string | Buffer> = {}) {
  const root = temporaryFolder({
    'content/identity.yml': identityText(),
    'content/navigation.yml': navigation,
    'content/index.mdx': page('Home', 'See [CLI](/guides/cli/#run), [IVR](/guides/ivr/).'),
    'content/guides/index.mdx': page(
      'Guides',
      `<Card title="CLI" href="/guides/cli/">x</Card> and [x](/guides/cli/x/)\n\n<Card title="x" href='/guides/cli/'>x</Card>`,
    ),
    'content/guides/cli.mdx': page('The {{cli.command}} CLI'),
    'content/guides/ivr.mdx': page('IVR tests'),
    'content/faq.mdx': page('Questions'),
    ...files,
  });
  const settings = readSettings({ NODE_ENV: 'test' }, root);
  return {
    settings,
    read: (file: string) => readFileSync(path.join(root, 'content', file), 'utf8'),
    has: (file: string) => existsSync(path.join(root, 'content', file)),
    site: (mode: 'development' | 'production') => readSite(readSettings({ NODE_ENV: mode }, root)),
  };
}

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof ProblemError) return error.message;
    throw error;
  }
  throw new Error('expected a problem');
}

describe('a new page', () => {
  test.each(['guides/sms', '/guides/sms/', 'guides/sms.mdx', 'content/guides/sms.mdx'])(
    '%s is a draft in its folder, and in the list of its folder',
    (place) => {
      const { settings, read, site } = project();
      expect(createPage({ place, title: 'Test by SMS' }, settings)).toEqual({
        file: 'content/guides/sms.mdx',
        address: '/guides/sms/',
        list: 'Guides',
      });
      expect(read('guides/sms.mdx')).toMatch(/^---\ntitle: Test by SMS\ndraft: true\n---\n/);
      expect(read('navigation.yml')).toBe(navigation.replace('/guides/ivr/\n', '/guides/ivr/\n      - /guides/sms/\n'));
      const written = site('development');
      expect(written.problems).toEqual([]);
      expect(written.site.navigation.groups[0]?.items.map(({ title }) => title)).toContain('Test by SMS (draft)');
      const built = site('production');
      expect(built.problems).toEqual([]);
      expect(built.site.pages.has('/guides/sms/')).toBe(false);
      expect(JSON.stringify(built.site.navigation)).not.toContain('sms');
    },
  );

  test('of a folder that no list knows is listed under the folder', () => {
    const { settings, read, site } = project();
    expect(createPage({ place: 'labs/one', title: 'Experiment' }, settings).list).toBeUndefined();
    expect(read('navigation.yml')).toBe(navigation);
    expect(site('development').site.navigation.areas.map(({ title }) => title)).toEqual(['Labs']);
  });

  test.each([
    [{ place: 'guides/cli', title: 'Another CLI' }, /guides\/cli\.mdx .*guides\/cli\.mdx already exists/],
    [{ place: 'guides', title: 'Guides again' }, /guides\/index\.mdx already exists/],
    [{ place: '../secret', title: 'Outside' }, /not a valid path for a page/],
    [{ place: 'Guides/SMS', title: 'Capitals' }, /not a valid path for a page/],
    [{ place: 'guides/sms', title: 'X' }, / title: /],
    [{ place: 'guides/sms', title: 'Fine title', description: ' ' }, / description: /],
  ])('%j is refused, and nothing is written', (given, message) => {
    const { settings, read, has } = project();
    expect(messageOf(() => createPage(given, settings))).toMatch(message);
    expect(has('guides/sms.mdx')).toBe(false);
    expect(read('navigation.yml')).toBe(navigation);
  });
});

describe('a moved page', () => {
  test('answers at its new address, redirects from the old one, and no link is left behind', () => {
    const { settings, read, has, site } = project();
    const moved = movePage('guides/cli', 'guides/command-line', settings);
    expect(moved).toEqual({
      file: 'content/guides/command-line.mdx',
      address: '/guides/command-line/',
      redirects: ['/guides/cli/'],
      updated: new Map([
        ['content/guides/index.mdx', 2],
        ['content/index.mdx', 1],
        ['content/navigation.yml', 1],
      ]),
    });
    expect(has('guides/cli.mdx')).toBe(false);
    expect(read('guides/command-line.mdx')).toBe(
      page('The {{cli.command}} CLI', '', 'redirectFrom:\n  - /guides/cli/\n'),
    );
    expect(read('index.mdx')).toContain('[CLI](/guides/command-line/#run), [IVR](/guides/ivr/)');
    // An address that only begins like the old one is another page's.
    expect(read('guides/index.mdx')).toContain('href="/guides/command-line/">x</Card> and [x](/guides/cli/x/)');
    expect(read('navigation.yml')).toContain('- { path: /guides/command-line/, label: CLI } # the tool\n');
    const { site: after, problems } = site('production');
    expect(problems).toEqual([]);
    for (const old of ['/guides/cli/', '/guides/cli.html', '/guides/cli'])
      expect(after.routes.get(old)).toMatchObject({ kind: 'redirect', to: '/guides/command-line/' });
  });

  test('leaves no old address in a try-out nor in the links of the header', () => {
    const identity = `${identityText()}headerLinks:\n  CLI: /guides/cli/#run\n`;
    const { settings, read } = project({
      'content/identity.yml': identity,
      'content/guides/ivr.mdx': page('IVR tests', '<TryIt operation="a" home="/guides/cli/#run" />'),
    });
    movePage('guides/cli', 'guides/command-line', settings);
    expect(read('identity.yml')).toContain('  CLI: /guides/command-line/#run\n');
    expect(read('guides/ivr.mdx')).toContain('home="/guides/command-line/#run"');
  });

  test('that comes back needs no redirect to itself, and keeps the other', () => {
    const { settings, read, site } = project();
    movePage('guides/cli', 'guides/command-line', settings);
    movePage('guides/command-line', 'guides/cli', settings);
    expect(read('guides/cli.mdx')).toContain('redirectFrom:\n  - /guides/command-line/\n---');
    expect(site('production').problems).toEqual([]);
  });

  test('with a permalink keeps its address; the address by its file redirects', () => {
    const { settings, read } = project({ 'content/api/overview.mdx': page('API', '', 'permalink: /api/\n') });
    const moved = movePage('api/overview', 'api/intro', settings);
    expect([moved.address, moved.redirects, moved.updated.size]).toEqual(['/api/', ['/api/overview.html'], 0]);
    expect(read('api/intro.mdx')).toContain('permalink: /api/\nredirectFrom:\n  - /api/overview.html\n');
  });

  test.each([
    ['guides/nothing', 'guides/x', /no such page/],
    ['guides/cli', 'guides/ivr', /guides\/ivr\.mdx already exists/],
    ['guides/cli', '../x', /not a valid path for a page/],
  ])('from %s to %s is refused, and nothing is moved', (from, to, message) => {
    const { settings, has } = project();
    expect(messageOf(() => movePage(from, to, settings))).toMatch(message);
    expect(has('guides/cli.mdx')).toBe(true);
  });
});

test('links to files move with a page, on it and on other pages, and so do those to pictures', () => {
  const { settings, read, has, site } = project({
    'content/guides/ivr.mdx': page('IVR tests', '[two](cli.mdx) [three](./cli.mdx#run) `[code](cli.mdx)`'),
    'content/guides/cli.mdx': page(
      'The CLI',
      [
        '## Run',
        '![A picture](./pic.png) [pause](ivr.mdx#a) [own](#run) [me](cli.mdx#run) [gone](gone.mdx)',
        '[spaces](<my file.mdx>) [escaped](my%20file.mdx) [out](https://a.example) [b]\n\n[b]: ../faq.mdx',
      ].join('\n\n'),
    ),
    'content/guides/pic.png': png(1, 1),
    'content/guides/my file.mdx': page('My file'),
  });
  const moved = movePage('guides/cli', 'recipes/deep/tool', settings);
  expect(read('recipes/deep/tool.mdx')).toContain(
    [
      '## Run',
      '![A picture](../../guides/pic.png) [pause](../../guides/ivr.mdx#a) [own](#run) [me](tool.mdx#run) [gone](gone.mdx)',
      '[spaces](<../../guides/my file.mdx>) [escaped](../../guides/my%20file.mdx) [out](https://a.example) [b]\n\n[b]: ../../faq.mdx',
    ].join('\n\n'),
  );
  expect(read('guides/ivr.mdx')).toContain(
    '[two](../recipes/deep/tool.mdx) [three](../recipes/deep/tool.mdx#run) `[code](cli.mdx)`',
  );
  expect(has('guides/pic.png')).toBe(true);
  expect(moved.updated.get('content/recipes/deep/tool.mdx')).toBe(6);
  expect(moved.updated.get('content/guides/ivr.mdx')).toBe(2);
  expect(site('production').problems.filter(({ severity }) => !severity)).toEqual([]);
});

test('a new site is valid, and leaves the pages that are in its folder as they are', () => {
  const root = temporaryFolder({ 'docs/README.md': page('Home'), 'package-lock.json': '{}', 'lib/errors.ts': '' });
  expect(createSite('docs', root)).toEqual([path.join('docs', 'identity.yml')]);
  expect(createSite('docs', root)).toEqual([]);
  expect(createSite('new/docs', root)).toHaveLength(2);
  for (const CONTENT_DIR of ['docs', 'new/docs']) {
    const { problems, site } = readSite(readSettings({ NODE_ENV: 'test', CONTENT_DIR }, root));
    expect([problems, [...site.pages.keys()]]).toEqual([[], ['/']]);
  }
  expect(messageOf(() => createSite('docs/README.md', root))).toContain('not a folder');
});
