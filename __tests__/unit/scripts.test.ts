import { ProblemError } from '../../lib/errors';
import { deferScripts } from '../../lib/export/scripts';

const own = { head: ['early()'], starter: '$& starter($1)' };
const site = { identity: { product: { slug: 'product', name: 'Product' } } };
const deferred = (html: string, page: Partial<Parameters<typeof deferScripts>[0]> = {}) =>
  deferScripts({ address: '/a/', kind: 'page', html, ...page }, own, site, '/docs');

const FILE = ' src="/_next/static/chunks/a.js" async=""';
const BOOTSTRAP = '(globalThis["TURBOPACK"]||=[]).push(1)';
const HTML = [
  '<!DOCTYPE html><html><head>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  `<script${FILE}></script>`,
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>early()</script></head><body><p>Text for $& and $1.</p>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  `<script id="_R_">${BOOTSTRAP}</script>`,
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"1:[\\"$\\",\\"p\\"]\\n$&"])</script>',
  '</body></html>',
].join('');

test("Next's scripts stay in place without effect, the payload becomes data, and the starter is last", () => {
  const link = '[{"where":{"href_matches":["/docs{/*}?/","/docs/*.html"]},"eagerness":"moderate"}]';
  const rules = `{"prefetch":${link},"prerender":${link}}`;
  expect(deferred(HTML)).toBe(
    [
      `<!DOCTYPE html><html><head><script type="text/plain" data-next=""${FILE}></script>`,
      '<script>early()</script></head><body><p>Text for $& and $1.</p>',
      '<script type="application/ld+json">{"@type":"WebSite"}</script>',
      `<script type="text/plain" data-next="" id="_R_">${BOOTSTRAP}</script>`,
      '<script type="application/json" data-next="">[0]</script>',
      '<script type="application/json" data-next="">[1,"1:[\\"$\\",\\"p\\"]\\n$&"]</script>',
      `<script type="speculationrules">${rules}</script>`,
      '<script data-search="/docs/product-search/">$& starter($1)</script></body></html>',
    ].join(''),
  );
});

test('the not-found page starts at once', () => {
  expect(deferred(HTML, { kind: 'not-found' })).toContain('data-search="/docs/product-search/" data-now=""');
});

test.each([
  ['an inline script', '<script>other()</script>'],
  ['an attribute', '<script defer="">self.__next_f.push([1])</script>'],
  ['a script of another site', '<script src="https://a.example/a.js" async=""></script>'],
  ['a payload that is no JSON', '<script>self.__next_f.push([1,a])</script>'],
])('%s that Next is not known to write stops the build', (_what, script) => {
  const html = HTML.replace('</body>', `${script}</body>`);
  expect(() => deferred(html)).toThrow(ProblemError);
  expect(() => deferred(html)).toThrow('/a/  Next wrote an unknown script');
});
