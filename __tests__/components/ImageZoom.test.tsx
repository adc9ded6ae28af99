import { TextEncoder } from 'node:util';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Image } from '@/components/mdx/Image';

// React's server half needs what the DOM of the tests does not have; the form for edge servers needs least.
Object.assign(globalThis, { TextEncoder });
const { renderToStaticMarkup } = await import('react-dom/server.edge');
const { ImageZoom } = await import('@/components/islands/ImageZoom');

// What the DOM of the tests lacks: dialogs, and images that have arrived.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Object.defineProperties(HTMLImageElement.prototype, {
  currentSrc: { get: () => 'https://docs.example/a.svg' },
  complete: { get: () => true },
  naturalWidth: { get: () => 1280 },
  naturalHeight: { get: () => 960 },
  decode: { value: () => Promise.resolve() },
});

const wait = (time: number) => act(async () => jest.advanceTimersByTimeAsync(time));
const button = () => screen.queryByRole('button', { name: /Expand image/ });
const isZoomed = () => document.querySelector('dialog')?.open === true;
const turn = (deltaY: number) => act(async () => fireEvent.wheel(window, { deltaY }));

/** A page with an image, as it stands when an export was loaded: the image is nothing that React knows. */
function Page() {
  return (
    <>
      <div
        dangerouslySetInnerHTML={{
          __html: renderToStaticMarkup(<Image src="/a.svg" alt="A phone" width={640} height={480} />),
        }}
      />
      <ImageZoom />
    </>
  );
}

let unmount: () => void;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  ({ unmount } = render(<Page />));
});
afterEach(() => jest.useRealTimers());

/** Ends the movement of the enlarged image, which a stylesheet would make. */
const settle = () =>
  act(async () => {
    fireEvent.transitionEnd(document.querySelector('[data-rmiz-modal-img]') as Element);
    await jest.advanceTimersByTimeAsync(0);
  });

/** Waits for the library, which is loaded after its time has come; loading is not a matter of timers. */
async function waitForLibrary() {
  await act(async () => void (await import('@/components/islands/zoom')));
  await wait(0);
}

async function zoom() {
  await wait(1000);
  await waitForLibrary();
  fireEvent.click(button() as HTMLElement);
  await settle();
  expect(isZoomed()).toBe(true);
}

test('an image is itself at once, and can be enlarged after a second', async () => {
  expect(screen.getByRole('img', { name: 'A phone' })).toHaveAttribute('width', '640');
  await wait(999);
  expect(button()).toBeNull();
  await waitForLibrary();
  expect(button()).toBeNull();
  await wait(1);
  await waitForLibrary();
  expect(button()).not.toBeNull();
  expect(screen.getAllByRole('img', { name: 'A phone' })).not.toHaveLength(0);
});

test('forty pixels of the wheel leave it enlarged, there and back too; one more closes it', async () => {
  await zoom();
  await turn(30);
  await turn(-30);
  await turn(40);
  await settle();
  expect(isZoomed()).toBe(true);
  await turn(1);
  await settle();
  expect(isZoomed()).toBe(false);
});

test('Escape closes it at once', async () => {
  await zoom();
  await act(async () => fireEvent.keyDown(document, { key: 'Escape', keyCode: 27 }));
  await settle();
  expect(isZoomed()).toBe(false);
});

test('what was scrolled the last time does not count the next time', async () => {
  await zoom();
  await turn(30);
  await act(async () => fireEvent.keyDown(document, { key: 'Escape', keyCode: 27 }));
  await settle();
  await zoom();
  await turn(30);
  await settle();
  expect(isZoomed()).toBe(true);
});

test('the image stays the same element, so that it does not flicker, and is back in its place when it is over', async () => {
  const image = screen.getByRole('img', { name: 'A phone' });
  await wait(1000);
  await waitForLibrary();
  expect(button()).not.toBeNull();
  expect(document.querySelector('[data-rmiz] img')).toBe(image);
  const place = document.querySelector('[data-zoom]');
  unmount();
  expect(place?.firstElementChild).toBe(image);
});
