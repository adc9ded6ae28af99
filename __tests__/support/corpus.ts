import { pageText } from '../unit/temporary';

/*
 * Generated pages, to compare what the check says with what a build does.
 */

/** Everyday Markdown on one line, as it is written in a paragraph, an item or a cell. */
const INLINE: Readonly<Record<string, string>> = {
  emphasis: 'Some *italic*, __bold__, ***both*** and ~~deleted~~ words',
  escapes: 'Literal \\*stars\\*, \\`ticks\\`, \\# hash, \\[brackets\\] and \\\\',
  entities: 'Caf&eacute; &amp; tea &#35; &#x22; &copy;',
  code: 'A `name`, ``a `tick` ``, ` padded ` and `<b>&amp;</b>`',
  link: 'A [link](/ "with a title") and [a *marked* one](</>)',
  'bracketed-link': 'See [stars](<https://en.example/wiki/Andromeda_(stars)>) and [more](https://en.example/a_(b))',
  autolinks: 'See <https://a.example/?b=1&c=2>, <me@a.example>, https://b.example and www.c.example',
  image: '![A mark](/favicon.svg "Title") and ![A *second*](</favicon.svg>)',
  'linked-image': '[![A mark](/favicon.svg)](/)',
  'hard-break': 'One<br>two<br/>three',
  html: 'Press <kbd>F5</kbd>, H<sub>2</sub>O, <abbr title="text to speech">TTS</abbr>, <mark>x</mark>',
  styled: 'A <span style="color: red" class="x" align="right">red</span> word',
  handler: 'A <span onclick="run()">word</span>',
  'filled-void': 'One<br>x</br> two',
  comment: 'One <!-- hidden --> two {/* hidden */} three',
  less: 'It takes <5 ms, a < b, x <= y, and {braces}',
  signs: 'Dollars $5 and $6, a/b, 50 %, "quotes", ‘curly’, …, — and 日本語',
  styles: 'Words like style="x" and <script> in `<script>alert(1)</script>` and onload="y"',
  emoji: 'A :rocket: and 🚀',
  placeholder: 'Enter <TOKEN> here',
  'no-target': 'See [nothing](/nowhere/)',
  'script-link': 'See [a](javascript:alert(1))',
  attributes: '![A mark](/favicon.svg){ width=300 }',
  references: 'See [`Field`][a.b] and [`Field`][]',
};

/** Blocks. */
const BLOCKS: Readonly<Record<string, string>> = {
  headings: '## Two\n\n### Three ###\n\n#### Four {#four}\n\nSetext\n------',
  list: '- One\n- Two\n  - Three\n\n    More\n1. First\n2. Second',
  'loose-list': '* One\n\n* Two\n\n3) Three\n4) Four',
  tasks: '- [ ] Open\n- [x] Done',
  quote: '> A quote\nwith a lazy line\n>\n> > Nested',
  fence: '```js title="a.js" {1}\nconst a = 1;\n```\n\n~~~text\nplain\n~~~',
  'fence-html': '```html\n<p style="a" onclick="b">x</p>\n<script>let a</script>\n```',
  'fence-template': '```yaml\nname: {{ .Values.name }}\n{{#if a}}\nb: 1\n{{/if}}\n```',
  indented: '    indented code',
  table: '| a | b | c |\n| :-- | :-: | --: |\n| 1 | `2` | **3** |\n| 4 | | \\| |',
  'wide-table': '| a | b | c | d | e |\n|-|:-:|-|-|-:|\n| 1 | 2 | 3 | 4 | 5 |',
  rule: 'One\n\n---\n\n***',
  footnote: 'A claim.[^1]\n\n[^1]: Its source, with `code`.',
  definition: 'See [one], [two][1] and ![A mark][mark].\n\n[one]: /\n[1]: </> "Title"\n[mark]: /favicon.svg',
  breaks: 'One  \ntwo\\\nthree\nfour',
  html: '<div align="center" style="a: b">\n\nText with *emphasis*\n\n</div>',
  details: '<details open>\n<summary>More `code`</summary>\n\nText.\n\n</details>',
  'html-table': '<table style="width: 1px"><tr><td>1</td></tr></table>',
  lists: '<dl><dt>A</dt><dd>B</dd></dl>\n\n<ol start="3"><li>C</li></ol>',
  alert: '> [!NOTE]\n> Text.\n\n> [!TIP] Use `npm ci` *first*\n> Text.',
  container: ':::warning[With `code` and *em*]\nText.\n:::',
  empty: '<Callout type="note"></Callout>\n\n<Tabs label="x"></Tabs>\n\n<Steps></Steps>\n\n<Cards></Cards>',
  figure: '<Figure src="/favicon.svg" alt="A mark" caption="A caption">\n\n1. One\n\n</Figure>',
  module: 'import a from "b"\n\nexport const c = 1',
  mermaid: '```mermaid\ngraph TD\n```',
};

/** All blocks, and the lines as paragraphs. */
const ALL = [
  ...Object.entries(BLOCKS),
  ...Object.entries(INLINE).map(([name, text]) => [`line-${name}`, text] as const),
];

const indent = (text: string, by: string) => text.replaceAll(/^(?=.)/gm, by);

/** The places that blocks and lines can be in. */
const PLACES: Readonly<Record<string, (text: string) => string>> = {
  body: (text) => text,
  list: (text) => `1. First\n\n${indent(text, '   ')}\n`,
  quote: (text) => indent(text, '> '),
  callout: (text) => `:::note\n\n${text}\n\n:::`,
  tab: (text) => `<Tabs label="Kind">\n<Tab label="One">\n\n${text}\n\n</Tab>\n</Tabs>`,
  step: (text) => `<Steps>\n<Step title="Do it">\n\n${text}\n\n</Step>\n</Steps>`,
  answer: (text) => `<Check question="Why?">\n\n${text}\n\n</Check>`,
};

/** The places that only a line can be in. */
const LINE_PLACES: typeof PLACES = {
  heading: (text) => `## A heading: ${text}`,
  cell: (text) => `| a | b |\n| - | :-: |\n| 1 | ${text} |`,
  title: (text) => `::: tip ${text}\nText.\n:::`,
};

/** Page files whose names are unusual. */
const NAMES = [
  '404.md',
  '_hidden.md',
  'index/page.md',
  'index/index.md',
  'x/404.md',
  'con.md',
  'a b.md',
  'a+b.md',
  "it's.md",
  'a&b.md',
  'a(b).md',
  'a[b].md',
  'a,b;c.md',
  'a@b.md',
  'a=b.md',
  'a!b$.md',
  'a~b.md',
  'a*b.md',
  'a"b.md',
  'a<b>.md',
  'a{b}.md',
  'a|b.md',
  'a^b`.md',
  '50%.md',
  'c#.md',
  'why?.md',
  'back\\slash.md',
  'ÜBER.md',
  '日本語.md',
  'cafe\u0301.md',
  'emoji-🚀.md',
  'UPPER.md',
  'upper.md',
  'dots.in.name.md',
  'page.html.md',
  'trailing..md',
  '-dash.md',
  '...slug.md',
  `${'long'.repeat(45)}.md`,
  'deep/'.repeat(12) + 'page.md',
  'images/logo.png.md',
  'next/static.md',
  'preview/search.md',
  'api/route.md',
  'sitemap.xml.md',
  'robots.txt.md',
  'sw.js.md',
];

/** Frontmatter whose values are unusual. */
const FRONTMATTER = [
  'permalink: /404.html',
  'permalink: /404/',
  'permalink: /_next/static/x/',
  'permalink: /_not-found/',
  'permalink: //host/',
  'permalink: /a//b/',
  'permalink: /../up/',
  'permalink: /./here/',
  'permalink: /in%20it/',
  'permalink: /%zz/',
  'permalink: /a\\b/',
  'permalink: "/quo\\"te/"',
  'permalink: /semi;colon/',
  'permalink: /dollar$1/',
  'permalink: /brace{d}/',
  'permalink: /star*/',
  'permalink: /:param/',
  'redirectFrom: [/404.html]',
  'redirectFrom: [/404]',
  'redirectFrom: [/_next/static/a.js]',
  'redirectFrom: [/favicon.svg]',
  'redirectFrom: [/sitemap.xml]',
  'redirectFrom: [/robots.txt/]',
  'redirectFrom: [/old//path/]',
  'redirectFrom: [/../old/]',
  'redirectFrom: [/old%2Fslash/]',
  'redirectFrom: [/old%zz/]',
  'redirectFrom: ["/old;{}$1/"]',
  'redirectFrom: [/old.php]',
  'redirectFrom: [/]',
  'redirectFrom: [/old/, /old, /old.html]',
  'redirectFrom: [/öld/]',
  'description: "Text with <b>, \\"quotes\\", & and {{braces}} that is long enough."',
  'keywords: ["<script>", "a & b"]',
  'meta: [{ name: "robots", content: "noindex" }]',
  'meta: [{ name: "a\\"b", content: "</script>" }]',
  'published: 2026-11',
  'sidebarDepth: 0',
  'readingShow: left',
  'draft: true',
];

/** A content folder's pages and snippets, by path. */
export function corpus(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, body: string, frontmatter = '') =>
    files.set(name, pageText(`Page ${files.size}`, frontmatter, body));
  for (const [place, wrap] of Object.entries(PLACES))
    for (const [name, text] of ALL) add(`${place}/${name}.md`, wrap(text));
  for (const [place, wrap] of Object.entries(LINE_PLACES))
    for (const [name, text] of Object.entries(INLINE)) add(`${place}/${name}.mdx`, wrap(text));
  ALL.forEach(([name, text], index) => {
    files.set(`snippets/s${index}.mdx`, `${text}\n`);
    add(`snippet/${name}.md`, `<S${index} />`);
  });
  for (const name of NAMES) add(`names/${name}`, 'Text.');
  for (const name of ['404.md', 'x/404.md', 'next.md', 'index.md']) add(name, 'Text.');
  FRONTMATTER.forEach((yaml, index) => add(`frontmatter/${index}.md`, 'Text.', `${yaml}\n`));
  return files;
}
