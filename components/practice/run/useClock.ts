import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two looks at the clock: less than a word takes. */
const TICK = 100;

/** How often the clock is faster than that on the wall. */
export const SPEEDS = [1, 4] as const;

/** Tells how many milliseconds have gone by on a clock of some speed, as long as it runs. */
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

/** Milliseconds as a clock shows them: `1:05`. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whether the reader wants nothing to move. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
