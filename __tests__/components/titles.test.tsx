import { findTitles } from '@/components/search/titles';
import { clientSite } from '@/components/site';

const { groups, areas } = clientSite.navigation;
const items = [...areas, ...groups].flatMap((list) => list.items);
const [some] = items.filter(({ title }) => /^\p{L}{4,} \p{L}{4,}/u.test(title));
const words = some?.title.split(' ') ?? [];

test('a title is found by the beginnings of its words, in any order and case', () => {
  const query = words
    .slice(0, 2)
    .map((word) => word.slice(0, 3).toUpperCase())
    .reverse()
    .join(' ');
  expect(findTitles(query).map(({ url }) => url)).toContain(some?.path);
});

test.each(['', '   ', '…', 'qqqqzzzz', `${words[0]} qqqqzzzz`])('%j finds none', (query) => {
  expect(findTitles(query)).toEqual([]);
});

test('a page is found once, and no more pages than fit are', () => {
  const urls = 'abcdefghijklmnopqrstuvwxyz'
    .split('')
    .flatMap((letter) => [`${letter}e`, `${letter}o`])
    .map((beginning) => findTitles(beginning).map(({ url }) => url));
  for (const found of urls) {
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeLessThanOrEqual(8);
  }
  expect(urls.flat()).not.toEqual([]);
});
