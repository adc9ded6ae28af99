import type { PagePath } from '../../../lib/routes/address';
import { headersFor, hostRules, type Published } from '../../../lib/hosts/rules';
import { routeTable } from '../../../lib/routes/table';

const { routes } = routeTable([
  { path: '/a/' as PagePath, regularPath: '/a.html', relativePath: 'a.mdx', frontmatter: { redirectFrom: ['/old/'] } },
]);

const page = (body = '') =>
  `<html><head><script>early()</script><script src="/x.js" noModule=""></script></head><body>${body}</body></html>`;
const rulesOf = (html: string, more: Partial<Published['settings']> = {}, drawings: string[] = []) =>
  hostRules([{ address: '/a/', html }], drawings, {
    site: { routes, identity: { product: { name: 'X', slug: 'x' } } },
    playgrounds: ['https://api.example'],
    settings: { noIndex: false, plainExport: false, ...more },
    basePath: '',
  });

test('the redirects are those of the route table', () => {
  const { redirects } = rulesOf(page());
  expect(redirects).toMatchObject({ '/a': '/a/', '/a.html': '/a/', '/old/': '/a/', '/old/index.html': '/a/' });
  expect(redirects).not.toHaveProperty('/a/');
});

describe('what no policy can allow stops the build', () => {
  test.each([
    ['a style attribute', '<p class="a" style="color:red">', 'style'],
    ['a handler', '<img src="/a.png" onerror="go()">', 'onerror'],
  ])('%s', (_what, markup, named) => {
    for (const plainExport of [false, true])
      expect(() => rulesOf(page(markup), { plainExport })).toThrow(`does not allow the attribute "${named}"`);
  });

  test('but not text about styles', () => {
    expect(() => rulesOf(page('<p>A tag with style=&quot;…&quot;</p>'))).not.toThrow();
  });
});

const sourcesOf = (directive: string, policy: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test('inline scripts and styles are allowed by their texts, also the script that the starter runs later', () => {
  const bootstrap = '<script type="text/plain" data-next="" id="_R_">next()</script>';
  const data = `<script type="application/ld+json">{}</script><script type="application/json">[]</script>${bootstrap}`;
  const { policy } = rulesOf(page(`<style>.a{}</style>${data}`), {}, ['<svg><style>.b{}</style></svg>']);
  expect(sourcesOf('script-src', policy)).toEqual([
    "'self'",
    expect.stringMatching(/^'sha256-/),
    expect.stringMatching(/^'sha256-/),
    "'wasm-unsafe-eval'",
  ]);
  expect(sourcesOf('style-src', policy)).toHaveLength(3);
  expect(sourcesOf('style-src', policy)).toContain("'sha256-zykMelvY9taAHFfnWfsi7Rnifucb0B5GzFq+5ZuppCM='");
  expect(sourcesOf('style-src', rulesOf(page()).policy)).toEqual(["'self'"]);
});

test('a plain export allows any inline script', () => {
  expect(rulesOf(page(), { plainExport: true }).policy).toContain("script-src 'self' 'unsafe-inline'");
  expect(rulesOf(page()).policy).not.toContain('unsafe-inline');
});

test('every response has the same policy, which names the servers that playgrounds ask', () => {
  const rules = rulesOf(page());
  expect(sourcesOf('connect-src', rules.policy)).toContain('https://api.example');
  for (const address of ['/a/', '/a.css', '/nowhere'])
    expect(headersFor(rules, address)['Content-Security-Policy']).toBe(rules.policy);
});

test.each([
  ['/_next/static/chunks/a.js', true],
  ['/x-search/index/en_1.pf_index', true],
  ['/x-search/fragment/en_1.pf_fragment', true],
  ['/x-search/pagefind.js', false],
  ['/x-search/wasm.en.pagefind', false],
  ['/a/', false],
  ['/a/index.txt', false],
  ['/nowhere', false],
])('%s is kept for good: %s', (address, isKept) => {
  const rules = rulesOf(page());
  expect(headersFor(rules, address)['Cache-Control']).toBe(isKept ? 'public, max-age=31536000, immutable' : 'no-cache');
});

test('of a preview every answer tells search engines to keep nothing', () => {
  expect(headersFor(rulesOf(page(), { noIndex: true }), '/llms.txt')).toHaveProperty('X-Robots-Tag', 'noindex');
  expect(headersFor(rulesOf(page()), '/llms.txt')).not.toHaveProperty('X-Robots-Tag');
});
