import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButtons } from '@/components/islands/CopyButtons';
import { CodeBlock } from '@/components/code/CodeBlock';

const block = (title?: string) => (
  <CodeBlock data-language="yaml" data-title={title}>
    <code>
      <span className="tp">a</span>: 1{'\n'}
    </code>
  </CodeBlock>
);

describe('a code block', () => {
  test('has its title as its caption, and names its button for it', () => {
    render(block('refill.yml'));
    expect(screen.getByText('refill.yml', { selector: 'figcaption' }).parentElement).toHaveAttribute(
      'data-language',
      'yaml',
    );
    expect(screen.getByRole('button', { name: 'Copy refill.yml' })).toBeInTheDocument();
  });

  test('without a title has none', () => {
    const { container } = render(block());
    expect(container.querySelector('figcaption')).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy code' })).toBeInTheDocument();
  });

  test('can be scrolled by keyboard', () => {
    const { container } = render(block());
    expect(container.querySelector('pre')).toHaveAttribute('tabindex', '0');
  });
});

describe('its copy button', () => {
  const writeText = jest.fn<(text: string) => Promise<void>>();
  const status = () => screen.getByRole('status').textContent;

  beforeEach(() => {
    jest.useFakeTimers();
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    render([<CopyButtons key="1" />, <div key="2">{block()}</div>]);
  });
  afterEach(() => jest.useRealTimers());

  const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
  const wait = (time: number) => act(async () => jest.advanceTimersByTimeAsync(time));

  test('copies the text of the code and tells so for two seconds', async () => {
    await press();
    expect(writeText.mock.calls).toEqual([['a: 1\n']]);
    expect(status()).toBe('Copied');
    expect(screen.getByRole('button')).toHaveAttribute('data-done');
    await wait(1999);
    expect(status()).toBe('Copied');
    await wait(1);
    expect(status()).toBe('');
    expect(screen.getByRole('button')).not.toHaveAttribute('data-done');
  });

  test.each([
    ['refuses', () => writeText.mockRejectedValue(new Error('denied'))],
    ['is missing', () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })],
  ])('selects the code when the clipboard %s', async (_how, arrange) => {
    arrange();
    await press();
    expect(status()).toContain('Copying failed');
    expect(screen.getByRole('status')).not.toHaveClass('visually-hidden');
    expect(screen.getByRole('button')).not.toHaveAttribute('data-done');
    expect(getSelection()?.toString()).toBe('a: 1\n');
  });

  test('pressed again tells so for another two seconds', async () => {
    await press();
    await wait(1500);
    await press();
    await wait(1500);
    expect(status()).toBe('Copied');
    await wait(500);
    expect(status()).toBe('');
  });
});
