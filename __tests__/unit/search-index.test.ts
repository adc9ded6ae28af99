import * as pagefind from 'pagefind';
import { gunzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIndex, writeSearchIndex } from '../../lib/export/search';
import { temporaryFolder } from './temporary';

/** The text that is searched of a page with a body. */
async function textOf(body: string, keywords?: string[]): Promise<string> {
  const html = `<html lang="en"><body><h1>Title</h1>${body}</body></html>`;
  const index = await buildIndex([{ url: '/', html, keywords }]);
  const { files } = await index.getFiles();
  await pagefind.close();
  const file = files.find(({ path }) => path.endsWith('.pf_fragment'));
  const text = gunzipSync(file?.content ?? Buffer.alloc(0)).toString();
  return (JSON.parse(text.slice(text.indexOf('{'))) as { content: string }).content;
}

test.each([
  ['<table><thead><tr><th>option</th><th>default</th></tr></thead></table>', 'Title. option default'],
  ['<dl><div><dt>Time</dt><dd>5 minutes</dd></div></dl>', 'Title. Time 5 minutes'],
  ['<figure><figcaption>run.js</figcaption><pre>const one</pre></figure>', 'Title. run.js const one'],
  ['<details><summary>Older</summary><pre>one</pre></details>', 'Title. Older one'],
  ['<fieldset><legend>Server</legend><b>one</b></fieldset>', 'Title. Server one'],
  ['<p>in<b>one</b>word</p>', 'Title. inoneword.'],
  [
    '<dl><div><dt>Type<!-- -->: </dt><dd>text</dd></div><div><dt>Unit: </dt><dd>s</dd></div></dl>',
    'Title. Type: text. Unit: s.',
  ],
])('words on lines and in cells of their own are words: %s', async (body, text) => {
  expect(await textOf(body)).toBe(text);
});

test('keywords are searched with the page, below its title, as text', async () => {
  expect(await textOf('<h2>First</h2>', ['Add $& Device', '<b>old</b>'])).toBe(
    'Title. Keywords: Add $& Device, <b>old</b>. First.',
  );
});

test('the words of all pages are beside the index, those of most pages first, for mistyped ones', async () => {
  const bundle = path.join(temporaryFolder(), 'search');
  const page = (url: string, text: string) => ({
    url,
    html: `<html lang="en"><body><h1>Line</h1><p>${text}</p></body></html>`,
  });
  await writeSearchIndex(
    [page('/a/', 'Whisper, or wait for it'), page('/b/', 'Call the Whisper-line 450 café')],
    bundle,
  );
  expect(readdirSync(bundle)).toContain('vocabulary.json');
  expect(JSON.parse(readFileSync(path.join(bundle, 'vocabulary.json'), 'utf8'))).toEqual([
    'line',
    'whisper',
    'café',
    'call',
    'wait',
  ]);
});
