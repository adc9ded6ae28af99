import { mapMarkdown } from '../../lib/reading/code';
import { readFence } from '../../lib/content/mdx/fence';
import { markedLines } from '../../lib/content/mdx/theme';
import { render } from './compiling';

test('code has classes and no styles', async () => {
  const html = await render('```javascript\n// Wait\nconst a = "b";\n```');
  expect(html).toContain('<span class="tc">// Wait</span>');
  expect(html).toContain('<span class="tk">const</span>');
  expect(html).toMatch(/<span class="ts">.*b.*<\/span>/);
  expect(html).not.toMatch(/style=|shiki|#0000/);
});

const USED = 'bash csharp css diff dotenv go groovy html http java json powershell python typescript xml yaml'.split(
  ' ',
);

// The last two aren't used here: any language that the highlighter has is loaded when a block needs it.
test.each([...USED, 'rust', 'tsx'])('%s is colored', async (language) => {
  const samples: Record<string, string> = {
    http: 'GET / HTTP/1.1\nHost: a.example',
    css: 'a { color: "b"; }',
    dotenv: 'KEY=a',
    rust: 'let a = "b";',
  };
  const text = samples[language] ?? '<a b="c">"d"</a>\n- "e"\n';
  expect(await render(`\`\`\`${language}\n${text}\n\`\`\``)).toMatch(/<span class="t[ckfnpsv]">/);
});

/** The colored parts of code, each with the class of its color. */
const coloredIn = (html: string) =>
  [...html.matchAll(/<span class="(t.)">([^<]*)/g)].map(([, kind, text]) => `${kind} ${text}`);

test('a script has the color of whoever speaks, and the words of the language have another', async () => {
  const html = await render(
    '```yaml view=script\n- test: Refill\n- $DIAL: Maple Street\n# Wait\n- refill:\n    - prompt != no\n```',
  );
  expect(coloredIn(html)).toEqual([
    'tp test',
    'ti $DIAL',
    'te Maple Street',
    'tc # Wait',
    'ti refill',
    'tp prompt',
    'te no',
  ]);
});

test('JSON in a command has the colors of JSON', async () => {
  const html = await render('```bash\ncurl --data-raw \'{\n  "name": "Refill",\n  "count": 2\n}\' \'//\'\n```');
  expect(coloredIn(html)).toEqual([
    'tf curl',
    'tv  --data-raw',
    'ts  &#x27;',
    'tp   &quot;name&quot;',
    'ts &quot;Refill&quot;',
    'tp   &quot;count&quot;',
    'tn 2',
    'ts &#x27; &#x27;//&#x27;',
  ]);
});

test('an address breaks before its parameters, not in their names', async () => {
  expect(await render("```bash\ncurl 'https://a.example/b?api-key=c'\n```")).toContain(
    'https://a.example/b<span class="tw">?api-key=c&#x27;</span>',
  );
});

test('text is not colored, and stays as it is', async () => {
  expect(await render('```text\nconst a = "<b>"\n```')).toMatch(
    /^<pre data-language="text"><code>(<span>)?const a = &quot;&lt;b&gt;&quot;(<\/span>)?\n?<\/code><\/pre>$/,
  );
});

test('a title and marked lines are kept', async () => {
  const html = await render('```yaml title="refill.yml" {2}\na: 1\nb: 2\nc: 3\n```');
  expect(html).toContain('data-language="yaml" data-title="refill.yml"');
  expect(html.match(/class="marked"/g)).toHaveLength(1);
  expect(html).toMatch(/class="marked">(<[^>]*>)*b/);
});

test('lines that a sample adds and takes away are marked, by comments that are not shown', async () => {
  const html = await render('```yaml\na: 1 # [!code --]\na: 2 # [!code ++]\nb: 3\n```');
  expect(html).toMatch(/class="removed">(<[^>]*>)*a/);
  expect(html).toMatch(/class="added">(<[^>]*>)*a/);
  expect(html).not.toContain('!code');
});

test('where lines have the focus, the others are dim', async () => {
  const html = await render('```javascript\nfirst();\nsecond(); // [!code focus]\n```');
  expect(html).toMatch(/class="dim">(<[^>]*>)*first/);
  expect(html).toMatch(/class="focused">(<[^>]*>)*second/);
});

test.each([
  ['{1,3-5}', [1, 3, 4, 5]],
  ['title="a.yml" {2}', [2]],
  ['{ 1 , 2 }', [1, 2]],
  ['title="{4}" {2}', [2]],
  ['', []],
])('%j marks lines %j', (meta, lines) => {
  expect([...markedLines(meta)]).toEqual(lines);
});

test.each([
  ['title="a b.yml" {1}', 'a b.yml'],
  ['{1} title="a.yml"', 'a.yml'],
  ['subtitle="a"', undefined],
  ['', undefined],
])('%j has the title %j', (meta, title) => {
  expect(readFence(meta).title).toBe(title);
});

test('a link in angle brackets is prose, not a tag', () => {
  const kinds: string[] = [];
  mapMarkdown('[a](<my file.md>) <my tag>\n\n[b]: <your file.md>', (piece, kind) => {
    kinds.push(`${kind} ${piece}`);
    return piece;
  });
  expect(kinds).toEqual(['prose [a](<my file.md>) ', 'tag <my tag>', 'prose \n\n[b]: <your file.md>']);
});
