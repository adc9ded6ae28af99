import { escapeHeadingIds } from '../../lib/content/mdx/heading-ids';
import { makePage, SITE_URL } from './machine/fixture';
import { markdownTwin } from '../../lib/export/machine/twin';
import { compile, render } from './compiling';

const text = escapeHeadingIds('## Run `all` tests {#run}\n\n[there](#run)\n\n```text\n## A sample {#id}\n```');

test('a heading has the id that ends it, in its text, the contents and links', async () => {
  const { headers } = await compile(text);
  expect(headers).toEqual([{ level: 2, title: 'Run all tests', slug: 'run' }]);
  expect(await render(text)).toMatch(/<h2 id="run">Run <code>all<\/code> tests</);
});

test('code stays as it is, and so do headings without an id', async () => {
  expect(text).toContain('\n## A sample {#id}\n');
  expect(escapeHeadingIds('## The {one} in `{#a}`')).toBe('## The {one} in `{#a}`');
});

test('the twin of the page has the words alone', () => {
  const twin = markdownTwin(makePage({ path: '/a/', body: text }), { siteUrl: SITE_URL, snippets: new Map() }, 'a.mdx');
  expect(twin).toContain('## Run `all` tests\n');
});
