import type { PagePath } from '../../../lib/routes/address';
import { redirectScript } from '../../../lib/export/redirect-document';
import {
  headersFor,
  hostRules,
  hostsDirOf,
  readHostRules,
  writeHostRules,
  type HostRulesInput,
} from '../../../lib/hosts/rules';
import { routeTable } from '../../../lib/routes/table';
import { temporaryFolder } from '../temporary';

const { routes } = routeTable([
  { path: '/a/' as PagePath, regularPath: '/a.html', relativePath: 'a.mdx', frontmatter: { redirectFrom: ['/old/'] } },
]);

const page = (body = '') =>
  `<html><head><script>early()</script><script src="/x.js" noModule=""></script></head><body>${body}<script data-scripts="/x.js">starter()</script></body></html>`;
const rulesOf = (html: Record<string, string>, more: Partial<HostRulesInput> = {}) =>
  hostRules({
    documents: Object.entries(html).map(([address, text]) => ({ address, html: text })),
    drawings: [],
    routes,
    inlineScripts: ['early()', 'starter()', redirectScript],
    searchBundle: 'x-search',
    playgrounds: { pages: ['/a/'], origins: ['https://api.example', 'https://login.example:8443'] },
    sendsAnywhere: true,
    ...more,
  });

test('the redirects are those of the route table', () => {
  const { redirects } = rulesOf({ '/a/': page() });
  expect(redirects).toMatchObject({ '/a': '/a/', '/a.html': '/a/', '/old/': '/a/', '/old/index.html': '/a/' });
  expect(redirects).not.toHaveProperty('/a/');
});

describe('a document that the policy would break stops the build', () => {
  test.each([
    ['an inline script', '<script>other()</script>', 'other()'],
    ['an inline style', '<style>p{color:red}</style>', 'p{color:red}'],
    ['a style attribute', '<p class="a" style="color:red">', 'style'],
    ['a handler', '<img src="/a.png" onerror="go()">', 'onerror'],
  ])('%s', (_what, markup, named) => {
    expect(() => rulesOf({ '/a/': page(markup) })).toThrow(named);
  });

  test('but not for structured data, for text about styles, or for a redirect document', () => {
    const harmless = '<script type="application/ld+json">{"style":"on"}</script><p>A tag with style=&quot;…&quot;</p>';
    const stub = `<script data-to="/a/">${redirectScript}</script>`;
    expect(() => rulesOf({ '/a/': page(harmless), '/old.html': stub })).not.toThrow();
  });
});

test('a style that documents may hold is allowed by its text', () => {
  const rules = rulesOf({ '/a/': page('<style>.a{}</style>') }, { inlineStyles: ['.a{}'] });
  expect(rules.policy).toContain("style-src 'self' 'sha256-zykMelvY9taAHFfnWfsi7Rnifucb0B5GzFq+5ZuppCM=';");
});

test('styles inside drawings are allowed by their text', () => {
  const stylesOf = (...drawings: string[]) =>
    /style-src ([^;]+)/.exec(rulesOf({ '/a/': page() }, { drawings }).policy)?.[1];
  expect(stylesOf()).toBe("'self'");
  expect(stylesOf('<svg><style>.a{}</style></svg>')).toMatch(/^'self' 'sha256-[^ ]+'$/);
});

test('where documents hold scripts that differ from page to page, any inline script is allowed, but no style and no handler', () => {
  const plain = (markup: string) => rulesOf({ '/a/': page(markup) }, { inlineScripts: 'any' });
  expect(plain('<script>other()</script>').policy).toContain("script-src 'self' 'unsafe-inline'");
  expect(() => plain('<p style="color:red">')).toThrow('style');
  expect(rulesOf({ '/a/': page() }).policy).not.toContain('unsafe-inline');
});

test('a page that holds a playground names whom all playgrounds ask, and no others unless they are allowed', () => {
  const choice = '<select name="server"><option value="https://c.example">';
  const documents = { '/a/': page(`<div data-playground="">${choice}</div>`), '/b/': page(choice) };
  const connects = (sendsAnywhere: boolean, address: string) =>
    / connect-src ([^;]+)/.exec(
      headersFor(rulesOf(documents, { sendsAnywhere }), address)['Content-Security-Policy'],
    )?.[1];
  expect(connects(false, '/a/')).toBe("'self' https://api.example https://login.example:8443");
  expect(connects(true, '/a/')).toMatch(/^'self' https:\/\/api\.example https:\/\/login\.example:8443 https: /);
  expect(connects(false, '/b/')).toBe("'self'");
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
  const rules = rulesOf({ '/a/': page() });
  expect(headersFor(rules, address)['Cache-Control']).toBe(isKept ? 'public, max-age=31536000, immutable' : 'no-cache');
});

test('rules are read as they were written', () => {
  const dir = temporaryFolder();
  const rules = rulesOf({ '/a/': page() });
  writeHostRules(hostsDirOf(dir), rules);
  expect(readHostRules(dir)).toEqual(rules);
  expect(() => readHostRules(temporaryFolder())).toThrow('ENOENT');
});

test('of a preview every answer tells search engines to keep nothing', () => {
  expect(headersFor(rulesOf({}, { noIndex: true }), '/llms.txt')).toHaveProperty('X-Robots-Tag', 'noindex');
  expect(headersFor(rulesOf({}), '/llms.txt')).not.toHaveProperty('X-Robots-Tag');
});
