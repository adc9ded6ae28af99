import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between updates, shorter than a word. */
const TICK = 100;

/** The clock's speeds, relative to real time. */
export const SPEEDS = [1, 4] as const;

/** Counts milliseconds on a clock with adjustable speed while it runs. */
export function useClock(speed: number, isRunning: boolean, onTick: (elapsed: number) => void): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!isRunning) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      tick((now - before) * speed);
      before = now;
    }, TICK);
    return () => clearInterval(timer);
  }, [speed, isRunning]);
}

/** Formats milliseconds as clock time: `1:05`. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whether the reader prefers reduced motion. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
