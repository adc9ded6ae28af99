import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyPage } from '../../components/chrome/CopyPage';
import { watchCopyButtons } from '../../components/islands/features/copy';
import { show as showHtml } from './html';

// The DOM of the tests does not have items of the clipboard, or the text of a blob.
class Blob {
  constructor(readonly parts: string[]) {}
}
class ClipboardItem {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}
Object.assign(globalThis, { Blob, ClipboardItem });

const realFetch = globalThis.fetch;
let life: AbortController;
let asked: string[];
let copied: string | undefined;

function show() {
  navigator.clipboard.write = async ([item]) => {
    const text = await (item as unknown as ClipboardItem).data['text/plain'];
    copied = text?.parts.join('');
  };
  showHtml(<CopyPage markdownAddress="/guides/ivr.md" />);
  watchCopyButtons(life.signal);
}

/** Answers requests for a file; `undefined` is a file that is not there. */
function serve(text: string | undefined) {
  asked = [];
  copied = undefined;
  globalThis.fetch = (input) => {
    asked.push(String(input));
    // jsdom has no Response.
    return Promise.resolve({ ok: text !== undefined, status: 404, text: async () => text ?? '' } as Response);
  };
}

beforeEach(() => void (life = new AbortController()));
afterEach(() => {
  life.abort();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

test('copies the Markdown copy, says so, and offers to do it again', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  serve('# Test an IVR\n');
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button'));
  expect(asked).toEqual(['/guides/ivr.md']);
  expect(copied).toBe('# Test an IVR\n');
  expect(screen.getByRole('button')).toHaveAttribute('data-done');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await jest.advanceTimersByTimeAsync(4000);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-done');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says that copying failed, and what to do instead', async () => {
  const user = userEvent.setup();
  serve(undefined);
  show();
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('Copying failed. Open the Markdown instead.');
  expect(screen.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', '/guides/ivr.md');
  expect(copied).toBeUndefined();
});
