import { spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPages } from '../../lib/content/read';
import { git } from './repository';
import { pageText, png, temporaryFolder } from './temporary';

const tokens = new Map([['product.name', 'Turnwise']]);

function read(files: Record<string, string | Buffer>) {
  const root = temporaryFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text])),
  );
  return readPages(path.join(root, 'content'), root, tokens);
}

test('a page has its addresses, its key and its text', () => {
  const { pages, problems } = read({
    'index.mdx': pageText('Home'),
    'guides/index.mdx': pageText('Guides'),
    'guides/cli.mdx': pageText('Use {{product.name}}', '', '{{product.name}} runs.'),
    'releases/2020_04.mdx': pageText('April 2020', 'permalink: /releases/202004.html\n'),
    'notes.md': pageText('Notes'),
  });
  expect(problems).toEqual([]);
  expect(pages.map((page) => [page.relativePath, page.regularPath, page.path, page.key])).toEqual([
    ['guides/cli.mdx', '/guides/cli.html', '/guides/cli/', 'guides--cli'],
    ['guides/index.mdx', '/guides/', '/guides/', 'guides--index'],
    ['index.mdx', '/', '/', 'index'],
    ['notes.md', '/notes.html', '/notes/', 'notes'],
    ['releases/2020_04.mdx', '/releases/2020_04.html', '/releases/202004.html', 'releases--2020_04'],
  ]);
  expect(pages[0]).toMatchObject({ title: 'Use Turnwise', body: '\n\n\n\nTurnwise runs.\n' });
});

test('only the ending of a name makes it an index', () => {
  expect(read({ 'a/reindex.mdx': pageText('Index again') }).pages[0]?.path).toBe('/a/reindex/');
  expect(read({ 'a/README.md': pageText('A folder') }).pages[0]?.path).toBe('/a/');
  const links = '[a](<Größe und Maß.md>) [b](Gr%C3%B6%C3%9Fe%20und%20Ma%C3%9F.md)';
  const { pages } = read({ 'a.mdx': pageText('A page', '', links), 'Größe und Maß.md': pageText('A name') });
  const address = '/Gr%C3%B6%C3%9Fe%20und%20Ma%C3%9F/';
  expect(pages.find(({ relativePath }) => relativePath === 'a.mdx')?.body).toContain(
    `[a](<${address}>) [b](${address})`,
  );
});

test('hidden files, snippets and files that are not pages are left out', () => {
  const { pages, problems } = read({
    'a.mdx': pageText('The page'),
    '.draft.mdx': '',
    '_draft.mdx': '',
    '.drafts/a.mdx': '',
    'guides/_drafts/a.mdx': '',
    'snippets/trial-note.mdx': 'No frontmatter here.',
    'open-questions.md': 'Nor here.',
    'navigation.yml': '',
    'picture.svg': '',
  });
  expect(pages.map((page) => page.relativePath)).toEqual(['a.mdx']);
  expect(problems).toEqual([]);
});

test('a page that a writer takes away while the folder is read is no page', async () => {
  const stable = Array.from({ length: 50 }, (_, index) => [`content/${index}.mdx`, pageText(`Page ${index}`)] as const);
  const root = temporaryFolder(Object.fromEntries(stable));
  const comesAndGoes = `
    const { writeFileSync, rmSync } = require('node:fs');
    for (;;) { writeFileSync(process.argv[1], process.argv[2]); rmSync(process.argv[1]); }`;
  const writer = spawn(process.execPath, ['-e', comesAndGoes, path.join(root, 'content/z.mdx'), pageText('It goes')]);
  try {
    for (let round = 0; round < 10; round++) {
      const { pages } = readPages(path.join(root, 'content'), root, tokens);
      expect(pages.filter(({ path }) => path !== '/z/')).toHaveLength(stable.length);
      await pause(0);
    }
  } finally {
    writer.kill();
  }
});

test('symbolic links are what they lead to, and one that leads nowhere is told', () => {
  const root = temporaryFolder({
    'content/a.mdx': pageText('The page'),
    'content/_common/in/b.md': pageText('Common'),
  });
  symlinkSync('a.mdx', path.join(root, 'content/copy.mdx'));
  symlinkSync('_common', path.join(root, 'content/more'));
  symlinkSync('..', path.join(root, 'content/_common/in/up'));
  symlinkSync('gone.mdx', path.join(root, 'content/old.mdx'));
  symlinkSync('ring.mdx', path.join(root, 'content/ring.mdx'));
  const { pages, problems } = readPages(path.join(root, 'content'), root, tokens);
  expect(pages.map(({ path: address }) => address)).toEqual(['/a/', '/copy/', '/more/in/b/']);
  expect(problems).toMatchObject([
    { file: 'content/old.mdx', message: 'the symbolic link does not point to a file' },
    { file: 'content/ring.mdx', message: 'the symbolic link does not point to a file' },
  ]);
});

test('names of files may have any letters and blanks, each with a key of its own', () => {
  const { pages, problems } = read({
    'guides/安装.mdx': pageText('Install'),
    'guides/配置.mdx': pageText('Configure'),
    'Über Uns/My Page.md': pageText('About'),
  });
  expect(problems).toEqual([]);
  expect(pages.map(({ path: address }) => address)).toEqual(['/guides/安装/', '/guides/配置/', '/Über Uns/My Page/']);
  expect(new Set(pages.map(({ key }) => key)).size).toBe(3);
});

test.each([
  ['an empty file', 'a.mdx', '', 1, 'the page has no frontmatter'],
  ['another encoding', 'a.md', Buffer.from(pageText('Gr\u00f6\u00dfe'), 'latin1'), 2, 'not encoded as UTF-8'],
  ['UTF-16', 'a.mdx', Buffer.from('\uFEFF' + pageText('A page'), 'utf16le'), 1, 'not encoded as UTF-8'],
  ['UTF-16 without a mark', 'a.md', Buffer.from(pageText('A page'), 'utf16le'), 1, 'not encoded as UTF-8'],
  ['a NUL', 'a.mdx', pageText('A page', '', 'a\0b'), 5, 'not encoded as UTF-8'],
  ['a name that no address can have', 'a#b.mdx', pageText('The page'), undefined, 'contains a sign with a meaning of'],
  ['the name of the not-found page', '404.md', pageText('Not found'), undefined, 'the address /404/ is where hosts'],
  ['a folder with that name', '404/a.md', pageText('Not found'), undefined, 'the address /404/ is where hosts'],
  ['a folder in parentheses', '(start)/a.md', pageText('A page'), undefined, 'has a part in parentheses'],
  ['a name with two endings', 'a.html.md', pageText('A page'), undefined, 'the address /a.html/ ends in ".html/"'],
  ['an address of Next', 'a.md', pageText('A page', 'permalink: /_next/a/\n'), 3, 'is in a folder that Next uses'],
  ['an address with dots', 'a.md', pageText('A page', 'redirectFrom: [/../b/]\n'), 3, 'has an empty part'],
  ['an escaped address', 'a.md', pageText('A page', 'redirectFrom: [/b%zz/]\n'), 3, 'contains "%"'],
  ['an address for many', 'a.md', pageText('A page', 'redirectFrom: ["/b/*"]\n'), 3, 'contains a sign with a meaning'],
])('%s is told', (_what, name, text, line, message) => {
  expect(read({ [name]: text }).problems).toMatchObject([
    { file: `content/${name}`, ...(line && { line }), message: expect.stringContaining(message) },
  ]);
});

test('a page has its date and its timestamp once it is committed', () => {
  const root = temporaryFolder({ 'content/a.mdx': pageText('A page') });
  const [page] = readPages(path.join(root, 'content'), root, tokens).pages;
  expect(page).not.toHaveProperty('lastUpdated');
  expect(page).not.toHaveProperty('lastUpdatedTimestamp');
  git(root, ['init']);
  git(root, ['add', '.']);
  git(root, ['commit', '-m', 'one'], Date.UTC(2020, 3, 1, 12) / 1000);
  expect(readPages(path.join(root, 'content'), root, tokens).pages).toMatchObject([
    { lastUpdated: '1 April 2020', lastUpdatedTimestamp: Date.UTC(2020, 3, 1, 12) },
  ]);
});

test('names that are almost those of pages, or are in other systems, are told', () => {
  const names = ['A.MDX', '_index.md', '_posts/a.md', 'a.html', 'anchors.txt', '_b.txt', 'b.markdown', 'c.txt'];
  const { pages, problems } = read(Object.fromEntries(names.map((name) => [name, ''])));
  expect(pages).toEqual([]);
  expect(problems.map(({ file, remedy }) => `${file} ${remedy}`)).toEqual([
    expect.stringMatching(/^content\/A\.MDX rename it/),
    expect.stringMatching(/_index\.md names that start with "_" are left out: write index\.mdx/),
    expect.stringMatching(/_posts\/a\.md .* or posts\//),
    expect.stringMatching(/a\.html convert it/),
    expect.stringMatching(/^content\/b\.markdown rename it/),
    expect.stringMatching(/^content\/c\.txt convert it/),
  ]);
});

test.each(['\r', '\r\n'])('a page may have the line breaks of any system: %j', (lineBreak) => {
  const { pages, problems } = read({ 'a.mdx': pageText('A page', '', 'A.\n\n{{a.b}}').replaceAll('\n', lineBreak) });
  expect(pages).toMatchObject([{ title: 'A page', body: '\n\n\n\nA.\n\na.b\n' }]);
  expect(problems).toMatchObject([{ line: 7, column: 1 }]);
});

test('a letter is the same in one character and in two, in names, links and texts', () => {
  const { pages } = read({
    [`${'Gr\u00f6\u00dfe'.normalize('NFD')}.md`]: pageText('Size', '', `## ${'\ud55c\uae00'.normalize('NFD')}`),
    'a.md': pageText('A page', '', '[a](Gr\u00f6\u00dfe.md#\ud55c\uae00) [b](Gro%CC%88%C3%9Fe.md)'),
  });
  expect(pages[0]).toMatchObject({ path: '/Gr\u00f6\u00dfe/', body: expect.stringContaining('## \ud55c\uae00') });
  expect(pages[1]?.body).toContain('[a](/Gr%C3%B6%C3%9Fe/#\ud55c\uae00) [b](/Gr%C3%B6%C3%9Fe/)');
});

test('a merge conflict is told once, and its second version causes no other problems', () => {
  const conflict = '<<<<<<< HEAD\n## One\n=======\n## One\n{{a.b}}\n>>>>>>> other';
  const { pages, problems } = read({
    'a.mdx': pageText('A page', '', `Text.\n\n${conflict}\n\nEnd.`),
    'b.mdx': `---\n${conflict.replaceAll('## One', 'title: A page')}\n---\n`,
    'c.mdx': pageText('A sample', '', `\`\`\`text\n${conflict.replace('{{a.b}}\n', '')}\n\`\`\``),
  });
  expect(problems).toMatchObject([
    { file: 'content/a.mdx', line: 7, message: 'a merge conflict is left in the file' },
    { file: 'content/b.mdx', line: 2, message: 'a merge conflict is left in the file' },
  ]);
  expect(pages[0]?.body).toBe('\n\n\n\nText.\n\n\n## One\n\n\n\n\n\nEnd.\n');
  expect(pages[1]?.title).toBe('A page');
});

test('what is wrong with one page does not hide the others', () => {
  const { pages, problems } = read({ 'a.mdx': 'No frontmatter.', 'b.mdx': pageText('A page', '', '{{a.b}}') });
  expect(pages.map((page) => page.relativePath)).toEqual(['a.mdx', 'b.mdx']);
  expect(problems.map(({ file, line }) => [file, line])).toEqual([
    ['content/a.mdx', 1],
    ['content/b.mdx', 5],
  ]);
});

test('links to files of pages and images become addresses of the site, but not in code', () => {
  const { pages } = read({
    'guides/cli.mdx': pageText(
      'The tool',
      '',
      '[a](../api/keys.mdx#new), [b](./my%20notes.md), `[c](notes.md)`\n\n[d]: notes.md\n[`e`]: pictures.md',
    ),
    'guides/img/a b.png': png(1, 1),
    'guides/pictures.md': pageText('Pictures', '', '![a](./img/a%20b.png) <img src="img/a%20b.png"> ![c](../c.png)'),
    'guides/quotes.md': pageText('Quotes', '', "<img src='./img/a%20b.png' alt='a'> <a href='cli.mdx#b'>it's</a>"),
    'guides/my notes.md': pageText('My notes', 'permalink: /notes/\n'),
    'api/keys.mdx': pageText('Keys', '', '<Card title="a" href="../guides/cli.mdx">b</Card> [gone](gone.md)'),
  });
  expect(pages.map(({ body }) => body.trim())).toEqual([
    '<Card title="a" href="/guides/cli/">b</Card> [gone](gone.md)',
    '[a](/api/keys/#new), [b](/notes/), `[c](notes.md)`\n\n[d]: notes.md\n[`e`]: /guides/pictures/',
    expect.anything(),
    '![a](/guides/img/a%20b.png) <img src="/guides/img/a%20b.png"> ![c](../c.png)',
    "<img src='/guides/img/a%20b.png' alt='a'> <a href='/guides/cli/#b'>it's</a>",
  ]);
});
