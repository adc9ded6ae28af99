import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { watchCopyButtons } from '@/components/islands/features/copy';
import { CopyPage } from '@/components/chrome/CopyPage';
import { CodeBlock } from '@/components/code/CodeBlock';
import { show } from './html';

const block = (title?: string) => (
  <CodeBlock data-language="yaml" data-title={title}>
    <code>
      <span className="tp">a</span>: 1{'\n'}
    </code>
  </CodeBlock>
);

describe('a code block', () => {
  test('has its title as its caption, and names its button for it', () => {
    show(block('refill.yml'));
    expect(screen.getByText('refill.yml', { selector: 'figcaption' }).parentElement).toHaveAttribute(
      'data-language',
      'yaml',
    );
    expect(screen.getByRole('button', { name: 'Copy refill.yml' })).toBeInTheDocument();
  });

  test('without a title has none', () => {
    show(block());
    expect(document.querySelector('figcaption')).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy code' })).toBeInTheDocument();
  });
});

describe('its copy button', () => {
  const writeText = jest.fn<(text: string) => Promise<void>>();
  const status = () => screen.getByRole('status').textContent;
  let life: AbortController;

  beforeEach(() => {
    jest.useFakeTimers();
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    show(block());
    life = new AbortController();
    watchCopyButtons(life.signal);
  });
  afterEach(() => {
    life.abort();
    jest.useRealTimers();
  });

  const wait = (time: number) => jest.advanceTimersByTimeAsync(time);
  const press = () => {
    fireEvent.click(screen.getByRole('button'));
    return wait(0);
  };

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

test('a page that can’t be copied is told, and what to do instead', async () => {
  // The DOM of the tests has neither.
  const write = async ([item]: ClipboardItem[]) =>
    void (await (item as unknown as Record<string, Promise<Blob>>)['text/plain']);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
  const ClipboardItem = class {
    constructor(data: object) {
      Object.assign(this, data);
    }
  };
  const fetch = jest.fn(() => Promise.resolve({ ok: false, status: 404 }));
  Object.assign(globalThis, { ClipboardItem, fetch });
  show(<CopyPage markdownAddress="/guides/ivr.md" />);
  const life = new AbortController();
  watchCopyButtons(life.signal);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Copying failed. Open the Markdown instead.'),
  );
  expect(fetch).toHaveBeenCalledWith('/guides/ivr.md');
  expect(screen.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', '/guides/ivr.md');
  expect(screen.getByRole('button')).not.toHaveAttribute('data-done');
  life.abort();
});
