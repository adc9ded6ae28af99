import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Image } from '@/components/mdx/Image';
import { show, showIsland } from './html';

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
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const isZoomed = () => document.querySelector('dialog')?.open === true;
const turn = (deltaY: number) => act(async () => fireEvent.wheel(window, { deltaY }));

beforeEach(() => {
  // The page is as old as these timers.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  showIsland(<Image src="/a.svg" alt="A phone" width={640} height={480} />);
});
afterEach(() => jest.useRealTimers());

/** Ends the movement of the enlarged image, which a stylesheet would make. */
const settle = () =>
  act(async () => {
    fireEvent.transitionEnd(document.querySelector('[data-rmiz-modal-img]') as Element);
    await jest.advanceTimersByTimeAsync(0);
  });

/** Waits for the library, whose loading is not a matter of timers. */
async function waitForLibrary() {
  await act(
    async () =>
      void (await Promise.all([import('@/components/islands/ImageZoom'), import('@/components/islands/mount')])),
  );
  await wait(0);
  await wait(0);
}

async function zoom() {
  await wait(1000);
  press(/Expand image: A phone/);
  await waitForLibrary();
  await settle();
  expect(isZoomed()).toBe(true);
}

test('an image is itself at once, and the first press enlarges it, from a second on', async () => {
  expect(screen.getByRole('img', { name: 'A phone' })).toHaveAttribute('width', '640');
  await wait(999);
  press(/Expand image/);
  await waitForLibrary();
  expect([isZoomed(), document.querySelector('[data-rmiz]')]).toEqual([false, null]);
  await wait(1);
  press(/Expand image/);
  await waitForLibrary();
  expect(isZoomed()).toBe(true);
});

test('an image in a link has no button, because a press follows the link', () => {
  show(
    <a href="/b/">
      <Image src="/a.svg" alt="A phone" data-linked="" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'A phone' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
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

test('what was scrolled the last time does not count the next time', async () => {
  await zoom();
  await turn(30);
  await act(async () => fireEvent.keyDown(document, { key: 'Escape', keyCode: 27 }));
  await settle();
  press(/Expand image/);
  await settle();
  await turn(30);
  await settle();
  expect(isZoomed()).toBe(true);
});

test('the image stays the same element, so that it does not flicker', async () => {
  const image = screen.getByRole('img', { name: 'A phone' });
  await zoom();
  expect(document.querySelector('[data-rmiz] img')).toBe(image);
});
