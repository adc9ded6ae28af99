import * as pagefind from 'pagefind';
import { gunzipSync } from 'node:zlib';
import { buildIndex } from '../../lib/export/search';

/** The text that is searched of a page with a body. */
async function textOf(body: string): Promise<string> {
  const html = `<html lang="en"><body><h1>Title</h1>${body}</body></html>`;
  const index = await buildIndex([{ url: '/', html }]);
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
])('words on lines and in cells of their own are words: %s', async (body, text) => {
  expect(await textOf(body)).toBe(text);
});
