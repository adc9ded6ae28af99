import { useEffect, useState } from 'react';

/** Returns the browser's voice, which speaks English by default and only if turned on. `undefined` if it has none. */
export function useVoice() {
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
    turn(on: boolean) {
      if (!on) stop();
      setOn(on);
    },
    speak(text: string, lang = 'en-US') {
      if (isOn) say(text, { lang });
    },
  };
}

/** Speaks text once the browser finishes its current utterance. */
export function say(text: string, how: { lang: string; voice?: SpeechSynthesisVoice }): void {
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), how));
}
