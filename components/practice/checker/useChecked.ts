import { useEffect, useState } from 'react';
import { checkText, type CheckedText } from '@/lib/script/check';
import type { Work } from './work';

/** Debounce in milliseconds, longer for texts whose check takes long. */
const PAUSE = 150;

/** The last checked version of a text. It is checked immediately, then whenever the reader pauses. */
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
