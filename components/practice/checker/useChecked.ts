import { useEffect, useState } from 'react';
import { checkText, type CheckedText } from '@/lib/script/check';
import type { Work } from './work';

/** Milliseconds without a key after which a text is checked; longer for one whose check takes long. */
const PAUSE = 150;

/** The text as it was checked last: at once, and then whenever the reader pauses. */
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
