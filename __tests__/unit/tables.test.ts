import { render } from './compiling';

const table = (...rows: string[][]) => {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

test('a table with more than two columns has the heading of the column in every cell but the first, for phones', async () => {
  const html = await render(table(['Name', 'Type', '`default` of it'], ['size', 'number', '3'], ['color', '', 'red']));
  expect(html).toContain('<table data-columns="3">');
  expect(html.match(/<td[^>]*>[^<]*/g)).toEqual([
    '<td>size',
    '<td data-label="Type">number',
    '<td data-label="default of it">3',
    '<td>color',
    '<td data-label="Type">',
    '<td data-label="default of it">red',
  ]);
});

test('a table of two columns stays one', async () => {
  expect(await render(table(['Name', 'Type'], ['size', 'number']))).not.toMatch(/data-/);
});
