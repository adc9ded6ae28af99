import { jest } from '@jest/globals';
import { finishProgress, startProgress } from '@/components/navigation/progress-bar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  finishProgress();
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
});

const isShown = () => document.querySelector('#nprogress') !== null;

/** The share of the width, and how the bar gets there. */
function bar() {
  const { cssText, transition } = document.querySelector<HTMLElement>('#nprogress .bar')!.style;
  const share = 1 + Number(/(-?[\d.]+)%/.exec(cssText)?.[1]) / 100;
  return [Number(share.toFixed(3)), transition];
}

test('it starts at 0.08 and creeps by 0.02 every 800 ms, and no move takes longer than 200 ms', () => {
  startProgress();
  // What is there sooner is not delayed by it.
  jest.advanceTimersByTime(149);
  expect(isShown()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(bar()).toEqual([0.08, expect.stringContaining('200ms')]);
  jest.advanceTimersByTime(799);
  expect(bar()[0]).toBe(0.08);
  jest.advanceTimersByTime(1);
  expect(bar()).toEqual([0.1, expect.stringContaining('200ms')]);
  jest.advanceTimersByTime(800);
  expect(bar()[0]).toBe(0.12);
  // However long it takes, it never looks complete before it is.
  jest.advanceTimersByTime(117_000);
  expect(bar()[0]).toBe(0.994);
});

test('it ends complete and out of sight, 200 ms each, and can start again', () => {
  startProgress();
  jest.advanceTimersByTime(1000);
  finishProgress();
  jest.advanceTimersByTime(199);
  expect(bar()[0]).toBe(1);
  jest.advanceTimersByTime(201);
  expect(isShown()).toBe(false);
  startProgress();
  jest.advanceTimersByTime(150);
  expect(bar()[0]).toBe(0.08);
});

test('it does not appear if it ends before its time', () => {
  startProgress();
  finishProgress();
  jest.advanceTimersByTime(60_000);
  expect(isShown()).toBe(false);
});
