import { jest } from '@jest/globals';
import path from 'node:path';
import { createLoader } from '@/components/inline/loader';

/** A module that says that it arrived, and fails while `window.isDown`. */
const main = path.resolve('__tests__/fixtures/main.mjs');
const [onFault, onRetry, arrive] = [jest.fn(), jest.fn(), jest.fn()];
Object.assign(window, { arrive });

beforeEach(() => {
  jest.resetModules();
  for (const mock of [onFault, onRetry, arrive]) mock.mockReset();
});

/** Waits until one of the functions has been called once more. */
const next = (mock: typeof arrive) => new Promise<void>((resolve) => void mock.mockImplementationOnce(() => resolve()));

test('the module is loaded once', async () => {
  const loader = createLoader(main, onFault, onRetry);
  expect(loader.hasBegun()).toBe(false);
  const arrived = next(arrive);
  loader.load();
  loader.load();
  await arrived;
  loader.load();
  expect([loader.hasBegun(), arrive.mock.calls.length, onFault.mock.calls.length]).toEqual([true, 1, 0]);
});

test('after a failure, which is told, it is requested anew, not from the memory of the browser', async () => {
  const loader = createLoader(main, onFault, onRetry);
  arrive.mockImplementationOnce(() => {
    throw new Error('half of the file');
  });
  const ready = next(onRetry);
  loader.load();
  await ready;
  expect(onFault).toHaveBeenCalledTimes(1);
  const ended = Promise.race([next(arrive), next(onFault)]);
  loader.load();
  await ended;
  expect([arrive.mock.calls.length, onFault.mock.calls.length]).toEqual([2, 1]);
});

test('what takes 120 seconds is told', () => {
  jest.useFakeTimers();
  createLoader(main, onFault, onRetry).load();
  jest.advanceTimersByTime(119_999);
  expect(onFault).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onFault).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
