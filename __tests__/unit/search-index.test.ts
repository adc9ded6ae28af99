import * as pagefind from 'pagefind';
import { gunzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIndex, searchablePage, withoutSearchAttributes, writeSearchIndex } from '../../lib/export/search';
import { readSite } from '../../lib/site/site';
import { readSettings } from '../../lib/settings';
import { temporaryFolder } from './temporary';

/** What the index has of a page with a body. */
async function indexed(body: string, meta = {}): Promise<{ content: string; meta: Record<string, string> }> {
  const html = `<html lang="en"><body><h1>Title</h1>${body}</body></html>`;
  const index = await buildIndex([{ url: '/', html, meta }]);
  const { files } = await index.getFiles();
  await pagefind.close();
  const file = files.find(({ path }) => path.endsWith('.pf_fragment'));
  const text = gunzipSync(file?.content ?? Buffer.alloc(0)).toString();
  return JSON.parse(text.slice(text.indexOf('{'))) as Awaited<ReturnType<typeof indexed>>;
}

test.each([
  ['<table><thead><tr><th>option</th><th>default</th></tr></thead></table>', 'Title. option · default.'],
  ['<dl><div><dt>Time</dt><dd>5 minutes</dd></div></dl>', 'Title. Time 5 minutes'],
  ['<figure><figcaption>run.js</figcaption><pre>const one</pre></figure>', 'Title. run.js const one'],
  [
    '<pre><code>one: 1\n\n  <span>two</span>\n</code></pre><p>After</p>',
    // By these marks, results tell lines of code apart.
    'Title. ⏎one: 1 ⏎two⏎ After.',
  ],
  ['<details><summary>Older</summary><pre>one</pre></details>', 'Title. Older one'],
  ['<fieldset><legend>Server</legend><b>one</b></fieldset>', 'Title. Server one'],
  ['<p>in<b>one</b>word</p>', 'Title. inoneword.'],
  [
    '<dl><div><dt>Type<!-- -->: </dt><dd>text</dd></div><div><dt>Unit: </dt><dd>s</dd></div></dl>',
    'Title. Type: text. Unit: s.',
  ],
])('words on lines and in cells of their own are words: %s', async (body, text) => {
  expect((await indexed(body)).content).toBe(text);
});

test('keywords are searched with the page, below its title, as text; what else a result shows is not', async () => {
  const meta = { area: 'A "quoted" list', keywords: 'Add $& Device, <b>old</b>', history: 'yes' };
  const { content, meta: shown } = await indexed('<h2>First</h2>', meta);
  expect(content).toBe('Title. Keywords: Add $& Device, <b>old</b>. First.');
  expect(shown).toEqual({ title: 'Title', ...meta });
});

test.each([
  ['/releases/202403.html', { area: 'Releases and blog', history: 'yes' }],
  ['/faq/', { area: 'FAQ' }],
] as const)('the result of %s says its list, and whether it is about the past', (address, meta) => {
  const { site } = readSite(readSettings({ NODE_ENV: 'test', CONTENT_DIR: '__tests__/fixtures/site' }));
  expect(searchablePage(site.pages.get(address)!, '', site).meta).toEqual(meta);
});

test('the words of all pages are beside the index, those of most pages first, for mistyped ones', async () => {
  const bundle = path.join(temporaryFolder(), 'search');
  const page = (url: string, text: string) => ({
    url,
    html: `<html lang="en"><body><h1>Line</h1><p>${text}</p></body></html>`,
  });
  const files = await writeSearchIndex(
    [page('/a/', 'Whisper, or wait for it'), page('/b/', 'Call the Whisper-line 450 café')],
    bundle,
  );
  // What the first search of a page needs, whatever it is for.
  expect(files).toEqual([
    'pagefind.js',
    'pagefind-entry.json?ts=',
    expect.stringMatching(/pf_meta$/),
    'wasm.en.pagefind',
  ]);
  for (const file of files) expect(readdirSync(bundle)).toContain(file.replace('?ts=', ''));
  expect(readdirSync(bundle)).toContain('vocabulary.json');
  expect(JSON.parse(readFileSync(path.join(bundle, 'vocabulary.json'), 'utf8'))).toEqual([
    'line',
    'whisper',
    'café',
    'call',
    'wait',
  ]);
});

test('what tells Pagefind about elements goes, and text that speaks of it stays', () => {
  const text = '<p>Write &lt;p data-pagefind-ignore="all"&gt; or data-pagefind-body="" there.</p>';
  const head = '<!DOCTYPE html><html><head><script>if(1<2)f(" data-pagefind-body=")</script></head>';
  const html = `${head}<article class="a" data-pagefind-body="" data-wide=""><span hidden="" data-pagefind-filter="area:A" data-pagefind-meta="area:A"></span>${text}</article>`;
  expect(withoutSearchAttributes(html)).toBe(
    `${head}<article class="a" data-wide=""><span hidden=""></span>${text}</article>`,
  );
});
