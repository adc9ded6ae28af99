import { countWords } from '../../../lib/checks/words';

const ten = 'one two three four five six seven eight nine ten';

test('words of a run of ten that another text has are repeated, each counted once', () => {
  expect(countWords([`First ${ten} eleven.`, `Second:\n${ten}  eleven.`, 'Three short words'])).toEqual([
    { words: 12, repeated: 11 },
    { words: 12, repeated: 11 },
    { words: 3, repeated: 0 },
  ]);
});

test('a run of nine words is no repetition, nor is a run that the same text has twice', () => {
  const nine = ten.replace(' ten', '');
  expect(countWords([`${nine} x`, `${nine} y`, `${ten}. ${ten}.`]).map(({ repeated }) => repeated)).toEqual([0, 0, 0]);
});
