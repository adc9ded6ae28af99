import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../../lib/errors';
import { deferRuntime, deferRuntimes } from '../../lib/export/runtime';
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
    '<!DOCTYPE html><html><head>',
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
    scripts.payload('one $& $1'),
    scripts.payload('two'),
    '</body></html>',
  ].join('');
}

describe('a document', () => {
  const { html, boot, files } = deferRuntime(documentOf(), own, 'a/index.html');

  test('gives away its inline scripts in their order', () => {
    expect(boot).toBe(
      [
        '(globalThis["TURBOPACK"]||=[]).push(1)',
        '(self.__next_f=self.__next_f||[]).push([0])',
        'self.__next_f.push([1,"one $& $1"])',
        'self.__next_f.push([1,"two"])',
        '',
      ]
        .join(';\n')
        .trimEnd() + '\n',
    );
  });

  test('gives away its script files in their order, each once', () => {
    expect(files).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
  });

  test('keeps everything else', () => {
    expect(html).toBe(
      '<!DOCTYPE html><html><head><link rel="preload" as="style" href="/a.css"/>' +
        '<script src="/_next/static/chunks/old.js" noModule=""></script><script>early()</script>' +
        '</head><body><p>Text for $& and $1.</p></body></html>',
    );
  });

  test('keeps structured data', () => {
    const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
    expect(deferRuntime(documentOf(data), own, 'a').html).toContain(data);
  });
});

describe('a document is refused', () => {
  test.each([
    ['with an unknown inline script', documentOf('<script>other()</script>')],
    ['with an unknown attribute', documentOf('<script defer="">self.__next_f.push([1])</script>')],
    ['with a script of another site', documentOf('<script src="https://a.example/a.js" async=""></script>')],
    ['with a file that is not loaded in the known way', documentOf('<script src="/a.js" defer=""></script>')],
    ['without a payload', `<body>${scripts.file('a')}</body>`],
    ['without a script file', `<body>${scripts.first}</body>`],
    ['without an end', documentOf().replace('</body>', '')],
  ])('%s', (_what, html) => {
    expect(() => deferRuntime(html, own, 'a/index.html')).toThrow(ProblemError);
    expect(() => deferRuntime(html, own, 'a/index.html')).toThrow(
      'a/index.html  Next wrote a script of an unknown shape',
    );
  });
});

test('each document starts what was taken out of it', () => {
  const dir = temporaryFolder({ 'index.html': documentOf(), '404.html': documentOf('<p>404</p>') });
  const starter = '$& starter($1)';
  deferRuntimes(
    dir,
    [
      { file: 'index.html', now: false },
      { file: '404.html', now: true },
    ],
    { ...own, starter },
  );
  const page = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const [, list = ''] = /<script data-scripts="([^"]*)">\$& starter\(\$1\)<\/script><\/body>/.exec(page) ?? [];
  const [boot = '', ...files] = list.split(' ');
  expect(files).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
  expect(boot).toMatch(/^\/_next\/static\/boot\/[0-9a-f]+\.js$/);
  expect(readFileSync(path.join(dir, boot), 'utf8')).toContain('one $& $1');
  expect(existsSync(path.join(dir, boot))).toBe(true);
  expect(readFileSync(path.join(dir, '404.html'), 'utf8')).toMatch(/<script data-scripts="[^"]*" data-now="">/);
});
