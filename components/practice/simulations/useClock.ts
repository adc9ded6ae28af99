import { useEffect, useEffectEvent, useState } from 'react';
import type { Inputs } from '@/lib/practice/fields';
import { readClock } from '@/lib/practice/load';

/** The clock of a simulation, whose time is one of the inputs. */
export function useClock(inputs: Inputs, write: (next: Inputs) => void) {
  const [isRunning, setRunning] = useState(false);
  const { minute, duration, speed } = readClock(inputs);
  const skip = () => {
    setRunning(false);
    write({ elapsed: '1' });
  };
  const tick = useEffectEvent((seconds: number) => {
    const time = minute + seconds * speed;
    if (time < duration) write({ elapsed: String(time / duration) });
    else skip();
  });
  useEffect(() => {
    if (!isRunning) return;
    // For a reader who wants little motion the figures change less often.
    const seconds = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 0.25;
    const timer = setInterval(() => tick(seconds), seconds * 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    isRunning,
    /** Runs on, or from the beginning again when the test is over; pauses. */
    run() {
      if (!isRunning && minute >= duration) write({ elapsed: '0' });
      setRunning(!isRunning);
    },
    skip,
  };
}
