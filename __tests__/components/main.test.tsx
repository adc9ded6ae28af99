import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { CodeBlock } from '@/components/code/CodeBlock';
import { show } from './html';

const broken = (name: string) =>
  jest.fn<(signal: AbortSignal) => void>(() => {
    throw new Error(`no ${name}`);
  });
const watchHeadings = broken('headings');
jest.unstable_mockModule('@/components/islands/features/scroll-spy', () => ({ watchHeadings }));
jest.unstable_mockModule('@/components/islands/features/drawer', () => ({ watchDrawer: broken('drawer') }));
jest.unstable_mockModule('@/components/islands/island', () => ({
  watchIslands: broken('islands'),
  startIsland: broken('island'),
}));
const { start } = await import('@/components/islands/main');

const errors: unknown[] = [];
// jsdom doesn't have these.
globalThis.reportError = (error) => void errors.push((error as Error).message);
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

test('a feature that fails is reported, and stops no other: back to top and the copy button work, and the module is ready', () => {
  const writeText = jest.fn(() => Promise.resolve());
  const onReady = jest.fn();
  const scrollTo = jest.fn();
  Object.assign(navigator, { clipboard: { writeText } });
  Object.assign(window, { scrollY: 301, scrollTo });
  show(
    <>
      <button type="button" data-top="" hidden aria-label="Back to top" />
      <main id="frame:content" tabIndex={-1} />
      <CodeBlock>
        <code>a: 1</code>
      </CodeBlock>
    </>,
  );
  document.addEventListener('ready', onReady);
  const stop = start();
  expect(errors).toEqual(['no islands', 'no headings', 'no drawer']);
  expect([onReady.mock.calls.length, document.documentElement.dataset.ready]).toEqual([1, '']);
  fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(writeText).toHaveBeenCalledWith('a: 1');
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(document.getElementById('frame:content')).toHaveFocus();
  // Under `next dev`, it starts again with each page.
  stop();
  expect(watchHeadings.mock.calls[0]?.[0].aborted).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(writeText).toHaveBeenCalledTimes(1);
});
