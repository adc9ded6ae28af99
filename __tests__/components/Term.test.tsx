import { render, screen } from '@testing-library/react';
import { Term } from '@/components/mdx/Term';

test('a term in a snippet is a link to its entry in the glossary', () => {
  render(<Term id="dtmf">key tones</Term>);
  const link = screen.getByRole('link', { name: 'key tones' });
  expect(link).toHaveAttribute('href', '/glossary/#dtmf');
  expect(link).toHaveClass('term');
});
