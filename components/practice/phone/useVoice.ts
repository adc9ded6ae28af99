import { useEffect, useState } from 'react';

/** The browser's speech synthesis. */
export interface Voice {
  isOn: boolean;
  turn(isOn: boolean): void;
  /** Says a text, in English by default, after what it is saying now. */
  speak(text: string, lang?: string): void;
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
    speak(text, lang = 'en-US') {
      if (isOn) say(text, { lang });
    },
  };
}

/** Says a text after what the browser is saying now. */
export function say(text: string, how: { lang: string; voice?: SpeechSynthesisVoice }): void {
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), how));
}
