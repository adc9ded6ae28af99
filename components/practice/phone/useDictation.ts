import { useEffect, useRef, useState } from 'react';

/** What browsers have of the Web Speech API; TypeScript does not know it. */
interface Recognition extends EventTarget {
  lang: string;
  start(): void;
  abort(): void;
}

type RecognitionEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };

const constructorOf = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    (new () => Recognition) | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** Writes down what the reader says. */
export interface Dictation {
  isListening: boolean;
  /** The reason why nothing was written down. */
  failure?: string;
  start(): void;
}

/** The dictation of this browser; `undefined` where it has none. */
export function useDictation(onWords: (words: string) => void): Dictation | undefined {
  const [isListening, setListening] = useState(false);
  const [failure, setFailure] = useState<string>();
  const current = useRef<Recognition>(undefined);
  const Recognizer = constructorOf();
  useEffect(() => () => current.current?.abort(), []);
  if (!Recognizer) return undefined;
  const start = () => {
    const recognition = new Recognizer();
    recognition.lang = 'en-US';
    recognition.addEventListener('result', (event) => {
      onWords((event as RecognitionEvent).results[0]?.[0]?.transcript ?? '');
    });
    recognition.addEventListener('error', () => setFailure('Nothing was understood. You can type it instead.'));
    recognition.addEventListener('end', () => setListening(false));
    current.current = recognition;
    setFailure(undefined);
    setListening(true);
    recognition.start();
  };
  return { isListening, failure, start };
}
