import { Code } from '@/components/code/Code';
import { show } from './html';

const coloredIn = (text: string) => {
  show(<Code text={text} />);
  return [...document.querySelectorAll('code span')].map((span) => `${span.className} ${span.textContent}`);
};

test('a sample in the playground has the colors that the build gives the same sample', () => {
  expect(coloredIn("curl -X POST 'https://a.example' \\\n  --data-raw '{}'")).toEqual([
    'tf curl',
    'tv -X',
    "ts 'https://a.example'",
    'tv --data-raw',
    "ts '",
    "ts '",
  ]);
});

test('an address breaks before its parameters, not in their names, and is copied as it is', () => {
  const text = "curl 'https://a.example/b?api-key=c&org-id=d'";
  expect(coloredIn(text)).toEqual([
    'tf curl',
    "ts 'https://a.example/b?api-key=c&org-id=d'",
    'tw ?api-key=c',
    "tw &org-id=d'",
  ]);
  expect(document.querySelector('code')?.textContent).toBe(text);
});

test('functions are those that are called', () => {
  expect(coloredIn('const a = await fetch("b", 1)')).toEqual(['tk const', 'tk await', 'tf fetch', 'ts "b"', 'tn 1']);
});

test('JSON in a command has the colors of JSON', () => {
  expect(coloredIn(`curl --data-raw '{\n  "name": "Refill",\n  "count": 2\n}'`)).toEqual([
    'tf curl',
    'tv --data-raw',
    "ts '",
    'tp "name"',
    'ts "Refill"',
    'tp "count"',
    'tn 2',
    "ts '",
  ]);
});
