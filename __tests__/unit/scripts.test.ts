import { ProblemError } from '../../lib/errors';
import { deferScripts, speculationRules } from '../../lib/export/steps/scripts';
import { exportedOf, pageAt } from './exported';

const own = { head: ['early()'], starter: '$& starter($1)' };
const site = { identity: { product: { slug: 'product' } } } as Parameters<typeof deferScripts>[1]['site'];
const context = { scripts: own, site, basePath: '/docs' };

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
  const exported = deferScripts(exportedOf({ '/a/': HTML }), context);
  expect(pageAt(exported, '/a/').html).toBe(
    [
      `<!DOCTYPE html><html><head><script type="text/plain" data-next=""${FILE}></script>`,
      '<script>early()</script></head><body><p>Text for $& and $1.</p>',
      '<script type="application/ld+json">{"@type":"WebSite"}</script>',
      `<script type="text/plain" data-next="" id="_R_">${BOOTSTRAP}</script>`,
      '<script type="application/json" data-next="">[0]</script>',
      '<script type="application/json" data-next="">[1,"1:[\\"$\\",\\"p\\"]\\n$&"]</script>',
      `<script type="speculationrules">${speculationRules('/docs')}</script>`,
      '<script data-search="/docs/product-search/">$& starter($1)</script></body></html>',
    ].join(''),
  );
  expect(exported.inlineScripts).toEqual([BOOTSTRAP]);
});

test('the not-found page starts at once, and a redirect document has nothing to start', () => {
  const exported = deferScripts(
    exportedOf({ '/404.html': { kind: 'not-found', html: HTML }, '/old/': { kind: 'redirect', html: 'a redirect' } }),
    context,
  );
  expect(pageAt(exported, '/404.html').html).toContain('data-search="/docs/product-search/" data-now=""');
  expect(pageAt(exported, '/old/').html).toBe('a redirect');
});

test.each([
  ['an inline script', '<script>other()</script>'],
  ['an attribute', '<script defer="">self.__next_f.push([1])</script>'],
  ['a script of another site', '<script src="https://a.example/a.js" async=""></script>'],
  ['a payload that is no JSON', '<script>self.__next_f.push([1,a])</script>'],
])('%s that Next is not known to write stops the build', (_what, script) => {
  const exported = exportedOf({ '/a/': HTML.replace('</body>', `${script}</body>`) });
  expect(() => deferScripts(exported, context)).toThrow(ProblemError);
  expect(() => deferScripts(exported, context)).toThrow('/a/  Next wrote an unknown script');
});

test('documents are prefetched below the path of the site only', () => {
  expect(speculationRules('/docs')).toContain('["/docs{/*}?/","/docs/*.html"]');
});
