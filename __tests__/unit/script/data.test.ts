import { readData } from '../../../lib/script/data';
import { validateScript } from '../../../lib/script/validate';

test('the rows of a data file are read, with commas, quotes and line breaks in cells', () => {
  const { columns, rows, problems } = readData('card,name\r\n3052,"Lee, Dana"\r\n\r\n7718,"""T""\nheo"\n');
  expect(problems).toEqual([]);
  expect(columns).toEqual(['card', 'name']);
  expect(rows).toEqual([
    ['3052', 'Lee, Dana'],
    ['7718', '"T"\nheo'],
  ]);
});

test('an empty file has no columns, and no problem', () => {
  expect(readData('')).toEqual({ columns: [], rows: [], problems: [] });
});

test('a script is held against the columns of its data', () => {
  const { columns } = readData('card_number,first_name\n3052,Ines\n');
  const script = '- $DIAL: Welcome\n- ${data.card_number}: Thank you ${data.firstname}\n';
  expect(validateScript(script, { columns })).toEqual([
    expect.objectContaining({
      code: 'placeholder',
      message: 'the data has no column "firstname"',
      from: { line: 2, column: 34 },
    }),
  ]);
});
