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

describe('an aligned column', () => {
  const aligned = '| a | b | c |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |';

  test('has attributes that the styles read, because the policy blocks style attributes', async () => {
    const html = await render(aligned);
    expect(html).not.toMatch(/style=| align=/);
    expect(html).toContain('<th>a</th><th data-align="center">b</th><th data-align="right">c</th>');
    expect(html).toContain('<td data-align="right" data-label="c">3</td>');
  });

  test('is aligned inside other blocks, too', async () => {
    const html = await render(`> ${aligned.replaceAll('\n', '\n> ')}\n\n- A\n\n  ${aligned.replaceAll('\n', '\n  ')}`);
    expect(html.match(/<th data-align="right">/g)).toHaveLength(2);
  });
});

test('a table is named after the heading above it', async () => {
  const two = table(['Name', 'Type'], ['size', 'number']);
  const html = await render(`${two}\n\n## Sizes of ` + '`$box`' + `\n\nText.\n\n${two}\n\n### Colors\n\n${two}`);
  expect(html.match(/<table[^>]*>/g)).toEqual([
    '<table>',
    '<table data-name="Sizes of $box">',
    '<table data-name="Colors">',
  ]);
});
