import { ProblemError } from '../../lib/errors';
import type { Context, Exported } from '../../lib/export/exported';
import { addStarters, takeOutRuntime } from '../../lib/export/steps/runtime';
import { exportedOf, pageAt } from './exported';

const own = { head: ['early()'], starter: 'starter()' };

const scripts = {
  file: (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`,
  first: '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  payload: (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`,
  bootstrap: '<script id="_R_">(globalThis["TURBOPACK"]||=[]).push(1)</script>',
};

function documentOf(more = '') {
  return [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<link rel="preload" as="style" href="/a.css"/>',
    scripts.file('a'),
    scripts.file('b'),
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '<script>early()</script>',
    '</head><body><p>Text for $& and $1.</p>',
    more,
    scripts.file('a'),
    scripts.bootstrap,
    scripts.first,
    scripts.payload(PAYLOAD.slice(0, 30)),
    scripts.payload(PAYLOAD.slice(30)),
    '</body></html>',
  ].join('');
}

const PAYLOAD = '1:["$","p",null,{"children":"$& $1 </p>"}]\n0:{"P":null,"c":["","a"],"t":{"t":"$1"},"b":"build-1"}\n';

/** A document without what starts Next's runtime. */
function takenOut(html: string): Exported {
  const scripts = new Map(['a.js', 'b.js', 'old.js'].map((name) => [name, '']));
  return takeOutRuntime(exportedOf({ '/a/': html }, { scripts }), { scripts: own });
}

const htmlOf = (html: string) => pageAt(takenOut(html), '/a/').html;

describe('a document', () => {
  const { start, html } = pageAt(takenOut(documentOf()), '/a/');

  test('gives away the scripts that start it: files in their order, each once', () => {
    expect(start).toEqual({
      bootstrap: '(globalThis["TURBOPACK"]||=[]).push(1)',
      files: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
    });
  });

  test('keeps everything else, with the early script before the styles, for which a script waits', () => {
    expect(html).toBe(
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>early()</script><link rel="preload" as="style" href="/a.css"/>' +
        '</head><body><p>Text for $& and $1.</p></body></html>',
    );
  });

  test('has its canonical link before the early script, which reads it', () => {
    const link = '<link rel="canonical" href="https://docs.example/$&/"/>';
    expect(htmlOf(documentOf().replace('</head>', () => `${link}</head>`))).toBe(
      html.replace('<script>early()', (script) => link + script),
    );
  });

  test('is described by its payloads as it is: without the early script', () => {
    const payload = '1:["$","script",null,{"dangerouslySetInnerHTML":{"__html":"early()"}}]\n';
    const exported = exportedOf({ '/a/': { html: documentOf(), payload, prefetch: payload } });
    expect(pageAt(takeOutRuntime(exported, { scripts: own }), '/a/')).toMatchObject({
      payload: '1:null\n',
      prefetch: '1:null\n',
    });
  });

  test('does without the polyfills of browsers that cannot read the other scripts, and so does the export', () => {
    expect([...takenOut(documentOf()).scripts.keys()]).toEqual(['a.js', 'b.js']);
  });

  test('keeps structured data, at its end', () => {
    const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
    expect(htmlOf(documentOf(`${data}<p>More</p>`))).toMatch(`<p>More</p>${data}</body>`);
  });
});

describe('a document is refused', () => {
  test.each([
    ['with an unknown inline script', documentOf('<script>other()</script>')],
    ['with an unknown attribute', documentOf('<script defer="">self.__next_f.push([1])</script>')],
    ['with a script of another site', documentOf('<script src="https://a.example/a.js" async=""></script>')],
    ['with a file that is not loaded in the known way', documentOf('<script src="/a.js" defer=""></script>')],
    ['without a script file', `<body>${scripts.first}${scripts.payload('1')}${scripts.bootstrap}</body>`],
    ['without the script that runs before anything is painted', documentOf().replace('<script>early()</script>', '')],
    ['without a bootstrap', documentOf().replace(scripts.bootstrap, '')],
    ['without an end', documentOf().replace('</body>', '')],
  ])('%s', (_what, html) => {
    expect(() => takenOut(html)).toThrow(ProblemError);
    expect(() => takenOut(html)).toThrow('/a/  Next wrote a script of an unknown shape');
  });
});

describe('documents of an export', () => {
  const starter = '$& starter($1)';
  const site = { identity: { product: { slug: 'product' } } } as Context['site'];
  const files = ['/docs/_next/static/chunks/a.js', '/docs/_next/static/chunks/b.js'];
  const page = { html: '<html><body><p>A</p></body></html>', payload: PAYLOAD, start: { bootstrap: 'boot()', files } };
  const exported = addStarters(
    exportedOf({
      '/a/': page,
      '/b.html': page,
      '/404.html': { ...page, kind: 'not-found' },
      '/old/': { kind: 'redirect', html: 'a redirect' },
    }),
    { scripts: { ...own, starter }, site, basePath: '/docs' },
  );
  const startOf = (address: string) => {
    const pattern =
      /<script data-scripts="(\S+) ([^"]*)" data-payload="([^"]*)" data-search="\/docs\/product-search\/"( data-now="")?>\$& starter\(\$1\)<\/script><\/body>/;
    const [, boot = '', list, payload, now] = pattern.exec(pageAt(exported, address).html) ?? [];
    expect(boot).toMatch(/^\/docs\/_next\/static\/boot\/[0-9a-f]+\.js$/);
    return { boot: exported.files.get(boot.replace('/docs/', '')), files: list?.split(' '), payload, now };
  };

  test('start with the payload that lies beside them', () => {
    const { boot, ...others } = startOf('/a/');
    expect(others).toEqual({ files, payload: '/docs/a/index.txt', now: undefined });
    expect(boot).toContain('fetch("/docs/a/index.txt")');
    expect(boot).toContain(`t.length!==${PAYLOAD.length}`);
    expect(boot).toContain('"b\\":\\"build-1');
    expect(boot).toContain(';boot()})');
  });

  test('start with the payload where it is when their address ends in .html', () => {
    expect(startOf('/b.html').payload).toBe('/docs/b.html.txt');
  });

  test('start at once where the page needs its script to say anything: the not-found page', () => {
    expect(startOf('/404.html').now).toBe(' data-now=""');
  });

  test('that lead on have nothing to start', () => {
    expect(pageAt(exported, '/old/').html).toBe('a redirect');
  });
});
