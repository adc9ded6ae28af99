import { render, screen } from '@testing-library/react';
import { Pager } from '@/components/chrome/Pager';
import type { PagePath } from '@/lib/routes/address';

const item = (path: string, title: string) => ({ path: path as PagePath, title });

test('leads to the pages before and after', () => {
  render(<Pager previous={item('/a/', 'A')} next={item('/b/', 'B')} />);
  const [previous, next] = screen.getAllByRole('link');
  expect(previous).toHaveAccessibleName('Previous A');
  expect(previous).toHaveAttribute('href', '/a/');
  expect(previous).toHaveAttribute('rel', 'prev');
  expect(next).toHaveAccessibleName('Next B');
  expect(next).toHaveAttribute('href', '/b/');
  expect(next).toHaveAttribute('rel', 'next');
});

test('has one link at an end, and is absent where there is nowhere to go', () => {
  const { container, rerender } = render(<Pager next={item('/b/', 'B')} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  rerender(<Pager />);
  expect(container).toBeEmptyDOMElement();
});
