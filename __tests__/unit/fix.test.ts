import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../lib/settings';
import { fixContent, fixPages } from '../../lib/writing/fix';
import { pageText, temporaryFolder } from './temporary';

/** The one page of a folder after it was mended; the same text where nothing is. */
const fix = (text: string, file = 'a.mdx') => fixPages(new Map([[file, text]])).get(file) ?? text;

test.each([
  ['the title that an h1 gives', '# A page\n\nText.\n', '---\ntitle: A page\n---\n\nText.\n'],
  [
    'keys of other systems',
    '---\ntitle: A page\nsidebar_position: 3\nslug: x\ntags: [a]\nsummary: "Short: it."\n---\nText.\n',
    '---\ntitle: A page\npermalink: /x/\ndescription: "Short: it."\n---\n\nText.\n',
  ],
  [
    'an id that is the address',
    '---\ntitle: A page\nid: b\n---\n\nA.\n',
    '---\ntitle: A page\npermalink: /b/\n---\n\nA.\n',
  ],
  ['an id that is the file name', pageText('A page', 'id: a\n'), pageText('A page')],
  ['a layout of another system', pageText('A page', 'layout: doc\n'), pageText('A page')],
  [
    'a title as a tag, where there is no frontmatter',
    '<h1 align="center">A page</h1>\n\nText.\n',
    '---\ntitle: A page\n---\n\nText.\n',
  ],
  ['imports', pageText('A page', '', "import X from '@x'\n\nimport it."), pageText('A page', '', '\nimport it.')],
  [
    'bullets of word processors',
    pageText('A', '', 'Buy:\n• tea\n  ▪\u00a0milk'),
    pageText('A', '', 'Buy:\n- tea\n  - milk'),
  ],
  ['code without a language', pageText('A', '', '- ```\n  a\n  ```'), pageText('A', '', '- ```text\n  a\n  ```')],
  [
    'the file name of code',
    pageText('A page', '', '```js {2} [a.js]\na\n```'),
    pageText('A page', '', '```js {2} title="a.js"\na\n```'),
  ],
  [
    'the bars of code in a table',
    pageText('A page', '', '| a | b |\n| - | - |\n| `a | b` | `c \\| d` |\n\n`e | f`'),
    pageText('A page', '', '| a | b |\n| - | - |\n| `a \\| b` | `c \\| d` |\n\n`e | f`'),
  ],
  [
    'the tabs of other systems',
    pageText(
      'A page',
      '',
      '<Tabs defaultValue="gh" values={[\n  { label: "A one", value: "a" }, {label:\'B\', value:\'b\'} ]}>\n<TabItem value="a">\n\nOne.\n\n</TabItem>\n<TabItem value="b" default>Two</TabItem>\n<TabItem label="C" icon="x">Three</TabItem>\n</Tabs>',
    ),
    pageText(
      'A page',
      '',
      '<Tabs>\n<Tab label="A one">\n\nOne.\n\n</Tab>\n<Tab label="B">Two</Tab>\n<Tab label="C">Three</Tab>\n</Tabs>',
    ),
  ],
  [
    'the code groups of other systems',
    pageText('A page', '', '<CodeGroup>\n<CodeGroupItem title="A">\n\nB\n\n</CodeGroupItem>\n</CodeGroup>'),
    pageText('A page', '', '<Tabs>\n<Tab label="A">\n\nB\n\n</Tab>\n</Tabs>'),
  ],
  [
    'the callouts of other systems',
    pageText('A page', '', '<Aside type="caution" title="Note it">A</Aside> <Admonition>B</Admonition> `<Aside>`'),
    pageText(
      'A page',
      '',
      '<Callout type="warning" title="Note it">A</Callout> <Callout type="note">B</Callout> `<Aside>`',
    ),
  ],
])('mends %s', (_what, before, after) => {
  expect(fix(before)).toBe(after);
  expect(fix(after)).toBe(after);
});

test('leaves everything else as it is', () => {
  const text = `---\ntitle:   "{{product.name}}"  # kept\nmine: [1,2]\n---\n# Another\n\n\`import a\`\n\n~~~text\nimport a from 'a'\n~~~\n`;
  expect(fix(text)).toBe(text);
  expect(fix('Text.')).toBe('Text.');
  for (const kept of ['```md\n```js\na\n```\n```', '[a](../guides/ivr guide.md)'])
    expect(fix(pageText('A page', 'date: 2026-11-05\n', kept))).toBe(pageText('A page', 'date: 2026-11-05\n', kept));
  expect(fix('---\ntitle: "open\ntags: a\n---\nText.')).toContain('tags: a');
});

test('links to pages become their canonical addresses', () => {
  const links =
    '[a](../b) [b](./c.md#d) [c](/docs/b?x=1) [d](/b.html) [e](/docs/gone) [f](e) `[g](/docs/b)` [h](c.mdx) [i](./README) [j](/c.md) [k](c.md/#d) [l](../guides/c guide.md)';
  const texts = new Map([
    ['guides/a.mdx', pageText('Page A', '', links)],
    ['guides/c.mdx', pageText('Page C')],
    ['guides/a/e.md', pageText('Page E')],
    ['b.mdx', pageText('Page B', 'slug: /bee\n')],
    ['guides/README.md', pageText('Guides')],
  ]);
  expect(fixPages(texts).get('guides/a.mdx')).toBe(
    pageText(
      'Page A',
      '',
      '[a](/bee/) [b](/guides/c/#d) [c](/bee/?x=1) [d](/bee/) [e](/docs/gone) [f](/guides/a/e/) `[g](/docs/b)` [h](c.mdx) [i](/guides/) [j](/guides/c/) [k](/guides/c/#d) [l](../guides/c guide.md)',
    ),
  );
});

test('a dry run shows the differences, and only then are they written', async () => {
  const root = temporaryFolder({ 'content/a.md': pageText('A page', 'tags: [a]\n') });
  const settings = readSettings({ NODE_ENV: 'test' }, root);
  const text = () => readFileSync(path.join(root, 'content/a.md'), 'utf8');
  const patch = await fixContent(settings, true);
  expect(patch).toContain('--- content/a.md');
  expect(patch).toContain('\n-tags: [a]\n');
  expect(text()).toContain('tags');
  expect(await fixContent(settings, false)).toBe(patch);
  expect(text()).toBe(pageText('A page'));
  expect(await fixContent(settings, false)).toBe('');
});
