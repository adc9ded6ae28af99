import { useEffect, useState } from 'react';

/** The browser's speech synthesis. */
export interface Voice {
  isOn: boolean;
  turn(isOn: boolean): void;
  speak(text: string): void;
  /** Stops immediately, even mid-sentence. */
  stop(): void;
}

/** Returns the browser's voice. `undefined` if it has none. */
export function useVoice(): Voice | undefined {
  const [isOn, setOn] = useState(false);
  const has = 'speechSynthesis' in window;
  useEffect(() => {
    if (has) return () => speechSynthesis.cancel();
  }, [has]);
  if (!has) return undefined;
  const stop = () => speechSynthesis.cancel();
  return {
    isOn,
    stop,
    turn(on) {
      if (!on) stop();
      setOn(on);
    },
    speak(text) {
      if (isOn) speechSynthesis.speak(new SpeechSynthesisUtterance(text));
    },
  };
}
