import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchResult } from '@/components/search/ranking';
import { SearchResults } from '@/components/search/SearchResults';

const results: SearchResult[] = [
  { url: '/guides/cli/', title: 'CLI', area: 'Guides', excerpt: 'Run <mark>tests</mark> here', sections: [] },
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

function show(shown: readonly SearchResult[] = results, active = 0) {
  const onPoint = jest.fn<(index: number) => void>();
  render(<SearchResults id="list" query="tests" results={shown} active={active} onPoint={onPoint} />);
  return { onPoint };
}

test('pages and their sections are one list of options, grouped by page', () => {
  show(results, 2);
  const list = within(screen.getByRole('listbox', { name: 'Results for tests' }));
  expect(list.getAllByRole('option').map(({ id }) => id)).toEqual(['list-0', 'list-1', 'list-2', 'list-3']);
  expect(list.getAllByRole('option', { selected: true }).map(({ id }) => id)).toEqual(['list-2']);
  expect(within(list.getByRole('group', { name: 'API' })).getAllByRole('option')).toHaveLength(3);
});

test('a page with sections leaves the excerpts to them', () => {
  show();
  expect(screen.queryByText('not shown')).toBeNull();
  expect(screen.getByRole('group', { name: 'CLI' })).toHaveTextContent('GuidesCLIRun tests here');
});

test('matched words are marked, and what was escaped is readable', () => {
  show();
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['tests', 'key']);
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

test('results are links that carry the words along, and the pointer chooses', async () => {
  const { onPoint } = show();
  const links = screen.getAllByRole<HTMLAnchorElement>('option');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/guides/cli/',
    '/api/',
    '/api/#keys',
    '/api/#limits',
  ]);
  expect(links.map(({ tabIndex, dataset }) => [tabIndex, dataset.search])).toEqual(links.map(() => [-1, 'tests']));
  await userEvent.hover(screen.getByText('Limits'));
  expect(onPoint.mock.lastCall).toEqual([3]);
});
