import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from '@/components/chrome/Breadcrumbs';

test('each step with a page is a link, the last one is the page itself', () => {
  render(
    <Breadcrumbs
      crumbs={[
        { title: 'Home', path: '/' },
        { title: 'Course' },
        { title: 'Guides', path: '/guides/' },
        { title: 'CLI', path: '/guides/cli/' },
      ]}
    />,
  );
  const nav = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(
    within(nav)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Home', 'Course', 'Guides', 'CLI']);
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/guides/']);
  expect(within(nav).getByText('CLI')).toHaveAttribute('aria-current', 'page');
});

test('a page at the top has none', () => {
  const { container } = render(<Breadcrumbs crumbs={[{ title: 'Home', path: '/' }]} />);
  expect(container).toBeEmptyDOMElement();
});
