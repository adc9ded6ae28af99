import { screen, within } from '@testing-library/react';
import type { SearchResult } from '@/components/search/ranking';
import { resultElements } from '@/components/search/results';

const results: SearchResult[] = [
  {
    url: '/guides/cli/',
    title: 'CLI',
    area: 'Guides',
    excerpt: 'Run <mark>tests</mark> here',
    sections: [],
  },
  {
    url: '/api/',
    title: 'API',
    excerpt: 'not shown',
    sections: [
      { url: '/api/#keys', title: 'Keys', excerpt: 'one <mark>key</mark> &amp; two' },
      { url: '/api/#limits', title: 'Limits', excerpt: 'none' },
    ],
  },
];

function show(shown: readonly SearchResult[] = results) {
  document.body.innerHTML = '<div role="listbox"></div>';
  document.querySelector('div')!.append(...resultElements(shown, 'tests'));
}

test('pages and their sections are one list of options, grouped by page', () => {
  show();
  const list = within(screen.getByRole('listbox'));
  const ids = list.getAllByRole('option').map(({ id }) => id);
  expect(ids).toEqual([0, 1, 2, 3].map((index) => `frame:results-${index}`));
  expect(within(list.getByRole('group', { name: 'API' })).getAllByRole('option')).toHaveLength(3);
});

test('a page with sections leaves the excerpts to them', () => {
  show();
  expect(screen.queryByText('not shown')).toBeNull();
  expect(screen.getByRole('group', { name: 'CLI' })).toHaveTextContent('GuidesCLIRun tests here');
});

test('the description of a page takes the place of its excerpt, and its words are marked', () => {
  show([{ url: '/cli/', title: 'CLI', description: 'Test <b>suites</b>', excerpt: 'Keywords', sections: [] }]);
  expect(screen.getByRole('option')).toHaveTextContent(/^CLITest <b>suites<\/b>$/);
  expect(document.querySelector('mark')).toHaveTextContent('Test');
});

test('all forms of the words are marked, in titles, too, and what was escaped is readable', () => {
  const excerpt = '<mark>tests</mark>, a test and testing';
  show([{ url: '/a/', title: 'Testing & contests', excerpt, sections: [] }, ...results]);
  const marked = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marked).toEqual(['Testing', 'contests', 'tests', 'test', 'testing', 'tests', 'key']);
  expect(screen.getByText(/& two/)).toHaveTextContent('one key & two');
});

test.each([
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['<mark>&lt;b&gt;</mark>', '<b>'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['a</mark><mark>b', 'ab'],
])('an excerpt is text, never markup: %j', (excerpt, text) => {
  show([{ url: '/a/', title: '<i>A</i>', excerpt, sections: [] }]);
  expect(document.querySelectorAll('script, img, b, i')).toHaveLength(0);
  expect(screen.getByRole('option')).toHaveTextContent(`<i>A</i>${text}`, { normalizeWhitespace: false });
});

test('results are links that carry the words along', () => {
  show();
  const links = screen.getAllByRole<HTMLAnchorElement>('option');
  const addresses = ['/guides/cli/', '/api/', '/api/#keys', '/api/#limits'];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  expect(links.map(({ tabIndex, dataset }) => [tabIndex, dataset.search])).toEqual(links.map(() => [-1, 'tests']));
});
