import { finishDocument, type Parts } from '../../lib/export/document';
import type { ExportedPage } from '../../lib/export/files';
import { divideStyles } from '../../lib/export/styles';

const parts: Parts = {
  inline: 'early("$&")',
  addresses: { main: '/docs/main.js', search: '/docs/search.js /docs/x/pagefind.js', styles: '/docs/styles.css' },
  sheets: divideStyles(new Map([['a.css', '.a{content:"$&"}']]), [{ html: '' }]),
  pageViews: '<script src="/docs/views.js" async></script>',
  basePath: '/docs',
};
const finished = (html: string, page: Partial<ExportedPage> = {}) =>
  finishDocument({ address: '/a/', kind: 'page', html, ...page }, parts);

const SCRIPT = '<script data-first="">early("$&")</script>';
const CANONICAL = '<link rel="canonical" href="https://docs.example/a/"/>';
const HTML = [
  '<!DOCTYPE html><html data-site="x"><head>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>${CANONICAL}${SCRIPT}`,
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><div hidden=""><!--$--><!--/$--></div><!--$--><p>Text for $&<!-- --> and $1.</p><!--/$-->',
  '<script id="_R_">(globalThis["TURBOPACK"]||=[]).push(1)</script>',
  '<script>self.__next_f.push([1,"1:[\\"$\\",\\"p\\"]\\n$&"])</script></body></html>',
].join('');

test('no script, payload or hint of Next stays; the inline script gets its addresses, and the styles are in the document', () => {
  const where = '[{"where":{"href_matches":["/docs{/*}?/","/docs/*.html"]},"eagerness":"moderate"}]';
  expect(finished(HTML)).toBe(
    [
      `<!DOCTYPE html><html data-site="x"><head><style>.a{content:"$&"}</style>${CANONICAL}`,
      '<script data-main="/docs/main.js" data-search="/docs/search.js /docs/x/pagefind.js" data-styles="/docs/styles.css">',
      'early("$&")</script></head><body><p>Text for $& and $1.</p>',
      `<script type="speculationrules">{"prefetch":${where},"prerender":${where}}</script>`,
      '<script src="/docs/views.js" async></script></body></html>',
    ].join(''),
  );
});

test('the root of a host keeps its slash, and other addresses are as they were', () => {
  expect(finished(HTML.replace('docs.example/a/', 'docs.example'))).toContain('href="https://docs.example/"/>');
  expect(finished(HTML)).toContain('href="https://docs.example/a/"/>');
});

test('the not-found page loads the module at once, and its views are not reported', () => {
  const html = finished(HTML.replace(CANONICAL, ''), { kind: 'not-found' });
  expect(html).toContain('data-styles="/docs/styles.css" data-now=""');
  expect(html).not.toContain('views.js');
});

test('a redirect document keeps only its own script', () => {
  const refresh = '<noscript><meta http-equiv="refresh" content="0; url=/docs/$&/"/></noscript>';
  const own = `<script data-to="/docs/a/">go()</script>${refresh}`;
  const html = finished(
    HTML.replace('<body>', () => `<body>${own}`),
    { kind: 'redirect' },
  );
  expect(html.match(/<(?:script|style|link rel="stylesheet").*?>/g)).toEqual(['<script data-to="/docs/a/">']);
  expect(html).toContain(`${refresh}</head>`);
  expect(html.split(refresh)).toHaveLength(2);
});

test.each<[what: string, html: string, page?: Partial<ExportedPage>]>([
  ['no part that a script moves', HTML.replace('<p>', '<template id="B:0"></template><p>')],
  ['the inline script', HTML.replace(SCRIPT, '<script data-first="">other()</script>')],
  ['the canonical link before inline scripts', HTML.replace(CANONICAL, '').replace('</head>', `${CANONICAL}</head>`)],
  ['stylesheets', HTML.replace('data-precedence="next"', '')],
  ['a script that redirects', HTML, { kind: 'redirect' }],
])('a document stops the build if it is not as Next is known to write it: expected %s', (what, html, page = {}) => {
  expect(() => finished(html, page)).toThrow(`/a/  Next wrote a document in an unknown format: expected ${what}`);
});

test.each([
  '<!--F!-->',
  '<link rel="modulepreload" href="/a.js"/>',
  '<link rel="prefetch" href="/_next/static/chunks/a.css"/>',
  '<img src="/docs/_next/static/media/a.png"/>',
])('a document stops the build if something new of Next or React would be left: %s', (markup) => {
  expect(() => finished(HTML.replace('<p>', `${markup}<p>`))).toThrow(
    `/a/  Next wrote markup that the export doesn't know: ${markup}`,
  );
  const redirect = `<body><script data-to="/docs/a/">go()</script><noscript><meta http-equiv="refresh"/></noscript>${markup}`;
  expect(() => finished(HTML.replace('<body>', redirect), { kind: 'redirect' })).toThrow(markup);
});

test('the same words in a text, a script or a style are the page’s own', () => {
  const own = '<p title="rel=&quot;modulepreload&quot;">&lt;!-- /_next/ --&gt; self.__next_f</p>';
  expect(finished(HTML.replace('<p>', `${own}<p>`))).toContain('/_next/');
});
