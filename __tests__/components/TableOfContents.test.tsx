import { render, screen } from '@testing-library/react';
import { TableOfContents } from '@/components/chrome/TableOfContents';
import { markActive } from '@/components/islands/features/active-heading';

const headers = [
  { level: 2, title: 'Start', slug: 'start' },
  { level: 3, title: 'Dial', slug: 'dial' },
  { level: 4, title: 'Wait', slug: 'wait' },
  { level: 2, title: 'Stop', slug: 'stop' },
];

const listed = () => screen.queryAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

test.each([
  [0, []],
  [1, ['#start', '#stop']],
  [2, ['#start', '#dial', '#stop']],
  [3, ['#start', '#dial', '#wait', '#stop']],
])('of depth %d lists %j', (depth, expected) => {
  render(<TableOfContents headers={headers} depth={depth} form="column" />);
  expect(listed()).toEqual(expected);
});

test('of a single heading is not shown', () => {
  const { container } = render(<TableOfContents headers={headers.slice(0, 1)} depth={3} form="column" />);
  expect(container).toBeEmptyDOMElement();
});

test.each(['column', 'disclosure'] as const)('as a %s has a name and the same links', (form) => {
  render(<TableOfContents headers={headers} depth={2} form={form} />);
  expect(screen.getByRole('navigation', { name: 'On this page', hidden: true })).toBeInTheDocument();
  expect(listed()).toEqual(['#start', '#dial', '#stop']);
});

test.each(['50% of all calls', '100%', 'größe', 'a%20b'])('marks the entry of a heading of any letters: %s', (id) => {
  const headings = ['first', id].map((each) => Object.assign(document.createElement('h2'), { id: each }));
  const links = headings.map((heading) =>
    Object.assign(document.createElement('a'), { href: `#${encodeURIComponent(heading.id)}` }),
  );
  markActive(links, headings, headings[1]);
  expect(links.map((link) => link.ariaCurrent)).toEqual([null, 'true']);
});
