import { codeTitle, markedLines } from '../../lib/content/mdx/theme';
import { render } from './compiling';

test('code has classes and no styles', async () => {
  const html = await render('```javascript\n// Wait\nconst a = "b";\n```');
  expect(html).toContain('<span class="tc">// Wait</span>');
  expect(html).toContain('<span class="tk">const</span>');
  expect(html).toMatch(/<span class="ts">.*b.*<\/span>/);
  expect(html).not.toMatch(/style=|shiki|#0000/);
});

test.each(['bash', 'csharp', 'css', 'go', 'html', 'http', 'java', 'json', 'python', 'typescript', 'xml', 'yaml'])(
  '%s is colored',
  async (language) => {
    const samples: Record<string, string> = { http: 'GET / HTTP/1.1\nHost: a.example', css: 'a { color: "b"; }' };
    const text = samples[language] ?? '<a b="c">"d"</a>\n- "e"\n';
    expect(await render(`\`\`\`${language}\n${text}\n\`\`\``)).toMatch(/<span class="t[ckfnpsv]">/);
  },
);

test('text is not colored, and stays as it is', async () => {
  expect(await render('```text\nconst a = "<b>"\n```')).toMatch(
    /^<pre data-language="text"><code>(<span>)?const a = "&lt;b>"(<\/span>)?\n?<\/code><\/pre>$/,
  );
});

test('a title and marked lines are kept', async () => {
  const html = await render('```yaml title="refill.yml" {2}\na: 1\nb: 2\nc: 3\n```');
  expect(html).toContain('data-language="yaml" data-title="refill.yml"');
  expect(html.match(/class="marked"/g)).toHaveLength(1);
  expect(html).toMatch(/class="marked">(<[^>]*>)*b/);
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
  expect(codeTitle(meta)).toBe(title);
});
