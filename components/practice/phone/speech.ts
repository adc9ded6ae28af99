import { useEffect, useRef, useState } from 'react';

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

/** The part of the Web Speech API that is called here. TypeScript doesn't declare it. */
type Recognition = Record<'start' | 'stop' | 'abort', () => void>;

/** Returns the browser's dictation, with a function that starts or stops it. `undefined` if it has none. */
export function useDictation(onWords: (words: string) => void) {
  const [state, setState] = useState<'idle' | 'listening' | 'failed'>('idle');
  const current = useRef<Recognition>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const apis = window as unknown as Partial<Record<string, new () => Recognition>>;
  const Recognizer = apis.SpeechRecognition ?? apis.webkitSpeechRecognition;
  if (!Recognizer) return undefined;
  const toggle = (lang: string) => {
    if (state === 'listening') return current.current?.stop();
    current.current = Object.assign(new Recognizer(), {
      lang,
      onresult: ({ results }: SpeechRecognitionEventInit) => onWords(results[0]?.[0]?.transcript ?? ''),
      onerror: () => setState('failed'),
      onend: () => setState((last) => (last === 'failed' ? last : 'idle')),
    });
    current.current.start();
    setState('listening');
  };
  return { state, toggle };
}
