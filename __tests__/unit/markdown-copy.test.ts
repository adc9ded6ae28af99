import { markdownCopy } from '../../lib/export/markdown/copy';
import { makePage, SITE_URL } from './feeds/fixture';

const page = makePage({ path: '/guides/ivr/', title: 'Test an [IVR]' });

/** What the copy of a page says of its article, below the facts about the page. */
function copyOf(article: string): string {
  const copy = markdownCopy(page, `<html><body><article class="a">${article}</article></body></html>`, SITE_URL);
  return copy.split('/llms.txt\n\n')[1]?.trimEnd() ?? '';
}

test('begins with title, description, source, and where all pages are listed', () => {
  expect(markdownCopy(page, '<article><h1>Test an [IVR]</h1><p>Text.</p></article>', SITE_URL)).toBe(
    [
      '# Test an \\[IVR\\]',
      page.frontmatter.description,
      `Source: ${SITE_URL}/guides/ivr/`,
      `Index of all pages: ${SITE_URL}/llms.txt`,
      'Text.\n',
    ].join('\n\n'),
  );
});

test.each([
  [
    'a callout',
    '<div role="note"><p>Tip<!-- -->: <span>Do it</span></p><p>Now.</p></div>',
    '> **Tip: Do it**\n>\n> Now.',
  ],
  [
    'code with the name of its file, as a reader copies it',
    '<figure data-language="yaml"><figcaption>a.yml</figcaption><pre><code><span class="removed">a: 1\n</span>a: <b>2</b>\n</code></pre><button>Copy</button><div data-pagefind-ignore="">Conversation</div></figure>',
    '```yaml title="a.yml"\na: 2\n```',
  ],
  [
    'tabs',
    '<div role="radiogroup"><label><input type="radio" data-tab="System">Linux</label><div data-panel=""><p>Linux</p><p>One.</p></div><div data-panel=""><p>Windows</p><p>Two.</p></div></div>',
    '**Linux**\n\nOne.\n\n**Windows**\n\nTwo.',
  ],
  [
    'the first language of the samples of an operation',
    '<section data-operation=""><div role="radiogroup" aria-label="Language"><label><input data-tab="Language">curl</label><div data-panel=""><p>curl</p><p>One.</p></div><div data-panel=""><p>Java</p><p>Two.</p></div></div><div role="radiogroup" aria-label="Response"><div data-panel=""><p>200</p></div><div data-panel=""><p>404</p></div></div></section>',
    '**curl**\n\nOne.\n\n**200**\n\n**404**',
  ],
  [
    'a table',
    '<div role="group"><table><thead><tr><th>Key</th></tr></thead><tbody><tr><td><code>a|b</code></td></tr></tbody></table></div>',
    '| Key |\n| - |\n| `a\\|b` |',
  ],
  [
    'the alignment of a column',
    '<table><thead><tr><th>Key</th><th data-align="right">Size</th></tr></thead></table>',
    '| Key | Size |\n| - | -: |',
  ],
  ['facts', '<dl><div><dt>Type: </dt><dd>number</dd></div></dl>', '- **Type:** number'],
  [
    'a conversation',
    '<figure><figcaption>A call</figcaption><ol><li><span>System</span><div><p>Hello.</p></div></li></ol></figure>',
    'A call\n\n1. System\n\n   Hello.',
  ],
  ['what is folded', '<details><summary>Why?</summary><p>Because.</p></details>', 'Why?\n\nBecause.'],
  ['keys', '<p>Press <kbd>F5</kbd>.</p>', 'Press `F5`.'],
  [
    'addresses as they are elsewhere',
    '<p><a href="/b/#c">a</a> <a href="#d">d</a> <img src="/i.png" alt="I"></p>',
    `[a](${SITE_URL}/b/#c) [d](${SITE_URL}/guides/ivr/#d) ![I](${SITE_URL}/i.png)`,
  ],
  [
    'terms and names that link to themselves as words',
    '<p><a class="term" href="/glossary/#ivr" title="A phone system.">IVR</a> <a id="k" href="#k"><code>k</code></a></p>',
    'IVR `k`',
  ],
  [
    'an exercise, which the search leaves out',
    '<section data-pagefind-ignore=""><p>Find it.</p><button>Start</button></section>',
    'Find it.',
  ],
  [
    'nothing of menus, controls and pictures of text',
    '<nav>Menu</nav><p>Text<a class="anchor" href="#t"></a></p><p hidden>No</p><p aria-hidden="true">No</p><form>No</form>',
    'Text',
  ],
])('has %s', (_what, html, markdown) => {
  expect(copyOf(html)).toBe(markdown);
});

test('names a page without an article', () => {
  expect(() => markdownCopy(page, '<main></main>', SITE_URL)).toThrow(/guides\/ivr\/ {2}the document has no <article>/);
});
