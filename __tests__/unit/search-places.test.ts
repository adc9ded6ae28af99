import { placesOf } from '../../components/search/places';
import type { PagefindData } from '../../components/search/pagefind';

const texts = [
  'Lines. Add a line or get a line by its ID.',
  'Before you begin. To get a line you need a key.',
  'Get a line. Ask <for> it. If you get a line, keep it.',
  'name Called get-a line too.',
];
const lengths = texts.map((text) => text.split(' ').length);
const startOf = (text: number) => lengths.slice(0, text).reduce((sum, length) => sum + length, 0);
const content = texts.join(' ');

const page: PagefindData = {
  url: '/lines/',
  content,
  raw_content: content.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
  anchors: [
    { id: 'begin', element: 'h2', text: 'Before you begin', location: startOf(1) },
    { id: 'get', element: 'h2', text: 'Get a line', location: startOf(2) },
    { id: 'box', element: 'div', text: 'Ask', location: startOf(2) + 3 },
    { id: 'line.name', element: 'a', text: 'name', title: 'name · Line', location: startOf(3) },
  ],
  locations: [],
  excerpt: '',
  meta: { title: 'Lines' },
  sub_results: [],
};

test('the sections with a phrase: those first that are called so, and only headings and what has a title are sections', () => {
  expect(placesOf(page, ['get', 'a', 'line'])?.sections.map(({ url, title }) => [url, title])).toEqual([
    ['/lines/#get', 'Get a line'],
    ['/lines/#begin', 'Before you begin'],
  ]);
  expect(placesOf(page, ['called'])?.sections.map(({ title }) => title)).toEqual(['name · Line']);
});

test('an excerpt has the phrase marked, some words before it, and none of the section before', () => {
  const places = placesOf(page, ['get', 'a', 'line']);
  expect(places?.excerpt).toMatch(/^Lines\. Add a line or <mark>get<\/mark> <mark>a<\/mark> <mark>line<\/mark> by /);
  expect(places?.sections[0]?.excerpt).toMatch(
    /^<mark>Get<\/mark> <mark>a<\/mark> <mark>line\.<\/mark> Ask &lt;for&gt; it/,
  );
  expect(places?.sections[1]?.excerpt).toMatch(/^Before you begin\. To <mark>get<\/mark>/);
});

test('an ellipsis stands where an excerpt begins or ends in the middle of its text, and nowhere else', () => {
  expect(placesOf(page, ['by'])?.excerpt).toMatch(/^… line or get a line <mark>by<\/mark> its .* …$/);
  expect(placesOf(page, ['get', 'a', 'line'])?.excerpt).toMatch(/^Lines\..* …$/);
  expect(placesOf(page, ['too'])?.excerpt).toMatch(/^… .*<mark>too\.<\/mark>$/);
  // The section is a text of its own.
  expect(placesOf(page, ['called'])?.sections[0]?.excerpt).toBe('name <mark>Called</mark> get-a line too.');
});

test('a phrase above all headings has no section, one in other forms no place', () => {
  expect(placesOf(page, ['add', 'a'])?.sections).toEqual([]);
  expect(placesOf(page, ['gets', 'lines'])).toBeUndefined();
});
