import { compile, render } from './compiling';

const text = '## Run `all` tests {#run}\n\n[there](#run)\n\n```text\n## A sample {#id}\n```';

test('a heading has the id that ends it, in its text, the contents and links; code keeps it', async () => {
  const { headers } = await compile(text);
  expect(headers).toEqual([{ level: 2, title: 'Run all tests', slug: 'run' }]);
  expect(await render(text)).toMatch(/<h2 id="run">Run <code>all<\/code> tests<[^]*## A sample {#id}/);
});
