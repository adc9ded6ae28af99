import { checkContent } from '../../../lib/checks/content';
import { formatProblem, ProblemError, type Problem } from '../../../lib/errors';
import { readSettings, type Settings } from '../../../lib/settings';
import { prepareSite } from '../../../lib/site/check';
import path from 'node:path';
import { symlinkSync } from 'node:fs';
import { addFiles, identityText, pageText, temporaryFolder } from '../temporary';

/** One fault of each kind, in every layer: files, frontmatter, syntax, components, links and navigation. */
const FAULTS: Record<string, string | Buffer> = {
  'index.mdx': pageText('A page', '', 'See [nothing](/nowhere/).'),
  'encoding.md': Buffer.from(pageText('A page', '', 'Gr\u00f6\u00dfe'), 'latin1'),
  'empty.mdx': '',
  'key.mdx': pageText('A page', 'tags: [a]\n', 'See [nothing](/nowhere/).'),
  'yaml.mdx': '---\ntitle: "open\npermalink: /moved/\n---\n\nText.\n',
  'token.mdx': pageText('A page', '', 'The {{product.nam}} receipient.'),
  'braces.mdx': pageText('A page', '', '<Check question={id}>See [below](#gone).</Check>'),
  'syntax.mdx': pageText('A page', '', 'An Array<string> here.'),
  'element.mdx': pageText('A page', '', '<marquee>a</marquee> <Foo />'),
  'image.mdx': pageText('A page', '', '![A picture](./none.png) ![B picture](/none.png)'),
  'link.mdx': pageText('A page', '', '[the yaml](/moved/) [a file](gone.md) [heading](/key/#none)'),
  'ids.mdx': pageText('A page', '', '## Setup\n\n## Other {#setup}'),
  'notation.md': pageText('A page', '', ':::note\nText.'),
  'typed.mdx': pageText('A page', '', 'See [a] (/b/) and ** bold **.[^1]'),
  'code.mdx': pageText('A page', '', '```bash\nls'),
  'cells.mdx': pageText('A page', '', '| a |\n| - |\n| 1 | 2 |'),
  'part.mdx': pageText('A page', '', '<Step title="a">b</Step>'),
  'value.mdx': pageText('A page', 'draft: maybe\nsidebarDepth: 9\n'),
  'address.mdx': pageText('A page', '', '[a](https:/a.example) [b]()'),
  'cut.mdx': pageText('A page # of two'),
  'brace.mdx': pageText('A page', '', 'The {product.name} tool.'),
  'snippets/tabs.mdx': 'A.\n',
  'snippets/piece.mdx': '<Nothing />\n',
  'navigation.yml': 'groups:\n  - title: All\n    pages: [/key/, /nothing/]\n',
  'identity.yml': identityText().replace('wording: refuse', 'wording: warn'),
};

/** What stops, as lines that can be compared. */
const linesOf = (problems: readonly Problem[]) =>
  problems
    .filter(({ severity }) => !severity)
    .map(({ file, line, message }) => `${path.basename(file)}:${line} ${message}`)
    .sort();

/** The settings for a content folder with these files. */
function settingsFor(files: Record<string, string | Buffer>) {
  const contentDir = temporaryFolder(files);
  return readSettings({ NODE_ENV: 'production', CONTENT_DIR: contentDir, PUBLIC_DIR: contentDir });
}

/** The settings for a content folder with a home page and these files. */
const settingsWith = (files: Record<string, string>) =>
  settingsFor({
    'identity.yml': identityText(),
    'navigation.yml': 'groups: []\n',
    'index.mdx': pageText('Home page'),
    ...files,
  });

/** What stops a build. */
async function refusedBy(settings: Settings): Promise<string[]> {
  const refused: unknown = await prepareSite(settings).catch((error: unknown) => error);
  if (!(refused instanceof ProblemError)) throw new Error(`expected problems, got ${String(refused)}`);
  return linesOf(refused.problems);
}

test('the check and the build tell the same faults of all layers, at once; wording is a warning if the identity says so', async () => {
  const settings = settingsFor(FAULTS);
  const told = await refusedBy(settings);
  const { problems } = await checkContent(settings);
  expect(linesOf(problems)).toEqual(told);
  expect(problems).toContainEqual(
    expect.objectContaining({ message: 'unknown word "receipient"', severity: 'warning' }),
  );
  const faulty = new Set(told.map((line) => line.split(':')[0]));
  const names = Object.keys(FAULTS).map((name) => path.basename(name));
  expect([...faulty].sort()).toEqual(names.filter((name) => name !== 'identity.yml').sort());
  // Faults behind others: a link beside an unknown key, a heading beside braces. An unreadable page causes no others.
  expect(told).toContainEqual(expect.stringContaining('key.mdx:6 the link /nowhere/ leads nowhere'));
  expect(told).toContainEqual(expect.stringContaining('braces.mdx:5 /braces/ has no heading #gone'));
  expect(told.join()).not.toContain('/moved/');
});

test('while two pages claim an address, no link to it seems broken, and others are still checked', async () => {
  const settings = settingsWith({
    'navigation.yml': 'groups:\n  - title: All\n    pages: [/a/, /b/]\n',
    'a.mdx': pageText('A page', '', '## Setup\n\n[b](/b/#more) [a](#setup)'),
    'b.mdx': pageText('B page', 'permalink: /a/\n', '## More'),
    'c.mdx': pageText('C page', '', '[a](/a/#setup) [b](/b/) [c](/gone/)'),
  });
  expect(await refusedBy(settings)).toEqual([
    'b.mdx:3 the address /a/ already belongs to a.mdx',
    'c.mdx:5 the link /gone/ leads nowhere',
  ]);
});

test('links in the header are checked', async () => {
  const identity = identityText();
  const links =
    'headerLinks:\n  Guides: /guides/\n  Old: /old/\n  Home: /\n  Map: /map.svg\n  Site: https://a.example\n';
  const settings = settingsWith({
    'identity.yml': identity + links,
    'index.mdx': pageText('Home page', 'redirectFrom: [/old/]\n', 'Text.'),
    'map.svg': '',
  });
  const line = identity.split('\n').length;
  expect(await refusedBy(settings)).toEqual([
    `identity.yml:${line + 1} the link /guides/ leads nowhere`,
    `identity.yml:${line + 2} the link /old/ leads to a redirect`,
  ]);
});

test('a broken navigation hides no fault of a page', async () => {
  const settings = settingsWith({
    'navigation.yml': 'groups:\n  - title: All\n    pages: [key]\n',
    'key.mdx': pageText('A page', 'tags: [a]\n', 'Text.'),
  });
  expect(await refusedBy(settings)).toEqual([
    'key.mdx:3 tags: unknown key',
    'navigation.yml:3 groups.0.pages.0: must be a page address with "/" at both ends, such as /guides/cli/',
  ]);
});

test('a symbolic link to itself is told, and stops no other check of pages', async () => {
  const settings = settingsWith({ 'key.mdx': pageText('A page', 'tags: [a]\n', 'Text.') });
  symlinkSync('ring.mdx', path.join(settings.contentDir, 'ring.mdx'));
  expect(linesOf((await checkContent(settings)).problems)).toEqual([
    'key.mdx:3 tags: unknown key',
    'ring.mdx:undefined the symbolic link does not point to a file',
  ]);
});

test('a draft is checked like other pages, and can link to other drafts, but published pages cannot link to it', async () => {
  const settings = settingsWith({
    'navigation.yml': 'groups:\n  - title: All\n    pages: [/key/, /new/]\n',
    'key.mdx': pageText('A page', '', '## Setup'),
    'new.mdx': pageText('A draft', 'draft: true\n', '[a](/key/#gone) [b](/next/#gone) [c](/next/)\n\n<Calls />'),
    'next.mdx': pageText('B draft', 'draft: true\n', '```json\n{\n```'),
  });
  const { problems, drafts } = await checkContent(settings);
  expect(drafts).toBe(2);
  expect(linesOf(problems)).toEqual([
    'new.mdx:6 /key/ has no heading #gone',
    'new.mdx:6 /next/ has no heading #gone',
    'new.mdx:8 unknown component <Calls>',
    'next.mdx:7 json sample: JSON needs a key in double quotes here',
  ]);
  // In a folder of its own, because another suite may be building in the project's.
  const { site } = await prepareSite({ ...settings, rootDir: temporaryFolder() });
  expect([...site.pages.keys()].sort()).toEqual(['/', '/key/']);
});

test('the site that a check returns has no drafts', async () => {
  const { site } = await checkContent(settingsWith({ 'new.mdx': pageText('A draft', 'draft: true\n') }));
  expect([...(site?.pages.keys() ?? [])]).toEqual(['/']);
});

test('spelling and wording are checked only if the identity says so', async () => {
  const identity = identityText();
  const text = `It is simply a receipient. ${'A long sentence goes on and on, '.repeat(8)}and ends.`;
  const messagesWith = async (name: string) => {
    const files = { 'identity.yml': name, 'index.mdx': pageText('A page', '', `Text.\n\n${text}`) };
    const { problems } = await checkContent(settingsFor(files));
    return problems.map(({ line, column, message }) => [line, column, message.replace(/:.*/, '')]);
  };
  expect(await messagesWith(identity.replace(/^ *wording: refuse\n/m, ''))).toEqual([]);
  const found = await messagesWith(identity);
  expect(found).toContainEqual([7, 16, 'unknown word "receipient"']);
  expect(found).toContainEqual([7, undefined, 'a sentence has 265 characters']);
});

test('a check that reuses compiled pages notices that a snippet has changed', async () => {
  const settings = settingsWith({
    'index.mdx': pageText('A page', '', '<Steps>\n\n<Piece />\n\n</Steps>'),
    'snippets/piece.mdx': '<Step title="One">\n\nText.\n\n</Step>\n',
  });
  expect(await refusedBy(settings)).toEqual(['piece.mdx:1 <Step> is not inside <Steps>']);
  addFiles(settings.contentDir, { 'snippets/piece.mdx': 'Text.\n' });
  expect(await refusedBy(settings)).toEqual(['index.mdx:7 <Steps> contains something other than <Step>']);
});

test.each([
  ['an empty folder', {}, 'missing\n    → create it, or set CONTENT_DIR'],
  ['a folder without a home page', { 'a.mdx': pageText('A page') }, 'missing\n    → create it'],
  ['a home page that is a draft', { 'index.mdx': pageText('A page', 'draft: true\n') }, 'a draft\n    → remove'],
])('%s is told by a check and by a build, with the file', async (_what, files: Record<string, string>, message) => {
  const identity = identityText();
  // Spelling takes seconds.
  const wording = Object.keys(files).length > 0 ? '' : '  wording: refuse\n';
  const settings = settingsFor({ 'identity.yml': identity.replace(/^ *wording: refuse\n/m, wording), ...files });
  const home = path.relative(settings.rootDir, path.join(settings.contentDir, 'index.mdx'));
  const { problems } = await checkContent(settings);
  expect(problems.map(formatProblem)).toEqual([expect.stringContaining(`${home}  the home page is ${message}`)]);
  await expect(prepareSite(settings)).rejects.toThrow(`${home}  the home page is ${message}`);
});
