import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../../lib/errors';
import { PREFETCH_FILE, withoutDocumentParts } from '../../lib/export/payload';
import { deferredPage, deferRuntime, deferRuntimes } from '../../lib/export/runtime';
import { temporaryFolder } from './temporary';

const own = { early: 'early()', starter: 'starter()' };

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

describe('a document', () => {
  const { html, payload, bootstrap, files, legacy } = deferRuntime(documentOf(), own, 'a/index.html');

  test('gives away its payload and the script that starts it', () => {
    expect(payload).toBe(PAYLOAD);
    expect(bootstrap).toBe('(globalThis["TURBOPACK"]||=[]).push(1)');
  });

  test('gives away its script files in their order, each once', () => {
    expect(files).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
  });

  test('keeps everything else, with the early script before the styles, for which a script waits', () => {
    expect(html).toBe(
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>early()</script><link rel="preload" as="style" href="/a.css"/>' +
        '</head><body><p>Text for $& and $1.</p></body></html>',
    );
  });

  test('has its canonical link before the early script, which reads it', () => {
    const link = '<link rel="canonical" href="https://docs.example/$&/"/>';
    expect(
      deferRuntime(
        documentOf().replace('</head>', () => `${link}</head>`),
        own,
        'a',
      ).html,
    ).toBe(html.replace('<script>early()', (script) => link + script));
  });

  test('gives away the polyfills of browsers that cannot read the other scripts', () => {
    expect(legacy).toEqual(['/_next/static/chunks/old.js']);
  });

  test('keeps structured data, at its end, and the payload does without', () => {
    const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
    expect(deferRuntime(documentOf(`${data}<p>More</p>`), own, 'a').html).toMatch(`<p>More</p>${data}</body>`);
    const element = `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"{\\"a\\":1}"}}]`;
    expect(withoutDocumentParts(`{"children":[${element},"text"]}`, '')).toBe('{"children":[null,"text"]}');
  });

  test('keeps to itself what it says to sites that show links to it, and the script that has run', () => {
    const early = 'if(a<"b"){\n}';
    const script = ['$', 'script', null, { dangerouslySetInnerHTML: { __html: early } }];
    const meta = (key: number, name: string) => [
      '$',
      'meta',
      String(key),
      { [key % 2 ? 'property' : 'name']: name, content: 'A "b"' },
    ];
    const payload = [['$', 'title', '0', {}], meta(1, 'og:title'), meta(2, 'description'), meta(4, 'twitter:card')];
    expect(JSON.parse(withoutDocumentParts(JSON.stringify([script, payload]), early))).toEqual([
      null,
      [['$', 'title', '0', {}], meta(2, 'description')],
    ]);
    const rows = (...elements: unknown[]) => elements.map((element) => `2f:${JSON.stringify(element)}\n`).join('');
    expect(withoutDocumentParts(rows(meta(1, 'og:url'), meta(2, 'robots')), early)).toBe(rows(null, meta(2, 'robots')));
  });

  test('names a stylesheet once in a row', () => {
    const link = (key: number, href: string) => [
      '$',
      'link',
      String(key),
      { rel: 'stylesheet', href, precedence: 'next' },
    ];
    const payload = [link(0, '/a.css'), link(1, '/a.css'), link(2, '/b.css'), link(3, '/b.css'), ['$', 'p', null, {}]];
    expect(JSON.parse(withoutDocumentParts(JSON.stringify(payload), ''))).toEqual([payload[0], payload[2], payload[4]]);
  });
});

describe('a document is refused', () => {
  test.each([
    ['with an unknown inline script', documentOf('<script>other()</script>')],
    ['with an unknown attribute', documentOf('<script defer="">self.__next_f.push([1])</script>')],
    ['with a script of another site', documentOf('<script src="https://a.example/a.js" async=""></script>')],
    ['with a file that is not loaded in the known way', documentOf('<script src="/a.js" defer=""></script>')],
    ['without a payload', `<body>${scripts.file('a')}</body>`],
    ['without a script file', `<body>${scripts.first}${scripts.payload('1')}${scripts.bootstrap}</body>`],
    ['without a bootstrap', documentOf().replace(scripts.bootstrap, '')],
    ['without an end', documentOf().replace('</body>', '')],
  ])('%s', (_what, html) => {
    expect(() => deferRuntime(html, own, 'a/index.html')).toThrow(ProblemError);
    expect(() => deferRuntime(html, own, 'a/index.html')).toThrow(
      'a/index.html  Next wrote a script of an unknown shape',
    );
  });
});

describe('documents of an export', () => {
  const starter = '$& starter($1)';
  const prefetch = '1:["$","p",null,{"children":"$& $1 </p>"}]\n0:{"t":{"t":"$1","h":80},"b":"build-1"}\n';
  const dir = temporaryFolder({
    [`a/${PREFETCH_FILE}`]: prefetch,
    'a/index.html': documentOf(),
    [`b.html/${PREFETCH_FILE}`]: prefetch,
    'b.html/index.html': documentOf(),
    '404.html': documentOf('<p>404</p>'),
  });
  deferRuntimes(
    dir,
    [
      deferredPage('/a/'),
      deferredPage('/b.html'),
      { file: '404.html', payloadFile: '404.txt', payloadAddress: '404.txt', now: true },
    ],
    { ...own, starter },
  );
  const read = (name: string) => readFileSync(path.join(dir, name), 'utf8');
  const bootOf = (name: string) => {
    const pattern =
      /<script data-scripts="(\S+) ([^"]*)" data-payload="([^"]*)"( data-now="")?>\$& starter\(\$1\)<\/script><\/body>/;
    const [, boot = '', files, payload, now] = pattern.exec(read(name)) ?? [];
    expect(boot).toMatch(/^\/_next\/static\/boot\/[0-9a-f]+\.js$/);
    return { boot: read(boot), files, payload, now };
  };

  test('start with the payload that lies beside them', () => {
    const { boot, files, payload, now } = bootOf('a/index.html');
    expect({ files, payload, now }).toEqual({
      files: '/_next/static/chunks/a.js /_next/static/chunks/b.js',
      payload: '/a/index.txt',
      now: undefined,
    });
    expect(boot).toContain('fetch("/a/index.txt")');
    expect(boot).toContain('"b\\":\\"build-1');
    expect(boot).toContain('(globalThis["TURBOPACK"]||=[]).push(1)');
    expect(read('a/index.txt')).toContain('"h":80');
    expect(read('a/index.txt')).toContain('"c":["","a"]');
  });

  test('start with the payload where it will be when their address ends in .html', () => {
    expect(bootOf('b.html/index.html').payload).toBe('/b.html.txt');
    expect(read('b.html/index.txt')).toContain('"c":["","a"]');
  });

  test('start at once when told to', () => {
    expect(bootOf('404.html').now).toBe(' data-now=""');
    expect(read('404.txt')).toBe(PAYLOAD);
  });
});
