import { render } from '@testing-library/react';
import { ReadingProgress } from '@/components/chrome/ReadingProgress';

const shown = (show: Parameters<typeof ReadingProgress>[0]['show']) => {
  const bar = render(<ReadingProgress show={show} />).container.firstElementChild;
  return bar && { edge: bar.getAttribute('data-reading'), className: bar.className };
};

test.each([
  [true, 'top'],
  ['top', 'top'],
  ['bottom', 'bottom'],
  ['left', 'left'],
  ['right', 'right'],
] as const)('readingShow: %s shows it at the %s', (show, edge) => {
  expect(shown(show)).toEqual({ edge, className: `bar ${edge}` });
});

test('readingShow: false shows none', () => {
  expect(shown(false)).toBeNull();
});
