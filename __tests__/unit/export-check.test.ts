import { checkExport, type ExportedDocument } from '../support/export/check';
import { readExport } from '../support/export/read';
import type { PagePath } from '../../lib/content/page';
import { routeTable } from '../../lib/routes/table';
import { temporaryFolder } from './temporary';

const origin = 'https://docs.example';
const files = new Set([
  'index.html',
  'guides/ivr/index.html',
  'moved/index.html',
  '404.html',
  'figures/call.svg',
  'style.css',
]);

const HEAD = {
  title: '<title>Test a phone line | Docs</title>',
  description: `<meta name="description" content="${'Call a phone system. '.repeat(4).trim()}">`,
  canonical: `<link rel="canonical" href="${origin}/guides/ivr/">`,
};

const BODY = `<link rel="stylesheet" href="/style.css">
<main><h1 id="top">Phones</h1>
<h2 id="call">Call</h2><h3>Keys</h3>
<h2>Image</h2><img src="/figures/call.svg" alt="A call" width="10" height="20">
<a href="#call">Call</a> <a href="/">Home
page</a> <a href="/guides/ivr/#call">Call</a> <a href="${origin}/guides/ivr/?q=1#top">Top</a>
<a href="https://elsewhere.example/none#none">Elsewhere</a> <a href="mailto:a@b.example">Mail</a>
</main><footer><h4>Footer</h4><svg><title>Logo</title></svg></footer>`;

const page = (body = BODY, head: Partial<typeof HEAD> = {}): ExportedDocument => ({
  file: 'guides/ivr/index.html',
  kind: 'page',
  address: '/guides/ivr/',
  html: `<!doctype html><html lang="en"><head>${Object.values({ ...HEAD, ...head }).join('')}</head><body>${body}</body></html>`,
});

const home = (title: string, description: string): ExportedDocument => ({
  file: 'index.html',
  kind: 'page',
  address: '/',
  html: `${title}${description}<link rel="canonical" href="${origin}/"><main><h1>Home</h1></main>`,
});

const check = (...documents: ExportedDocument[]) => checkExport(documents, { origin, files });

test('a document that is in order is accepted', () => {
  expect(check(page())).toEqual([]);
});

describe('a document is refused for', () => {
  test.each([
    ['a link to nothing', 'href="/"', 'href="/guides/sms/"', 5, 'leads to guides/sms/index.html'],
    ['a link without its slash', 'href="/"', 'href="/guides/ivr"', 5, 'leads to guides/ivr, which'],
    [
      'an absolute link to nothing',
      `${origin}/guides/ivr/?`,
      `${origin}/guides/none/?`,
      6,
      'leads to guides/none/index.html',
    ],
    ['a fragment of its own', 'href="#call"', 'href="#none"', 5, 'no element with the id "none"'],
    ['a fragment elsewhere', 'href="/"', 'href="/guides/ivr/#none"', 5, 'no element with the id "none"'],
    ['an image that is missing', 'call.svg', 'none.svg', 4, 'leads to figures/none.svg'],
    ['a style sheet that is missing', '/style.css', '/none.css', 1, 'leads to none.css'],
    ['an image without a text', ' alt="A call"', '', 4, '/figures/call.svg has no alt'],
    ['an image with an empty text', ' alt="A call"', ' alt=" "', 4, '/figures/call.svg has no alt'],
    ['an image without a width', ' width="10"', '', 4, '/figures/call.svg has no width'],
    ['an image without a height', ' height="20"', '', 4, '/figures/call.svg has no height'],
    ['a heading level left out', '<h3>Keys</h3>', '<h4>Keys</h4>', 3, '"Keys" is an h4 below an h2'],
    [
      'a heading level left out on the way back',
      '<h2>Image</h2>',
      '<h2>Image</h2><h4>Size</h4>',
      4,
      '"Size" is an h4 below an h2',
    ],
    ['an id used twice', '<h3>', '<h3 id="call">', 3, 'the id "call" is used twice'],
    ['two h1', '<h3>Keys</h3>', '<h1>Keys</h1><h2>Keys</h2>', 3, 'the document has 2 h1'],
    [
      'a link inside noscript',
      '<footer>',
      '<footer><noscript><a href="/none/">A</a></noscript>',
      8,
      'leads to none/index.html',
    ],
  ])('%s', (_name, right, wrong, line, message) => {
    expect(check(page(BODY.replace(right, wrong)))).toEqual([
      expect.objectContaining({ file: 'guides/ivr/index.html', line, message: expect.stringContaining(message) }),
    ]);
  });

  test('a missing h1', () => {
    const problems = check(page('<main><h2>One</h2></main>'));
    expect(problems.map(({ message }) => message)).toEqual([
      'the document has 0 h1',
      'the heading "One" is an h2 below no heading',
    ]);
  });

  test.each([
    ['a short title', { title: '<title>Phones</title>' }, 'the title "Phones" has 6 characters'],
    ['a long title', { title: `<title>${'a'.repeat(76)}</title>` }, 'has 76 characters'],
    ['no title', { title: '' }, 'the title "" has 0 characters'],
    ['two titles', { title: HEAD.title.repeat(2) }, 'the document has more than one title'],
    [
      'a short description',
      { description: `<meta name="description" content="${'a'.repeat(49)}">` },
      'has 49 characters',
    ],
    [
      'a long description',
      { description: `<meta name="description" content="${'a'.repeat(171)}">` },
      'has 171 characters',
    ],
    ['no canonical link', { canonical: '' }, 'the canonical link is missing'],
    [
      'a wrong canonical link',
      { canonical: `<link rel="canonical" href="${origin}/guides/ivr">` },
      'the canonical link is https',
    ],
    ['two canonical links', { canonical: HEAD.canonical.repeat(2) }, 'the canonical link is https'],
  ])('%s', (_name, head, message) => {
    expect(check(page(BODY, head))).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
  });

  test.each([
    [
      'the title of another',
      home(HEAD.title, '<meta name="description" content="The front page of the documentation, with everything.">'),
    ],
    ['the description of another', home('<title>The front page</title>', HEAD.description)],
  ])('%s', (_name, other) => {
    expect(check(page(), other)).toEqual([
      expect.objectContaining({
        file: 'index.html',
        message: expect.stringMatching(/^guides\/ivr\/index\.html has the same/),
      }),
    ]);
  });
});

test('a redirect needs its target and its canonical link only', () => {
  const redirect = (to: string): ExportedDocument => ({
    file: 'moved/index.html',
    kind: 'redirect',
    address: '/guides/ivr/',
    html: `<title>Page moved</title>${HEAD.canonical}<a href="${to}">Moved</a>`,
  });
  expect(check(page(), redirect('/guides/ivr/'))).toEqual([]);
  expect(check(page(), redirect('/guides/'))).toHaveLength(1);
  expect(check(page(), { ...redirect('/guides/ivr/'), address: '/' })).toHaveLength(1);
});

test('the not-found page has no canonical link and needs no description', () => {
  const html = '<title>Page not found</title><main><h1>Not found</h1></main>';
  expect(check({ file: '404.html', kind: 'not-found', html })).toEqual([]);
  expect(check({ file: '404.html', kind: 'not-found', html: html + HEAD.canonical })).toHaveLength(1);
});

test('an export is read by its table of addresses', () => {
  const pages = [
    {
      path: '/a/' as PagePath,
      regularPath: '/a.html',
      relativePath: 'a.mdx',
      frontmatter: { redirectFrom: ['/old/'] },
    },
  ];
  const dir = temporaryFolder({
    'a/index.html': 'page',
    'a.html': 'alias',
    'old/index.html': 'moved',
    '404.html': 'none',
    'x.css': '',
  });
  const { documents, files: names } = readExport(dir, routeTable(pages).routes);
  expect(names).toEqual(new Set(['404.html', 'a.html', 'a/index.html', 'old/index.html', 'x.css']));
  expect(documents).toEqual([
    { file: '404.html', kind: 'not-found', html: 'none' },
    { file: 'a.html', kind: 'redirect', address: '/a/', html: 'alias' },
    { file: 'a/index.html', kind: 'page', address: '/a/', html: 'page' },
    { file: 'old/index.html', kind: 'redirect', address: '/a/', html: 'moved' },
  ]);
});
