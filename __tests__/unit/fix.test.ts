import { readdirSync, readFileSync } from 'node:fs';
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
  ['an id as the address', '---\ntitle: A page\nid: b\n---\n\nA.\n', '---\ntitle: A page\npermalink: /b/\n---\n\nA.\n'],
  ['an id that is the file name', pageText('A page', 'id: a\n'), pageText('A page')],
  ['a layout of another system', pageText('A page', 'layout: doc\n'), pageText('A page')],
  ['a title as a tag', '<h1 align="center">A page</h1>\n\nText.\n', '---\ntitle: A page\n---\n\nText.\n'],
  ['a title with code', '# The `a` *tool*\n\nText.\n', '---\ntitle: The a tool\n---\n\nText.\n'],
  [
    'keys and definitions of Hugo',
    pageText('A', 'linktitle: B\nlastmod: 2026-01-01\n', '`tea`\n: One.\n: Two.\n\nmilk\n:  White.'),
    pageText('A', '', '- **`tea`**: One.\n  Two.\n\n- **milk**: White.'),
  ],
  [
    'what Fumadocs writes',
    pageText(
      'A',
      'icon: Album\n',
      "## B [#c]\n\n<Callout>D</Callout> <Callout type=\"warn\">E</Callout>\n\n<Tabs items={['npm', 'yarn']}>\n<Tab>E</Tab>\n<Tab>F</Tab>\n</Tabs>\n\n<Tabs items={['npm']}>\n<Tab value=\"npm\">\n\n```ts\na; // [!code highlight]\n// [!code highlight:2]\nb;\nc;\nd;\n```\n\n</Tab>\n</Tabs>",
    ),
    pageText(
      'A',
      '',
      '## B {#c}\n\n<Callout type="note">D</Callout> <Callout type="warning">E</Callout>\n\n<Tabs label="npm, yarn">\n<Tab label="npm">E</Tab>\n<Tab label="yarn">F</Tab>\n</Tabs>\n\n<Tabs label="npm">\n<Tab label="npm">\n\n```ts {1,2,3}\na;\nb;\nc;\nd;\n```\n\n</Tab>\n</Tabs>',
    ),
  ],
  [
    'marks in a description',
    pageText('A', 'description: Run `a_b` in **the** [tool](/c/) with {d}\n'),
    pageText('A', 'description: Run a_b in the tool with {d}\n'),
  ],
  ['an underscore in a title', '# Set my_var and `_b`\n\nC\n', '---\ntitle: Set my_var and _b\n---\n\nC\n'],
  ['old addresses', pageText('A', 'aliases: [/b/, c]\n'), pageText('A', 'redirectFrom:\n  - /b/\n')],
])('mends %s', (_what, before, after) => {
  expect(fix(before)).toBe(after);
  expect(fix(after)).toBe(after);
});

test.each<[what: string, before: string, after?: string]>([
  [
    'callouts of MkDocs',
    '!!! note "Mind the `gap`"\n\n    One.\n\n    !!! bug\n        Two.\n\n    ```text\n    !!! tip\n    ```\n\nEnd.',
    '::::note Mind the `gap`\n\nOne.\n\n:::bug\nTwo.\n:::\n\n\n```text\n!!! tip\n```\n::::\n\n\nEnd.',
  ],
  ['details of MkDocs', '1. A\n\n    ??? tip "More"\n        B\n', '1. A\n\n    :::details More\n    B\n    :::\n\n'],
  [
    'tabs of MkDocs, with a label',
    '=== "npm"\n\n    One.\n\n=== "yarn"\n\n    Two.\n\nEnd.',
    '<Tabs label="npm, yarn">\n\n<Tab label="npm">\n\n\nOne.\n\n</Tab>\n\n<Tab label="yarn">\n\n\nTwo.\n\n</Tab>\n\n</Tabs>\n\n\nEnd.',
  ],
  ['tabs of MkDocs in code', '```text\n=== "npm"\n    One.\n```'],
  [
    'comments that highlight lines',
    '```js\na\n// highlight-next-line\nb\n// highlight-start\nc\nd\n// highlight-end\n```',
    '```js {2,3,4}\na\nb\nc\nd\n```',
  ],
  ['attributes', '```py linenums="1" hl_lines="2 4-5" title="a.py"\na\n```', '```py {2,4-5} title="a.py"\na\n```'],
  ['the file name of code in Nextra', '```js filename="a.js" showLineNumbers\na\n```', '```js title="a.js"\na\n```'],
  ['an h1 that repeats the title', 'import x from "x"\n\n# *A* page {#a}\n\nText.', '\nText.'],
  [
    'icons, classes and keys',
    ':material-home: [a](https://b.example){ .md-button } ++ctrl+c++\n\n[TOC]\n\n## B {: #c }',
    '[a](https://b.example) <kbd>Ctrl</kbd>+<kbd>C</kbd>\n\n\n\n## B {#c}',
  ],
  [
    'definitions',
    'Text.\n\n`tea`\n: A drink.\n\nMilk\n: White.\n\n```text\na\n: b\n```',
    'Text.\n\n- **`tea`**: A drink.\n\n- **Milk**: White.\n\n```text\na\n: b\n```',
  ],
  [
    'callouts and links of Hugo',
    '{{% alert title="Mind" color="warning" %}}\nA [b]({{< relref "/c" >}}).\n{{% /alert %}}\n\n{{< note >}}\nD\n{{< /note >}}',
    ':::warning Mind\nA [b](/c).\n:::\n\n:::note\nD\n:::',
  ],
  ['Hugo in code', '`{{</* b */>}}`\n\n```md\n{{%/* c\n  d */%}}\n```', '`{{< b >}}`\n\n```md\n{{% c\n  d %}}\n```'],
  ['no callout of Hugo on one line, whose text would be lost', '{{% alert title="B" %}} C {{% /alert %}}'],
  [
    'code',
    '{{< highlight go "linenos=inline" >}}\nimport "fmt"\n• a\n{{< /highlight >}}',
    '```go\nimport "fmt"\n• a\n```',
  ],
  [
    'tabs of Hugo: Markdown, code, and a label',
    '{{< tabs name="a" >}}\n{{% tab name="One" %}}\n- A\n\n  B\n{{% /tab %}} {{% tab "Two" %}}C{{% /tab %}}\n{{< /tabs >}}\n\n1. D\n\n   {{< tabpane >}}\n   {{< tab header="File:" disabled=true />}}\n   {{< tab header="toml" lang="TOML" >}}\n   # E\n   {{< /tab >}}\n   {{< tab header="F" >}}\n   ```\n   ```\n   {{< /tab >}}\n   {{< /tabpane >}}\n\n```text\n{{< tabs >}}\n{{< tab "G" >}}{{< /tab >}}\n{{< /tabs >}}\n```',
    '<Tabs label="One, Two">\n\n<Tab label="One">\n\n- A\n\n  B\n\n</Tab>\n\n<Tab label="Two">\n\nC\n\n</Tab>\n\n</Tabs>\n\n1. D\n\n   <Tabs label="File">\n\n   <Tab label="toml">\n\n   ```toml\n   # E\n   ```\n\n   </Tab>\n\n   <Tab label="F">\n\n   ````text\n   ```\n   ```\n   ````\n\n   </Tab>\n\n   </Tabs>\n\n```text\n{{< tabs >}}\n{{< tab "G" >}}{{< /tab >}}\n{{< /tabs >}}\n```',
  ],
  [
    'several tabs with code that is less indented, or looks like a tag',
    '  {{< tabpane >}}\n  {{< tab "B" >}}\ncat <<EOL\n  c = "d"\n  {{< /tab >}}\n  {{< /tabpane >}}\n\n{{< tabpane >}}\n{{< tab "E" >}}\nf\n{{< /tab >}}\n{{< /tabpane >}}',
    '  <Tabs label="B">\n\n  <Tab label="B">\n\n  ```text\n  cat <<EOL\n    c = "d"\n  ```\n\n  </Tab>\n\n  </Tabs>\n\n<Tabs label="E">\n\n<Tab label="E">\n\n```text\nf\n```\n\n</Tab>\n\n</Tabs>',
  ],
  ['tabs that also contain something else', '{{< tabs >}}\nB\n{{< tab "C" >}}D{{< /tab >}}\n{{< /tabs >}}'],
  [
    'neighboring code blocks that are tabs',
    '- B\n\n  ```js tab="npm" {1}\n  c\n  ```\n\n  ```js tab="yarn" tab-group="d"\n    e\n  ```\n\nF\n\n```js tab="g.js"\nh\n```\n\nI\n\n```js tab="J" title="k.js"\nl\n```',
    '- B\n\n  <Tabs label="npm, yarn">\n\n  <Tab label="npm">\n\n  ```js {1}\n  c\n  ```\n\n  </Tab>\n\n  <Tab label="yarn">\n\n  ```js\n    e\n  ```\n\n  </Tab>\n\n  </Tabs>\n\nF\n\n```js title="g.js"\nh\n```\n\nI\n\n```js title="k.js"\nl\n```',
  ],
  [
    'code groups of VitePress',
    '::: code-group\n\n```sh [npm]\na\n```\n\n```sh {1} [yarn]\nb\n```\n\n:::\n\nC',
    '\n<Tabs label="npm, yarn">\n\n<Tab label="npm">\n\n```sh\na\n```\n\n</Tab>\n\n<Tab label="yarn">\n\n```sh {1}\nb\n```\n\n</Tab>\n\n</Tabs>\n\n\n\nC',
  ],
  [
    'trees of files, sections that unfold, and cards',
    '<Files>\n  <Folder name="app" defaultOpen>\n    <File name="[b].tsx" />\n  </Folder>\n</Files>\n\n<Accordions>\n<Accordion title="C?">\n\nD\n\n</Accordion>\n</Accordions>\n\n<Card icon={<E />} title="F" href="/g/" description="H" />\n<Card title="I" icon="j" href="/k/">L</Card>',
    '\n  - `app`\n    - `[b].tsx`\n  \n\n\n\n<details>\n<summary>C?</summary>\n\n\nD\n\n</details>\n\n\n<Card title="F" href="/g/">H</Card>\n<Card title="I" href="/k/">L</Card>',
  ],
  ['comments', '```js twoslash\n// b [!code highlight]\nc; // d [!code hl]\n```', '```js {1,2}\n// b\nc; // d\n```'],
  ['imports', "import X from '@x'\n\nimport it.", '\nimport it.'],
  ['bullets of word processors', 'Buy:\n• tea\n  ▪\u00a0milk', 'Buy:\n- tea\n  - milk'],
  ['code without a language', '- ```\n  a\n  ```', '- ```text\n  a\n  ```'],
  [
    'the bars of code in a table',
    '| a | b |\n| - | - |\n| `a | b` | `c \\| d` |\n\n`e | f`',
    '| a | b |\n| - | - |\n| `a \\| b` | `c \\| d` |\n\n`e | f`',
  ],
  [
    'the tabs of other systems',
    '<Tabs defaultValue="gh" values={[\n  { label: "A one", value: "a" }, {label:\'B\', value:\'b\'} ]}>\n<TabItem value="a">\n\nOne.\n\n</TabItem>\n<TabItem value="b" default>Two</TabItem>\n<TabItem label="C" icon="x">Three</TabItem>\n</Tabs>',
    '<Tabs label="A one, B, C">\n<Tab label="A one">\n\nOne.\n\n</Tab>\n<Tab label="B">Two</Tab>\n<Tab label="C">Three</Tab>\n</Tabs>',
  ],
  [
    'components that other systems write as parts of others',
    '<Tabs items={[\'npm\', \'yarn\']}>\n<Tabs.Tab>A</Tabs.Tab>\n<Tabs.Tab>B</Tabs.Tab>\n</Tabs>\n\n<Cards>\n<Cards.Card title="C" href="/" />\n</Cards>\n\n<FileTree>\n<FileTree.File name="d.ts" />\n</FileTree>',
    '<Tabs label="npm, yarn">\n<Tab label="npm">A</Tab>\n<Tab label="yarn">B</Tab>\n</Tabs>\n\n<Cards>\n<Card title="C" href="/" />\n</Cards>\n\n\n- `d.ts`\n',
  ],
  [
    'the code groups of other systems',
    '<CodeGroup>\n<CodeGroupItem title="A">\n\nB\n\n</CodeGroupItem>\n</CodeGroup>',
    '<Tabs label="A">\n<Tab label="A">\n\nB\n\n</Tab>\n</Tabs>',
  ],
  [
    'the callouts of other systems',
    '<Aside type="caution" title="Note it">A</Aside> <Admonition>B</Admonition> `<Aside>`',
    '<Callout type="warning" title="Note it">A</Callout> <Callout type="note">B</Callout> `<Aside>`',
  ],
])('mends %s', (_what, before, after = before) => {
  expect(fix(pageText('A page', '', before))).toBe(pageText('A page', '', after));
  expect(fix(pageText('A page', '', after))).toBe(pageText('A page', '', after));
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
    '[z]:\n  /docs/b#y\n\n[a](../b) [b](./c.md#d) [c](/docs/b?x=1) [d](/b.html) [e](/docs/gone) [f](e) `[g](/docs/b)` [h](c.mdx) [i](./README) [j](/c.md) [k](c.md/#d) [l](../guides/c guide.md)';
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
      '[z]:\n  /bee/#y\n\n[a](/bee/) [b](/guides/c/#d) [c](/bee/?x=1) [d](/bee/) [e](/docs/gone) [f](/guides/a/e/) `[g](/docs/b)` [h](c.mdx) [i](/guides/) [j](/guides/c/) [k](/guides/c/#d) [l](../guides/c guide.md)',
    ),
  );
});

test('a dry run shows the differences, and only then are they written', async () => {
  const root = temporaryFolder({
    'content/a.md': pageText('A page', 'tags: [a]\n'),
    'content/b/_index.md': pageText('A folder'),
    'content/(start)/c/(more)/d.md': pageText('D page', '', '![E](e.png)'),
    'content/(start)/c/(more)/e.png': '',
    'content/(start)/a.md': pageText('Another'),
    'content/snippets/c.mdx': '[TOC]\n\n# C\n',
  });
  const settings = readSettings({ NODE_ENV: 'test' }, root);
  const text = () => readFileSync(path.join(root, 'content/a.md'), 'utf8');
  const patch = await fixContent(settings, true);
  expect(patch).toContain('--- content/a.md');
  expect(patch).toContain('b/_index.md → b/index.md');
  expect(patch).toContain('\n-tags: [a]\n');
  expect(text()).toContain('tags');
  expect(await fixContent(settings, false)).toBe(patch);
  expect(text()).toBe(pageText('A page'));
  expect(readdirSync(path.join(root, 'content/b'))).toEqual(['index.md']);
  expect(readdirSync(path.join(root, 'content/c'))).toEqual(['d.md', 'e.png']);
  // There is a page in its place.
  expect(readdirSync(path.join(root, 'content/(start)'))).toContain('a.md');
  expect(readFileSync(path.join(root, 'content/snippets/c.mdx'), 'utf8')).toBe('\n\n# C\n');
  expect(await fixContent(settings, false)).toBe('');
});
