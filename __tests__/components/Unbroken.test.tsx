import { render } from '@testing-library/react';
import { Unbroken } from '@/components/Unbroken';

const wholeIn = (title: string) => {
  const { container } = render(<Unbroken text={title} />);
  expect(container).toHaveTextContent(title);
  return [...container.querySelectorAll('.name')].map(({ textContent }) => textContent);
};

test('the words of a title that have a hyphen stay whole, unless they are wider than a phone', () => {
  expect(wholeIn('Command-line tool: end-to-end tests')).toEqual(['Command-line', 'end-to-end']);
  expect(wholeIn('Tests - and a-very-long-word-of-many-parts')).toEqual([]);
  expect(wholeIn('Test API')).toEqual([]);
});
