import { useEffect, useState } from 'react';
import { checkText, type CheckedText } from '@/lib/script/check';
import type { Work } from './work';

/** The debounce delay in milliseconds, longer for text that takes long to check. */
const PAUSE = 150;

/** Checks text immediately, then whenever the reader pauses. Returns the last checked version. */
export function useChecked({ text, platform }: Work): CheckedText & Work {
  const [checked, setChecked] = useState(() => check(text, platform));
  const { time } = checked;
  const isFresh = checked.text === text && checked.platform === platform;
  useEffect(() => {
    if (isFresh) return;
    const timer = setTimeout(() => setChecked(check(text, platform)), Math.max(PAUSE, 2 * time));
    return () => clearTimeout(timer);
  }, [text, platform, isFresh, time]);
  return checked;
}

function check(text: string, platform: Work['platform']) {
  const start = performance.now();
  const found = checkText(text, platform);
  return { ...found, text, platform, time: performance.now() - start };
}
