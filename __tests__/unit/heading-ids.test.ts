import { everydayMarkdown } from '../../lib/content/mdx/everyday';
import { compile, render } from './compiling';

const text = everydayMarkdown('## Run `all` tests {#run}\n\n[there](#run)\n\n```text\n## A sample {#id}\n```');

test('a heading has the id that ends it, in its text, the contents and links', async () => {
  const { headers } = await compile(text);
  expect(headers).toEqual([{ level: 2, title: 'Run all tests', slug: 'run' }]);
  expect(await render(text)).toMatch(/<h2 id="run">Run <code>all<\/code> tests</);
});

test('code stays as it is, and so do headings without an id', async () => {
  expect(text).toContain('\n## A sample {#id}\n');
  expect(everydayMarkdown('## The {one} in `{#a}`')).toBe('## The {one} in `{#a}`');
});
