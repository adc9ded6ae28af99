import { render } from '@testing-library/react';
import '@/components/browser/translated';

/** Texts with a place for one more before the last. */
function Texts({ first, middle }: { first: boolean; middle: boolean }) {
  return (
    <p>
      {first && 'First '}
      {middle && <b>middle </b>}
      {'last'}
    </p>
  );
}

test('React goes on with a page whose texts a browser has translated', () => {
  const { container, rerender, unmount } = render(<Texts first middle={false} />);
  const paragraph = container.querySelector('p')!;
  for (const text of [...paragraph.childNodes]) {
    const translated = document.createElement('font');
    translated.textContent = `[${text.textContent}]`;
    text.replaceWith(translated);
  }
  rerender(<Texts first={false} middle />);
  expect(paragraph).toHaveTextContent('middle');
  unmount();
  expect(container).toBeEmptyDOMElement();
});
