import { jest } from '@jest/globals';
import { networkFirst } from '../../lib/offline/network';

const never = new Promise<string>(() => {});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the network answers, whatever is kept, and also long after another answer', async () => {
  expect(await networkFirst(Promise.resolve('new'), 'kept')).toBe('new');
  jest.advanceTimersByTime(60_000);
  const later = networkFirst(new Promise<string>((resolve) => setTimeout(() => resolve('newer'), 1000)), 'kept');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await later).toBe('newer');
});

test('a network that fails is replaced by what is kept; without that, the error is passed on', async () => {
  expect(await networkFirst(Promise.reject(new Error('offline')), 'kept')).toBe('kept');
  await expect(networkFirst(Promise.reject(new Error('offline')), undefined)).rejects.toThrow('offline');
});

test('a silent network is waited for once, until it answers something', async () => {
  const first = networkFirst(never, 'kept');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await first).toBe('kept');
  const second = networkFirst(never, 'kept');
  await jest.advanceTimersByTimeAsync(0);
  expect(await second).toBe('kept');
  await networkFirst(Promise.resolve('new'), undefined);
  let isSettled = false;
  void networkFirst(never, 'kept').then(() => (isSettled = true));
  await jest.advanceTimersByTimeAsync(9999);
  expect(isSettled).toBe(false);
});
