import { createElement } from 'react';
import { VFileMessage } from 'vfile-message';
import { compileBody } from '../../lib/content/mdx/compile';
import { ProblemError } from '../../lib/errors';
import { readSnippets } from '../../lib/content/snippets';
import { compile, problemsOf, render } from './compiling';
import { temporaryFolder } from './temporary';

const Callout = (props: Record<string, unknown>) =>
  createElement('aside', { className: props.type, title: props.title }, props.children as string);

/** What a page with this body becomes. */
const show = (body: string) => render(body, { Callout });

/** Tabs with these labels. */
const tabs = (...labels: string[]) =>
  `<Tabs label="a">\n\n${labels.map((label) => `<Tab label="${label}">\n\nb\n\n</Tab>`).join('\n\n')}\n\n</Tabs>`;

describe('a page', () => {
  test.each([
    ['a container', ':::note\nMind the *gap*.\n:::', '<aside class="note"><p>Mind the <em>gap</em>.</p></aside>'],
    ['blanks, and a title', '::: danger Hot\nMind.\n:::', '<aside class="warning" title="Hot"><p>Mind.</p></aside>'],
    ['a title in brackets', ':::tip[Do it]\nNow.\n:::', '<aside class="tip" title="Do it"><p>Now.</p></aside>'],
    [
      'a container in a container',
      '::::tip\n:::note\nIn.\n:::\n::::',
      '<aside class="tip"><aside class="note"><p>In.</p></aside></aside>',
    ],
    ['a quotation that is a callout', '> [!WARNING]\n> Hot.', '<aside class="warning"><p>Hot.</p></aside>'],
    ['a kind of another name', '> [!IMPORTANT]\n> Hot.', '<aside class="note" title="Important"><p>Hot.</p></aside>'],
    ['keys, lines and details', 'Press <kbd>Tab</kbd> or<br>go', 'Press <kbd>Tab</kbd> or<br'],
    [
      'a title with code',
      ':::tip Use `npm ci` first\nText.\n:::',
      '<aside class="tip" title="Use npm ci first"><b>Use <code class="name">npm ci</code> first</b><p>Text.</p></aside>',
    ],
    [
      'a title with markup in brackets',
      ':::note[Title with `code` and *em*]\nText.\n:::',
      '<b>Title with <code>code</code> and <em>em</em></b><p>Text.</p></aside>',
    ],
    ['a title in a quotation', '> [!NOTE] Use `npm`\n> Text', '<b>Use <code>npm</code></b><p>Text</p></aside>'],
    ['details with code in the title', '> [!details] The `a`\n> Text', '<summary>The <code>a</code></summary>'],
    ['an address in angle brackets that is a file', '[a](<./b c.svg>)', '<a href="./b%20c.svg">a</a>'],
    ['an anchor of MkDocs', '[](){#own} Text', '<a id="own"></a> Text'],
    [
      'an address with brackets',
      'See [stars](<https://en.example/Andromeda_(stars)>).',
      '<a href="https://en.example/Andromeda_(stars)">stars</a>',
    ],
    ['a defined address in angle brackets', '[a]\n\n[a]: <https://b.example/c>', '<a href="https://b.example/c">a</a>'],
    ['details', '<details>\n<summary>More</summary>\n\nText.\n\n</details>', '<summary>More</summary>'],
    ['a comment', 'One.<!-- not\nthis --> Two.', 'Two.</p>'],
    ['angle brackets', '<https://a.example/b>, <me@a.example>', '<a href="mailto:me@a.example">me@a.example</a>'],
    ['a number after "<"', 'takes <5 ms, x <= 3', 'takes &lt;5 ms, x &lt;= 3'],
    ['words', 'export your data first.\n\nimport it again.', '<p>export your data first.</p>\n<p>import it again.</p>'],
    ['closing hashes', '## Title ## {#id}', '<h2 id="id">Title<a'],
    ['an id of any letters', '## Version 1.2 {#v1.2}', '<h2 id="v1.2">'],
    ['an id that begins with a digit', '- ## One { #1-0 }', '<h2 id="1-0">One<a'],
    ['an id in another script', '> ## Setup {#安装}', '<h2 id="安装">Setup<a'],
    ['an id with two underscores', '### A {#A.__call__}', '<h3 id="A.__call__">A<a'],
    ['an id with two underscores after code', '### *A* `b` {#A-__b__} ##', '<code>b</code><a'],
    ['an id of an underlined heading', 'Setup {#go}\n-----', '<h2 id="go">Setup<a'],
    ['a heading without letters', '## ???\n\n## 🚀', '<h2 id="section-2">'],
    ['emphasis beside other punctuation', '**「引用」**です', '<strong>「引用」</strong>です'],
    ['a container with blocks', ':::tip\n- a\n- b\n:::\nText', '<li>b</li>\n</ul></aside>\n<p>Text</p>'],
    ['a container with code', ':::tip\n```text\n:::\n```\n:::', '<code>:::</code></pre></aside>'],
    [
      'a container in an item',
      '1. A\n\n   :::tip B\n   C\n   :::\n2. D',
      '<aside class="tip" title="B"><p>C</p></aside>\n</li>',
    ],
    ['a container in a quotation', '> :::tip\n> A\n> :::', '<blockquote>\n<aside class="tip"><p>A</p></aside>'],
    [
      'containers below others',
      ':::info A\n\n:::danger B\nC\n:::\n\n:::\n\n:::tip D\nE\n:::',
      'title="B"><p>C</p></aside></aside>\n<aside class="tip" title="D"><p>E</p></aside>',
    ],
    ['a callout of Obsidian', '> [!NOTE]- A\n> B', '<aside class="note" title="A"><p>B</p></aside>'],
    ['lines that Shiki counts', '```js\na; // [!code ++:2]\nb;\n```', '<span class="added">b;'],
    ['a container below code in a line', '```a``` b\n\n:::tip\nC\n:::', '<aside class="tip"><p>C</p></aside>'],
    ['a comment between blocks', 'A\n<!-- b\n\n- c -->\nD', '<p>A</p>\n<p>D</p>'],
    ['a tag and an address', '<br> <https://a.example>', '<br/> <a href="https://a.example">'],
    [
      'details whose text follows the title directly',
      '<details open>\n  <summary>More *on* it</summary>\n  Some text.\n</details>',
      '<details open=""><summary>More <em>on</em> it</summary><p>Some text.</p></details>',
    ],
    ['three backticks', 'See [```a()```](/b/).\n\n```b()``` is code.', '<code>b()</code> is code'],
    ['an image as a tag', '<img src="/favicon.svg" alt="A mark">', '<img src="/favicon.svg" alt="A mark" width='],
  ])('shows %s', async (_what, body, html) => {
    const shown = await show(body);
    expect(shown).toContain(html);
    expect(shown).not.toContain('<!--');
  });

  test.each([
    ['an attribute that is none', 'a <sub onclick="x">a</sub>', '<sub> has no attribute "onclick"'],
    ['a component of another system', '<code-group>a</code-group>', 'Tabs'],
    ['a film', '<video src="/a.mp4" controls></video>', '<video'],
    ['an element that pages lack', 'a <marquee>b</marquee>', '<marquee'],
    ['two headings with one id', '## Setup\n\n## Other {#setup}', 'line 1 also has the id "setup"'],
    ['an anchor with the id of a heading', '## Setup\n\n<a id="setup"></a>', 'line 1 also has the id "setup"'],
    ['a comment that hides the rest', 'a\n\n<!-- b\n\n## C', 'this comment is never closed'],
    ['a footnote that is never shown', 'A claim.\n\n[^1]: Its proof.', 'no text refers to the footnote [^1]'],
    ['a link without text', 'See [](https://a.example).', 'the link has no text'],
    ['a heading without text', 'a\n\n##', 'the heading has no text'],
    ['a lone backtick', 'Run `npm ci.', '"`npm ci." is shown as typed'],
    ['an emoji by its name', 'Go :rocket: now', '":rocket:" is shown as typed'],
    ['an open container', ':::note\nText.', '":::note" is shown as typed'],
    ['an unknown callout', '> [!QUIZ]\n> Text.', '"[!QUIZ]" is shown as typed'],
    ['a table of contents', '[[toc]]', '"[[toc]]" is shown as typed'],
    ['a formula', 'Add $a_{1}$.', 'formula'],
    ['an id with a blank', '## Two words {#a b}', '"{#a b}" is shown as typed a heading can have one id'],
    ['a class of a heading', '## Setup {.big}', '"{.big}" is shown as typed'],
    ['an id and a class', '## Setup {#go .big}', '"{#go .big}" is shown as typed'],
    ['an id in brackets', '## Setup [#go]', '"[#go]" is shown as typed a heading'],
    ['a container of a plugin', '::: tab "One"\nText.\n:::', '":::tab" is not a callout'],
    [
      'a file that VitePress includes',
      '<!--@include: ./a.md-->',
      '"<!--@include: ./a.md-->" is shown as typed make its text a snippet',
    ],
    ['a callout of MkDocs', '!!! note "Mind"\n    Text.', '"!!! note" is shown as typed'],
    ['a tab of MkDocs', '=== "Python"\n    Text.', '"=== "Python"" is shown as typed'],
    ['a directive of Sphinx', '.. note::\n\n   Text.', '".. note::" is shown as typed'],
    ['a link of a wiki in a title', ':::tip See [[a]]\nText.\n:::', '"[[a]]" is shown as typed'],
    ['a link of a wiki', 'See [[Setup]].', '"[[Setup]]" is shown as typed'],
    ['an address before other punctuation', 'See (https://a.example/b)。', 'write < and > around the address'],
    ['bold text at an address', 'A **https://a.example/b**（c）', 'write < and > around the address'],
    ['an unknown container below others', ':::tip\nA\n:::\n\n:::sh\nls\n:::', '":::sh" is not a callout'],
    ['a whole without parts', '<Steps></Steps>', 'put a <Step> inside'],
    ['code between other quotation marks', "'''js\na\n'''", 'write three backticks'],
    ['code between accents', '´´´js\na\n´´´', 'write three backticks'],
    ['numbers of another width', '1． tea\n2． milk', 'its lines run together'],
    ['deleted text with a space', '~~a ~~ b', 'write **bold**'],
    ['a no-break space after a mark', 'A\n\n##\u00a0Title', 'replace the no-break space'],
    ['an invisible character before a mark', 'A\n\n\u200b- b', 'remove the invisible character'],
    ['a comment after a tag', '<div>\n\nb\n\n</div> <!-- c -->', 'put a comment after a tag on its own line'],
    ['a comment that starts in a text', 'A <!-- b\n\nc -->', 'put it in backticks'],
    ['a heading without a space', '##Install it', 'write'],
    ['a space inside a link', 'See [a] (/b/).', '"[a] (/b/)" is shown as typed remove the space between "]" and "("'],
    ['a spaced address', 'See [a](/b c/).', '"[a](/b c/)" is shown as typed write each space in the address as %20'],
    ['an image with a space in its name', '![a](./b c.png)', 'write each space in the address as %20'],
    ['exchanged brackets', 'See (a)[/b/].', '"(a)[/b/]" is shown as typed write a link as [text](/address/)'],
    ['a reference to nothing', 'See [a][b].', 'a link needs an address'],
    ['a footnote without its text', 'A claim.[^1]', 'a footnote needs text'],
    ['a reference with code to nothing', 'See [`A`][b.c].', '"[`A`][b.c]" is shown as typed a link needs an address'],
    ['a reference with code and no name', 'See [`A`][] here', '"[`A`][]" is shown as typed'],
    ['a picture with emphasis to nothing', 'See ![an *a*][b]', '"![an *a*][b]" is shown as typed'],
    ['an icon of MkDocs', 'Go :material-home: now', '":material-home:" is shown as typed'],
    ['a size of an image', '![a](/favicon.svg){ width="300" } b', '"{ width="300" }" is shown as typed remove it'],
    ['a class of a link', '[a](https://b.example){ .md-button }', '"{ .md-button }" is shown as typed remove it'],
    ['an id of a paragraph', 'Text\n{#own}', 'above anything else, write <a id="…"></a>'],
    ['keys of MkDocs', 'Press ++ctrl+c++ now', '"++ctrl+c++" is shown as typed write <kbd>'],
    ['asterisks with spaces', 'Some ** bold ** text', 'asterisks'],
    ['bold text before a letter', '**Note:**text', 'asterisks'],
    ['a table without its line of dashes', '| a | b |\n| 1 | 2 |', 'the line under its header row is missing'],
    ['a row that is too long', '| a |\n| - |\n| 1 | 2 |', 'only 1 of 2 cells are shown write a "|" in a cell as \\|'],
    ['a bar in code', '| a | b |\n| - | - |\n| `c | d` | e |', 'even in backticks'],
    ['dashes under a sentence', 'A sentence.\n---', 'the line of dashes'],
    ['a code block that is never closed', 'a\n\n```text\nb', 'never closed'],
    ['a code block that is closed too late', '```text\na\n\n```text\nb\n```', 'before the next one, on line 4'],
    ['a mark behind the end of code', '```text {1,9}\na\n```', 'line 9 is marked'],
    ['a quotation mark between two of its kind', '<Tab label="5" b">c</Tab>', `name='A 5" screen'`],
    ['a quotation in a tag that never ends', 'a\n\n<Tab label="b>c</Tab>', 'not between two straight quotation marks'],
    ['a tag that never ends', 'a\n\n<Tab label="b"\n\nc', 'this tag is never closed'],
    ['an open film', '<video src="/a.mp4">', 'link to it'],
    ['an open cell', '<td>a', 'write the table in Markdown'],
    ['an open word in angle brackets', 'Enter <port> here', 'put it in backticks if it is text: `<port>`'],
    ['a component without an equivalent', '<Badge>a</Badge>', 'component <Badge> remove the tag, and keep its text'],
    ['a callout of another system', '<Note>a</Note>', 'write <Callout type="note">'],
    ['a component of no system', '<Zebra />', 'snippets/zebra.mdx in the content folder'],
    ['an open component of no system', '<Zebra>a', 'snippets/zebra.mdx in the content folder'],
    ['another attribute', '<Check title="a">b</Check>', 'no attribute "title" write <Check question="…">'],
    ['an attribute in capitals', '<Callout type="tip" Title="a">b</Callout>', 'did you mean "title"?'],
    ['an id of a block', '<div id="a">b</div>', 'write <a id="…"></a> above it'],
    ['a part that is not closed', '<Steps><Step title="a">b</Steps>', '<Step> is not closed before </Steps>'],
    ['a playground without an address', '<ApiPlayground />', 'write <ApiPlayground url="…">'],
    ['a callout that is no quotation', '[!NOTE]\nText.', 'write "> [!NOTE]"'],
    ['a footnote by name', 'A claim.[^a]', '"[^a]" is shown as typed a footnote needs text'],
    ['an image with a size', '![a](/b.png =3x2)', 'without a size'],
    ['settings that are not there', '```yaml run=line with=my.json\na\n```', 'below a block that starts with ```json'],
    ['settings without a run', '```yaml with=testing.json\na\n```', 'with= has no effect on a code block'],
    ['an open quotation behind a language', '```text title="a\na\n```', 'never closed'],
    ['text directly below a table', '| a | b |\n| - | - |\n| 1 | 2 |\nText.', 'put an empty line above it'],
    ['a cell of two lines', '| a | b |\n| - | - |\n| 1\n2 | 3 |', '<br> between lines of a cell'],
    ['a row apart from its table', '| a |\n| - |\n\n| 1 |', 'remove the empty line'],
    ['bullets of a word processor', 'Buy:\n• tea\n• milk', '"• tea" is shown as typed its lines run together'],
    ['dashes as bullets', '– tea\n– milk', 'start items with "- "'],
    ['signs as bullets', '✅ tea\n☑️ milk', 'start items with "- "'],
    ['letters as bullets', 'a) tea\nb) milk', 'its lines run together'],
    ['numbers without a space', '1.Tea\n2.Milk', 'its lines run together'],
    ['bullets without a space', '-tea\n-milk', 'start items with "- "'],
    ['commands in prose', '$ npm ci\n$ npm test', 'put code between ``` lines'],
    ['a checkbox without a space', '- [] tea', 'write [ ]'],
    ['a list that is indented too little', '1. Tea\n  - green', 'the list is not part of the one above it'],
    ['two footnotes of one name', 'A.[^1]\n\n[^1]: B.\n\n[^1]: C.', '[^1] is defined twice'],
    ['two addresses of one name', '[A][b]\n\n[b]: /c/\n[b]: /d/', '[b] is defined twice'],
    ['a footnote in its place', 'A claim.^[Its proof.]', 'a footnote needs text'],
    ['an open link', 'See [a](/b/ and go on.', '"[a](/b/ and go on." is shown as typed write a link'],
    ['an open link to a site', 'See [a](https://b.example and go on.', 'write [text](https://b.example)'],
    ['a link to a site with a space in the middle', 'See [a] (https://b.example).', 'its brackets are apart'],
    ['an open comment of MDX', 'A {/* b\n\nC', '"{/* b" is shown as typed a comment is not closed'],
    ['italic text with a space', 'An *italic * word', '"*italic *" is shown as typed'],
    ['marked text', 'A ==marked== word', 'write <mark>text</mark>'],
    ['several marked words', 'Some ==very important== words', 'write <mark>text</mark>'],
    ['a comment of Obsidian', 'Seen %%not for readers%% seen', '"%%not for readers%%" is shown as typed write <!--'],
    ['a block of comments in Obsidian', '%%\nNot for readers\n%%', 'write <!-- comment -->'],
    ['the id of a paragraph in Obsidian', 'A paragraph. ^block-id', '"^block-id" is shown as typed remove it'],
    ['tags of Obsidian', '#calls #test/voice', '"#calls #test/voice" is shown as typed write "keywords: [one, two]"'],
    ['checkboxes without a list', '[ ] tea\n[x] milk', '"[ ]" is shown as typed write [ ] or [x]'],
    ['an open token', 'Get {{product.name now', '"{{product.name" is shown as typed close it with }}'],
    ['a value of Vue', 'See {{ $frontmatter.title }}.', 'is shown as typed write the value'],
    ['a value of Hugo with a dot', 'See {{ .Site.Title }}.', '"{{ .Site.Title }}" is shown as typed write the value'],
    ['an address in angle brackets', 'See </guides/> now', '</guides/> is not a link write [text](/guides/)'],
    ['a longer address in angle brackets', 'See </guides/cli#a>.', 'write [text](/guides/cli#a)'],
    ['a file in angle brackets', 'See <cli.mdx> now', '<cli.mdx> is not a link write [text](cli.mdx)'],
    ['a relative file in angle brackets', 'See <../cli.mdx#a>.', '"<../cli.mdx#a>" is shown as typed write [text]'],
    ['two tabs of one name', tabs('YAML', 'YAML'), 'another <Tab> has the label "YAML" give it a different label'],
    ['a moved heading that is here', '<Moved to="/b/" headings="c d" />\n\n## D', 'line 1 also has the id "d"'],
    ['a mark that is no comment', '```vue\n<p>a</p> // [!code --]\n```', '"[!code --]" is shown as typed write it in'],
    ['raised text', 'x^2^', '<sup>2</sup>'],
    ['a block formula', '$$\nx\n$$', 'put the formula in backticks'],
    ['a space without its semicolon', 'A&nbsp B', 'write a semicolon'],
    ['an emoji with a sign', 'Go :+1: now', '":+1:" is shown as typed'],
    ['a callout with a space', '> [! NOTE]\n> A', '"[! NOTE]" is shown as typed'],
    ['attributes behind a link', '[a](/b/){target="_blank"}', 'remove it, because all pages have the same design'],
    ['a definition list', 'Tea\n: A drink', 'write a list'],
    ['a definition below an empty line', 'Tea\n\n: A drink', 'write a list'],
    ['a class of Jekyll', 'Text. {: .note }', 'write {#id} after a heading, and "> [!NOTE]"'],
    ['a picture of a wiki', '![[shot.png]]', '"![[shot.png]]" is shown as typed write ![what it shows]'],
    ['a size of an image', '![a](/favicon.svg){width=300}', 'remove it'],
    ['code of Jekyll', '{% highlight js %}', 'write ``` and a language'],
    ['a file that mdBook includes', '{{#include a.md}}', '"{{#include a.md}}" is shown as typed write "> [!NOTE]"'],
    ['a callout of Hugo', '{{< hint info >}}\nText', '"{{< hint info >}}" is shown as typed write "> [!NOTE]"'],
    ['a value of Hugo', 'Get {{% param "a.b" %}} now', '"{{% param "a.b" %}}" is shown as typed write the value'],
    ['a shortcode of several lines', '{{< figure\n  src="a.png"\n>}}', '"{{< figure" is shown as typed'],
    ['a file that Fumadocs includes', '<include>./a.mdx</include>', 'make its text a snippet'],
    ['a tree of files', '<Folder name="a" />', 'write the code between lines of three backticks'],
    ['a tab with indented text', '=== "One"\n\n    Text.', 'write <Tabs label="…">'],
    ['a file that MkDocs includes', '--8<-- "a.md"', 'make its text a snippet'],
    ['a link of Confluence', 'See [a|https://b.example/c].', 'write [text](/address/)'],
    ['color of Confluence', 'A {color:red}word', 'remove it'],
    ['items of Confluence', '* tea\n** green', 'with two more spaces'],
    ['a numbered list of Confluence', 'Text\n\n# tea', 'start at "##"'],
    ['Roman numerals', 'i) tea\nii) milk', 'its lines run together'],
    ['a list directly below text', 'Buy:\n2. tea', 'put an empty line above the list'],
    ['a list that starts late', 'Buy\n2. tea\n3. milk', 'put an empty line above the list'],
    ['a no-break space after a number', '1.\u00a0tea\n2.\u00a0milk', 'replace the no-break space'],
    ['a formula with a power', 'It is $x^2$.', 'formula'],
    ['a table of plus signs', '+---+---+\n| a | b |\n+---+---+', 'write a table: | one | two |'],
    ['a table of tabs', 'a\tb\nc\td\ne\tf', 'write a table: | one | two |'],
    ['rows apart from their table', '| a |\n| - |\n\n| 1 |\n| 2 |', 'remove the empty line above this row'],
    ['the second line of a last cell', '| a | b |\n| - | - |\n| 1 | c\nd |', '<br> between lines of a cell'],
    ['a multiplication', 'It is 2*3*4.', 'a part of a word is emphasized'],
    ['a file name with underscores', 'See __init__.py.', 'put it in backticks'],
    ['a lowered number', 'H~2~O', 'write <sub>2</sub>'],
    ['a ligature', 'Con\ufb01gure', 'such as "fi"'],
    ['a letter in the wrong encoding', 'An \u00c3\u00a9tude', 'save the original file as UTF-8'],
    ['a section of XML', 'A <![CDATA[ b ]]>', 'put it in backticks'],
    ['a placeholder', 'Enter <TOKEN> here', '<TOKEN> is read as a component put a placeholder in backticks'],
    ['a placeholder of two words', 'Enter <Your Name> here', 'put a placeholder in backticks: `<Your Name>`'],
    ['a heading of Confluence', 'h2. Tea', 'write the heading as "## Heading"'],
    ['a macro of Confluence', '{code:java}\nint a;\n{code}', 'code between lines of three backticks'],
    ['code between items of a list', '1. One\n\n```bash\nls\n```\n\n1. Two', 'put 3 spaces before each of its lines'],
    ['curly quotes around a value', '<Callout type=“note”>Text.</Callout>', 'not between two straight quotation marks'],
    ['an open part', '<Tabs label="a">\n<Tab label="b">\n\nText.\n\n</Tabs>', 'write </Tab> where its content ends'],
    [
      'a part in a part of its kind',
      '<Tabs label="a">\n<Tab label="b">\n<Tab label="c">\n\nText.\n\n</Tab>\n</Tab>\n</Tabs>',
      'write </Tab> above it',
    ],
    ['an abbreviation', '*[TTS]: text to speech', 'write <abbr title='],
    ['code between single backticks', 'Run\n`\nls\n`', 'write three backticks above and below it'],
    ['a long dash in a command', 'Run `npm test –watch`.', 'write - or --'],
    ['a mark of Docusaurus', '```js\n// highlight-next-line\na;\n```', '"highlight-next-line" is shown as typed'],
    ['a marked line of VitePress', '```js\na; // [!code highlight]\n```', 'mark lines after the language'],
    ['a part outside of its whole', '<Step title="a">\n\nb\n\n</Step>', '<Step> is not inside <Steps>'],
    ['text beside the parts', '<Tabs label="a">\n\nb\n\n</Tabs>', '<Tabs> contains something other than <Tab>'],
    ['a list beside the parts', '<Steps>\n\n1. a\n\n</Steps>', '<Steps> contains something other than <Step>'],
    [
      'a property with the id of another',
      '<Property name="a" of="b" />\n\n<Property name="a" of="b" />',
      'line 1 also has the id "b.a"',
    ],
    [
      'an attribute without a known value',
      '<Check question={name}>a</Check>',
      'question={name} is neither text nor a number write text in quotes: question="…"',
    ],
    ['a misspelled component', '<Calout />', 'did you mean <Callout>?'],
    ['a component in lower case', '<callout type="tip">\n\na\n\n</callout>', 'did you mean <Callout>?'],
    ['a component with hyphens', '<phone-line />', 'did you mean <PhoneLine>?'],
    ['a table in HTML', '<table>a</table>', 'write the table in Markdown'],
    ['a heading in HTML', '<h3>a</h3>', 'write the heading in Markdown'],
    ['a hint of Jekyll', 'Text {% hint %}', '"{% hint %}" is shown as typed'],
    ['an expression of Handlebars', 'Text {{new Date()}}', '"{{new Date()}}" is shown as typed'],
    ['a file that VuePress includes', '<<< @/a.js', '"<<< @/a.js" is shown as typed make its text a snippet'],
  ])('refuses %s', async (_what, body, message) => {
    const [problem, ...others] = await problemsOf(body);
    expect(others).toEqual([]);
    expect(`${problem?.message} ${problem?.remedy}`).toContain(message);
    expect(problem?.line).toBeGreaterThan(0);
  });
});

test('plain HTML is shown, without looks of its own', async () => {
  const body =
    '<b>b</b> <i>i</i> <u>u</u> <span class="x">s</span> <a href="/a/" target="_blank">l</a>, <p align="center">c</p>';
  const { warnings, links } = await compile(body);
  expect(warnings.map(({ message }) => /^"(.*)" on <(.*)> is ignored/.exec(message)?.slice(1).join(' '))).toEqual([
    'class span',
    'target a',
    'align p',
  ]);
  expect(links).toMatchObject([{ href: '/a/' }]);
  const html = await show(`${body}\n\n<div class="grid">\n\nIn **it**.\n\n</div>`);
  expect(html).toMatch(
    /<b>b<\/b>.*<i>i<\/i>.*<u>u<\/u>.*>s<.*<a href="\/a\/">l<\/a>.*>c<.*<div>.*<strong>it<\/strong>/s,
  );
  expect(html).not.toMatch(/class="(?:x|grid)"|align|_blank/);
});

test.each(['js{1}', 'js:line-numbers {1}'])('the marked lines of VuePress work: %s', async (language) => {
  expect(await render(`\`\`\`${language}\na();\n\`\`\``)).toMatch(/data-language="javascript".*class="marked"/);
});

test.each(['[a.js]', 'title=a.js', "title='a.js'"])('%s behind a language is the title of its code', async (meta) => {
  expect(await render(`\`\`\`js ${meta}\na();\n\`\`\``)).toContain('data-title="a.js"');
});

test('a notation is told on its own line', async () => {
  expect(await problemsOf('One\ntwo *three*\nfour [[five]]')).toMatchObject([{ line: 3, column: 6 }]);
  expect(await problemsOf('One\n`two`\n2. three\n3. four')).toMatchObject([{ line: 3, column: 1 }]);
});

test('several h1 below each other are a list of Confluence', async () => {
  const problems = await problemsOf('Text.\n\n# tea\n# milk');
  expect(problems.map(({ remedy }) => remedy)).toEqual(Array(2).fill('write a numbered list as "1. item"'));
});

test('what is meant literally can be written', async () => {
  const body =
    '\\[a](/b/), a\\[0][1], \\*\\*a\\*\\*, 2 ** 3, f[0], [x] and `**kwargs`\n\n\\##a\n\n#1 is not #2' +
    '\n\n**Note**: a – b\n– c ([d](/e/)), a == b == c, if a ==b then c, 100%% of 5%%, 2 ^n, {{name}}, 2 * 3 * 4, **I**nteractive, これは**重要**です, _**both**_, 2\\*3\\*4, $5 and $6, *.js: `a|b`\n\n✅ One  \n✅ Two\n\n\\• One\n\n| a | b |\n| - | - |\n| • c |\n\n1\\. d\n2\\. e\n\n- f\n- g\n\n  - h';
  expect((await compile(body)).warnings).toEqual([]);
});

test('a component that a snippet cannot show is told in the snippet alone', async () => {
  const text = '<Step title="a">b</Step>';
  const told = (body: string, isSnippet: boolean) => {
    const snippets = new Map([['TheParts', { name: 'the-parts.mdx', file: 'the-parts.mdx', text }]]);
    return compileBody({ body, file: 'a.mdx', publicDir: 'public', isSnippet, snippets }).then(
      () => [],
      (error: ProblemError) => error.problems.map(({ message, remedy }) => `${message}: ${remedy}`),
    );
  };
  expect(await told(text, true)).toEqual([expect.stringContaining('<Step> is not inside <Steps>')]);
  expect(await told('<Steps>\n\n<TheParts />\n\n</Steps>', false)).toEqual([]);
  expect(await told('<Exercise id="a" kind="mend" title="b">c</Exercise>', true)).toEqual([
    '<Exercise> does not work in a snippet: move it to the pages that show the snippet',
  ]);
  expect(await told('Text.\n\n<TheParts>', false)).toEqual(['<TheParts> is never closed: write <TheParts />']);
});

test("the parser's errors are explained, even if another copy of its module created them, as in the preview", async () => {
  Object.defineProperty(VFileMessage, Symbol.hasInstance, { value: () => false, configurable: true });
  const [problem] = await problemsOf('A\n\n<Callout type="tip">\n');
  expect(problem).toMatchObject({ line: 3, message: '<Callout> has no closing tag in the block it starts in' });
  Reflect.deleteProperty(VFileMessage, Symbol.hasInstance);
});

test('a snippet is an empty tag, and its file has a name that a tag can have', async () => {
  const dir = temporaryFolder({ 'snippets/My Note.mdx': 'Text.', 'snippets/trial-note.mdx': 'Text.' });
  const { snippets, problems } = readSnippets(dir, dir, new Map());
  expect(problems).toMatchObject([
    { message: '"My Note" cannot be the name of a component', remedy: 'rename the file my-note.mdx' },
  ]);
  const input = { body: '<TrialNote>\n\nMore.\n\n</TrialNote>', file: 'a.mdx', publicDir: 'public', snippets };
  await expect(compileBody(input)).rejects.toThrow('<TrialNote> does not show what is inside it');
});

test.each(['<h3>a</h3>', '<table>\n<tr><th>a</th></tr>\n<tr><td>b</td></tr>\n</table>'])(
  '%j has one message',
  async (body) => {
    const tag = body.slice(0, body.indexOf('>') + 1);
    expect((await problemsOf(body)).map(({ message }) => message)).toEqual([expect.stringContaining(tag)]);
  },
);

test.each([
  ['a rule directly below text', 'A line\n---', 'put an empty line between them'],
  ['a skipped level', '## A\n\n#### B', 'start it with "###"'],
  ['an unknown language', '```ymal\na: 1\n```', 'did you mean "yaml"'],
  ['the alignment of a paragraph', '<p align="center">a</p>', '"align" on <p> is ignored'],
  ['indented code in a list', '1. Run this:\n\n       npm start', 'write ``` above and below code'],
  ['indented code', 'Run this:\n\n    npm start', 'write ``` above and below code'],
  ['a language with a file name', '```js:a.js\na\n```', 'write ```js title="a.js"'],
  ['a diagram', '```mermaid\ngraph TD\n```', 'show it as an image'],
  ['an unknown word behind a language', '```yaml titel="a"\na: 1\n```', 'has no effect'],
  ['a value of Hugo', '```text\nget {{% param a %}}\n```', '"{{% param a %}}" is shown as typed write the value'],
])('%s is a warning', async (_what, body, message) => {
  const { warnings } = await compile(body);
  expect(warnings.map(({ message: what, remedy }) => `${what} ${remedy}`)).toEqual([expect.stringContaining(message)]);
});

test.each(['/users/{id}', '{foo.bar}', '{a: 1}', 'a { b', '{[1]}', '{() => 1}'])('%s is text', async (body) => {
  expect(await show(body)).toBe(`<p>${body.replace('>', '&gt;')}</p>`);
});

test('nothing of a .md file is lost: it is compiled as a .mdx file is', async () => {
  const body =
    'A {brace}, <kbd>b</kbd> and <img src="/favicon.svg" alt="c">\n\n<Callout type="tip">\n\nd\n\n</Callout>';
  const html = await render(body, { Callout }, 'page.md');
  expect(html).toBe(await show(body));
  expect(html).toMatch(/A \{brace\}, <kbd>b<\/kbd> and <img .*<aside class="tip"><p>d<\/p><\/aside>/s);
});

test('comments of MDX are left out, too', async () => {
  expect(await show('One{/* not\nthis */}.\n\n{/* not\n\nthis */}')).toBe('<p>One\n.</p>');
});

test('aliases, also in capitals, are languages; a block without one is text, with a warning', async () => {
  const { warnings } = await compile('```js\nlet a\n```\n\n```YML\na: 1\n```\n\n```JSON\n{}\n```\n\n```\na\n```');
  expect(warnings).toMatchObject([{ line: 13, severity: 'warning', remedy: expect.stringContaining('```text') }]);
});

test.each([
  ['an expression', '<Tab label={b c}>d</Tab>', 'name="value"'],
  ['an open expression', '<Tab label={b>d</Tab>', 'name="value"'],
  ['a type', 'An Array<string> here', '`<string>`'],
  ['an open tag', 'a <b, c', '\\<'],
  ['a document type', '<!DOCTYPE html>', 'put it in backticks'],
  ['an unquoted attribute', '<Tab label=a>b</Tab>', 'name="value"'],
  ['a tag that is closed too late', '- a <kbd>\n- b </kbd>', '</kbd>'],
  ['a fold in one line', '<details><summary>More</summary>\n\nText.\n\n</details>', 'lines of their own'],
  ['a program', "import a from './a'", 'remove the line'],
])('the message for %s says what to write, without words of the parser', async (_what, body, remedy) => {
  const [problem] = await problemsOf(body);
  expect(problem?.line).toBe(1);
  expect(problem?.remedy).toContain(remedy);
  expect(`${problem?.message}${problem?.remedy}`).not.toMatch(/acorn|U\+|React/);
});

test('escaped letters in a link are those that its heading has', async () => {
  const decomposed = encodeURIComponent('\ud55c-caf\u00e9'.normalize('NFD'));
  expect(await show(`[a](#${decomposed}) [b](#a%2Fb%20c)`)).toContain(
    `<a href="#${encodeURIComponent('\ud55c-caf\u00e9')}">a</a> <a href="#a%2Fb%20c">b</a>`,
  );
});

test('the attributes that a component of another system has are told without their code', async () => {
  const body = '<Tabs label="a" values={[{ value: 1 }]}><Tab label="b">c</Tab></Tabs>\n\n<TabItem>d</TabItem>';
  expect((await problemsOf(body)).map(({ message, remedy }) => message + remedy)).toEqual([
    expect.stringContaining('has no attribute "values"'),
    expect.stringContaining('did you mean <Tab>?'),
  ]);
});

test('an empty anchor can be linked to', async () => {
  const body = '<a id="old-name"></a>\n\n## New name\n\nA <a id="here" href="#old-name">link</a>.';
  const { anchors, links, warnings } = await compile(body);
  expect(anchors).toEqual(['old-name', 'here']);
  expect(links).toMatchObject([{ href: '#old-name' }]);
  expect(warnings).toEqual([]);
  expect(await show(body)).toMatch(/<a id="old-name"><\/a>.*<a (?=[^>]*id="here")(?=[^>]*href="#old-name")/s);
});

test('code stays as it is', async () => {
  const code = '<!-- a -->\n:::note\nexport a <5 <br>\n## A {#b}\n:::';
  const { samples } = await compile(`\`\`\`text\n${code}\n\`\`\`\n`);
  expect(samples).toMatchObject([{ code }]);
  expect(await show('`<br> <5 {#a} <!-- b -->`')).toContain('&lt;br&gt; &lt;5 {#a} &lt;!-- b --&gt;');
});

test('a body that the check lets pass can be rendered, and has a Markdown twin: nothing stops a build later', async () => {
  const tags = [
    '<kbd style="a">b</kbd>',
    '<kbd {...x}>b</kbd>',
    '<Check question={{a: 1}}>b</Check>',
    '<Check question={x}>b</Check>',
  ];
  const texts = [
    '## 🚀',
    '## A {#a b}',
    'a < b',
    '<5',
    '> [!NOTE]',
    ':::note\n:::',
    '<img>',
    '{"text"}',
    '<!-- a',
    '&#x110000;',
  ];
  const passed: string[] = [];
  for (const body of [...tags, ...texts].map((text) => `A\n\n${text}\n\nB`)) {
    const isRefused = await compile(body).then(
      () => false,
      (error: unknown) => error instanceof ProblemError,
    );
    if (isRefused) continue;
    passed.push(body);
    await render(body, { Callout, Check: ({ question }: { question: string }) => createElement('p', {}, question) });
  }
  expect(passed).toHaveLength(8);
});
