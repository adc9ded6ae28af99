import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { DRAWING_POLICY, headersFor } from '../../../lib/hosts/headers';
import { contentSecurityPolicy, withPolicy } from '../../../lib/hosts/policy';
import { contentTypeOf } from '../../../lib/hosts/types';
import { HASHED_FOLDER } from '../../../lib/routes/address';
import { routesOf, rulesOf } from '../routing';

const routes = routesOf({ '/a/': ['/old/'] });

const page = (body = '') =>
  `<html><head><script>early()</script><script src="/x.js" noModule=""></script></head><body>${body}</body></html>`;

test('the redirects are those of the route table', () => {
  const { redirects } = rulesOf(routes, page());
  expect(redirects).toMatchObject({ '/a': '/a/', '/a.html': '/a/', '/old/': '/a/', '/old/index.html': '/a/' });
  expect(redirects).not.toHaveProperty('/a/');
});

test('below a path, the path itself leads to the site', () => {
  expect(rulesOf(routes, page(), {}, '/docs').redirects).toMatchObject({ '/docs': '/docs/', '/docs/a': '/docs/a/' });
});

describe('what no policy can allow stops the build', () => {
  test.each([
    ['a style attribute', '<p class="a" style="color:red">', 'style'],
    ['a handler', '<img src="/a.png" onerror="go()">', 'onerror'],
  ])('%s', (_what, markup, named) => {
    expect(() => rulesOf(routes, page(markup))).toThrow(`does not allow the attribute "${named}"`);
  });

  test('but not text about styles', () => {
    expect(() => rulesOf(routes, page('<p>A tag with style=&quot;…&quot;</p>'))).not.toThrow();
  });
});

const directives = (policy: string): Record<string, string[]> => new CspParser(policy).csp.directives as never;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const documents = ['<script>early()</script><style>text{fill:red}</style>'];
const playgrounds = ['https://api.example', 'https://login.example:8443'];

describe('the policy', () => {
  test('allows inline scripts and styles by their texts, and no data', () => {
    const data = `<script type="application/ld+json">{}</script><script type="application/json">[]</script>`;
    const { policy } = rulesOf(routes, page(`<style>.a{}</style><svg><style>.b{}</style></svg>${data}`));
    expect(directives(policy)['script-src']).toEqual(["'self'", hashOf('early()'), "'wasm-unsafe-eval'"]);
    expect(directives(policy)['style-src']?.sort()).toEqual(["'self'", hashOf('.a{}'), hashOf('.b{}')].sort());
    expect(directives(rulesOf(routes, page()).policy)['style-src']).toEqual(["'self'"]);
  });

  test.each([
    ['a site with playgrounds', contentSecurityPolicy(documents, { playgrounds })],
    ['one without', contentSecurityPolicy(documents)],
    ['drawings', DRAWING_POLICY],
  ])('of %s passes a strict evaluator', (_what, policy) => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const isOnReadersMachine = (source = '') => /^http:\/\/(localhost|127\.0\.0\.1):\*$/.test(source);
    const told = findings.filter(({ severity, value }) => severity < Severity.INFO && !isOnReadersMachine(value));
    // Its folder contains no scripts but its own, and no framework that makes code of text.
    const hasScripts = policy !== DRAWING_POLICY;
    expect(told.map(({ directive, value }) => [directive, value])).toEqual(
      hasScripts ? [['script-src', "'self'"]] : [],
    );
  });

  test('loads nothing that is not named, and nothing that is unsafe', () => {
    const policy = contentSecurityPolicy(documents, { playgrounds });
    // Pictures from the page's own memory aside, see below.
    expect(policy.replace("img-src 'self' blob:", '')).not.toMatch(
      /'unsafe-|\*(?![\s;]|$)|data:|blob:|(?<!:\/\/localhost|127\.0\.0\.1):\*/,
    );
    for (const name of ['default-src', 'base-uri', 'frame-ancestors'])
      expect(directives(policy)[name]).toEqual(["'none'"]);
  });

  test('of a site with a playground allows its servers, the reader’s own machine, and pictures they send', () => {
    const { 'connect-src': connect, 'img-src': image } = directives(contentSecurityPolicy(documents, { playgrounds }));
    expect(connect).toEqual(["'self'", ...playgrounds, 'http://localhost:*', 'http://127.0.0.1:*']);
    expect(image).toEqual(["'self'", 'blob:']);
    const { 'connect-src': nowhere, 'img-src': own } = directives(contentSecurityPolicy(documents));
    expect([nowhere, own]).toEqual([["'self'"], ["'self'"]]);
  });

  test('allows reports to the analytics that the identity names, and nothing else from there', () => {
    const found = directives(contentSecurityPolicy(documents, { analytics: ['https://b.example'] }));
    const { 'connect-src': connect, ...others } = directives(contentSecurityPolicy(documents));
    expect(found).toEqual({ ...others, 'connect-src': [...(connect ?? []), 'https://b.example'] });
  });

  test('in a meta element is all of it but what only a header can say', () => {
    const header = directives(contentSecurityPolicy(documents));
    const html = withPolicy(
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
      '/',
      contentSecurityPolicy(documents),
    );
    const meta = directives(/ content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect({ ...meta, 'frame-ancestors': ["'none'"] }).toEqual(header);
    expect(meta).not.toHaveProperty('frame-ancestors');
  });

  test('stops the build if a document does not start with its character set', () => {
    expect(() => withPolicy('<!DOCTYPE html><html><head><title>A</title>', '/a/', 'x')).toThrow(
      '/a/  Next wrote a document with no place for a policy: <!DOCTYPE html><html><head><title>A</title>',
    );
  });

  test('is the same for every address but drawings, which may have any style and no script', () => {
    const rules = rulesOf(routes, page());
    for (const address of ['/a/', '/a.css', '/nowhere', '/a.svg/'])
      expect(headersFor(rules, address)['Content-Security-Policy']).toBe(rules.policy);
    const drawing = directives(headersFor(rules, '/figures/call.svg')['Content-Security-Policy'] ?? '');
    expect(drawing).toMatchObject({ 'default-src': ["'none'"], 'style-src': ["'unsafe-inline'"] });
    expect(drawing).not.toHaveProperty('script-src');
  });
});

test.each([
  [`/${HASHED_FOLDER}/a.js`, true],
  ['/x-search/index/en_1.pf_index', true],
  ['/x-search/fragment/en_1.pf_fragment', true],
  ['/x-search/pagefind.js', false],
  ['/x-search/wasm.en.pagefind', false],
  ['/a/', false],
  ['/nowhere', false],
])('%s is kept for good: %s', (address, isKept) => {
  const rules = rulesOf(routes, page());
  expect(headersFor(rules, address)['Cache-Control']).toBe(isKept ? 'public, max-age=31536000, immutable' : 'no-cache');
});

test('of a preview every answer tells search engines to keep nothing', () => {
  expect(headersFor(rulesOf(routes, page(), { noIndex: true }), '/llms.txt')).toHaveProperty('X-Robots-Tag', 'noindex');
  expect(headersFor(rulesOf(routes, page()), '/llms.txt')).not.toHaveProperty('X-Robots-Tag');
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/a/index.txt', 'text/plain; charset=utf-8'],
  ['/a.md', 'text/markdown; charset=utf-8'],
  ['/x/wasm.en.pagefind', 'application/octet-stream'],
  ['/feed.xml', 'application/xml; charset=utf-8'],
  ['/a', undefined],
  ['/constructor.constructor', undefined],
])('%s is %s', (pathname, type) => expect(contentTypeOf(pathname)).toBe(type));
