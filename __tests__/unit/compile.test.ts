import { createElement } from 'react';
import { compile, problemsOf, render } from './compiling';

test('a page keeps what its components are given', async () => {
  const Callout = (given: object) => createElement('aside', {}, JSON.stringify({ ...given, children: undefined }));
  expect(await render('<Callout type="tip" title={"A" + "b"}>\n\ntext\n\n</Callout>', { Callout })).toBe(
    '<aside>{&quot;type&quot;:&quot;tip&quot;,&quot;title&quot;:&quot;Ab&quot;}</aside>',
  );
});

test('short code and numbers that a browser would break are marked; long phrases and code blocks are not', async () => {
  const html = await render(
    'Say `--voiceId`, `test-suite-id`, `Maple Street *`, `finishOnPhrase`, `a call with --voiceId`, `https://ivr-tests.maplestreet.example`\n\nCall +1 202 555 0142, 1 + 2.\n\n```text\nt 1, +1 202\n```',
  );
  expect(html.match(/(?<= class="name">)[^<]*/g)).toEqual([
    '--voiceId',
    'test-suite-id',
    'Maple Street *',
    '+1 202 555 0142',
  ]);
  expect(html).toContain('>+1 202 555 0142</span>, 1 + 2.');
});

describe('headings', () => {
  test('are listed by level, text and slug, without their anchor', async () => {
    const { headers, links } = await compile('## Say `$DIAL` **now**\n\n### A [link](/a/)\n\n## A link\n\n#### A link');
    expect(headers).toEqual([
      { level: 2, title: 'Say $DIAL now', slug: 'say-dial-now' },
      { level: 3, title: 'A link', slug: 'a-link' },
      { level: 2, title: 'A link', slug: 'a-link-1' },
      { level: 4, title: 'A link', slug: 'a-link-2' },
    ]);
    expect(links.map(({ href }) => href)).toEqual(['/a/']);
  });

  test('have the slug as their id, and an anchor to it', async () => {
    const html = await render('## Stop listening');
    expect(html).toMatch(/^<h2 id="stop-listening">Stop listening<a [^>]*href="#stop-listening"[^>]*><\/a><\/h2>$/);
    expect(html).toContain('aria-label="Link to Stop listening"');
  });
});

test('links are listed with their place, those of components too', async () => {
  const { links } = await compile(
    '\n[a](/a/)\n\ntext [b](https://b.example)\n\n<Choices><Choice title="c" href="/c/">text</Choice></Choices>',
  );
  expect(links).toEqual([
    { href: '/a/', line: 2, column: 1 },
    { href: 'https://b.example', line: 4, column: 6 },
    { href: '/c/', line: 6, column: 10 },
  ]);
});

test('headings that have moved are links to where they are now', async () => {
  const { links, anchors } = await compile(
    '<Moved to="/keys/" headings="retryon reply.url" />\n\n<Moved to="/keys/#all" headings="all-keys" />',
  );
  expect(links.map(({ href }) => href)).toEqual(['/keys/#retryon', '/keys/#reply.url', '/keys/#all']);
  expect(anchors).toEqual([]);
});

test('footnotes are no links of the page', async () => {
  expect((await compile('Text.[^1]\n\n[^1]: Note.')).links).toEqual([]);
});

describe('what a page may not contain is told with its place', () => {
  test.each([
    ['an unclosed tag', '\n\n<Callout type="note">\n\ntext', 3, 'closing tag'],
    ['a tag closed too late', '<div>\n  a\n\n  b</div>', 4, '<div> has no closing tag in the block it starts in'],
    ['a closing tag without its opening one', 'a\n\n</Callout>', 3, 'has no opening tag'],
    ['an unknown component', 'a\n\n<Calout type="note">text</Calout>', 3, 'unknown component <Calout>'],
    ['a fragment', 'a\n\n<>text</>', 3, '<> is not an element'],
    ['a name that every object has', '<__proto__ />', 1, 'unknown component <__proto__>'],
    ['an unknown attribute', '<Callout type="note" titel="a">text</Callout>', 1, '<Callout> has no attribute "titel"'],
    ['a missing attribute', 'a\n\n<Callout>text</Callout>', 3, '<Callout> needs the attribute "type"'],
    ['a bad value', '<Callout type="hint">text</Callout>', 1, '<Callout> has no type="hint"'],
    ['an element', 'a <font>c</font>', 1, '<font> is not an element that pages can use'],
    ['an import', "import a from './a'\n\nText.", 1, 'import and export do not work'],
    ['an export', 'Text.\n\nexport const a = 1', 3, 'import and export do not work'],
    ['an h1', 'Text.\n\n# Title', 3, 'the only h1 on a page is its title'],
    ['a table column without a heading', 'a\n\n| | b |\n|---|---|\n| c | d |', 3, 'a table column has no heading'],
    ['an underlined h1', 'Text.\n\nTitle\n=====', 3, 'the only h1 on a page is its title'],
    ['code that never ends', '- a\n\n  ```text\n  a', 3, 'never closed'],
  ])('%s', async (_what, body, line, message) => {
    expect(await problemsOf(body)).toEqual([
      expect.objectContaining({ file: 'page.mdx', line, message: expect.stringContaining(message) }),
    ]);
  });

  test('all at once', async () => {
    expect(await problemsOf('# a\n\n<Calout />\n\n```text\nb')).toHaveLength(3);
  });
});
